import {
  infinitive,
  isPlural,
  isUncountable,
  lowerFirst,
  participle,
  singular,
  thirdPerson,
  withArticle,
} from '../language.js';
import { isGroup, isPeople } from '../read/lexicon.js';
import { past } from './next-value.js';

/** How the parts of a rule are said in a check: one of the things it names, right on either side of its limit. */

export type Parts = Partial<Record<string, string>>;

export const bare = (thing: string): string => lowerFirst(thing).replace(/^(?:an?|the|each|every|any|all|our) /, '');

export const headAndRest = (thing: string): [head: string, rest: string] => {
  const [, head = thing, rest = ''] =
    /^(.+?)( (?:of|in|on|at|for|with|to|from|by|that|who|which) .+)$/u.exec(thing) ?? [];
  return [head, rest];
};
export const headOf = (said: string): string => headAndRest(bare(said))[0];

/** `claims` and `every claim` are `a claim`; `the register` stays, and `data` have no article. */
export function one(said: string): string {
  const [, age = ''] = /^under-?(\d{1,2})s$/i.exec(said.trim()) ?? [];
  if (age !== '') return `somebody under ${age}`;
  if (/^the /i.test(said) && !isPlural(headAndRest(said)[0])) return lowerFirst(said);
  const [head, rest] = headAndRest(bare(said));
  const last = head.split(' ').at(-1) ?? '';
  if (isUncountable(last) || /^(?:any|every|some|no)(?:thing|body|one)$/i.test(head)) return head + rest;
  return `${withArticle(isPlural(last) ? singular(head) : head)}${rest}`;
}
export const the = (said: string): string => `the ${one(said).replace(/^(?:an?|the) /, '')}`;

/** `workshop staff`: one of them. */
export const person = (said: string): string =>
  /(?:staff|crew|personnel|police|management)$/i.test(said) ? `a member of the ${bare(said)}` : one(said);

export const they = (said: string): string => (isPeople(headOf(said)) && !isGroup(headOf(said)) ? 'they' : 'it');
/** `it is`, `they are` */
export const theyAre = (said: string): string => (they(said) === 'they' ? 'they are' : 'it is');

/** `the 10 minutes after the start are over` */
export function over(span: string, since = '', isNotYet = false): string {
  const [, single] = /^(?:an?|one|1) (.+)$/iu.exec(span) ?? [];
  const said = `the ${single ?? span}${since.replace(/^ of /, ' after ')} ${single ? 'is' : 'are'}`;
  return isNotYet ? `${said} not over yet` : `${said} over`;
}

/** `a claim of $501` and `a claim of exactly $500`, of `claims over $500`. */
export function sided({ thing = '', part, compare = '', value = '', more = '' }: Parts): {
  beyond: string;
  at: string;
} {
  const [, alternative = ''] = /( or .+)$/u.exec(more) ?? [];
  const rest = more.replace(alternative, '');
  const isDown = /^(?:younger|shorter|lower|less|fewer|under|below|of less|with less)/i.test(compare);
  const said = (figure: string): string =>
    part
      ? `${one(thing)} with ${withArticle(bare(part))} of ${figure}${rest}`
      : /^(?:older|younger)/i.test(compare)
        ? `${one(thing)} that is ${figure} old${rest}`
        : /^worth/i.test(compare)
          ? `${one(thing)} worth ${figure}${rest}`
          : `${one(thing)}${/^ (?:before|after|ahead|in advance)\b/.test(rest) ? '' : ' of'} ${figure}${rest}`;
  const isLeast = /^of at least/i.test(compare);
  return {
    beyond: said(isLeast ? value : past(value, isDown ? -1 : 1)),
    at: `${said(isLeast ? past(value, -1) : `exactly ${value}`)}${alternative.replace(/^ or /, ' and not ')}`,
  };
}

/** `before they are billed`: what is tried too early. */
export const tried = (before: string | undefined, thing: string): string => {
  const [, done = ''] = /^(?:it|they|the [\p{L}-]+) (?:is|are|can be|may be|gets?) (\p{L}+)$/u.exec(before ?? '') ?? [];
  return `${theyAre(thing)} to ${done === '' ? 'go ahead' : `be ${done}`}`;
};

/** Whom a rule lets do something, and somebody whom it does not. */
export function sidesOf(whom: string): { in: string; out: string } {
  const plain = lowerFirst(whom.replace(/^(?:an?|the|our) /i, ''));
  if (/^an? /i.test(whom) && / or /.test(plain))
    return { in: withArticle(plain), out: `somebody who is not ${withArticle(plain)}` };
  if (/ (?:and|or) /.test(plain)) return { in: `one of the ${plain}`, out: `somebody who is none of the ${plain}` };
  if (/^the /i.test(whom) && !isPlural(headOf(plain)))
    return { in: lowerFirst(whom), out: `somebody other than ${lowerFirst(whom)}` };
  const who = isPlural(headOf(plain)) ? one(plain) : withArticle(plain);
  return { in: who, out: `somebody who is not ${who}` };
}

/** `signed off` → `sign off` */
export const verbOf = (done: string): string => {
  const [first = '', ...more] = done.toLowerCase().split(' ');
  return [infinitive(first), ...more].join(' ');
};

export const isDone = (said: string): boolean => {
  const [word = ''] = said.toLowerCase().split(' ');
  return (
    /..ed$/.test(word) ||
    participle(infinitive(word)) === word ||
    /^(?:sold|lost|sent|kept|held|put|lent|paid)$/.test(word)
  );
};

/** `it lapses` → `it does not lapse`; what is no plain clause is quoted. */
export function notSo(then: string): string {
  const said = lowerFirst(then);
  const [, subject = '', be = '', rest = ''] =
    /^((?:it|they|the [\p{L} -]{2,30}?)) (is|are|has|have) (.+)$/iu.exec(said) ?? [];
  if (be !== '') return `${subject} ${be} not ${rest}`;
  const [, who = '', verb = '', more = ''] = /^(it|the [\p{L}-]+) ([\p{L}]+s)((?: .+)?)$/iu.exec(said) ?? [];
  return verb === '' ? `“${said}” does not happen` : `${who} does not ${infinitive(verb)}${more}`;
}

/** `page the on-call lead`: what happens, as a clause. */
export function outcome(then: string): string {
  const said = lowerFirst(then);
  const [first = '', ...more] = said.split(' ');
  return /^(?:the|an?|it|they|each|every|its|their|no|nobody|somebody)$/.test(first) ||
    isPlural(first) ||
    /s$/.test(first)
    ? said
    : `the system ${[thirdPerson(first), ...more].join(' ')}`;
}
