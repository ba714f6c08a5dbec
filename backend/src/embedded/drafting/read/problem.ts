import type { Problem } from './brief.js';
import { clauseIn } from './clauses.js';

/** Whether a sentence tells how it goes today, though it names no means that could be put into other sentences. */
export const isTold = ({ sentences }: Problem): boolean =>
  sentences.some(
    (text) =>
      /^(?:today|currently|now|at present|at the moment|so far|until now)\b/i.test(text) ||
      clauseIn(text, '')?.side === 'people',
  );
