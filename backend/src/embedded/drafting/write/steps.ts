import { nameFor, personsOf } from '../know/named.js';
import { singular, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { withoutToday } from './fact-lines.js';

/** What the idea tells of today beside the feature that takes its place. */

type Step = Plan['facts']['steps'][number];

/** `Halina chalks a number on every tile`, `Halina draws the layout in a notebook`: each deed of a step by itself. */
const deedsOfStep = ({ text, who }: Step): string[] => {
  const [first = '', ...more] = withoutToday(text).split(
    /,?\sand\s(?=[a-z]+s\s(?:the|an?|every|each|all|his|her|their|it|them|[a-z]+s)\b)/,
  );
  return [first, ...more.map((part) => `${upperFirst(who)} ${part}`)];
};

const dull =
  /^(?:each|every|with|from|into|their|them|this|that|today|then|when|what|which|after|before|starts?|makes?|keeps?)$/;
const rootsIn = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !dull.test(word))
      .map((word) => singular(word).replace(/(?:ing|ed|s|e)$/, '')),
  ),
];

/** Deeds that put something on record, today and tomorrow. */
const writes =
  /\b(?:writes?|written|notes?|noted|logs?|logged|records?|recorded|types?|typed|enters?|draws?|chalks?|lists?|jots?)\b/i;
const records =
  /^(?:log|record|register|enter|note|list|write|describe|capture|draw|mark|number|give|type|catalogue)\b/i;

/**
 * How alike a deed of today is to a feature of the same person: words they share; where both put something on record one
 * shared word is enough, else it takes two.
 */
function likeness(deed: string, { name }: Plan['features'][number]): number {
  const said = new Set(rootsIn(deed));
  const shared = rootsIn(name).filter((root) => said.has(root)).length;
  return writes.test(deed) && records.test(name) ? shared : shared > 1 ? shared : 0;
}

/** Whether a step of today is that of somebody with this part, or of a person by name who has none: `Halina`. */
const isOf = ({ who }: Step, role: string, plan: Plan): boolean => {
  const named = personsOf(plan.brief);
  return (
    singular(who).toLowerCase() === role.toLowerCase() ||
    nameFor(role, named) === who ||
    (/^\p{Lu}/u.test(who) &&
      plan.personas.every(
        (one) => singular(who).toLowerCase() !== one.role.toLowerCase() && nameFor(one.role, named) !== who,
      ))
  );
};

/** The deed of today that a feature takes the place of; null where the idea tells none of the same person on the same thing. */
export const stepFor = (feature: Plan['features'][number], plan: Plan): string | null => {
  const roleOf = ({ side }: Plan['features'][number]): string | undefined =>
    plan.personas.find((persona) => persona.side === side)?.role;
  const stated = plan.features.filter((one) => one.stated);
  const own = plan.facts.steps.flatMap((step) => {
    const rivals = stated.filter((one) => isOf(step, roleOf(one) ?? '', plan));
    // Each deed stands once, beside the feature that is most like it.
    return deedsOfStep(step).filter((deed) => {
      const scores = rivals.map((one) => likeness(deed, one));
      const best = Math.max(0, ...scores);
      return best > 0 && rivals[scores.indexOf(best)] === feature;
    });
  })[0];
  return own !== undefined && own.length <= 140 ? `“${upperFirst(own)}”` : null;
};
