import { escapePattern } from '../language.js';
import type { Measure } from './brief.js';

/** Figures that were read as goals and are none: sizes, times of keeping, and names that name nothing. */

const aims =
  /\b(?:wants?|wanted|goals?|targets?|aim(?:s|ing)?|reach(?:es|ed)?|win|grow|hit|by|within|success|kpis?|objectives?|first (?:year|month|quarter|season)|like|hope|expect|plan(?:s|ned)?|sign(?:s|ed)? up|onboard)\b/i;
const keeps = /^time until .* (?:is|are) (?:deleted|erased|removed|archived|kept|stored)$/i;
const nothing = /^(?:the )?(?:need|want|wish|goal|target|aim|number|share)s?$/i;

/** What is left of the goals of an idea, each by a name that can be read. */
export const soberGoals = (measures: Measure[], sentences: string[]): Measure[] =>
  measures
    .filter(({ name }) => !keeps.test(name) && !nothing.test(name))
    .filter((measure) => !isSize(measure, sentences))
    // 'spend 6.5 hours a week marking'
    .map((measure) => ({
      ...measure,
      name: measure.name.replace(/^number of (hours|days) that (\p{L}+ing)$/u, '$1 of $2'),
    }));

/** `need: shift swap tool for Beechmere Group, 27 homes`: how many there are. */
function isSize({ name, baseline, target, when }: Measure, sentences: string[]): boolean {
  if (baseline !== null || when !== null || / per /.test(name) || !/^[\d.,]+k?$/.test(target ?? '')) return false;
  const said = new RegExp(`(?<![\\d.,])${escapePattern(target ?? '')} (?:\\p{L}+ )?${escapePattern(name)}`, 'iu');
  const told = sentences.filter((one) => said.test(one));
  return told.length > 0 && told.every((one) => !aims.test(one.replace(/^(?:needs?|wanted|goal):\s/i, '')));
}
