import type { Capability } from './brief.js';

const keyOf = ({ verb, object, tail }: Capability): string => `${verb} ${(object || tail).toLowerCase()}`;

/** `Shopkeepers book pallets. Builders book pallets.`: one deed, of both. */
export function eachOnce(deeds: Capability[]): Capability[] {
  const once = new Map<string, Capability>();
  for (const deed of deeds) {
    const first = once.get(keyOf(deed));
    const others = [deed.by, ...(deed.also ?? [])].filter((who) => who !== undefined && who !== first?.by);
    if (!first) once.set(keyOf(deed), { ...deed });
    else if (first.by && others.length > 0)
      first.also = [...new Set([...(first.also ?? []), ...others.filter((who) => who !== undefined)])];
  }
  return [...once.values()];
}
