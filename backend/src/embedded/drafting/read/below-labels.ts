import { sentencesOf } from './clean.js';
import { deedsIn } from './deeds.js';
import { labelOf, statementsOf } from './labels.js';
import { thoughtsOf } from './thoughts.js';

/** What stands below a heading or behind a label, as far as it tells of today. */

/** A line under the heading 'Problem' tells of one, whatever its words. */
export const problemSentences = (sentences: string[]): string[] =>
  statementsOf(sentences).flatMap(({ text, label }) =>
    label === 'goal' || label === 'limit' || (label === 'features' && actsFor(text))
      ? []
      : label === 'problem'
        ? [`Problem: ${text}`]
        : thoughtsOf(text).map((thought, _, { length }) => (length > 1 ? ended(thought) : thought)),
  );

const labelled = /^\uE000?\s*([\p{L} -]{3,28}?)\s?:\s/u;

/** What follows in a line that begins with `Problem:` tells of today as well. */
export const toldBelow = (sentences: string[], lines: string): string[] => {
  const told = lines
    .split('\n')
    .filter((line) => labelOf(labelled.exec(line)?.[1] ?? '') === 'problem')
    .flatMap((line) => {
      const [, ...more] = sentencesOf(line);
      const next = more.findIndex((sentence) => labelled.test(sentence));
      return next < 0 ? more : more.slice(0, next);
    });
  return sentences.filter((sentence) => told.includes(sentence));
};

/** `collector reassigns a swarm if nobody has come`: below such a heading it is asked for, whatever word stands in it. */
const actsFor = (text: string): boolean =>
  (deedsIn(text, '') ?? []).some(({ who }) => who === 'people' || who === 'product');

/** A part of a sentence quoted as one of its own. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`);
