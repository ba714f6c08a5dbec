import { deedNameOf, nameOf, namesOf } from '../plan/feature-name.js';
import { isByItself } from '../plan/by-itself.js';
import { eventOf } from '../plan/event-of.js';
import { plural, sentence, thirdPerson, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { startsWith } from '../plan/said-feature.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { dueIn } from '../plan/ways.js';
import { deedOf } from './deeds.js';

/** A function of the plan, or one deed of a function that tells several in its sentence, with the place of that function. */
export interface DeedStep {
  feature: Feature;
  at: number;
}

const parts = new WeakMap<Feature, { deed: Capability; whole: Feature }>();

/** The function to which a step belongs. */
export const wholeOf = (feature: Feature): Feature => parts.get(feature)?.whole ?? feature;

/** The deed of the idea behind a feature. */
export function capabilityOf(feature: Feature, { brief }: Pick<Plan, 'brief'>): Capability | undefined {
  const { name, stated } = feature;
  const part = parts.get(feature);
  if (part) return part.deed;
  if (!stated) return undefined;
  const { capabilities } = brief;
  return (
    capabilities[namesOf(capabilities).indexOf(name)] ??
    capabilities.find(
      (one) =>
        !one.named &&
        [one.verb, one.object, one.tail].filter(Boolean).join(' ').toLowerCase().startsWith(name.toLowerCase()),
    )
  );
}

/** Each deed of a function: `enter the case` and `print a label` of one sentence; none of what is told in words alone. */
export function deedsWithin(feature: Feature, plan: Pick<Plan, 'brief'>): Capability[] {
  const deed = capabilityOf(feature, plan);
  if (!deed) return [];
  return [...(deed.words === undefined ? [deed] : []), ...(parts.has(feature) ? [] : (deed.deeds ?? []))];
}

const found = new WeakMap<Feature[], DeedStep[]>();

/** What is done one after the other: each deed by itself, and what is told in words alone as the function that it is. */
export function stepsOf(plan: Plan): DeedStep[] {
  const known = found.get(plan.features);
  if (known) return known;
  const steps = plan.features.flatMap((feature, at) =>
    deedsApart(feature, plan).map((one): DeedStep => ({ feature: one, at })),
  );
  found.set(plan.features, steps);
  return steps;
}

/** What is done only then is told with the whole of it. */
const isConditional = /\b(?:if|when|whenever|once|unless)\b/i;

function deedsApart(whole: Feature, plan: Plan): Feature[] {
  const deeds = deedsWithin(whole, plan);
  const [first] = deeds;
  if (!first || whole.words !== undefined) return [whole];
  // 'Contract owners get reminders' is told as what is done there: 'send reminders to contract owners'.
  if (deeds.length < 2 && (startsWith(whole.name, first.verb) || isConditional.test(first.tail))) return [whole];
  const all = everyDeed(plan.brief.capabilities);
  const opens = (whole.asked ?? '').split(` ${textOf(first)}`)[0] ?? '';
  const people = first.automatic
    ? upperFirst(plural(plan.personas.find(({ side }) => side === whole.side)?.role ?? 'user'))
    : opens;
  return deeds.map((deed, place): Feature => {
    // 'Keepers register costumes, dressers check them out'
    const other = deed.by === first.by ? undefined : deed.by;
    const side = plan.personas.find(({ role }) => role === other)?.side;
    const { by: _, ...others } = whole;
    const own: Feature = {
      ...(other === undefined ? whole : { ...others, ...(side ? { side } : { by: other }) }),
      name: place === 0 ? deedNameOf(deed) : nameOf(deed, all),
      asked: sentence(
        deed.automatic
          ? `${plan.brief.name} ${textOf({ ...deed, verb: thirdPerson(deed.verb) })}`
          : `${other === undefined ? people : upperFirst(plural(other))} ${textOf(deed)}`,
      ),
      isByItself: isByItself(deed),
      tests: place === 0 ? whole.tests : [],
      event: place === 0 ? whole.event : { ...whole.event, ...eventOf(deed, deed.noun, plan) },
      rules: (whole.rules ?? []).filter((rule) => all[rule.deed] === deed),
      ruledBy: place === 0 ? whole.ruledBy : [],
    };
    parts.set(own, { deed, whole });
    return own;
  });
}

/** What each of these people does with it, deed by deed, as far as the idea says so. */
export const deedsOf = (side: Feature['side'], plan: Plan): string[] =>
  stepsOf(plan)
    .filter(({ feature }) => feature.side === side || feature.also?.includes(side))
    .flatMap(({ feature }) => deedOf(feature, plan) ?? []);

const textOf = ({ verb, object, tail }: Capability): string => [verb, object, tail].filter(Boolean).join(' ');

/** What sets off a deed that nobody chooses to do; undefined where the idea does not say. */
export function triggerOf(feature: Feature, plan: Plan): string | undefined {
  if (deedOf(feature, plan)) return undefined;
  const deed = capabilityOf(feature, plan);
  if (!deed) return `The moment ${feature.tests[0]?.when ?? 'it is needed'}`;
  const due = dueIn(deed);
  return due === null ? undefined : upperFirst(due);
}
