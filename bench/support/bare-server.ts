import type { BareSetup } from './bare-queries.ts';
import { startForked } from './forked.ts';

/** Starts the peer of the product's lists in a process of its own. */
export const startBareServer = (setup: BareSetup) => startForked('bare-server.process.ts', setup);
