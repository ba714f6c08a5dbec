import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import { faultSeed, trials } from '../support/fault-scale.js';
import { FuzzLane, nameOf, rowOf } from '../support/fuzz-lane.js';
import { bodyMutation, type Mutation, queryMutation } from '../support/fuzz-mutations.js';
import { type ApiDescription, errorCodes, type Operation, operationsOf } from '../support/fuzz-operations.js';
import { problemWith } from '../support/fuzz-verdict.js';
import { watched } from '../support/promised-time.js';
import { type RawRequest, sendRaw } from '../support/routes-raw.js';
import { newPerson, newTenant, type Tenant } from '../support/routes-world.js';

const BODIES = trials(600, 10_000);
const QUERIES = trials(150, 2_000);
const LANES = 4;
const SLOW_MS = 5_000;
const HEAP_SAMPLES = 12;
/** What the heap may grow by after the first third: caches and pools fill, nothing else. */
const HEAP_BOUND_MB = 60;

interface Trial {
  operation: Operation;
  mutations: Mutation[];
}

let app: TestApp;
let model: BadModel;
let tenant: Tenant;
let operations: Operation[];
let codes: Set<string>;
beforeAll(async () => {
  model = await startBadModel();
  app = await startApp({ modelUrl: model.url });
  tenant = await newTenant(app, await newPerson(app));
  const description = (await app.client().get<ApiDescription>('/openapi.json')).body;
  operations = operationsOf(description);
  codes = errorCodes(description);
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Trials over all operations; those that take what is mutated get three times as many. */
function trialsOf(
  count: number,
  takes: (operation: Operation) => boolean,
  mutationOf: (operation: Operation) => fc.Arbitrary<Mutation>,
): Trial[] {
  const weights = operations.map((operation) => (takes(operation) ? 3 : 1));
  const share = count / weights.reduce((sum, weight) => sum + weight, 0);
  const all = operations.flatMap((operation, index) => {
    const sets = fc.array(mutationOf(operation), { minLength: 1, maxLength: 3 });
    const numRuns = Math.ceil(share * (weights[index] ?? 1));
    return fc.sample(sets, { seed: faultSeed + index, numRuns }).map((mutations) => ({ operation, mutations }));
  });
  // Mixed, so that no stretch of the run belongs to one route; the same for the same seed.
  return fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed: faultSeed, numRuns: 1 }).flat();
}

const collectGarbage = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

