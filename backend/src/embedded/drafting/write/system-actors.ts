import type { Draft, Row } from './draft.js';

/** Systems that stand among the actors: those the idea names. */
export const systemsAmongActors = ({ known }: Draft): Row[] => known('integration').slice(0, 6);

const exchanged: Record<string, string> = {
  in: 'Provides data to {product}',
  out: 'Receives data from {product}',
};

/** What it does; how the idea speaks of it in a whole sentence stands with what it is connected by. */
export const doneBy = (row: Row, { say }: Draft): string =>
  /^As the idea says|still to be agreed$/.test(String(row['purpose']))
    ? say(exchanged[String(row['direction'])] ?? 'Exchanges data with {product}')
    : String(row['purpose']);
