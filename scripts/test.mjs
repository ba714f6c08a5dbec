// `npm test`: types, lint, unit, api, faults, start and e2e, each counted; the last line is the total.
// `--long` runs the fault and fuzz suites at full size; names after it choose suites: `npm test -- unit api`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at, run } from './run.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { buildStale } = await import('./build.mjs');

const long = process.argv.includes('--long');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const results = at('test-results');
mkdirSync(results, { recursive: true });

const totals = { passed: 0, failed: 0 };
const skipped = [];

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
async function check(name, command, args) {
  const { result, seconds } = await timed(() => run(command, args, { quiet: true }));
  if (result.code !== 0) console.error(result.output);
  count(name, result.code === 0 ? 1 : 0, result.code === 0 ? 0 : 1, seconds);
}

async function jest(project, env = {}, name = project) {
  const report = at('test-results', `${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    at('node_modules/jest/bin/jest.js'),
  ];
  const { seconds } = await timed(() =>
    run(
      'node',
      [
        ...args,
        '--selectProjects',
        project,
        '--json',
        `--outputFile=${report}`,
        '--reporters=default',
        '--maxWorkers=2',
        '--forceExit=false',
      ],
      {
        env: { ...env, ...(long && { FAULT_SCALE: 'full' }) },
      },
    ),
  );
  if (!existsSync(report)) return count(name, 0, 1, seconds);
  const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that could not even be loaded counts as a failure of its own.
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  count(name, numPassedTests, failed === 0 && numFailedTestSuites > 0 ? 1 : failed, seconds);
}

async function e2e() {
  const report = at('test-results/e2e.json');
  rmSync(report, { force: true });
  const { seconds } = await timed(() =>
    run('playwright', ['test', '-c', 'test/e2e/playwright.config.ts'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
  );
  if (!existsSync(report)) return count('e2e', 0, 1, seconds);
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
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
  await jest('queues', { TEST_REDIS_URL: redis.url }, 'queues on redis');
  await redis.stop();
}

const SUITES = {
  types: () => check('types', 'node', [at('scripts/typecheck.mjs')]),
  lint: () => check('lint', 'npm', ['run', '--silent', 'lint']),
  unit: () => jest('unit'),
  api: () => jest('api'),
  faults: () => jest('faults'),
  start: () => jest('start'),
  redis: onRedis,
  e2e,
};

const unknown = chosen.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}.`);
  process.exit(1);
}
await buildStale();
for (const [name, suite] of Object.entries(SUITES)) if (chosen.length === 0 || chosen.includes(name)) await suite();

if (skipped.length > 0) console.log(`Left out: ${skipped.join('; ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
