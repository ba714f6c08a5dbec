import nlp from 'compromise';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { isPhysicalUnit, money, physical } from './values.js';
import { bareNoun, prepositions } from './phrases.js';

const questions = 'which|what|who|whose|when|where|how|why|whether';

const number = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
/** `that limit with a written reason`, and not `that the limit is kept`. */
const demonstrative =
  /^that ((?!(?:the|an?|it|they|he|she|we|you|i|this|each|every|all|no|nobody|there|their|our)\b)\p{L}+(?: (?:with|for|in|on|at|by|from|to|within)\b.*)?)$/iu;
const ofSize = new RegExp(
  String.raw`^((?:an? |the |each |every )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+) of ((?:(?:up to|at most|at least) ${number}|${number} to ${number}) [\p{L}-]+)((?: .*)?)$`,
  'iu',
);

/** What a verb is done to, the noun at its heart, and what is said around it. */
export function objectOf(text: string): Pick<Capability, 'object' | 'noun' | 'tail'> {
  // 'pay online': how, and not what.
  if (/^(?:online|offline|again|early|late|at once|in advance|in cash|by card)$/i.test(text.trim()))
    return { object: '', noun: '', tail: text.trim() };
  // 'bring it back cleaned': how it comes back.
  const [, stands = '', state = ''] =
    /^(it|them) (\p{L}{3,}(?:ed|en|n)|clean|empty|full|closed|open|dry|ready)\b/iu.exec(text) ?? [];
  if (stands !== '' && state !== '') return { object: stands, noun: '', tail: text.slice(stands.length).trim() };
  // 'anything marked as a safety issue': which, is said behind it.
  if (/^(?:any|every|some)thing (?:that |which )?\p{L}+(?:ed|en)\b/iu.test(text))
    return { object: text, noun: '', tail: '' };
  // 'override that limit with a reason': the one that was spoken of.
  const [, which = ''] = demonstrative.exec(text) ?? [];
  if (which !== '') return objectOf(`the ${which}`);
  // 'a mix of two to four sources', 'a slot of up to two hours'
  const [, head = '', size = '', behindSize = ''] = ofSize.exec(text) ?? [];
  if (head !== '') {
    const { noun } = objectOf(head);
    return { object: `${head} of ${size}`, noun, tail: behindSize.trim() };
  }
  // 'shows "ok / talk to parents"': as it is shown.
  if (/^["“][^"“”]+["”]$/.test(text)) return { object: text, noun: '', tail: '' };
  const [, limit = '', counted = ''] =
    /^(up to |at most |at least )((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s.*)$/iu.exec(text) ??
    [];
  if (counted && !/^\S+ (?:minutes?|hours?|days?|weeks?|months?|years?|%)\b/i.test(counted)) {
    const inner = objectOf(counted);
    return { ...inner, object: `${limit}${inner.object}` };
  }
  const split = text.match(
    new RegExp(
      String.raw`^(.*?)(?:^|\s)((?:(?:${prepositions}|who|that|which|(?<=\s)(?:who|that|which)['’]\p{L}+|(?<!\b(?:what|which|who|how|when|where|that|as) )it (?:can|cannot|can['’]t|does|doesn['’]t|has|hasn['’]t|needs|knows)|(?:(?<!\b(?:and|or)\s)when|if|unless|once|as soon as)(?=\s)|(?:they|we|you|he|she) (?:can|cannot|have|need|want|will|must|do|are|like|own|use|see))\s.+|(?:they|we|you|he|she) \p{L}+(?:\s.+)?$|the (?:evening|day|morning|night|week|month) (?:before|after)\s.+|at(?! least| most)\s.+|at (?:least|most) (?:an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:minutes?|hours?|days?|weeks?|months?)(?:\s.+)?|(?<=\p{L}\s)(?:once|twice|(?:\d+|three|four|five|six) times) (?:an?|per|each|every) \p{L}+(?:\s.+)?|(?<=\p{L}\s)(?<one>\p{L}{3,}) by \k<one>(?:\s.+)?|(?<=\p{L}\s)(?:each|every) (?:(?:other|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|few) )?(?:\p{L}+day|day|week|month|year|morning|afternoon|evening|night|hour|minute|shift|term|season|quarter|spring|summer|autumn|winter)s?(?:\s.*)?))$`,
      'iu',
    ),
  );
  const trailing = text.match(
    /^(.+?)\s((?:(?<=\b(?:the|their|an?|each|every) \p{L}+\s)live|monthly|weekly|daily|yearly|online|offline|hands-free|automatically|fairly|faster|together|afterwards|beforehand|ahead|(?:the )?(?:same|next|following) (?:day|evening|morning|afternoon|night|week|month|hour)(?![-'’])(?=$|\s(?:at|by|in|on|for|to|from|before|after|with|without|and|or)\b)|the (?:night|day|evening|morning|week|month) before$|(?<!\b(?:of|for|from|to|until|and|or|last|this) )(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s| (?:mornings?|afternoons?|evenings?|nights?))$|(?<!\b(?:the|an?|each|every|at|by|of|until) )end of (?:the )?(?:day|shift|week|month|quarter|season|year)$|(?:once|twice)$|again|later|(?<=\b(?:an?|the|each|every|all) \p{L}{3,}\s)(?:done|paid|ready|closed|open|solved|resolved|finished|complete|safe|unsafe|dangerous|free|taken|empty|full|clean|dirty|urgent|broken|faulty|defective|damaged|missing|lost|found|sold|active|fit|unfit|due|overdue|absent|present|available|unavailable|unusable)|\p{L}{3,}ly|(?:\d+(?:\/|, | and | or ))*(?:[\d/]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|hours?|minutes?|weeks?|months?)\s(?:early|earlier|before|after|ahead|later))\b.*)$/iu,
  );
  const adverb =
    trailing && /(?:^|\s)(?:an?|the|their|one|every|each|its)$|s['’]$|['’]s$/i.test(trailing[1] ?? '')
      ? null
      : trailing;
  // 'up to 4 caregivers, such | as a partner': examples of what was named.
  const [, plain = '', examples = ''] = /^(.+?),? (such as .+)$/i.exec(text) ?? [];
  if (plain !== '') {
    const { object, noun, tail } = objectOf(plain);
    return tail === '' ? { object, noun, tail: examples } : { object, noun, tail: `${tail}, ${examples}` };
  }
  // 'a set of | up to 60 pieces': no end of it.
  if (/\sof$/i.test(split?.[1] ?? '') && split?.[2]) {
    const { object, tail } = objectOf(split[2]);
    return {
      object: `${split[1] ?? ''} ${object}`.trim(),
      noun: bareNoun((split[1] ?? '').replace(/\sof$/i, '')),
      tail,
    };
  }
  const use = split && (!adverb || (split[1] ?? '').length <= (adverb[1] ?? '').length) ? split : (adverb ?? split);
  const said = (use ? (use[1] ?? '') : text).trim();
  // 'a pick list sorted by aisle': how it is made is no part of its name.
  const [, whole = said, made = ''] =
    (use?.[2] &&
      (/^((?:an?|the|their|each|every|all) .*\p{L}) (\p{L}{3,}ed)$/iu.exec(said) ??
        (/^by /.test(use[2]) ? /^(\p{L}+s) (\p{L}{3,}ed)$/iu.exec(said) : null))) ||
    [];
  // 'a batch only after the lab has signed'
  const [, named = whole, strictly = ''] = (use?.[2] && /^(.+) (only)$/i.exec(whole)) || [];
  // 'the serial number and up to 5 photos': no end of it.
  if (use && /\s(?:and|or)$/.test(named))
    return { object: text.trim(), noun: bareNoun(named.replace(/,?\s(?:and|or)$/, '')), tail: '' };
  const object = named.replace(/,$/, '');
  // 'roll back automatically within 5 minutes'
  if (use && /^\p{L}{4,}ly$/u.test(object)) return { object: '', noun: '', tail: text.trim() };
  const asked = new RegExp(`^(?:${questions})\\s(?:many\\s|much\\s)?(.*)$`, 'i').exec(text);
  if (asked)
    return {
      object: text,
      noun: /^(?:what|who|why|whether|how (?!many|much))/i.test(text) ? '' : aboutIn(asked[1] ?? ''),
      tail: '',
    };
  return {
    object,
    noun: /^(?:whoever|whatever|(?:any|every|some|no)thing\b.*|(?:yes|no|maybe)$|(?:yes|no|maybe),? (?:or|and|no)|paid|told|notified|alerted|reminded|matched|started)\b/i.test(
      object,
    )
      ? ''
      : new RegExp(`^(?:an? |the )?${money}$`, 'u').test(object)
        ? ''
        : bareNoun(alternative(object.replace(bothWays, ''))),
    tail: [strictly, made, use?.[2] ?? '']
      .filter(Boolean)
      .join(' ')
      .trim()
      .replace(/\s(?:even|also|only|too)$/i, ''),
  };
}

/** `check each piece out and in`: what is checked is a piece. */
const bothWays = / (?:out and in|in and out|on and off|up and down)$/i;

/** `a 6 kg or 13 kg cylinder`, `a small or a large box`: the noun stands behind the last. */
function alternative(object: string): string {
  // 'a red, amber or green verdict'
  const [, qualities = '', what = ''] = ofQualities.exec(object) ?? [];
  if (what !== '' && qualities.split(/, | or /).some((one) => nlp(one).has('#Adjective'))) return what;
  const [first = '', last = ''] = object.split(/\sor\s/);
  if (last === '') return object.replace(sized, '$1');
  const one = bareNoun(first);
  return one === '' || isPhysicalUnit(one) || /-\p{L}+$/u.test(first) ? last.replace(sized, '$1') : object;
}
const ofQualities = /^(?:an?|the|each|every) (\p{L}+(?:, \p{L}+)+ or \p{L}+) (\p{L}+)$/iu;
const sized = new RegExp(
  String.raw`^((?:an?|the|each|every) )?\d[\d.,]*[ -](?:${physical}|person|seat|room|bed|page)\s(?=\p{L})`,
  'iu',
);

/** `every container is` -> container; `pupils have overdue books` -> book. */
function aboutIn(question: string): string {
  const first = bareNoun(
    question
      .replace(/^of (?:each|every) /i, '')
      // 'portions they have made'
      .replace(/\s(?:they|we|he|she|it|you|somebody) (?:have|has|had) \p{L}+\b.*$/iu, '')
      .replace(
        /\s(?:went|go(?:es)?|comes?|came|stops?|starts?|runs?|ends?|stands?|lies?|needs?|expires?|arrives?|leaves?|breaks?|hangs?|sits?|waits?|sleeps?|belongs?|lives?|moves?|gets?|works?|grows?|parks?|docks?|falls?)\b.*$/i,
        '',
      ),
  );
  // 'how long they’ve got': a clause, and no thing.
  if (/['’]|\b(?:they|we|you|it|he|she|i)\b/i.test(first)) return '';
  if (first && !isPeople(first)) return first;
  return bareNoun(/\b(?:have|has|need|needs|owe|owes|use|uses)\s(.+)$/i.exec(question)?.[1] ?? '');
}
