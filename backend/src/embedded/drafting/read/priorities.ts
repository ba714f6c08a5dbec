import { isFinite, isNoun, wordsIn } from '../grammar/viterbi.js';
import { lowerFirst, stripStop, upperFirst } from '../language.js';

/** How much an idea wants something, where it says so: `Search is a must`, `Dark mode would be nice`, `Reports can come later`. */

export type Wish = 'must' | 'could';

export interface Ranked {
  text: string;
  wish: Wish;
  /** It is named as a thing, and nobody does it. */
  isThing: boolean;
}

const must =
  /^(?<what>[^;:.]{3,90}?) (?:(?:is|are) (?:also )?(?:an? (?:absolute |clear |hard )?must(?:[- ]have)?s?|must[- ]haves|essential|mandatory|indispensable|a (?:hard |key )?requirement)|must (?:also )?be (?:possible|supported|included|available))$/iu;
const nice =
  /^(?<what>[^;:.]{3,90}?) (?:(?:is|are) (?:also )?(?:(?:a |only )?nice[- ]to[- ]haves?|optional|a bonus|a plus)|would (?:also )?be (?:really |very )?(?:nice|good|great|helpful|useful|welcome|a bonus|a plus)(?: to have)?)$/iu;
const niceIf =
  /^(?:it would (?:also )?be (?:really |very )?(?:nice|good|great|helpful|useful) (?<lead>if|to (?:be able to|have)|to)|(?:ideally|as a bonus|if possible),?) (?<what>.+)$/iu;

/** A heading or a label: `Must-have: …`, `Nice to have: …`. */
export const wishOf = (heading: string): Wish | null =>
  /^must[- ]haves?\b/i.test(heading)
    ? 'must'
    : /^(?:nice[- ]to[- ]haves?|could[- ]haves?|optional)\b/i.test(heading)
      ? 'could'
      : null;

export function rankedIn(sentence: string): Ranked | null {
  const text = stripStop(sentence.trim());
  const needed = must.exec(text)?.groups?.['what'];
  const liked = nice.exec(text)?.groups?.['what'];
  const thing = needed ?? liked;
  if (thing !== undefined)
    return isPhrase(thing) ? { text: thing, wish: needed === undefined ? 'could' : 'must', isThing: true } : null;
  const { what = '', lead = '' } = niceIf.exec(text)?.groups ?? {};
  if (what === '') return null;
  const asked = /^to have$/i.test(lead) || (lead === '' && isPhrase(what));
  const said = /^to/i.test(lead) ? `People can ${lowerFirst(what)}` : upperFirst(what.replace(/\bcould\b/, 'can'));
  return { text: asked ? what : said, wish: 'could', isThing: asked };
}

/** `search across services, APIs and docs`: nobody does anything in it. */
const isPhrase = (text: string): boolean => {
  const tags = wordsIn(text).map(({ tag }) => tag);
  return tags.some(isNoun) && !tags.some((tag) => isFinite(tag) || /^(?:P1|P2|S|W)$/.test(tag));
};

const later =
  '(?:later(?: on)?|afterwards|in (?:phase|version|release|v) ?[2-9]|in (?:a|the) (?:later|second|next) (?:phase|version|release|step))';
const comesLater = new RegExp(
  String.raw`^(?<what>[^,;:.]{3,70}?) (?:(?:can|could|will|should|may|shall|would) (?:also )?(?:come|follow|be added|be built|be done|wait|arrive) (?:until )?|comes? |follows? |(?:is|are) (?:planned|foreseen|scheduled|intended|meant) (?:for )?|(?:is|are) for )(?<when>${later}|(?:phase|version|release|v) ?[2-9]|(?:a|the) (?:later|second|next) (?:phase|version|release))$`,
  'iu',
);
const waits = new RegExp(
  String.raw`^(?<what>[^;:.]{3,110}?),? (?:but|though|although|and) (?:that|this|it) (?:can|could|may|will) (?:wait|come|follow)(?: (?:until |till )?(?<when>${later}|(?:phase|version|release|v) ?[2-9]))?$`,
  'iu',
);

/** `Cost reporting can come later` → `cost reporting: later`; null where nothing is put off. */
export function putOffIn(sentence: string): string | null {
  const text = stripStop(sentence.trim());
  const { what = '', when = '' } = (comesLater.exec(text) ?? waits.exec(text))?.groups ?? {};
  if (what === '') return null;
  const plain = (rankedIn(what)?.text ?? what).replace(/^(?:an?|the) /i, '').replace(/\b(?:can|could|should) /, '');
  return `${lowerFirst(plain)}: ${when === '' ? 'later' : lowerFirst(when.replace(/^in (?=phase|version|release|v)/i, ''))}`;
}
