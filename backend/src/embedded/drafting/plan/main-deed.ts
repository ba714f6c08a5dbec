import type { Feature } from './plan.js';

/** What is laid down once before the work begins, and what is only looked at: neither is what people do day by day. */
const rare =
  /^(?:set(?: up)?|define|configure|import|register|open|create|add|invite|see|view|get|receive|look|check in on|find|search)\b/i;

/** The deeds of somebody, those first that make up a day's work: by them it is tried, counted and timed. */
export const daily = <T extends Pick<Feature, 'name'>>(features: T[]): T[] => [
  ...features.filter(({ name }) => !rare.test(name)),
  ...features.filter(({ name }) => rare.test(name)),
];
