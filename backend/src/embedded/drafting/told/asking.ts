import { upperFirst } from '../language.js';
import { inWords } from './in-words.js';
import type { Role, Statement } from './statements.js';

/** What asks for something, binds it or sets it a day; the rest only tells. */
const asks = new Set<Role>(['do', 'rule', 'goal', 'plan', 'need', 'price', 'misc']);

/**
 * The sentences without what is so today, what is said of the people and what is left out: `We manage flats, and every
 * autumn our phones do not stop` is none of them, and of `I sing alto, and singers pay nothing` the second half is.
 */
export function askingIn(sentences: readonly string[], statements: readonly Statement[]): string[] {
  const asides = statements
    .filter(({ role }) => !asks.has(role))
    .flatMap(({ text }) => [text, inWords(text)].map((said) => wordsOf(said).map(({ word }) => word)))
    .filter((words) => words.length > 0);
  return sentences.flatMap((sentence) => {
    const words = wordsOf(sentence);
    const own = words.map(({ word }) => word);
    const told = words.map(() => false);
    for (const aside of asides) {
      if (placeIn(aside, own) >= 0) return [];
      const at = aside.length < fewest ? -1 : placeIn(own, aside);
      if (at >= 0) told.fill(true, at, at + aside.length);
    }
    if (!told.includes(true)) return [sentence];
    return runsOf(told)
      .filter(([from, to]) => to - from >= fewest)
      .map(([from, to]) => {
        const text = sentence.slice(words[from]?.start, to === words.length ? sentence.length : words[to - 1]?.end);
        return upperFirst(text.replace(/^(?:and|but|so|while) /i, ''));
      });
  });
}

/** Of fewer words no clause is made. */
const fewest = 3;

interface Word {
  word: string;
  start: number;
  end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** Where all these words stand one behind the other; -1 where they do not. */
const placeIn = (all: readonly string[], words: readonly string[]): number =>
  all.findIndex((_, at) => words.every((word, place) => all[at + place] === word));

/** From where to where nothing is told. */
function runsOf(told: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [at, isTold] of told.entries()) {
    const last = runs.at(-1);
    if (isTold) continue;
    if (last?.[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}
