import type { Capability } from '../read/brief.js';

/** `check tools in and out`: what comes back was handed out before, whichever the idea names first. */
export const inTheirOrder = (capabilities: Capability[]): [at: number, deed: Capability][] => {
  const deeds = [...capabilities.entries()];
  for (const [place, [at, deed]] of deeds.entries()) {
    const after = deeds[place + 1];
    const isTurned =
      after?.[1].verb === deed.verb.replace(/ in$/, ' out') && / in$/.test(deed.verb) && after[1].noun === deed.noun;
    if (after && isTurned) deeds.splice(place, 2, after, [at, deed]);
  }
  return deeds;
};
