import type { Draft } from './draft.js';
import { inTexts } from './in-texts.js';

/**
 * `We don't want any measurement of individual operators`, `votes are anonymous`: what is kept then names nobody, although
 * with any other product it would be kept with who did it.
 */
const noPersons =
  /\b(?:no|not|never|without|don['’]t|doesn['’]t|nobody)\b[^.;]{0,50}\b(?:measur\w+|monitor\w*|track\w*|surveill\w+|evaluat\w+|rank\w*|scor\w+) (?:of )?(?:any |the )?(?:individual|single)\b|\b(?:individual|single) (?:employees?|operators?|workers?|drivers?|staff|persons?|people)\b[^.;]{0,30}\b(?:not|never|no)\b[^.;]{0,20}\b(?:measured|ranked|scored|monitored|tracked|evaluated|identif\w+)\b|\b(?:stays?|remains?|(?:is|are|be|kept|stored|recorded|saved)) (?:fully |strictly |completely )?anonymous(?:ly)?\b/i;

export const namesNobody = (sentences: readonly string[]): boolean => sentences.some((text) => noPersons.test(text));

const words: [pattern: RegExp, instead: string][] = [
  [/\bwith both names and times\b/g, 'with both times'],
  [/\bwith (?:the )?(?:name|author) and (?:the )?time\b/g, 'with the time'],
  [/,? (?:the )?(?:name|author) and (?:the )?time\b/g, ' and the time'],
  [/\bwith who made them and when\b/g, 'with the time of each'],
];

/** All texts of a section, with ids as they are. */
export function withoutPersons<T>(data: T, { plan }: Pick<Draft, 'plan'>): T {
  if (!namesNobody(plan.brief.sentences)) return data;
  return inTexts(data, (text) => words.reduce((told, [pattern, instead]) => told.replace(pattern, instead), text));
}
