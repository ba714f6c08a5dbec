// `npm run lint`: types and rules of every workspace in one pass, then formats, then what nobody uses.
import { at, run } from './run.mjs';

/** Routes give the web app types of their own, which have to be there before it is checked. */
const CHECKS = [
  { command: 'react-router', args: ['typegen'], cwd: at('frontend') },
  { command: 'oxlint', args: ['--type-check', '--deny-warnings'] },
  { command: 'oxfmt', args: ['--check'] },
  { command: 'knip', args: [] },
];

let failed = false;
for (const { command, args, cwd } of CHECKS) {
  const { code, output } = await run(command, args, { quiet: true, cwd });
  if (code === 0) continue;
  failed = true;
  console.error(output);
}
process.exit(failed ? 1 : 0);
