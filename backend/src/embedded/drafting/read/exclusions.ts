import { gerund, lowerFirst, memo, stripStop } from '../language.js';
import { isProperWord, isVerb } from './lexicon.js';

/** What an idea leaves out, each thing once and in words that can stand in a list: `motor claims`, `giving medical advice`. */

const be = String.raw`(?:is|are|was|were|will be|stays?|remains?)`;
const adverb = String.raw`(?:deliberately|explicitly|intentionally|also|all|both|currently|clearly|simply|completely|for now)`;
const left = String.raw`(?:(?:a )?part of (?:it|this|that|the|our)\b[^,;]*|included|in (?:the )?scope|needed|supported|covered|offered|planned|provided|handled|wanted|available|foreseen|intended|in it)`;
const away = String.raw`(?:out of (?:the )?scope|outside (?:of )?(?:the |our |this )?(?:scope|project)|excluded|left out|ruled out|not in (?:the )?scope)`;
const when = String.raw`(?: (?:for|in|from|of) (?:(?:this|the|our|a) )?(?:(?:first|initial|current|next|pilot) )?(?:versions?|releases?|phases?|project|steps?|pilot|MVP|stage|product|iteration|v)(?: ?\d)?(?: (?:that|which) [^,;]{3,40}?)?| for now| at first| yet| initially| at (?:launch|the start))?`;
/** `Residential leases are out of scope for this release` */
const passive = new RegExp(
  String.raw`^(?<list>[^;]{3,160}?),? (?:${be}(?: ${adverb})? (?:not (?:${adverb} )?${left}|${away})|(?:isn['’]t|aren['’]t|won['’]t be|will not be) (?:${adverb} )?${left})(?<until>${when})(?:,? (?:nor|as (?:is|are)|and so (?:is|are)) (?<nor>.{3,100}))?$`,
  'iu',
);
const wont = String.raw`(?:do(?:es)? not|don['’]t|doesn['’]t|will not|won['’]t|shall not|(?:is|are) not going to|(?:isn|aren)['’]t going to)`;
/** `We will not give medical advice`, `Rosterly does not calculate pay` */
const active = new RegExp(
  String.raw`^(?:we|it|they|(?:the|this|our) (?:first |new )?(?:[\p{L}-]+ )?\p{L}+|\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)?) (?:also |deliberately )?${wont} (?:also |deliberately )?(?<deed>\p{L}[^;:]{2,140}?)(?<until>${when})$`,
  'u',
);
/** `Not included: fundraising, a public website and the annual report` */
const headed = new RegExp(
  String.raw`^(?:explicitly )?(?:out(?: of scope)?|excluded|exclusions?|left out|not (?:doing|included|in scope|covered|planned|part of (?:it|this)))(?<until>${when})\s?[:–-]\s?(?<list>[^:;]{3,})$`,
  'iu',
);
const absent = new RegExp(String.raw`^(?:there (?:is|are|will be) )?no (?<list>.{2,140}?)(?<until>${when})$`, 'iu');

/** `We are not doing design drawings, hire invoicing or timesheets` */
const doingNow = new RegExp(
  String.raw`^(?:we|i|it|they|the \p{L}+)(?:['’](?:re|m|s) not| (?:are|am|is) not| aren['’]t| isn['’]t) (?:also )?(?:doing|building|making|planning|offering|supporting|covering|touching|including|adding) (?:any )?(?<list>(?!(?:that|this|it|them|so|these|those)\b)[^;:]{3,140}?)(?<until>${when})$`,
  'iu',
);

/** What is offered is named by itself; what is done is told as doing it. */
const has =
  /^(?:want to |plan to |intend to |need to )?(?:offer|provide|support|cover|include|build|plan|do|need|want|have|add|contain|feature|make|deal with|host)$/i;
const hasOf =
  /^((?:want to |plan to |intend to |need to )?(?:offer|provide|support|cover|include|build|plan|do|need|want|have|add|contain|feature|deal with)) (?:any |an? |the |(?:our|its|their) (?=own ))?(.+)$/i;

