// Writes backend/openapi.json from the code and the web app's typed client from that. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { at, pinnedNode, run, runOrExit } from './run.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale({ only: ['document', 'backend'] });

const file = at('backend/openapi.json');
const { code, output } = await run(pinnedNode(), [at('backend/dist/describe-api.js')], { quiet: true });
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
if (process.argv.includes('--check')) {
  const same = readFileSync(file, 'utf8') === output;
  if (!same) console.error('backend/openapi.json is not what the code describes: run `npm run api:describe`.');
  process.exit(same ? 0 : 1);
}
writeFileSync(file, output);
await runOrExit('Generating the client', 'openapi-ts', [], { cwd: at('frontend'), quiet: true });
