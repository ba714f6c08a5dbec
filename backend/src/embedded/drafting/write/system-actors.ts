import type { Draft, Row } from './draft.js';

/** Systems that stand among the actors: those the idea names. */
export const systemsAmongActors = ({ known }: Draft): Row[] => known('integration').slice(0, 6);
