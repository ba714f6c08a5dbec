import { isSomebody } from '../grammar/somebody.js';
import { escapePattern, infinitive, lowerFirst, stripStop, upperFirst } from '../language.js';
import { isNounish, isVerb } from '../read/lexicon.js';
import { isAnybody } from './own-words.js';
import type { Said } from './said.js';

/** What a function is called: what is wished there, or as much of its clause as a title holds. */
export function titleOf({ wish, text, main, steps, verbAt, isProducts, isPersons, isQuoted, who }: Said): string {
  const [first = text] = text.split(/(?<=\p{L}{2}[.!?])\s/u);
  const whole = stripStop(isProducts ? first.replace(/\{product\} /i, '') : first).replace(introduces, '');
  const clause = withoutOpening(whole, isQuoted);
  const isMain = main !== undefined && !opensOddly.test(main) && !bounds.test(text) && main.length > clause.length / 2;
  const own = isMain ? main : clause;
  const isTheirs =
    isProducts || isPersons === true || who === '' || /^(?:I|we|you)$/i.test(who) || isAnybody(who) || isSomebody(who);
  if (wish !== null && isTheirs && !isState.test(wish) && !pointing.test(wish) && (isProducts || !isShort(wish, whole)))
    return upperFirst(clipped(isProducts ? withOpening(wish, first) : wish, { steps }));
  // 'Team leads want a daily view': the view.
  const [, whom = '', thing = ''] = wanted.exec(own) ?? [];
  if (thing !== '' && (/^(?:.* )?we$/i.test(whom) || isSomebody(whom)))
    return upperFirst(clipped(stripStop(thing), {}));
  // 'If anything fails, the tag goes red': with the case, where there is room for it.
  if (whole.length <= longestTitle && opensAny.test(whole)) return upperFirst(whole);
  // 'When a case is put on hold, the dentist has to be told within minutes': the deed and its case, as far as both have room.
  const both = withCase(whole);
  if (both !== '') return upperFirst(both);
  // 'Flags that returned the same value are | proposed': not amid whatever it is about.
  const isFromSubject = verbAt !== undefined && who !== '' && own.toLowerCase().startsWith(who.toLowerCase());
  const title = clipped(stripStop(own), isFromSubject ? { least: verbAt + shortestSaid, subject: who.length } : {});
  // 'A case is opened': in which case tells more.
  return upperFirst((title.length < aClause && whatHappensIn(whole)) || title);
}
/** `The dentist has to be told when a technician puts a case on hold`; empty where they find no room together. */
function withCase(text: string): string {
  const { when = '', main = '' } =
    /^(?<when>(?:if|when|whenever|once) [^,;]{10,}?), (?:say, )?(?<main>(?:the|an?|each|every) .{8,})$/iu.exec(text)
      ?.groups ?? {};
  const deed =
    /^(?:the|an?|each|every) [^,;]{3,30}? (?:is|are|gets?|has to be|have to be|must be|should be) \p{L}+(?= (?:within|with|by|at|in|via|and|,)|$)/iu.exec(
      main,
    )?.[0] ?? '';
  const opening = when.split(/ (?:because|so that|since|for example|e\.g\.) /)[0] ?? '';
  const told = `${deed} ${lowerFirst(opening)}`;
  return deed === '' || told.length > longestTitle ? '' : told;
}
/** `Go first`, `sign off`: who does it has to be said with it. */
const isShort = (wish: string, whole: string): boolean =>
  /^\S+(?: (?:first|last|off|out|up|in|on|back|again|down|over|through|away|ahead|together|alone))?$/i.test(wish) &&
  whole.length <= longestTitle;

/** `archive the flag`, where the clause opens with `14 days after the deploy`: as far as both have room. */
function withOpening(wish: string, clause: string): string {
  const [, opening = ''] = /^([^,;:]{6,}), \{product\} /u.exec(clause) ?? [];
  const whole = `${wish} ${lowerFirst(opening)}`;
  return opening === '' || /,/.test(wish) || whole.length > longestTitle || /^(?:every|each|for) /i.test(opening)
    ? wish
    : whole;
}

/** The same at more length, for where another is called so. */
export const longTitleOf = ({ text }: Said): string =>
  upperFirst(clipped(stripStop(text.replace(/\{product\} /i, '')), {}));

