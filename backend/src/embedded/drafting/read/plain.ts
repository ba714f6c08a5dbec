import { infinitive, isPlural, lowerFirst, plural, singular, stripStop, thirdPerson } from '../language.js';
import { isNounish, isPeople, isVerb, looksVerbal, verbOf } from './lexicon.js';
import { kindWords } from './kinds.js';
import { bareNoun, headOf, isVague, prepositions } from './phrases.js';
import { gerunds, glue, itemsOf, listIn } from './people-lists.js';
import { supposed, wishedThat } from './that-lists.js';
import { conditionLast, withoutAside } from './asides.js';

/** Statements in the plain form that clauses are read from: who can do what, and what the product does. */
export interface Plain {
  texts: string[];
  /** Its words wish for something, whatever trouble is told beside. */
  asked: boolean;
}

/** `people`: whom 'they' and 'them' mean, plural, from the statements before. */
export function plainly(text: string, people: string | null = null): Plain {
  const said = named(
    whoeverDoes(stripStop(text.trim()))
      // 'channel + PagerDuty + Datadog, drafts the doc'
      .replace(/\s\+\s(?=[^,;.]*\s\+\s)/g, ', ')
      .replace(/\s\+\s/g, ' and ')
      // 'looks at how many were answered'
      .replace(/\blook(s?) at (?=(?:how|which|what|who|the|an?|their|all)\b)/gi, 'see$1 '),
    people,
  );
  const wish = wishedThat(said) ?? supposed(said);
  const bare = (wish ?? withoutAside(conditionLast(said)))
    .replace(
      /^(?:after that|after this|afterwards|thereafter),? (?=(?:we|i|they|he|she|the|an?|our|each|every|\p{L}+s) )/iu,
      '',
    )
    .replace(
      /^(?:from (?:next \p{L}+|now on|then on)|in (?:the )?future|from [A-Z]\p{L}+ on),? (?=(?:i|we)(?:['’]d| would)? (?:want|need|like)\b)/iu,
      '',
    )
    .replace(
      /^(?:i|we)(?:['’]d| would)? (?:want|need|like) ((?:the |our |an? )?[\p{L} -]{3,30} or (?:the |our |an? )?[\p{L} -]{3,30}) to (?=\p{L})/iu,
      '$1 can ',
    )
    .replace(openedFor, '$1 can ')
    // 'sees what was done, during the visit he notes faults'
    .replace(
      /, (?:and )?(?:during|before|after|on|at|in) (?:the|an?|each|every) [\p{L}-]+(?: [\p{L}-]+)? (?=(?:he|she|they) \p{Ll})/giu,
      ', and ',
    )
    .replace(/^(?:want(?:s|ed)?|proposed|proposal|wish(?:es|ed)?|planned|new|in future|future):\s/i, '')
    .replace(/^(?:i|we|they) (?:want|need|wish|would like|expect) that (?=\p{L})/iu, '')
    .replace(/^(?:it |this )?(?:should|must|could|shall) (?=(?:help|let|allow|enable) )/i, '');
  const whole =
    bare.split(glue).length < 3
      ? [bare]
      : bare.split(/,?\sand\sthat\s(?=(?:the|an?|our|each|every|all)\s|\p{L}+s\s)/u).flatMap(apart);
  if (whole.length > 1) {
    const parts = whole.map((part) => plainly(part));
    return { texts: parts.flatMap((part) => part.texts), asked: parts.some(({ asked }) => asked) };
  }
  const texts =
    storyIn(bare) ??
    imaginedIn(bare) ??
    listIn(bare) ??
    doneList(bare) ??
    mixedList(bare) ??
    toldTo(bare) ??
    gettingIn(bare);
  return {
    texts: (texts ?? wishByWish(bare)).flatMap(alsoTold).flatMap(verbByVerb),
    asked: texts !== null || wish !== null,
  };
}

/** `help them comment`, `The system should let them pay` */
const letsThem = new RegExp(
  String.raw`^(?:please |(?:it|(?:the|this|our) (?:[\p{L}-]+ )?(?:${kindWords}|software)) (?:(?:should|must|will|shall|can) )?)?(?:also )?(?:help|let|allow|enable)s? them (?:to )?(?=\p{L})`,
  'iu',
);
/** `they decide`, `help them comment`: by the name of those spoken of before. */
const named = (text: string, people: string | null): string =>
  people === null
    ? text
    : text
        .replace(/^((?:on|in|at|with|by|from) [^,;.]{2,30} )?they (?=\p{L})/iu, (_, where = '') => `${where}${people} `)
        // 'she writes a short report': one of them.
        .replace(/^(?:she|he) (?:also |then )?(?=\p{Ll}+s |can |must |may |should )/iu, `the ${singular(people)} `)
        .replace(letsThem, `${people} can `);

/** `As a beekeeper I want to log every hive visit`. */
function storyIn(text: string): string[] | null {
  const [, role = '', doing = ''] =
    /^as an? ([\p{L} -]{3,40}?),? (?:i|we) (?:also )?(?:(?:want|need|wish|have|like|['’]d like|would like) to(?: be able to)?|can|must|should) (.+)$/iu.exec(
      text,
    ) ?? [];
  if (role && isPeople(role)) return [`${plural(role)} can ${doing}`];
  const [, who = '', thing = ''] =
    /^as an? ([\p{L} -]{3,40}?),? (?:i|we) (?:also )?(?:want|need|would like|['’]d like) (?!to\b)(\p{L}.+)$/iu.exec(
      text,
    ) ?? [];
  // 'As a picker I want a list sorted by aisle': they shall have it.
  return who && isPeople(who) ? [`${plural(who)} can get ${thing}`] : null;
}

/** `I imagine parents entering it before 8, the cook seeing how many portions`. */
function imaginedIn(text: string): string[] | null {
  const list =
    /^(?:i|we) (?:can )?(?:imagine|picture|see|envisage|envision|(?:think|dream) of|have in mind) (?!(?:that|an?|the app)\b)(.+)$/iu.exec(
      text,
    )?.[1];
  if (!list) return null;
  const items = itemsOf(list, gerunds);
  return items.length
    ? items.map(
        ({ who, doing }) =>
          `${who} can ${doing.replace(/^\p{L}+/u, (verb) => verbOf(verb) ?? infinitive(verb.toLowerCase()))}`,
      )
    : null;
}

const messages = /^(?:send|show|remind|alert|notify|display|publish|print|calculate|update|forward|translate)$/;
const done = new RegExp(
  String.raw`^((?:(?:the|our|my|all|every|each|their)\s)?(?:[\p{L}'’-]+\s){1,5}?)((?:automatically\s)?[\p{L}]{2,}(?:ed|en|wn|nt|pt|id|ld|ne)|sent|paid|kept|told|shown|made|put)((?:\s.+)?)$`,
  'iu',
);

const leads = new RegExp(`^(?:${prepositions}|of|when|if|that|and|or|so|as|\\d.*|\\p{L}+ly)$`, 'iu');

/** `invoices checked against the order` -> `check invoices against the order`. */
export function doneIn(item: string): string | null {
  const [, thing = '', word = '', rest = ''] = done.exec(stripStop(item)) ?? [];
  const part = word.replace(/^automatically\s/i, '');
  const verb = part ? (verbOf(part) ?? infinitive(part.toLowerCase())) : '';
  const words = thing.trim().split(' ');
  if (!verb || verb === part.toLowerCase() || !looksVerbal(verb) || /^(?:need|use|base|concern)$/.test(verb))
    return null;
  if (
    isPeople(headOf(thing.trim())) ||
    words.some((one) => /^(?:is|are|was|were|be|been|has|have|to|who|that|not|when|i|we|they|it|get|gets)$/i.test(one))
  )
    return null;
  // 'The grader rejects cracked pallets': somebody does something to what is in a state.
  const after = rest.trim().split(' ')[0] ?? '';
  if (
    after !== '' &&
    !leads.test(after) &&
    words.some((one, at) => at > 0 && isPeople(words.slice(0, at).join(' ')) && (verbOf(one) !== null || isVerb(one)))
  )
    return null;
  // 'software for the shared press': a quality, and nothing that is done.
  if (/\b(?:the|an?|our|their|each|every|this|that|for|of|in|with|on)$/i.test(thing.trim())) return null;
  const object = thing.trim().replace(/^(?:our|my)\s/i, 'the ');
  // Nobody reminds a fee: somebody is reminded of it.
  if (/^(?:remind|alert|notify|warn)$/.test(verb))
    return `it sends ${verb === 'remind' ? 'reminders' : 'alerts'} for ${object}${rest}`;
  return messages.test(verb) ? `it ${thirdPerson(verb)} ${object}${rest}` : `${verb} ${object}${rest}`;
}

/** `Our vets want reminders sent by SMS, quotes answered within an hour`. */
function doneList(text: string): string[] | null {
  const list =
    /^(?:[^,;:]{0,60}?\s)?(?:wants?|needs?|would like|['’]d like)\s(?:to (?:have|see|get)\s)?((?!to\b).+)$/iu.exec(
      text.replace(/,?\s(?:because|since|as|so that)\s.*$/i, ''),
    )?.[1];
  if (!list) return null;
  const items = list.split(/,(?!\d)\s(?:and\s)?|;\s|\sand\s(?=[^,;]*?\p{L}(?:ed|en|nt|pt|ld)\b)/u).map(doneIn);
  return items.length > 0 && items.every((item) => item !== null) ? items : null;
}

/** `all graves on a map, stonemasons apply online and fees reminded`: things, deeds of people and what shall be done. */
function mixedList(text: string): string[] | null {
  const list = /^(?:i|we)(?:['’]d| would)? (?:want|need|like)\s(?!to\b)(.+)$/iu.exec(text)?.[1];
  // 'a small app: cyclists book a place, the captain closes boarding': behind the colon stand clauses.
  if (!list || /:\s/.test(list)) return null;
  const items = list.split(/,(?!\d)\s(?:and\s)?|;\s|\sand\s/).map((part): { text: string; plain: boolean } | null => {
    const deed = clauseOf(part) ?? doneIn(part);
    if (deed) return { text: deed, plain: false };
    const [thing = '', where = ''] = part.split(/\s(?=(?:on|in) (?:an?|the|one) )/);
    return /^(?:an?|the|all|every|each|our|my)\s/i.test(thing) && bareNoun(thing) !== '' && !isPeople(headOf(thing))
      ? { text: `${where ? 'see' : 'get'} ${part.replace(/^(?:our|my)\s/i, 'the ')}`, plain: true }
      : null;
  });
  const said = items.filter((item) => item !== null);
  return said.length === items.length && said.length > 1 && said.some(({ plain }) => !plain)
    ? said.map(({ text: one }) => one)
    : null;
}

/** `stonemasons apply online`: people and what they do. */
const clauseOf = (part: string): string | null => {
  const [who = '', verb = '', ...rest] = part.split(' ');
  return isPeople(who) && isPlural(who) && looksVerbal(verb) ? `${who} can ${[verb, ...rest].join(' ')}` : null;
};

/** `…, citizens must be told when their bike is due`: what the product tells somebody is said by itself. */
function apart(text: string): string[] {
  const parts = text.split(glue);
  const texts: string[] = [];
  let before = false;
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const tells = toldTo(part) !== null && at > 0;
    if (texts.length === 0 || tells || before) texts.push(part);
    else texts[texts.length - 1] += `${parts[at - 1] ?? ''}${part}`;
    before = tells;
  }
  return texts;
}

/** `shepherds should be alerted when a wolf is near`: the product alerts them. */
function toldTo(text: string): string[] | null {
  const [, who = '', word = '', rest = ''] =
    /^(.{3,50}?)\s(?:(?:should|must|can|will|shall|need to|needs to|has to|have to|want to|wants to)\s(?:automatically\s)?(?:be|get)|gets?)\s(?:automatically\s)?(alerted|notified|informed|told|reminded|warned|invited|shown|asked|allowed|paid|called|refunded|emailed|texted|woken)\b(.*)$/iu.exec(
      text,
    ) ?? [];
  const anybody = /^whoever \p{L}/iu.test(who);
  if (!who || !(anybody || isPeople(headOf(who)))) return null;
  // 'the carer can be invited to see the diary': what the invited do matters.
  const then = /^(?:invited|asked|allowed)$/i.test(word) ? /^ to (?=\p{L})/u.exec(rest)?.[0] : undefined;
  if (then) return [`${who} can ${rest.slice(then.length)}`];
  // 'gets told when a tool is overdue and can lock the account', '… and blocks it': the second is their own deed.
  const [, told = rest, own = ''] =
    /^(.*?),? and ((?:can|may|must|should) .+)$/iu.exec(rest) ??
    /^(.*), and (\p{Ll}+[^s]s (?:an?|the|it|them|their|each|every) .+)$/u.exec(rest) ??
    [];
  const verb = word === 'woken' ? 'wake' : (verbOf(word) ?? infinitive(word.toLowerCase()));
  return [
    `it ${thirdPerson(verb)} ${lowerFirst(who.replace(/^(?:[Tt]he|[Oo]ur|[Aa]ll) /, 'the '))}${told}`,
    ...(own ? [`${/^whoever /i.test(who) ? 'they' : who} ${own}`] : []),
  ];
}

/** `the school office needs a bill per family at the end of the month`. */
function gettingIn(text: string): string[] | null {
  const [, who = '', thing = ''] =
    /^((?!(?:we|i|they|you|it|who)\s)[^,;:]{3,50}?)\s(?:needs?|wants?|would like|expects?|asks? for|receives?)\s((?:an?|the)\s[^,;]{3,90})$/iu.exec(
      text,
    ) ?? [];
  const noun = thing ? bareNoun(headOf(thing)) : '';
  return who &&
    (isPeople(headOf(who)) || isPeople(`the ${headOf(who)}`)) &&
    noun !== '' &&
    !isVague(noun) &&
    !/\s(?:to|who|that|which|where|and)\s/i.test(thing) &&
    !new RegExp(`\\b(?:${kindWords}|way|place)$`, 'i').test(headOf(thing))
    ? [`${who} can get ${thing}`]
    : null;
}

/** `whoever drives the next day sees all lists`: the driver does. */
function whoeverDoes(text: string): string {
  const [lead = '', does = '', rest = ''] = /\bwhoever (\p{L}+s) ([^,;]+)/iu.exec(text) ?? [];
  const agent = `${(verbOf(does) ?? '').replace(/e$/, '')}er`;
  const words = rest.split(' ');
  const at = words.findIndex(
    (word, i) => i > 0 && /s$/.test(word) && verbOf(word) !== null && !isVerb(word) && !isNounish(verbOf(word) ?? ''),
  );
  return at > 0 && isPeople(agent) ? text.replace(lead, `the ${agent} ${words.slice(at).join(' ')}`) : text;
}

/** `I would like a page that bathers can open on their phones to see the temperature` */
const openedFor = new RegExp(
  String.raw`^(?:we|i)(?:['’]d| would)? (?:want|need|like|imagine) an? (?:[\p{L}-]+ ){0,3}?(?:${kindWords}|page|form|screen) (?:that|which) ([\p{L} -]{3,30}s) can (?:open|use|visit|reach|call up|look at) (?:(?:on|from|with|in) [^,;]{3,25}? )?to (?=\p{L})`,
  'iu',
);

/** `passengers can reserve a seat, and to be told if the bus is late` */
function alsoTold(text: string): string[] {
  const [, whole = '', who = '', told = ''] =
    /^((.{3,50}?) can .+?),? and (?:also )?to (be (?:told|reminded|warned|notified|informed|alerted) .+)$/iu.exec(
      text,
    ) ?? [];
  return whole === '' ? [text] : [whole, ...(toldTo(`${who} should ${told}`) ?? [])];
}

/** `Ruth wants to see what goes out, and to bill a choir`: each wish by itself. */
function wishByWish(text: string): string[] {
  const [, who = '', one = '', other = ''] =
    /^([^,;:]{2,50}? (?:wants?|needs?|would like|likes?|hopes?|(?:should|must) be able)(?: (?:the |our )?[\p{L} -]{3,30}s)?) to (\p{L}.+?),? and (?:also )?to (\p{L}+ \p{L}.*)$/iu.exec(
      text,
    ) ?? [];
  return who === '' ? [text] : [`${who} to ${one}`, ...wishByWish(`${who} to ${other}`)];
}

const sure = (verb: string, next: string): boolean =>
  isVerb(verb) && (!isNounish(verb) || /^(?:an?|the|their|his|her|its|every|each|one|\d+)$/i.test(next));

/** `customers can get a reminder after 11 months and book a slot`: what follows a time or reason is said by itself. */
function verbByVerb(text: string): string[] {
  const [, who = '', doing = ''] = /^(.{3,60}?\scan)\s(.+)$/iu.exec(text) ?? [];
  // Where others act as well, who does the next is said again.
  if (!doing || /\scan\s/.test(doing) || !/\b(?:until|after|before|when|whenever|if|unless|by|within)\b/i.test(doing))
    return [text];
  const parts = doing.split(/(,?\s(?:and|then)\s(?:then\s)?)/);
  const texts: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const [verb = '', next = ''] = part.split(' ');
    if (texts.length === 0) texts.push(`${who} ${part}`);
    else if (sure(verb, next)) texts.push(`${who} ${part}`);
    else texts[texts.length - 1] += `${parts[at - 1] ?? ''}${part}`;
  }
  return texts;
}
