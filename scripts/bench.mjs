// `npm run bench`: builds what is stale, measures, prints every figure beside its limit or peer, and keeps the table in
// docs/performance.md. Names after it choose parts: `npm run bench -- runs lists`. Exits with 1 when a limit is broken.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { at, run } from './run.mjs';
import { ensureInstalled } from './install.mjs';

const PARTS = ['runs', 'lists', 'ledger', 'exports', 'differences', 'start', 'site', 'answers'];
const PAGE = 'docs/performance.md';

await ensureInstalled();
const { buildStale } = await import('./build.mjs');

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}; there are ${PARTS.join(', ')}.`);
  process.exit(1);
}
await buildStale();
mkdirSync(at('test-results'), { recursive: true });

const found = new Map();
const broken = [];
for (const part of PARTS.filter((name) => chosen.length === 0 || chosen.includes(name))) {
  console.log(`Measuring: ${part} …`);
  const result = at('test-results', `bench-${part}.json`);
  rmSync(result, { force: true });
  const { code } = await run('node', ['--disable-warning=ExperimentalWarning', at('bench', `${part}.ts`)], {
    env: { BENCH_RESULT: result },
  });
  if (code === 0 && existsSync(result)) found.set(part, JSON.parse(readFileSync(result, 'utf8')));
  else broken.push(`${part} could not be measured`);
}

const HEAD = ['figure', 'measured', 'against', 'ratio', 'limit', ''];

function row({ what, measured, against, ratio, limit }) {
  const [sign, edge] = !limit ? [] : 'atMost' in limit ? ['≤', limit.atMost] : ['≥', limit.atLeast];
  const kept = !limit || (sign === '≤' ? ratio <= edge : ratio >= edge);
  if (!kept) broken.push(`${what}: ${ratio.toFixed(3)}, limit ${sign} ${edge.toFixed(2)}`);
  const verdict = limit ? (kept ? '✓' : '✗') : '';
  return [what, measured, against, ratio.toFixed(3), limit ? `${sign} ${edge.toFixed(2)}` : '', verdict];
}

const tables = new Map([...found].map(([part, { figures }]) => [part, figures.map(row)]));

const all = [HEAD, ...[...tables.values()].flat()];
const widths = HEAD.map((_, column) => Math.max(...all.map((cells) => [...cells[column]].length)));
const line = (cells) =>
  cells
    .map((cell, column) => cell + ' '.repeat(widths[column] - [...cell].length))
    .join('  ')
    .trimEnd();
console.log(`\n${all.map(line).join('\n')}\n`);
for (const { leftOut = [] } of found.values()) for (const what of leftOut) console.log(`Left out: ${what}`);

await keep();
for (const what of broken) console.log(`Over its limit or missing: ${what}`);
console.log(broken.length === 0 ? 'Every figure is within its limit.' : `${broken.length} not within the limit.`);
process.exit(broken.length === 0 ? 0 : 1);

/** Replaces what stands between the marks of each part that was measured. */
async function keep() {
  let page = readFileSync(at(PAGE), 'utf8');
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}-${process.arch}`;
  const day = new Date().toISOString().slice(0, 10);
  for (const [part, { method, leftOut = [] }] of found) {
    const table = [HEAD, HEAD.map(() => '---'), ...tables.get(part)].map((cells) => `| ${cells.join(' | ')} |`);
    const said = [
      `\`npm run bench -- ${part}\`, ${day}, ${machine}. ${method}`,
      ...leftOut.map((what) => `Left out: ${what}`),
    ];
    const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
    const [before, rest] = page.split(begin);
    const after = rest?.split(end)[1];
    if (after === undefined) throw new Error(`${PAGE} has no place for ${part}.`);
    page = `${before}${begin}\n\n${said.join('\n\n')}\n\n${table.join('\n')}\n\n${end}${after}`;
  }
  writeFileSync(at(PAGE), page);
  await run('oxfmt', [PAGE]);
}
