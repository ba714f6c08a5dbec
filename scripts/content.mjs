// What is done with the shipped templates and sample ideas: `check`, `examples`, `reading` or `learn`; names after it choose some.
import { at, run } from './run.mjs';
import { ensureInstalled } from './install.mjs';

const PROGRAMS = { check: 'run.ts', examples: 'examples.ts', reading: 'reading.ts', learn: 'learn.ts' };

await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale({ only: ['document', 'backend'] });
const [what, ...ids] = process.argv.slice(2);
const { code } = await run('node', [
  '--disable-warning=ExperimentalWarning',
  at('checks/content', PROGRAMS[what]),
  ...ids,
]);
process.exit(code ?? 2);
