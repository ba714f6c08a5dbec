import { lowerFirst, stripStop } from '../language.js';
import { isAnybody } from './own-words.js';
import type { Said } from './said.js';

/** What it is called: the first thing that is wished there, or as much of its clause as a title holds. */
export function titleOf({ wish, text, isProducts, who }: Said): string {
  const clause = behindCase(isProducts ? text.replace(/\{product\} /i, '') : text);
  const isTheirs = isProducts || who === '' || /^(?:I|we|you)$/i.test(who) || isAnybody(who);
  const own = wish === null || !isTheirs || /^(?:be|get) \S+$|^\S+ (?:it|them|only)\b/.test(wish) ? clause : wish;
  const [first = own] = own.split(
    /[,;] |:\s|\. | (?:and|or) (?=\p{Ll}+ (?:the|an?|their|its|his|her|every|each|all)\b)/u,
  );
  const title =
    [first, own, clause].find((one) => one.split(' ').length > 1 && !isOpen(one) && !pointing.test(one)) ?? own;
  return lowerFirst(stripStop(clipped(title)));
}
/** `decide that`, `write off` of `write off or edit a sale`: what is meant stands elsewhere. */
const pointing = /\b(?:it|that|this|them|these|those|one|off|out|over|back|down|away)$/i;

/** `If the dose is late, the nurse is alerted`: the nurse is alerted. */
const behindCase = (text: string): string => {
  const [, main = ''] =
    /^(?:[Ii]f|[Ww]hen(?:ever)?|[Oo]nce|[Uu]nless|[Uu]ntil|[Bb]efore|[Aa]fter|[Aa]s soon as) [^,;.]+, ((?:(?:the|an?|each|every|all|no|only|our|their|whoever) |\p{Lu}|\p{Ll}+s (?!the|an?\b)\p{Ll}).{10,})$/u.exec(
      text,
    ) ?? [];
  const [, able = ''] =
    /\b(?:you|we|they|people|users|everyone) (?:can|could|(?:should|must) be able to) (?!be )(.{12,})$/iu.exec(text) ??
    [];
  return (able || main || text).replace(
    /^(?:(?:and )?what )?(?:I|we)(?:['’]d| would)? (?:really )?(?:like|want|need|have)(?:ed)? (?:is )?(?:to (?:be able to )?(?:have )?)?(?=\S)/i,
    '',
  );
};

const isOpen = (text: string): boolean => (text.match(/["“”]/g) ?? []).length % 2 === 1;

/** As much as a title holds, up to where a phrase begins that says more. */
const clipped = (text: string): string => {
  if (text.length <= longestTitle) return text;
  const ends = [...text.matchAll(opensMore)]
    .map(({ index }) => index)
    .filter(
      (at) =>
        at > shortestTitle &&
        at <= longestTitle &&
        !(timed.test(text.slice(0, at)) && /^,? (?:before|after) /i.test(text.slice(at))),
    );
  // 'never stored unless the customer turns on …': not amid the case.
  const [hard] = ends.filter((at) => opensCase.test(text.slice(at)));
  const end = hard ?? ends.at(-1);
  const words = text.slice(0, end ?? longestTitle).split(' ');
  if (end === undefined) words.pop();
  while (words.length > 3 && waits.test(words.at(-1) ?? '')) words.pop();
  const title = words.join(' ').replace(/[\s,;:–—-]+$/, '');
  // No quotation is cut.
  return isOpen(title) ? title.replace(/,? ?["“][^"“]*$/, '') : title;
};
/** `four weeks | before the exam`: of what, belongs to it. */
const timed = /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|morning|evening)$/i;
const longestTitle = 76;
const shortestTitle = 16;
const opensMore =
  /,? (?=(?:unless|when|whenever|if|because|so|until|before|after|within|for|with|without|in|on|at|by|from|and|or|but|while|where|which|who|that|as|than) )|(?=[,;:] )| (?=\()/giu;
const opensCase = /^,? (?:unless|when|whenever|if|because|while|so that|so)\b/i;
const waits =
  /^(?:a|an|the|and|or|of|to|in|on|at|for|with|by|from|than|that|which|who|if|when|is|are|be|has|have|can|must|should|may|will|no|not|only|their|its|his|her|more|less|over|under|until|within|before|after|then)$/i;