/** `Our product, Kura, is a battery sensor`: what it is. */
const introduces = /^(?:our|the|this|my) \p{Ll}+, \p{Lu}[^,]{1,30}, is (?=an? )/iu;

/** `Above 0.95 the order is released`: how far it goes is no mere case. */
const bounds = /^(?:above|below|between|under|over)\b/i;

/** What stands for something else, or goes on. */
const opensOddly =
  /^(?:he|she|they|it|this|that|these|those|there|who|which|one|both|and|but|or|so|from|in|on|at|to|of|for)\b/i;
const wanted =
  /^(?:(?:the|an?|our|each|every|all|any) )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+) (?:also )?(?:needs?|wants?|would like|requires?) (?:to have )?((?:an?|the|one|\d+) .{8,})$/iu;
/** `gets an email`, `has 30 days to object`: that somebody does so is said with them. */
const isState = /^(?:be|get|have|has|receive|need|know|want|own|stay|remain|become)\b/i;
/** `close it`, `go through it again`: what is meant stands elsewhere. */
const pointing =
  /^\S+ (?:(?:up|out|off|through|on|to|for|from|at|over|with) )?(?:it|them|this|that|these|those)\b|^\S+ (?:too|again|so|all|why)$/i;

/** `If the dose is late, the nurse is alerted`: the nurse is alerted; `you can see what is free`: see what is free. */
function withoutOpening(text: string, isQuoted: boolean): string {
  const [, main = ''] = caseFirst.exec(text) ?? [];
  const [, able = ''] =
    (isQuoted || /\b(?:something|an? \p{L}+) where\b/u.test(text)
      ? /\b(?:you|we|they|people|users|everyone) (?:can|could|(?:should|must) be able to) (?!be )(.{12,})$/iu
      : /^\b$/u
    ).exec(text) ?? [];
  return (able || main || text).replace(
    /^(?:(?:and )?what )?(?:I|we)(?:['’]d| would)? (?:really )?(?:like|want|need|have)(?:ed)? (?:is )?(?:to (?:be able to )?(?:have )?)?(?=\S)/i,
    '',
  );
}
const opensAny = /^(?:If|When(?:ever)?|Once|Unless|Until|Before|After|As soon as|On|In|At|For) /;
const caseFirst =
  /^(?:If|When(?:ever)?|Once|Unless|Until|Before|After|As soon as|On|In|At|For) [^,;.]+, ((?:(?:the|an?|each|every|all|no|only|our|their|whoever|I|we) |\p{Lu}|\p{Ll}+s (?!the|an?\b)\p{Ll}).{10,})$/u;

interface Room {
  /** It cannot end before. */
  least?: number;
  /** Where whatever it is about ends. */
  subject?: number;
  /** What is done next begins there: `score each test`. */
  steps?: readonly string[] | undefined;
}

/** As much as a title holds, up to where a phrase begins that says more: never amid a list. */
function clipped(said: string, { least = 0, subject, steps = [] }: Room): string {
  const text = withoutAsides(said);
  if (text.length <= longestTitle) return text;
  // 'If nobody reacts within 4 hours, it goes to the supervisor': the whole case.
  const opening = behindIt.test(text) ? whatHappensIn(text) : '';
  if (opening !== '') return opening;
  const next = steps.flatMap(
    (step) => new RegExp(`,? (?:(?:and|or) (?:then )?)?(?=${escapePattern(step)}\\b)`, 'i').exec(text)?.index ?? [],
  );
  const lists = listsIn(text, next);
  const ends = [...text.matchAll(boundary)]
    .filter(
      ({ index, 0: gap }) =>
        index >= least &&
        (next.includes(index) || endsWell(text, index, gap)) &&
        !lists.some(([from, to]) => index > from && index < to),
    )
    .map(({ index }) => index);
  // 'never stored unless the customer turns on …': not amid the case.
  const hard = ends.find((at) => at <= longestTitle && opensCase.test(text.slice(at)));
  const end = hard ?? ends.findLast((at) => at <= longestTitle);
  if (end === undefined) return closed(text, { lists, least, subject: subject ?? 0 });
  // 'a sequence they define, e.g. three': no example that is cut.
  const title = text.slice(0, end).replace(/,? (?:e\.g\.|i\.e\.|for instance|for example|such as) .*$/i, '');
  return withoutWaiting(isOpen(title) ? title.replace(/,? ?["“][^"“]*$/, '') : title).replace(
    /,? (?:except|also|never|not)$|, \p{L}+(?: (?:it|them))?$/iu,
    '',
  );
}

/** `What happens if nobody reacts to a request within 4 hours`; empty where no case opens the text, or one too long. */
const whatHappensIn = (text: string): string => {
  const [opening = ''] = wholeCase.exec(text) ?? [];
  return opening === '' || opening.length + whatHappens.length > longestTitle ? '' : whatHappens + lowerFirst(opening);
};
const whatHappens = 'What happens ';
const wholeCase = /^(?:if|when|whenever|once|unless|until|as soon as) [^,;]{12,}(?=, )/i;
const behindIt = /^[^,;]+, (?:it|they|he|she|this|that|we)\b/i;

interface Closed {
  lists: readonly (readonly [from: number, to: number])[];
  least: number;
  subject: number;
}

/** Where no phrase ends early enough: behind a whole item of its list, before what is added, or what it is about alone. */
function closed(text: string, { lists, least, subject }: Closed): string {
  const commas = [...text.matchAll(/[,;:] /g)].map(({ index }) => index).filter((at) => at > shortest);
  const item = commas.findLast(
    (at) =>
      at + andMore.length <= longestTitle &&
      at >= least &&
      lists.some(([from, to]) => at > from && at < to && isItems(text.slice(at, to))) &&
      !opensAbout.test(text),
  );
  if (item !== undefined) return text.slice(0, item) + andMore;
  const added = [...commas, ...[...text.matchAll(addsMore)].map(({ index }) => index)].filter(
    (at) =>
      at <= longestTitle &&
      at >= Math.max(least, text[at] === ';' ? shortest : aClause) &&
      !isHalf.test(text.slice(0, at)) &&
      (!isWithinCase.test(text.slice(0, at)) || nextCase.test(text.slice(at))) &&
      !(listsCases.test(text.slice(0, at)) && /^,? or (?!if|when)/i.test(text.slice(at))),
  );
  if (added.length > 0) return withoutWaiting(text.slice(0, Math.max(...added)));
  const [, untilThen = ''] = /^(.{8,}?) (?:until|unless) /i.exec(text) ?? [];
  if (untilThen !== '' && untilThen.length + onConditions.length <= longestTitle) return untilThen + onConditions;
  const [oneCase = ''] = /^[^,;:]+ (?:if|when) [^,;:]+(?=, )/i.exec(text) ?? [];
  if (oneCase !== '' && oneCase.length + otherCases.length <= longestTitle) return oneCase + otherCases;
  if (subject >= aSubject && subject <= longestTitle) return text.slice(0, subject);
  return `${withoutWaiting(text.slice(0, text.lastIndexOf(' ', longestTitle - 1)))}…`;
}
const andMore = ' and more';
/** `Nothing may be shipped until …`: without it the opposite would be said. */
const onConditions = ' until conditions are met';
/** `The gate says no if the pass has lapsed, the person has left, or …` */
const otherCases = ', or in other cases';
/** `every 28 days | and every vehicle unit every 90 days`, `get a message | saying where`, `the kind of service | it selects` */
const addsMore =
  /,? (?:and|or|but|though) (?!(?:\S+ )?\S+$)| (?=\p{L}+ing (?:where|what|that|how|who|why|when|the|an?)\b)| (?=(?:it|they|we|he|she) \p{L}+ )/giu;
/** `tell both him | and the lab` */
const isHalf = / both (?!.* and )[^,;]*$/i;
/** `no if the pass has lapsed, the person has left | or they have not read it` */
const listsCases = / (?:if|when|unless) [^;:]*$/i;
/** `, or if nobody explained why`: the next case. */
const nextCase = /^,? (?:and|or) (?:if|when) /i;
const opensAbout = /^(?:based|depending|for|in|on|with|from|at|to) /i;
/** `, vaccine and a photo of the vial`: nothing but further items. */
const isItems = (text: string): boolean =>
  enumerated.test(text) && !finite.test(text) && !isVerbHere(/\p{L}+/u.exec(text)?.[0] ?? '');
const enumerated = /^, (?:[^,;:]+, )*(?:[^,;:]+ )?(?:and|or) [^,;:]+$/iu;
const finite =
  /\b(?:is|are|was|were|has|have|had|gets?|needs?|must|can|may|should|will|goes|who|which|that|if|when)\b|['’](?:ve|re|s been)\b/i;
const aClause = 24;
const aSubject = 24;
/** `customers marked as vulnerable, for instance those with an alarm, skip the steps` */
const withoutAsides = (said: string): string => {
  const text = /^[^()]{12,}\(/.test(said) ? said.replace(/\s?\([^()]*\)/g, '') : said;
  return text.length <= longestTitle ? text : text.replace(/, (?:for instance|for example) [^,;]+, /i, ' ');
};
const longestTitle = 80;
const shortest = 12;
/** Letters of what is said of whatever it is about. */
const shortestSaid = 2;

const isOpen = (text: string): boolean => (text.match(/["“”]/g) ?? []).length % 2 === 1;

const withoutWaiting = (title: string): string => {
  const words = title.split(' ');
  while (words.length > 3 && opens.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/[\s,;:–—-]+$/, '');
};

const phrases =
  'unless|when|whenever|if|because|so|until|till|before|after|within|for|with|without|in|on|at|by|from|via|per|plus|to|but|while|whereas|where|which|who|that|except|otherwise|e\\.g\\.|i\\.e\\.|such as|like|including|only|never';
const boundary = new RegExp(
  String.raw`,? (?=(?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:minutes?|hours?|days?|weeks?|months?) (?:before|after|ahead)\b)|,? (?=(?:${phrases})(?!\p{L}))|,? (?:and|or) |, |; |: `,
  'giu',
);
const opensMore = new RegExp(`^(?:${phrases})(?!\\p{L})`, 'iu');
const opensCase = /^,? (?:unless|when|whenever|if|because|while|so that|so|except|otherwise)\b/i;
const waits =
  /^(?:a|an|the|and|or|of|to|in|on|at|for|with|by|from|than|that|which|who|where|while|because|unless|whether|how|what|if|when|is|are|was|were|be|has|have|can|must|should|may|will|no|not|only|their|its|his|her|more|less|over|under|until|within|before|after|then|as)$/i;
const opens =
  /^(?:a|an|the|and|or|than|that|which|who|where|while|because|unless|if|when|is|are|be|has|have|can|must|should|may|will|their|its|his|her|then|as)$/i;
/** `four weeks | before the exam`: of what, belongs to it. */
const timed = /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|morning|evening|times?)$/i;

/** Whether a title can end here: behind a noun, and before nothing that belongs to it. */
function endsWell(text: string, at: number, gap: string): boolean {
  const [left, right] = [text.slice(0, at), text.slice(at + gap.length)];
  const words = left.split(' ');
  const last = words.at(-1) ?? '';
  // 'Refuse swaps | that break the rule'
  if (left.length < shortest || words.length < (/^(?:that|which|who)\b/i.test(right) ? 2 : 3)) return false;
  if (isHalf.test(left)) return false;
  if (timed.test(left) && !gap.startsWith(',') && /^(?:before|after|to|for|in)\b/i.test(right)) return false;
  // 'Nothing may be shipped | until it is insured' would say the opposite.
  if (denies.test(left) && /^(?:until|before|without)\b/i.test(right)) return false;
  if (waits.test(last) || (isWithinCase.test(left) && !gap.startsWith(','))) return false;
  if (opensPhrase.test(right) && isSaid(words.at(-2) ?? '', last)) return false;
  // 'approve or | reject', 'photos and | notes': only what is done next is another thing.
  if (/(?:and|or) $/i.test(gap))
    return opensDeed(right) || (gap.startsWith(',') && (!/,/.test(left) || isVerb(right.split(' ')[0] ?? '')));
  return gap !== ', ' || opensMore.test(right) || bounds.test(right) || opensDeed(right) || /^\p{L}+ing\b/u.test(right);
}
const denies = /^(?:nothing|nobody|no|none)\b/i;
/** `when the value is outside | for 40 minutes`: a case stands as a whole. */
const isWithinCase = / (?:when|whenever|if|unless|until|once) [^,;:]*$/i;
const opensPhrase = /^(?:which|who|that|to|where|when|if|for|from|in|on|at|by|with|without|via|per|within)\b/i;
/** `is notified | by`, `goes out | after`, `have to go | to`: what it is or where to belongs to it. */
const isDone =
  /(?:[^e]ed|wn|ven|ten|put|set|made|sent|go|goes|come|comes|gets?|has|have|needs?|wants?|means?|say|says|saying|tells?|knows?|decides?|chooses?|able|up|out|off|down|away|back)$/i;
const isSaid = (before: string, last: string): boolean => {
  if (/^(?:the|an?|each|every|our|their|its|this|no|any)$/i.test(before)) return false;
  const isThird = /[^s]s$/.test(last) || /^(?:to|can|must|should|may|will|not|and|or)$/i.test(before);
  return isDone.test(last) || (isThird && isVerbHere(last));
};
const isVerbHere = (word: string): boolean => isVerb(infinitive(word.toLowerCase())) && !isNounish(word.toLowerCase());
const opensDeed = (text: string): boolean => {
  const [first = '', second = ''] = text.replace(/^(?:then|also|later|see to it that) /i, '').split(' ');
  const isDeed = determiner.test(second) ? isVerb(first) : isVerbHere(first) && !/^(?:of|and|or|is|are)$/i.test(second);
  return isDeed && first !== 'be' && !/(?:ing|ed)$/.test(first);
};

/** `pick | the game` */
const determiner = /^(?:the|an?|each|every|all|any|their|his|her|its|what|which|who|how|whether|it|them)$/i;

/** Where lists stand, each from the word that opens it to its last part: `with photo, weight and a price`. */
function listsIn(text: string, next: readonly number[]): [from: number, to: number][] {
  return [...text.matchAll(/, /g)].flatMap(({ index }): [number, number][] => {
    const behind = text.slice(index + 2);
    if (next.includes(index)) return [];
    // 'set up with times, and whoever gives it …'
    if (/^(?:and|but) /i.test(behind) && !text.slice(0, index).includes(',')) return [];
    if (opensClause.test(behind) || opensDeed(behind.replace(/^(?:and|or) /i, ''))) return [];
    // 'from a template, pick the game, the segment': from the deed on whose list it is.
    const before = text.slice(0, index);
    const own = [...before.matchAll(/, /g)].findLast((one) => opensDeed(before.slice(one.index + 2)))?.index ?? 0;
    const opener = [
      ...before.matchAll(
        / (?:with|for|of|from|by|as|to|in|on|at|between|per|including|like|such as|after|within|where|which|who|that|whether|how|e\.g\.)(?!\p{L})|: /giu,
      ),
    ].at(-1);
    const closes = /,? (?:and|or) /i.exec(behind);
    const from = Math.max(opener?.index ?? 0, own);
    if (!closes) return [[from, text.length - behind.length + endOf(behind)]];
    const rest = behind.slice(closes.index + closes[0].length);
    const ends =
      /[,;:]| (?=(?:unless|when|whenever|if|until|before|after|for|with|in|on|at|by|from|to|so|while|where|which|who|that|and|or)\b)/i.exec(
        rest,
      );
    const to = text.length - rest.length + (ends?.index ?? rest.length);
    return [[from, to]];
  });
}
/** Where a list without `and` ends: at the clause behind it, or with the text. */
const endOf = (behind: string): number =>
  [...behind.matchAll(/, /g)].find(({ index }) => opensClause.test(behind.slice(index + 2)))?.index ?? behind.length;
const opensClause =
  /^(?:and |or |but )?(?:e\.g\.|for instance|for example|such as|including|though|only|never|unless|when|whenever|if|because|so|until|before|after|while|whereas|where|which|who|that|then|otherwise|except|not|but|also|plus|with|without|in|on|at|by|from|for|to|via|per|within|between|above|below|under|over|the \p{L}+ (?:is|are|has|gets?|must|can|should)|it|they|he|she|we|nobody|no one)(?!\p{L})/iu;