/** Megabytes in use after everything that can be freed was freed. */
function heapInUse(): number {
  model.calls.length = 0;
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const lanes = () => Array.from({ length: LANES }, () => new FuzzLane(app, tenant));

describe('every route', () => {
  it('answers its good request, so that the fuzzing is known to reach it', async () => {
    const [lane] = lanes();
    const failed: string[] = [];
    for (const operation of operations) {
      const { answer } = await lane!.send(operation, []);
      if (answer.status !== rowOf(operation).status)
        failed.push(`${nameOf(operation)} ${answer.status} ${answer.text}`);
    }
    expect(failed).toEqual([]);
  });

  it(`stands ${BODIES} spoilt bodies and ${QUERIES} spoilt queries (FAULT_SEED=${faultSeed})`, async () => {
    const queue = [
      ...trialsOf(BODIES, ({ takesBody }) => takesBody, bodyMutation),
      ...trialsOf(QUERIES, ({ queryNames }) => queryNames.length > 0, queryMutation),
    ];
    const total = queue.length;
    const problems: string[] = [];
    const statuses = new Map<number, number>();
    const heap: number[] = [];
    let slowest = 0;
    let slow = 0;
    let done = 0;

    const work = async (lane: FuzzLane) => {
      for (let trial = queue.pop(); trial; trial = queue.pop()) {
        const label = `${nameOf(trial.operation)}: ${trial.mutations.map(({ label: what }) => what).join('; ')}`;
        try {
          let { answer, request } = await lane.send(trial.operation, trial.mutations);
          // Tests share the machine: what was slow is asked once more, and must be quick then.
          for (let more = 2; more > 0 && answer.milliseconds > SLOW_MS; more -= 1) {
            slow += 1;
            const { result, slowness } = await watched(() => lane.send(trial.operation, trial.mutations));
            ({ answer, request } = result);
            answer.milliseconds /= slowness;
          }
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          slowest = Math.max(slowest, answer.milliseconds);
          const problem = problemWith(answer, codes, () => decode(request));
          if (problem) problems.push(`${label} — ${problem}: ${answer.text.slice(0, 400)}`);
        } catch (error) {
          problems.push(`${label} — ${String(error)}`);
        }
        done += 1;
        if (done % Math.ceil(total / HEAP_SAMPLES) === 0) heap.push(heapInUse());
      }
    };
    await Promise.all(lanes().map(work));

    const settled = heap.slice(Math.floor(heap.length / 3));
    const growth = (settled.at(-1) ?? 0) - (settled[0] ?? 0);
    report({ seed: faultSeed, total, statuses: Object.fromEntries(statuses), slow, slowest, heap, growth, problems });
    expect(problems).toEqual([]);
    expect(growth).toBeLessThan(HEAP_BOUND_MB);
    expect([...statuses.keys()].some((status) => status < 300)).toBe(true);
  }, 1_800_000);

  it('is still there afterwards, with every invariant of the ledger', async () => {
    expect((await app.client().get('/health/ready')).status).toBe(200);
    const wrong: unknown[] = await app.dataSource.query(
      `SELECT w.id FROM workspaces w
         LEFT JOIN (SELECT workspace_id, sum(amount_cents) AS sum FROM credit_transactions GROUP BY 1) t ON t.workspace_id = w.id
        WHERE w.credit_balance <> coalesce(t.sum, 0) OR w.credit_balance < 0`,
    );
    expect(wrong).toEqual([]);
    // The lanes' own people are of finance.
    const promoted: unknown[] = await app.dataSource.query(
      `SELECT email, staff_role FROM users
        WHERE staff_role IS NOT NULL AND email <> 'staff@specforge.test'
          AND NOT (staff_role = 'finance' AND email = ANY($1))`,
      [FuzzLane.finance],
    );
    expect(promoted).toEqual([]);
  });
});

describe('every page address', () => {
  const ADDRESSES = [
    ...['/', '/?', '/?%ZZ', '/%', '/%ZZ', '/%00', '/%ff', '/templates/%ZZ', '/templates/%E0%A4%A', '/templates/%00'],
    ...[
      '/..%2f',
      '/..%2f..%2f..%2fetc/passwd',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fserver/index.js',
    ],
    ...[
      '/assets/',
      '/assets/nothing.js',
      '/./',
      '//',
      '//example.com/',
      '///',
      '/\\',
      '/\\example.com',
      '/.env',
      '/.git/config',
    ],
    ...['/api', '/api/..%2f', '/api/%ZZ', '/api/documents/%ZZ', '/api/documents/..%2f..%2fuser', '/app/documents/%ZZ'],
    ...[
      '/templates/constructor',
      '/templates/__proto__',
      '/app/runs/%F0%9F%98%80',
      '/favicon.svg?x=%ZZ',
      '/;a=b',
      '/#x',
      '/*',
      '/:id',
    ],
    ...[
      '/sitemap.xml?page=%ZZ',
      '/robots.txt/',
      "/templates/'%20OR%201=1--",
      '/templates/%3Cscript%3Ealert(1)%3C/script%3E',
    ],
    ...[
      '/_root.data',
      '/templates/x.data',
      '/__manifest?p=%2F&version=x',
      '/__manifest',
      '/?index&_routes=root',
      '/?_data=routes%2Fhome',
    ],
    ...[
      `/${'a'.repeat(8_000)}`,
      `/${'a/'.repeat(4_000)}`,
      `/?${'a=b&'.repeat(3_000)}`,
      `/templates/${'%41'.repeat(2_000)}`,
      `/${'x'.repeat(20_000)}`,
    ],
  ];

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])(
    'stands strange addresses with %s',
    async (method) => {
      const problems: string[] = [];
      for (const path of ADDRESSES) {
        // What is too long for the server to read is answered without knowing that it was a HEAD.
        if (method === 'HEAD' && path.length > 16_000) continue;
        let answer = await sendRaw(app.url, { method, path });
        if (answer.milliseconds > SLOW_MS) answer = await sendRaw(app.url, { method, path });
        const isApi = path.startsWith('/api');
        const problem = isApi && method !== 'HEAD' ? problemWith(answer, codes, () => path) : tooBad(answer);
        if (problem) problems.push(`${method} ${path.slice(0, 80)} — ${problem}: ${answer.text.slice(0, 300)}`);
        if (/root:x:0|createRequestHandler/.test(answer.text)) problems.push(`${path} gave a file away`);
        if (answer.text.includes('<script>alert(1)')) problems.push(`${path} came back as markup`);
      }
      expect(problems).toEqual([]);
    },
  );

  it('answers what cannot be parsed as HTTP with a coded error', async () => {
    const answer = await sendRaw(app.url, {
      method: 'GET',
      path: '/api/user',
      headers: { 'x-long': 'x'.repeat(17_000) },
    });
    expect(answer.status).toBe(431);
    expect(problemWith(answer, codes, () => '')).toBeNull();
  });
});

const tooBad = ({ status, milliseconds }: { status: number; milliseconds: number }) =>
  status >= 500 ? `answered ${status}` : milliseconds > SLOW_MS ? `took ${milliseconds} ms` : null;

/** All that was sent, as it is and unescaped. */
function decode({ path, headers, body }: RawRequest): string {
  const text = `${path} ${JSON.stringify(headers)} ${String(body)}`;
  try {
    return `${text} ${decodeURIComponent(text)}`;
  } catch {
    return text;
  }
}

function report(result: object): void {
  const folder = join(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'fuzz.json'), `${JSON.stringify(result, null, 2)}\n`);
}
