// Drafts the example of each template anew: `npm run content:example`, or `-- <template ids>`.
import { at, run } from './run.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale({ only: ['document', 'backend'] });
const { code } = await run('node', [
  '--disable-warning=ExperimentalWarning',
  at('checks/content/examples.ts'),
  ...process.argv.slice(2),
]);
process.exit(code ?? 2);
