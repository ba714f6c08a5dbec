import type { Said } from './sentences.js';
import type { Word } from './words.js';

/** What the network sees of each word beside the word itself. */

export interface Sentence extends Said {
  words: Word[];
  /** How many line breaks stand before it. */
  breaks: number;
}

const binds = /^(?:and|but|or|so|that|which|who|where|when|if|because|while|then|plus|to|yet|until|unless)$/;
const hands =
  /^(?:lets?|letting|helps?|helping|allows?|allowing|enables?|enabling|wants?|needs?|makes?|where|so|that|for|to)$/;

/** 1 behind a mark, 2 at a word that joins, 3 behind `lets` or `helps`, 0 within a piece. */
export const jointAt = (words: readonly Word[], at: number): number => {
  const [before, own] = [words[at - 1]?.lower ?? '', words[at]?.lower ?? ''];
  if (/^(?:[,;:()–—-]|\W)$/.test(before)) return 1;
  if (binds.test(own)) return 2;
  return hands.test(before) ? 3 : 0;
};
/** Where a sentence begins. */
export const anew = 4;

/** The classes of a word, each with a table of its own in the network, in the order of these tables. */
export const classes = [
  'tag',
  'speech',
  'shape',
  'sort',
  'verb',
  'name',
  'joint',
  'item',
  'head',
  'gap',
  'pos',
  'place',
  'under',
  'suf2',
  'suf3',
  'pre2',
] as const;
export type Class = (typeof classes)[number];

/** The classes of each word of an idea, sentence by sentence. */
export const classesOf = (sentences: readonly Sentence[]): Record<Class, string>[][] =>
  sentences.map(({ words, isItem, isHeading, heading, breaks }, place) =>
    words.map(({ tag, speech, shape, sort, lower, mayBeVerb, mayBeName }, at) => ({
      tag,
      speech,
      shape: shape.slice(0, 6),
      sort,
      verb: mayBeVerb ? '1' : '0',
      name: mayBeName ? '1' : '0',
      joint: String(jointAt(words, at)),
      item: String(isItem),
      head: String(isHeading),
      gap: `${Math.min(2, breaks)}${place === 0}`,
      pos: `${at === 0 ? 'F' : Math.min(at, 3)}${at === words.length - 1 ? 'L' : ''}`,
      place: placeOf(place, sentences.length),
      under: `${heading !== ''}${isItem}`,
      suf2: lower.slice(-2),
      suf3: lower.slice(-3),
      pre2: lower.slice(0, 2),
    })),
  );

/** The first, in the first half, in the second, the last. */
function placeOf(place: number, many: number): string {
  if (place === 0) return '0';
  if (place === many - 1) return '3';
  return place * 2 >= many ? '2' : '1';
}
