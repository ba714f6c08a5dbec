import { infinitive } from '../language.js';
import { isVerb } from '../read/lexicon.js';
import { speaksItself } from './speaks.js';
import type { Part } from './statements.js';

export type Slice = (start: number, end: number) => string;

export interface Predicate {
  slice: Slice;
  parts: readonly Part[];
  from: number;
  to: number;
}

/** The predicate as a wish: `logs in, sees every line and can look at the bill` as `log in, see every line and look at the bill`. */
export function wishIn(predicate: Predicate): string | null {
  const wish = inBaseForm(predicate);
  return wish === null || speaksItself.test(wish) ? null : wish;
}

/** `, score each test and move it` behind `read the results`: what else is done there, word by word. */
export const stepsIn = ({ parts }: Predicate): string[] => {
  const ends = parts.findIndex(({ kind }, place) => place > 0 && /^(?:who|auto|s|name)$/.test(kind));
  return (ends < 0 ? parts : parts.slice(0, ends))
    .filter(({ kind }, place) => kind === 'v' && place > 0)
    .map(({ text }) => {
      const [first = '', ...others] = text.split(' ');
      return [/[^s]s$/.test(first) ? infinitive(first.toLowerCase()) : first, ...others].join(' ');
    });
};

/** The same, whoever speaks in it. */
export function inBaseForm({ slice, parts, from, to }: Predicate): string | null {
  let said = '';
  let at = from;
  let ends = to;
  for (const [place, part] of parts.entries()) {
    // Where somebody else acts the wish of the first ends.
    if (place > 0 && /^(?:who|auto|s|name)$/.test(part.kind) && part.before !== 'by' && !opensDeed(part)) {
      // '…, and when they differ | the app asks': with the case that opens it
      const before = parts[place - 1];
      const opening = before && /^[ct]$/.test(before.kind) && joins.test(before.gap) ? before : null;
      // 'the date | it must be gone by': of what is named there.
      if (opening || joins.test(part.gap)) ends = opening?.start ?? part.start;
      break;
    }
    if (part.kind !== 'v') continue;
    const gap = slice(at, part.start);
    // 'sees which groups have not met and visits them': of the groups.
    const joint = place === 0 ? gap : slice(parts[place - 1]?.end ?? at, part.start);
    if (/\b(?:not|never|cannot|no longer|who|which|that|whether|how|what|where)\b|n['’]t\b/i.test(joint)) {
      if (place === 0) return null;
      ends = at;
      break;
    }
    const bare = withoutTo(gap)
      .replace(/\b(?:can|could|may|might|should|shall|will|would|must) (?=(?:also |then |only )?be $)/i, '')
      .replace(
        /\b(?:(?:can|could|may|might|should|shall|will|would|must|has to|have to|needs? to|wants? to|ought to) be able to|is to|are to|needs? to|ought to|can|could|may|might|should|shall|will|would|must|wants? to|is able to|are able to):? (?:also |then |only |always )?$/i,
        '',
      )
      // 'issues tents; counts pegs'
      .replace(/; (?=(?:and |then )*$)/i, ', ')
      .replace(/\bhas to (?=$)/i, 'have to ')
      .replace(/\b(?:is|are) (?=(?:also |then |always |automatically )?$)/i, 'be ')
      .replace(/\bgets (?=$)/i, 'get ');
    const [first = '', ...others] = part.text.split(' ');
    // 'technicians paid by piece'
    if (place === 0 && isDone(first) && !/\b(?:is|are|be|been|gets?)\b/i.test(gap)) return null;
    const verb = /[^s]s$/.test(first) ? infinitive(first.toLowerCase()) : place === 0 ? first.toLowerCase() : first;
    said += `${bare}${[verb, ...others].join(' ')}`;
    at = part.end;
  }
  said += slice(at, Math.max(at, ends));
  const whole = plain(said.replace(/,?(?: (?:and|or))? (?:lets?|allows?|enables?|makes?|has|have)\s*$/i, ''))
    .replace(/^(?:(?:need|want|have|wish|would like|like)s? )?to /, '')
    .replace(/^keep(?: on)? asking (?:us )?to (?:be able to )?/, '');
  const wish = whole.split(ownClause)[0]?.trim();
  // 'goes through the list, accepts, changes or deletes'
  if (wish === undefined || wish.split(' ').length < 2 || isListOfDeeds(wish)) return null;
  return ends === to && whole.length === wish.length ? wish : wish.replace(dangling, '');
}

const joins = /^(?:[,;] ?(?:and |but |while |then )?| and | but |[.!?] )(?:(?:the|an?|each|every|our|only) )?$/i;
/** `flag members whose visits fell`, taken for whoever is meant. */
const opensDeed = ({ kind, text }: Part): boolean => kind === 's' && isVerb(text.split(' ')[0] ?? '');
const isListOfDeeds = (wish: string): boolean =>
  [...wish.replace(/\([^()]*\)/g, '').matchAll(/, (\p{Ll}+[^s\P{L}]s)(?=,| (?:or|and) )/gu)].some(([, verb = '']) =>
    isVerb(infinitive(verb)),
  );

const dangling =
  /,?(?: (?:and|or|but|then|so|til|till|until|when|if|before|after|because|which|while|unless|once|as|where|who)|(?<!\b(?:above|below|over|under|beyond|than|of|to|for|with|from|by|on|in|at|before|after)) that)+$/i;
/** Where another clause begins. */
export const ownClause =
  /;\s|,? (?:otherwise|but|while|because|since)\b|(?<!\b(?:[ap]\.m|no|nos|approx|min|max|e\.g|i\.e))\.\s|, (?=(?:he|she|they|it|we) )|, (?=(?:(?:the|an?|our|no) )?[\p{Ll}-]+ (?:is|are|has|have|was|were|must)\b)|,?(?<! if) so (?=\p{Ll}+ )/u;

const isDone = (verb: string): boolean =>
  /(?:ed|en|id|nt|ught|ade|ost|orn|eft|ept|old)$/i.test(verb) && infinitive(verb.toLowerCase()) !== verb.toLowerCase();

/** `to reserve a seat, and to be told`: can reserve a seat, and be told. */
export function joined(parts: readonly Part[], to: number, slice: Slice): string {
  const verbs = parts.filter(({ kind }) => kind === 'v');
  return verbs.map(({ start }, at) => withoutTo(slice(start, verbs[at + 1]?.start ?? to))).join('');
}
const withoutTo = (gap: string): string => gap.replace(/\b((?:and|or) (?:also )?)to (?=(?:be )?$)/i, '$1');

/** Without the mark of a list, what joins it to the words around, and what ends it. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:[-*•–—]|\d+[.)])\s+/, '')
    .replace(
      /^(?:[\s,;:.)–—-]|(?:and|but|then|also|plus|so|so that|where|which|in which|that)\b(?! (?:is|are|one)\b))+/i,
      '',
    )
    .replace(/(?:[\s,;:–—(-]|\b(?:and|but|or|then|also|where|which|with|so|so that)\b)+$/i, '')
    .replace(/[.;,]+$/, '')
    .trim();
