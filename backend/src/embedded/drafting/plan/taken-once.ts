import { escapePattern, plural } from '../language.js';
import type { Capability } from '../read/brief.js';
import { classOf } from './sense.js';

/**
 * Whether only one at a time can have what is booked: a place, or something that the idea calls free or not
 * (`see which looms are free`). A course or a tour is booked by many.
 */
export function isTakenOnce(capability: Capability, sentences: readonly string[]): boolean {
  const { verb, noun } = capability;
  if (!/^(?:book|reserve|rent|hire)$/.test(verb) || noun === '') return false;
  const things = `(?:${escapePattern(noun)}|${escapePattern(plural(noun))})`;
  const free = '(?:free|available|vacant|in use|taken|occupied)';
  const told = new RegExp(
    `\\b${things} (?:is|are) (?:\\p{L}+ )?${free}\\b|\\b(?:free|available|vacant) ${things}\\b|\\bdouble[- ]book`,
    'iu',
  );
  return (
    (classOf(capability) === 'place' && !/^(?:seat|space|place|route|trip|round|tour)$/.test(noun)) ||
    sentences.some((text) => told.test(text))
  );
}
