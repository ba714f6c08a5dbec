// Looks through the ledger and says what is off; ends with 1 when something is.
import { at, pinnedNode, run } from './run.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale({ only: ['document', 'backend'] });
const { code } = await run(pinnedNode(), [at('backend/dist/ledger-verify.js')]);
process.exit(code ?? 2);
