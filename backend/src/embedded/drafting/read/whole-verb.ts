import type { Capability } from './brief.js';

/** `ask for`, `quote for`: where nothing is named that it is done to, the verb is what both words say together. */
export const wholeVerb = ({ verb, object, tail }: Pick<Capability, 'verb' | 'object' | 'tail'>): string =>
  object === '' && tail.startsWith('for ') ? `${verb} for` : verb;
