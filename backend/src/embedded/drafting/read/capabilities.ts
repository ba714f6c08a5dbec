import { infinitive, isPlural } from '../language.js';
import type { Capability } from './brief.js';
import { freeAnswers, holdAnswers, purposeIn } from './answers.js';
import { addCondition, conditionIn } from './conditions.js';
import { afterSubject, formOf, isBarePair, phrasal, shared, thirdBefore, unlisted, type Form } from './forms.js';
import { isNounish, isPeople, isVerb, verbOf } from './lexicon.js';
import { objectOf, questions } from './objects.js';
import { isFeatureNoun, lacksArticle, nounList } from './noun-lists.js';
import { bareNoun, inThirdPerson } from './phrases.js';
import { questionsIn, toldIn } from './asked-things.js';
import { toReaders, whenLast, withReceivers } from './receivers.js';
import { isSoundObject } from './sound.js';
import { isAnswer, isPronoun, meantBy, standIn } from './stand-in.js';
import { isDone } from './words.js';
import { isWorthwhile, stops } from './worthwhile.js';

/** What follows another verb tells how, why or when; the capability is said before it. */
const stop =
  /\s*(?:[;–—(]|:(?=\s|$)|\s-\s|(?<!\b(?:or|and)),?\s(?:so that|so they|so|because|while|without|instead of|rather than|whose|but|unless|whenever|(?<!\b(?:alert|warning|reminder|notice|message|notification) )if|(?:after|until)(?! (?:the (?:first|last|end)|each|every|\d+|noon|midnight|\p{L}+day|an?|one|two|three)\b)|thanks to)\b|,\s(?:with|so|where|which|who (?:has|have|is|are|was|were))\b).*$/iu;
/** 'see when they are fixed' and 'notes what he did and when he is due' ask and stay; 'swap batteries when they are low' ends before its condition. */
const condition =
  /(?<!\b(?:(?:what|which|who|where|how|why|whether)|(?:mark|note|record|report|enter|log|write|say)s?)\s[^,;]*\s(?:and|or))(?<!\b(?:see|know|learn|check|tells?|shows?|alerts?|notif(?:y|ies)|reminds?|predicts?|gets?|receives?|sends?)(?:\s[^\s,]+){0,3})(?<!\b(?:mark|note|record|report|enter|confirm|tick off|say)s?),?\swhen(?! to)\b.*$/i;
const reason = /\s*(?:[;–—(]|:(?=\s|$)|\s-\s|,?\s(?:so that|so they|so|because|while|whose|but)\b).*$/iu;
const asks = new RegExp(
  String.raw`^(?:(?:tell|show|alert|notify|remind)(?:s|ing)?\s+(?:[\p{L}-]+\s+){0,3}?(?!who\s(?:is|are|has|have|haven|hasn|did|do|does)\b)|(?:see|know|find out|look(?:s|ing)? up|check|understand|learn|say|ask)s?\s+)((?:${questions})(?:['’]s)?\s.+)$`,
  'iu',
);
/** `remind a family when a report is two days late`; `warn when a dress is not ready`: whom, is known from elsewhere. */
const reminding =
  /^(warn|alert|notify|remind|nudge|ping|prompt)s? (?:((?:(?:an?|the|all|every|each|our) )?(?:[\p{L}-]+ )?[\p{L}-]+) )?((?:if|when|whenever|as soon as) [^;(]+?)(?:,? so (?:that )?.*)?$/iu;
const particle = /^(?:off|up|out|back|down|over|away|aside)$/;
/** What follows in a list but is no further thing to do: '-25 °C, gloves, must work in Polish', '140 labs'. */
const qualifiers =
  /,\s(?:(?:and\s|but\s)?(?:must|should|has to|needs to|no(?! or\b)|not (?:more|longer|later|earlier) than|at most|at least \d|up to (?:\d|two|three|four|five|six|ten)|for example|for instance|also|only|hands-free|offline|including|even)\b|e\.g\.|[-–−+]?\d[\d.,]*\s?(?:°|%|\p{L}+(?:$|[,.]))).*$/iu;

/** `plan crews, boats and landing slots around weather windows, and swap shifts` in single capabilities. `single`: its verbs were told apart before. */
export function verbPhrase(raw: string, automatic: boolean, led = false, single = false): Capability[] {
  const text = whenLast(withReceivers(inThirdPerson(toReaders(raw))))
    .trim()
    // 'see if somebody is missing' asks; it sets no condition.
    .replace(/\b(see|check|know|find out|learn)(s?) if\b/giu, '$1$2 whether')
    // 'tick them off' reads as 'tick off them'.
    .replace(
      /\b(\p{L}+) (them|it|these|those) (off|up(?! to \d)|out(?! of\b)|back|down|over|in(?!\s(?!(?:on|at|by|before|after|when|if)\b)\p{L}))(?=$|[\s,])(?! (?:an?|the|their|one)\b)/giu,
      '$1 $3 $2',
    )
    .replace(
      /^(hand|give|lend|send|take|bring|put|pick|drop|sign|fill|print|carry|write|switch|turn|shut|pass|read)(s?) ((?:the|an?|their|each|every) (?:\p{L}+ )?\p{L}+) (?!up to )(out|back|up|down|off|on|in|away)(?=$|,|\s(?:and|to|for|at|by|from|if|when)\b)/iu,
      '$1$2 $4 $3',
    )
    // 'enter the strokes a die has made': what tells which, is said as such.
    .replace(
      /\b((?:the|an?|all|every|each) [\p{L}-]+) ((?:an?|the|their|each|every) [\p{L}-]+ (?:has|have|had) (?!to\b)\p{L}+)/iu,
      '$1 that $2',
    )
    .replace(/\bbefore and after (?=\p{L})/giu, 'before-and-after ')
    .replace(qualifiers, '')
    .replace(/^(?:easily|quickly|automatically|simply|better|also|just|then|to)\s+/i, '')
    // 'tell us by 8 if a child is ill': they say it.
    .replace(
      /^(?:tell|let)(s?) (?:them|him|her)( know)?( (?:by|before|until|at|on) [^,;]{1,20}?)? (?=(?:if|whether|when|that)\b)/iu,
      (whole, end: string, know: string | undefined, time: string | undefined) =>
        /^tells? (?:us|me)\b|^lets? (?:us|me) know\b/i.test(raw.trim()) ? `say${end}${time ?? ''} ` : whole,
    )
    .replace(/^tell(s?) (?:them|their) (?=(?:the|an?|their|which|what|how|whether|if)\b)/i, 'enter$1 ')
    .replace(/^ask(s|ing)? for (?=(?:an?|the|their|some|more|new|\p{L}+s)\b)/iu, (_, end = '') => `request${end} `)
    .replace(/^(?:keep|keeps|keeping) track of\b/i, 'track')
    .replace(/^look(s|ing)? for\b/i, (_, end: string | undefined) => `find${end ?? ''}`)
    .replace(/^(confirm|say|report|tell)(s?) (?=(?:it|they|he|she|everything) \p{L})/iu, '$1$2 that ')
    .replace(/^(?:remember|try|want|need|start|begin|continue|be able|get) to (?=\p{L}+)/iu, '')
    .replace(/^makes? sure (?:that )?.*$/i, '')
    .replace(/ (?:among(?:st)?|between) (?:themselves|each other|one another)(?= |$)/gi, '')
    .replace(
      /(?<=\p{L}) (?:themselves|himself|herself|yourself|ourselves)(?= |$)(?<!\b(?:put|sign|register|add|enter|introduce|check|help) \p{L}+)/giu,
      '',
    );
  const [, warns = '', whom = '', due = ''] = reminding.exec(text) ?? [];
  // 'warn us when one is overdue': whoever writes.
  if (warns !== '' && /^(?:them|us|me)$/i.test(whom) && automatic && /\b(?:us|me)\b/.test(raw))
    return [{ verb: warns.toLowerCase(), object: '', noun: '', tail: due, automatic }];
  if (warns !== '' && (whom === '' || (automatic && isPeople(bareNoun(whom)))))
    return [{ verb: warns.toLowerCase(), object: whom, noun: '', tail: due, automatic }];
  // 'see what is missing and pay the exam fee': another deed ends the question.
  const [, asked = '', then = '', verb = ''] =
    /^(.+?),?\s(?:and|then)\s((\p{L}+)\s(?:the|an?|their|it|them)\b.*)$/iu.exec(text) ?? [];
  if (then !== '' && asks.test(asked) && isVerb(verb) && (!isNounish(verb) || verb === 'pay'))
    return [...verbPhrase(asked, automatic, led, single), ...verbPhrase(then, automatic, led, single)];
  const asking = asks.exec(text.replace(/[.?!]+$/, ''));
  // Who says on which days they can come enters it.
  if (asking?.[1])
    return questionsIn(asking[1], toldIn(text)).map((one) =>
      // Who tells somebody when something runs out reports it.
      !automatic && led && /^tells? (?:me|us|them|him|her|the|our)\s/i.test(raw.trim())
        ? { ...one, verb: 'report' }
        : !automatic && /^says?\s/i.test(text)
          ? { ...one, verb: 'enter' }
          : !automatic && /^checks?\s/i.test(text)
            ? { ...one, verb: 'check' }
            : one,
    );
  const reasoned = text.replace(reason, '');
  const cut = reasoned.replace(stop, '').replace(condition, '');
  const bare = cut;
  const when = conditionIn(reasoned.slice(bare.length)) || purposeIn(text.slice(bare.length));
  const pieces = holdAnswers(bare)
    .replace(/,?\s(?:and|or|but)$/i, '')
    .replace(/,\s(?:charging|including|such as|especially)\b.*$/i, '')
    .trim()
    .split(
      /(,(?!\d)\s*(?:(?:and|or|then)\s+)?|\s+(?:and|or|&|\+)\s+(?!(?:more|less|fewer|over|above|below|under|later|earlier|longer|older|younger|so)\b))/i,
    );
  const parts = pieces.filter((_, at) => at % 2 === 0).map((part) => freeAnswers(part.trim()));
  const capabilities: Capability[] = [];
  // 'record weight, moisture, pay in cash': a list that another deed cuts short gets its 'and'.
  let loose = '';
  const close = (): void => {
    const last = capabilities.at(-1);
    if (last && loose !== '')
      Object.assign(
        last,
        objectOf([last.object, last.tail].filter(Boolean).join(' ').replace(`, ${loose}`, ` and ${loose}`)),
        {
          noun: last.noun,
        },
      );
    loose = '';
  };
  const form = formOf((parts[0] ?? '').split(' ')[0] ?? '');
  for (const [index, part] of parts.entries()) {
    if (part === '') continue;
    // 'ticks symptoms, it says wait, call or go': what follows is said by somebody else.
    if (index > 0 && /^(?:they|it|we|he|she|nobody|everyone) \p{L}/iu.test(part)) break;
    // 'see test results and return dates': what can be seen is listed on.
    const seen =
      index > 0 && /^(?:see|view|get|show|check|know)$/.test(capabilities.at(-1)?.verb ?? '') && isBarePair(part);
    // 'read snow profiles, weather models': of a single deed, nouns that may be verbs are further things.
    const [first = '', ...more] = part.split(' ');
    // Behind a question or a tail no further thing can follow: 'write what they did and order parts'.
    const before = capabilities.at(-1);
    const ended =
      before !== undefined && (before.tail !== '' || new RegExp(`^(?:${questions})\\s`).test(before.object));
    const listed =
      single &&
      index > 0 &&
      !ended &&
      more.length > 0 &&
      isNounish(first) &&
      // 'weigh a box and print a label': before an article stands no noun.
      !(isVerb(first) && /^(?:an?|its|their|his|her)$/i.test(more[0] ?? '')) &&
      !entersMore(first, more[0] ?? '') &&
      !/^(?:work|cost|launch|run|start|cut)$/i.test(first);
    // 'log a dose with patient, amount and witness': what belongs to the entry goes on.
    const entered = index > 0 && more.length === 0 && /(?:^|\s)with\s/.test(before?.tail ?? '');
    const found =
      seen || listed || entered
        ? 'none'
        : verbPart(
            shared(part, parts[index + 1]),
            index,
            form,
            automatic,
            led || (single && ended),
            /^(?:see|know|find|check|view|learn|understand|ask|show|tell|get)\b/.test(before?.verb ?? 'see'),
            (before?.tail ?? '') !== '',
          );
    if (found === 'none' && index === 0) return [];
    if (found === 'none') {
      const glue = pieces[2 * index - 1] ?? ', ';
      loose = attach(capabilities, part, glue) && /^,\s*$/.test(glue) ? part : '';
    } else {
      close();
      // What is paid is no thing that is sent or put back.
      for (const one of found) if (one.verb === 'pay' && !isSoundObject(one.object)) one.noun = '';
      // What a yes is given to may stand in another clause.
      capabilities.push(...found.map((one) => (isAnswer(one) ? one : standIn(one, meantBy(one, capabilities)))));
    }
  }
  close();
  const worth = capabilities.filter((one) => isWorthwhile(one) || (when !== '' && stops(one)));
  if (worth.at(-1) === capabilities.at(-1)) addCondition(worth, when);
  return worth;
}

const where =
  /^(?:app|tool|system|site|website|portal|calendar|office|shop|library|morning|afternoon|evening|night|summer|winter|spring|autumn|same|first|last|next|book|list|kitchen|hall|lobby|\p{L}+room)s?$/iu;

/** `check the rope and note wear`; a log book is kept. */
const entersMore = (verb: string, next: string): boolean =>
  /^(?:note|log)s?$/i.test(verb) && next !== '' && !/^(?:book|sheet|file|card|pad|entr)/i.test(next);

/** `mark in spring what took` */
const notesWhat =
  /^(?:mark|note|log|record|report|check|show)s? (?:in|on|at|by|after|before) [^,;]* (?:what|which|who|whether|how) /i;

const papers = /^(?:invoice|quote|bill|receipt|permit|contract|document|report|request|order|note|review)s?$/i;

/** Nouns only with another noun before them: 'reserve a box and pay for it'. */
const surely = /^(?:pay|vote|search)s?$/i;

/** One part of a list read as verb and object; 'none' when it goes on with the object before. */
function verbPart(
  part: string,
  index: number,
  form: Form,
  automatic: boolean,
  led: boolean,
  looks: boolean,
  hasTail = false,
): Capability[] | 'none' {
  const asking = asks.exec(part);
  if (asking?.[1]) return questionsIn(asking[1]);
  // 'mark the kind of soiling and whether it must be disinfected': what is marked goes on.
  if (index > 0 && new RegExp(`^(?:${questions})\\s`, 'i').test(part)) return looks ? questionsIn(part) : 'none';
  const [first = '', ...rest] = part
    .replace(/^(?:to|then|also|automatically|can|will|must|should|even|easily|quickly)\s+/i, '')
    .split(/\s+/);
  // 'places not taken by eight' are places.
  if (rest[0] === 'not') return 'none';
  const own = formOf(first);
  // 'pay by card or invoice', 'see their contracts, invoices and consumption': things of the list.
  if (index > 0 && rest.length === 0 && papers.test(first) && (hasTail || (/s$/.test(first) && form !== 'third')))
    return 'none';
  const joined =
    !/^up to\b/i.test(rest.join(' ')) &&
    (particle.test([rest[0] ?? '', rest[1] ?? ''].join(' ').trim()) || particle.test(rest[0] ?? ''));
  const gathered = /^(?:put|bring|pull|piece|get)s?$/i.test(first) && rest[0] === 'together';
  const entering = /^(?:fill|hand|send|bring|turn|phone|mail|sign|type|check)s?$/i.test(first) && rest[0] === 'in';
  // 'riders take on a run'
  const taking = /^takes?$/i.test(first) && rest[0] === 'on' && /^(?:an?|the|each|every|more|new)$/.test(rest[1] ?? '');
  // 'books in the bags': not where, but what.
  const booking =
    /^(?:book|log|sign|check|clock|scan|take|count|trade|plug)s?$/i.test(first) &&
    rest[0] === 'in' &&
    (/^(?:an?|the|each|every|all|their|new|them|it)$/.test(rest[1] ?? '') || isPlural(rest[1] ?? '')) &&
    !where.test(rest[2] ?? '');
  const weighing =
    /^weighs?$/i.test(first) && rest[0] === 'in' && /^(?:an?|the|their|each|every|all)$/.test(rest[1] ?? '');
  const with_ = joined || entering || booking || taking || gathered || weighing ? rest.shift() : undefined;
  const base = verbOf(first) ?? (with_ && phrasal.test(first) ? first.toLowerCase() : null);
  const unknown =
    rest.length > 0
      ? (unlisted(first, rest.join(' '), index, form, automatic || led) ??
        (led && index === 0 ? afterSubject(first, rest[0] ?? '') : null))
      : null;
  const again = index > 0 && form === 'third' && thirdBefore(first, rest[0] ?? '') ? infinitive(first) : null;
  const verb = base ?? unknown ?? again;
  if (!verb || (index > 0 && base !== null && own !== form)) return 'none';
  // After a subject the first word has to be its verb: 'leaders schedule standby'.
  if (
    isNounish(first) &&
    !(led && index === 0) &&
    !surely.test(first) &&
    !(index > 0 && /^(?:watch|track|check|report|share|request)$/i.test(first)) &&
    !(index > 0 && entersMore(first, rest[0] ?? '')) &&
    lacksArticle(rest.join(' '))
  )
    return 'none';
  // 'price and number left' is a number.
  if (index > 0 && rest.length === 1 && isNounish(first) && /^(?:left|free|needed|available|due)$/i.test(rest[0] ?? ''))
    return 'none';
  if (index > 0 && rest.length === 0 && isNounish(first)) return 'none';
  if (
    index > 0 &&
    isNounish(first) &&
    !surely.test(first) &&
    !notesWhat.test(part) &&
    /^(?:of|for|in|from|with|by)$/i.test(rest[0] ?? '')
  )
    return 'none';
  return [{ verb: with_ ? `${verb} ${with_}` : verb, ...objectOf(rest.join(' ')), automatic }];
}

/** `… boats`: what a verb is done to is kept whole, in the words of the idea. */
function attach(capabilities: Capability[], part: string, glue: string): boolean {
  const previous = capabilities.at(-1);
  const [first = ''] = part.split(' ');
  const acts = verbOf(first);
  const before = [previous?.object, previous?.tail].filter(Boolean).join(' ');
  // 'with variety and seed lot', 'as certified or rejected': a compound, and a state, of a list.
  const listed =
    papers.test(part) ||
    lacksArticle(part.slice(first.length).trim()) ||
    // 'with patient, amount and witness'
    (first === part && /(?:^| )with [^,]+(?:,|$)/.test(before)) ||
    (isDone(first) && / as |^as /.test(before));
  if (acts && !isNounish(acts) && !/ing$/.test(first) && !listed) return false;
  // 'deposits held' is a state, no further object.
  if (/^(?!the |all |any ).*\s(?:held|included|required|needed|allowed|covered)$/i.test(part)) return false;
  if (!previous || before === '' || part.split(' ').length > 9) return false;
  if (
    /^(?:they|it|we|he|she|this|that|these|the (?:app|system)|nobody|everyone|no(?!-)|charging)\b/i.test(part) &&
    !/ or $/.test(glue)
  )
    return false;
  // 'fees are calculated automatically': a clause of its own, no further object.
  if (
    !new RegExp(`^(?:${questions})\\s`, 'i').test(part) &&
    !/^(?:before|when|if|until|after|once|unless) /i.test(previous.tail) &&
    // 'the parts that are missing' is one.
    !/^(?:the|an?|all|any|each|every|its|their) [\p{L}-]+(?: [\p{L}-]+)? (?:that|which|who) (?:is|are|was|were) /iu.test(
      part,
    ) &&
    /\s(?:is|are|was|were|goes?|happens?|comes?|takes?|gets?|becomes?|must|can|will)(?:\s|$)/i.test(part)
  )
    return false;
  // '…, barcode scanning, expiry alerts': things of their own.
  if (isFeatureNoun(part)) {
    capabilities.push(...nounList(part));
    return false;
  }
  if ((isPronoun(previous.object) && previous.tail === '') || before.split(' ').length > 18) return false;
  const whole = objectOf(`${before}${glue}${part}`);
  Object.assign(previous, whole, { noun: whole.noun || previous.noun });
  return true;
}
