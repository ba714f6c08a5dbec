import type { Feature } from './plan.js';

/** What is laid down once before the work begins, and what is only looked at: neither is what people do day by day. */
const rare =
  /^(?:set(?: up)?|define|configure|import|register|open|create|add|invite|see|view|get|receive|look|check in on|find|search)\b/i;

/**
 * The deeds of somebody, those first that make up a day's work: by them it is tried, counted and timed. What the product
 * does by itself nobody learns or is timed with.
 */
export const daily = <T extends Pick<Feature, 'name' | 'isByItself'>>(features: T[]): T[] => {
  const done = features.filter(({ isByItself }) => !isByItself);
  return [
    ...done.filter(({ name }) => !rare.test(name)),
    ...done.filter(({ name }) => rare.test(name)),
    ...features.filter(({ isByItself }) => isByItself),
  ];
};

/** All of them in the order in which sentences speak of them: what the main people do first, for those mean {actors} and {F1}. */
export const mainDeeds = <T extends Pick<Feature, 'name' | 'isByItself' | 'side' | 'stated'>>(features: T[]): T[] => {
  const own = daily(features.filter(({ side, stated, isByItself }) => side === 'actor' && stated && !isByItself));
  const others = daily(features.filter((feature) => feature.stated && !own.includes(feature)));
  return [...own, ...others, ...features.filter((feature) => !feature.stated && !own.includes(feature))];
};
