// Types of every workspace, two compilers at a time.
import { at, run } from './run.mjs';

const PROJECTS = [
  'document/tsconfig.json',
  'backend/tsconfig.json',
  'test/tsconfig.json',
  'bench/tsconfig.json',
  'checks/tsconfig.json',
  'frontend/tsconfig.json',
];

const typegen = await run('react-router', ['typegen'], { cwd: at('frontend'), quiet: true });
if (typegen.code !== 0) {
  console.error(typegen.output);
  process.exit(1);
}
let failed = false;
const waiting = [...PROJECTS];
await Promise.all(
  [1, 2].map(async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const { code, output } = await run('tsc', ['--noEmit', '--pretty', 'false', '-p', project], { quiet: true });
      if (code !== 0) {
        failed = true;
        console.error(output);
      }
    }
  }),
);
process.exit(failed ? 1 : 0);
