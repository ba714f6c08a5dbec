import { namesOf } from '../plan/feature-name.js';
import { joinWords, lowerFirst, upperFirst } from '../language.js';
import { joinDeeds } from '../language/joined-deeds.js';
import type { Feature, Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import { dueIn } from '../plan/ways.js';
import { deedOf } from './deeds.js';

/** What one person does in one go: use cases and screens are made for that, and not for each deed alone. */
export interface DeedGroup {
  side: Feature['side'];
  members: { feature: Feature; at: number }[];
}

const most = 3;

/** Deeds that the idea names one after the other for the same people; alone where too few groups would be left. */
export function groupsOf(plan: Plan, least: number): DeedGroup[] {
  const groups = plan.features.reduce<DeedGroup[]>((found, feature, at) => {
    const last = found.at(-1);
    const before = last?.members.at(-1)?.feature;
    const joins =
      last &&
      before &&
      last.side === feature.side &&
      before.by === feature.by &&
      String(before.also) === String(feature.also) &&
      last.members.length < most
        ? [before, feature].every((one) => one.stated && deedOf(one, plan) !== undefined)
        : false;
    if (joins) last?.members.push({ feature, at });
    else found.push({ side: feature.side, members: [{ feature, at }] });
    return found;
  }, []);
  return groups.length >= least
    ? groups
    : plan.features.map((feature, at) => ({ side: feature.side, members: [{ feature, at }] }));
}

/** `Change a diet and give the reason`, `Borrow and return gauges`: with how and when they do it as far as there is room. */
export function groupTitle({ members }: DeedGroup, plan: Pick<Plan, 'brief'>, max: number): string {
  const names = members.map(({ feature }) => feature.name);
  const short = members.map(({ feature }) => {
    const { verb = '', object = '', tail = '' } = capabilityOf(feature, plan) ?? {};
    return verb === '' ? feature.name : upperFirst(`${verb} ${object || tail}`);
  });
  const whole = (deeds: string[]): string => upperFirst(joinDeeds(deeds.map(lowerFirst), joinWords));
  return [whole(names), whole(short)].find((title) => title.length <= max) ?? short[0] ?? '';
}

/** The deed of the idea behind a feature. */
export function capabilityOf({ name, stated }: Feature, { brief }: Pick<Plan, 'brief'>): Capability | undefined {
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

/** Each deed of a function: `enter the case` and `print a label` of one sentence. */
export function deedsWithin(feature: Feature, plan: Pick<Plan, 'brief'>): Capability[] {
  const deed = capabilityOf(feature, plan);
  return deed ? [deed, ...(deed.deeds ?? [])] : [];
}

/** What somebody works with: what the product does by itself has no page and no place on the map; none where it does all. */
export const workedGroups = (plan: Plan): DeedGroup[] => {
  return groupsOf(plan, 1).flatMap((group): DeedGroup[] => {
    const members = group.members.filter(({ feature }) => !feature.isByItself);
    return members.length > 0 ? [{ ...group, members }] : [];
  });
};

/** What sets off a deed that nobody chooses to do; undefined where the idea does not say. */
export function triggerOf(feature: Feature, plan: Plan): string | undefined {
  if (deedOf(feature, plan)) return undefined;
  const deed = capabilityOf(feature, plan);
  if (!deed) return `The moment ${feature.tests[0]?.when ?? 'it is needed'}`;
  const due = dueIn(deed);
  return due === null ? undefined : upperFirst(due);
}
