import type { Capability } from './brief.js';

/**
 * A function of the idea stands for a whole clause: `The shopkeeper records a sale, chooses the farmer` is one of them, of
 * two deeds. What is made of deeds, and not of functions, is made of each of them.
 */

/** What stands for a clause, and behind it the other deeds of the clause, in the order of the idea. */
export const withOthers = (capabilities: readonly Capability[]): Capability[] =>
  capabilities.flatMap((one) => [one, ...(one.deeds ?? [])]);

const found = new WeakMap<readonly Capability[], Capability[]>();

/** Every deed that is sure; what is only told in words of the idea is none. */
export function everyDeed(capabilities: readonly Capability[]): Capability[] {
  const known = found.get(capabilities);
  if (known) return known;
  const deeds = withOthers(capabilities).filter(({ words }) => words === undefined);
  found.set(capabilities, deeds);
  return deeds;
}

/** The place of the function to which a deed belongs; -1 where it belongs to none. */
export const functionOf = (deed: Capability | undefined, capabilities: readonly Capability[]): number =>
  capabilities.findIndex((one) => one === deed || one.deeds?.some((other) => other === deed));

/** What changes deeds one by one changes those within a clause as well; where the first is gone the next stands for it. */
export function throughout(
  capabilities: readonly Capability[],
  change: (deeds: Capability[]) => Capability[],
): Capability[] {
  const clauses = new Map<Capability['said'], Capability>();
  const changed = change(
    capabilities.flatMap(({ deeds = [], ...first }) => [
      first,
      ...deeds.map((deed): Capability => (first.said ? { ...deed, said: first.said } : deed)),
    ]),
  );
  return changed.flatMap((one): Capability[] => {
    const leader = one.said && clauses.get(one.said);
    if (!leader) {
      if (one.said) clauses.set(one.said, one);
      return [one];
    }
    const { said: _, ...deed } = one;
    leader.deeds = [...(leader.deeds ?? []), deed];
    return [];
  });
}
