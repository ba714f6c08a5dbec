// `npm test`: lint with types, unit, api, faults, start and e2e, each counted; the last line is the total.
// `--long` runs the fault and fuzz suites at full size; names after it choose suites: `npm test -- unit api`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { at, root, run } from './run.mjs';
import { ensureInstalled } from './install.mjs';
import { conversionsLeftOut } from './converters.mjs';
import { ending, failuresOfJest, failuresOfPlaywright, howItEnded, isFailed } from './failures.mjs';
import { canMountTinyDisk } from './tiny-disk.mjs';

await ensureInstalled();
const { buildStale } = await import('./build.mjs');

const long = process.argv.includes('--long');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const results = at('test-results');
mkdirSync(results, { recursive: true });

// Workers and products load the same modules; what one of them has compiled the next need not.
const COMPILED = { NODE_COMPILE_CACHE: at('node_modules/.cache/specforge/compiled') };

const totals = { passed: 0, failed: 0 };
const skipped = [];
/** Told once more at the end, since a long log is read from there, or is cut off above. */
const failures = [];

function count(name, passed, failed, seconds) {
  totals.passed += passed;
  totals.failed += failed;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
}

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

/** A check that passes or fails as a whole. */
async function check(name, command, args, { background = false } = {}) {
  const { result, seconds } = await timed(() => run(command, args, { quiet: true, background }));
  if (result.code !== 0) {
    console.error(result.output);
    failures.push(`${name}\n${ending(result.output)}`);
  }
  count(name, result.code === 0 ? 1 : 0, result.code === 0 ? 0 : 1, seconds);
}

/** Several suites of Jest in one run, so that no core waits for the last file of one before the next begins. */
async function jest(projects, env = {}, name = (project) => project) {
  const report = at('test-results', `${projects.map(name).join('-').replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const ended = await run(
    'node',
    [
      at('node_modules/jest/bin/jest.js'),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--reporters=default',
      // One more than the cores of a small machine: the suites of faults and starts mostly wait.
      '--maxWorkers=3',
      '--forceExit=false',
    ],
    { env: { ...COMPILED, ...env, ...(long && { FAULT_SCALE: 'full' }) } },
  );
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const all = projects.map(name).join(', ');
  if (files.length === 0) failures.push(`${all}: Jest left no report (${howItEnded(ended)})`);
  failures.push(...failuresOfJest(files).map((failure) => `${all}: ${failure}`));
  for (const project of projects) {
    const own = files.filter((file) => projects.length === 1 || projectOf(file.name) === project);
    const having = (status) => own.flatMap((file) => file.assertionResults).filter((test) => test.status === status);
    const failed = having('failed').length;
    // A file that could not even be loaded counts as a failure of its own, and so does a suite without a test.
    const broken = own.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed)).length;
    const passed = having('passed').length;
    const seconds = own.reduce((sum, file) => sum + (file.endTime - file.startTime) / 1000, 0);
    count(name(project), passed, failed + broken + (passed + failed + broken === 0 ? 1 : 0), seconds);
  }
}

/** `test/api/runs.spec.ts` belongs to `api`; what stands beside the code is `unit`. */
const projectOf = (file) => relative(root, file).match(/^test\/(api|faults|start)\//)?.[1] ?? 'unit';

async function e2e() {
  const report = at('test-results/e2e.json');
  rmSync(report, { force: true });
  const { result, seconds } = await timed(() =>
    run('playwright', ['test', '-c', 'test/e2e/playwright.config.ts'], {
      env: { ...COMPILED, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
  );
  if (!existsSync(report)) {
    failures.push(`e2e: Playwright left no report (${howItEnded(result)})`);
    return count('e2e', 0, 1, seconds);
  }
  const told = JSON.parse(readFileSync(report, 'utf8'));
  failures.push(...failuresOfPlaywright(told).map((failure) => `e2e: ${failure}`));
  const { stats, errors } = told;
  count('e2e', stats.expected, stats.unexpected + stats.flaky + errors.length, seconds);
}

/** The suites that touch queues run once more on Redis where a server can be started. */
async function onRedis() {
  const { startRedis } = await import('./redis.mjs');
  const redis = await startRedis();
  if (!redis) {
    skipped.push('queues on Redis (no redis-server on this machine)');
    return;
  }
  await jest(['queues'], { TEST_REDIS_URL: redis.url }, () => 'queues on redis');
  await redis.stop();
}

const JEST = ['unit', 'api', 'faults', 'start'];
const SUITES = ['lint', ...JEST, 'redis', 'e2e'];

const unknown = chosen.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}; there are ${SUITES.join(', ')}.`);
  process.exit(1);
}
const wanted = (name) => chosen.length === 0 || chosen.includes(name);

await buildStale();
// From what the suites leave idle: it is waited for at the end.
const linting = wanted('lint') && check('types and lint', 'node', [at('scripts/lint.mjs')], { background: true });
const projects = JEST.filter(wanted);
// The queues mostly wait, so that they need no core of their own.
await Promise.all([projects.length > 0 && jest(projects), wanted('redis') && onRedis()]);
if (wanted('e2e')) await e2e();
await linting;
if (wanted('api')) skipped.push(...conversionsLeftOut());
if (wanted('faults') && !canMountTinyDisk()) skipped.push('a disk that is full (none may be mounted here)');

for (const failure of failures) console.log(`✗ ${failure.replaceAll('\n', '\n    ')}`);
if (skipped.length > 0) console.log(`Left out: ${skipped.join('; ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
