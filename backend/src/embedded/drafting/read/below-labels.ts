import { sentencesOf } from './clean.js';
import { deedsIn } from './deeds.js';
import { labelOf, statementsOf } from './labels.js';
import { thoughtsOf } from './thoughts.js';

/** What stands below a heading or behind a label, as far as it tells of today. */

/** A line under the heading 'Problem' tells of one, whatever its words. */
export const problemSentences = (sentences: string[]): string[] =>
  statementsOf(sentences).flatMap(({ text, label }) =>
    label === 'goal' || label === 'rule' || label === 'limit' || (label === 'features' && actsFor(text))
      ? []
      : label === 'problem'
        ? [`Problem: ${text}`]
        : ownThoughts(text).map((thought, _, { length }) => (length > 1 ? ended(thought) : thought)),
  );

/** `I'd like an app where …; the officer tests hoses and throws out what fails`: all of it is wished for. */
const ownThoughts = (text: string): string[] => {
  const [first = '', ...more] = thoughtsOf(text);
  return wishes.test(first) ? [first, ...more.filter((one) => now.test(one))] : [first, ...more].filter(Boolean);
};
const wishes =
  /^(?:i|we)(?:['’]d| would)? (?:like|want|need|love) (?:an?|something|the) [^;]*\b(?:where|that|which|in which|so that|to)\b/i;
const now = /\b(?:today|now|currently|at present|right now|at the moment|nowadays|still)\b/i;

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