const handledElsewhere = new RegExp(
  String.raw`^(?<what>[^,;]{3,80}?) (?:will be|are|is|stays?|remains?) (?<elsewhere>(?:\p{L}+ed|dealt with|done|kept) (?:in|by|with|through|via|elsewhere)\b[^,;]{0,60}?),? and (?:so )?${be} (?:not ${left}|${away})$`,
  'iu',
);

type Clause = (clause: string) => string[] | null;

/** What can mean nothing else: `… are out of scope`. */
const excludedIn: Clause = (clause) => {
  const {
    list = '',
    until = '',
    nor,
  } = passive.exec(clause.replace(/^(?:and|but|also|please)\s/i, '').trim())?.groups ?? {};
  // 'Objections will be handled in Djuma and are outside this project': out, and where they go instead.
  const { what = '', elsewhere = '' } = handledElsewhere.exec(clause)?.groups ?? {};
  if (what !== '') return [`${lowerFirst(what)}, ${elsewhere}`];
  // 'Orders must be paid, and returns are excluded': what has a verb of its own is another clause.
  if (list === '' || finite.test(list) || /^(?:if|when|where|while|because|it|they|this|that)\b/i.test(list))
    return null;
  return [...inList(list), ...(nor === undefined ? [] : inList(nor.replace(/^(?:is|are|will|does|do) /i, '')))].map(
    (one) => `${one}${until}`,
  );
};

