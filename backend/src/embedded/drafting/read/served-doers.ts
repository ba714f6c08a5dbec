import type { Audience, Capability } from './brief.js';
import { isGroup, isPeople } from './lexicon.js';

/** `API monitoring for developers. Define checks in YAML, …`: whom it is for does what nobody else is told to do. */
export function serveDoers(deeds: Capability[], audiences: Audience[], opening: string): void {
  const whom = audiences.find(
    ({ noun, text }) =>
      isPeople(noun) &&
      (!isGroup(noun) || /\bteam$/.test(noun)) &&
      opening.toLowerCase().includes(` for ${text.toLowerCase()}`),
  );
  const acts = deeds.some(({ by }) => by !== undefined);
  // Where nobody is named at all, it is said elsewhere whose deeds they are.
  if (!whom || !acts || deeds.some(({ by }) => by === whom.noun)) return;
  for (const one of deeds) if (one.by === undefined && !one.automatic) one.by = whom.noun;
}
