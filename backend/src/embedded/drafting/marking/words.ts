import { isSomebody } from '../grammar/somebody.js';
import { type Token, tokensOf } from '../grammar/tokens.js';
import { wordsIn } from '../grammar/viterbi.js';
import { singular } from '../language.js';
import { kindWords } from '../read/kinds.js';
import { isOrdinary } from '../read/clean.js';
import { isGroup, isPeople, verbOf } from '../read/lexicon.js';
import { speechOf } from './speech.js';

/** A word of a sentence with what is known of it before anything is marked. */
export interface Word extends Token {
  /** What the grammar takes it for: `N1`, `VZ`. */
  tag: string;
  /** What a tagger that was learned from large texts takes it for: `NOUN`. */
  speech: string;
  /** Base form: `review` of `reviews`. */
  lemma: string;
  /** `Xx`, `9.9%`: its letters and digits by kind. */
  shape: string;
  /** `P` somebody, `K` a kind of product or a part of one. */
  sort: 'P' | 'K' | '-';
  mayBeVerb: boolean;
  /** A capital on a word that no dictionary knows, or in the middle of a sentence: it may be a name. */
  mayBeName: boolean;
}

const kinds = new RegExp(`^(?:${kindWords}|software|system|site|bot|api|dashboard|screen|page)s?$`, 'i');

const lemmaOf = (lower: string): string => verbOf(lower) ?? (lower.endsWith('s') ? singular(lower) : lower);
const shapeOf = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\d/g, '9')
    .replace(/(.)\1+/g, '$1');
const sortOf = ({ text, lower }: Token, tag: string): Word['sort'] =>
  /^[NX]/.test(tag) && (isPeople(lower) || isGroup(singular(lower)) || isSomebody(text))
    ? 'P'
    : kinds.test(lower)
      ? 'K'
      : '-';

/** `offset`: where the sentence begins in its idea. */
export function wordsOf(sentence: string, offset: number): Word[] {
  const tagged = wordsIn(sentence);
  const speech = speechOf(sentence);
  let next = 0;
  return tokensOf(sentence).map((token, place) => {
    // The grammar reads `I'd` as two words, of which the first is meant.
    const at = tagged.findIndex(({ text }, own) => own >= next && own < next + 3 && text === token.text);
    const tag = tagged[at < 0 ? next : at]?.tag ?? 'X';
    next = at < 0 ? next + 2 : at + 1;
    return {
      ...token,
      start: token.start + offset,
      end: token.end + offset,
      tag,
      speech: speech.get(token.start) ?? '-',
      lemma: lemmaOf(token.lower),
      shape: shapeOf(token.text),
      sort: sortOf(token, tag),
      mayBeVerb: verbOf(token.lower) !== null,
      mayBeName: /^\p{Lu}/u.test(token.text) && (place > 0 || !isOrdinary(token.text)),
    };
  });
}