/** `there is no chat`, `we do not ship pottery`, of a clause of which is known that it leaves something out. */
const leftOutIn: Clause = (clause) => {
  const excluded = excludedIn(clause);
  if (excluded) return excluded;
  const text = clause.replace(/^(?:and|but|also|please)\s/i, '').trim();
  const said = headed.exec(text) ?? absent.exec(text) ?? doingNow.exec(text);
  if (said) {
    const { list = '', until = '' } = said.groups ?? {};
    // 'Max 9 hours a day, no exceptions'
    if (finite.test(list) || /^(?:exceptions?|exemptions?|excuses?|matter)\b/i.test(list)) return null;
    // 'no shop plugin yet except a Shopify one'
    return inList(list).map((one) => (/\b(?:except|apart from|other than)\b/i.test(one) ? `no ${one}` : one) + until);
  }
  const [, what = ''] = isNot.exec(text) ?? [];
  if (what !== '' && !finite.test(what)) return [`being ${what}`];
  const done = active.exec(capital(text));
  if (!done) return null;
  const { deed = '', until = '' } = done.groups ?? {};
  if (finite.test(deed) || conditional.test(deed)) return null;
  const [, verb = '', list = ''] = hasOf.exec(deed) ?? [];
  // 'We don't want the app to block anybody'
  if (/^(?:want|need)$/i.test(verb) && /\sto \p{Ll}/u.test(list)) return null;
  if (/^to \p{Ll}/u.test(list)) return asDoing(deed).map((one) => `${one}${until}`);
  return (has.test(verb) ? inList(list) : asDoing(deed)).map((one) => `${one}${until}`);
};
/** `we're not an access point` */
const isNot = /^(?:we|it|this)(?:['’](?:re|s)| are| is) not (an? [^,;:]{3,60})$/i;
/** `the product does not …` at the beginning of a clause, whose name keeps its capital. */
const capital = (text: string): string => (/^(?:We|It|They|The|This|Our) /.test(text) ? lowerFirst(text) : text);
const finite =
  /,? \b(?:is|are|must|may|can|cannot|shall|should|will|has|have|had|were|was|does|do|needs)(?:n['’]t)?\b/i;
/** `does not send anything until it is approved` holds something back and leaves nothing out. */
const conditional = /\b(?:until|unless|before|without|more than|less than|longer than|if|when|only|by itself)\b/i;

/** `ship pottery, sell clay or run courses`: three things that are not done. */
function asDoing(deed: string): string[] {
  const parts = deed.split(/,\s(?:or |and )?|\s(?:or|and)\s/);
  const opens = (part: string): boolean => isVerb(part.split(' ')[0] ?? '') && part.split(' ').length > 1;
  return (parts.every(opens) ? parts : [deed]).map((part) => {
    const [verb = '', ...rest] = part.replace(/^(?:want|plan|intend|need) to /, '').split(' ');
    return [gerund(verb), ...rest].join(' ');
  });
}

/** `Selling costumes, renting props or wigs, and international shipping`: three; `fire, theft and motor claims`: one. */
function inList(list: string): string[] {
  const said = list.replace(/^(?:an?|any|both) (?=\p{L})/iu, '').replace(/\sthemselves$/, '');
  const isSerial = /,\s(?:and|or)\s/.test(said);
  const parts = said
    .split(isSerial ? /,\s(?:(?:and|or)\s)?/ : /,\s|\s(?:and|or)\s/)
    .map((one) => one.replace(/^(?:(?:so |also )?no|any|an?) /i, '').trim());
  if (parts.length === 1 || isShared(parts))
    return [quietly(said.replace(/,? no /gi, (joint) => joint.replace('no ', '')))];
  const [first = ''] = parts;
  const [head = ''] = first.split(placed);
  // 'Trees on public streets and inside protected forests': the second is about trees as well.
  return parts.map((one) => quietly(startsPlace.test(one) && head !== first ? `${head} ${one}` : one));
}
const placed = /\s(?=(?:on|in|inside|outside|at|from|for|near|within|under|above|below|after|before|with|without)\s)/i;
const startsPlace = /^(?:on|in|inside|outside|at|from|for|near|within|under|above|below|after|before|with|without)\s/i;

/** One word each before a last one of several: they share its noun. */
const isShared = (parts: string[]): boolean =>
  parts.slice(0, -1).every((one) => /^\p{L}+$/u.test(one) && !/(?:s|ing)$/i.test(one)) &&
  (parts.at(-1) ?? '').split(' ').length > 1;

const quietly = (text: string): string => (isProperWord(text.split(' ')[0] ?? '') ? text : lowerFirst(text));

const joints = /;\s+|,\s(?:and|but)\s|,\s|\s(?:and|but)\s/g;

export interface Exclusions {
  out: string[];
  /** What else the sentence says before it; empty where it says nothing else. */
  rest: string;
}

function clausesOf(sentence: string, inClause: Clause): Exclusions | null {
  const text = stripStop(sentence).replace(/,?\s(?:please|pls|thanks)$/i, '');
  const whole = inClause(text);
  if (whole) return { out: whole, rest: '' };
  for (const joint of text.matchAll(joints)) {
    const before = text.slice(0, joint.index);
    const first = inClause(before);
    const second = clausesOf(text.slice(joint.index + joint[0].length), inClause);
    if (first && second) return { out: [...first, ...second.out], rest: second.rest };
    // 'We don't want to replace shift planning, that stays where it is': why, or what does it instead.
    const behind = text.slice(joint.index + joint[0].length);
    if (
      first &&
      /^(?:that|this|it|they|these|those|we) (?:\p{Ll}+ )?(?:stays?|remains?|have|has|is|are|keep|will)\b/iu.test(
        behind,
      )
    )
      return { out: [...first.slice(0, -1), `${first.at(-1) ?? ''}; ${behind}`], rest: '' };
    // 'Marlow must never reject a claim by itself, and fire, theft and motor claims are left out'
    // 'Postgres 14 to 17 only; MySQL isn't needed'
    if (second?.rest === '' && (finite.test(before) || joint[0].startsWith(';')))
      return { out: second.out, rest: before };
  }
  return null;
}

/** Everything that a sentence leaves out which is known to leave something out; null where it is not understood. */
export const exclusionsIn = memo((sentence: string) => clausesOf(sentence, leftOutIn));

/** What a sentence leaves out in words that can mean nothing else; null where there is nothing of that kind in it. */
export const surelyExcluded = memo((sentence: string) => clausesOf(sentence, excludedIn));
