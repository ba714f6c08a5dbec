// (b) What the framework costs: two lists against bare Fastify and pg.
import { deepStrictEqual } from 'node:assert/strict';
import autocannon from 'autocannon';
import { addDocuments } from './support/many-documents.ts';
import type { Person } from './support/person.ts';
import { startBareServer } from './support/bare-server.ts';
import { JWT_SECRET, startProduct } from './support/product.ts';
import { type Figure, inNumber, inTime, median, report } from './support/report.ts';

const DOCUMENTS = 10_000;
const CONNECTIONS = 16;
/** Rounds change over between the two, so that what else the machine does meets both. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8);
/** `requests`: in a round. Before the first, both are warmed up with several times as many: compilers work by counting. */
const LISTS = [
  {
    name: 'GET /api/documents',
    path: `/api/documents?range=${encodeURIComponent('[0,19]')}`,
    signedIn: true,
    requests: 1_500,
    warmUp: 5_000,
  },
  { name: 'GET /api/forge/templates', path: '/api/forge/templates', signedIn: false, requests: 6_000, warmUp: 12_000 },
];

interface Load {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

const product = await startProduct();
try {
  const person = await product.newPerson();
  await addDocuments(product.databaseUrl, person.email, DOCUMENTS);
  const templates = await person.get('/forge/templates');
  const bare = await startBareServer({ databaseUrl: product.databaseUrl, jwtSecret: JWT_SECRET, templates });
  const figures: Figure[] = [];
  try {
    for (const list of LISTS) {
      await expectSameAnswer(person, product.url, bare.url, list.path);
      figures.push(...(await compare(person, product.url, bare.url, list)));
    }
  } finally {
    await bare.stop();
  }
  report({
    title: 'Lists',
    method:
      `${CONNECTIONS} connections, ${ROUNDS} rounds for each in turn once both are warm; medians of the rounds. ` +
      ` 20 of ${DOCUMENTS.toLocaleString('en-GB')} documents, each with a run. The bare server is Fastify and pg ` +
      'with the same queries, the same check of the token and its session, the same logging and the same rows; both use ' +
      'ten connections to the database. Of the 99th percentile the inverse is given, so that more is better.',
    figures,
  });
} finally {
  await product.stop();
}

async function expectSameAnswer(person: Person, ours: string, theirs: string, path: string): Promise<void> {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const [one, other] = await Promise.all(
    [ours, theirs].map(async (url) => (await fetch(url + path, { headers })).json()),
  );
  deepStrictEqual(one, other, `${path}: the bare server answers something else.`);
}

async function compare(person: Person, ours: string, theirs: string, list: (typeof LISTS)[number]): Promise<Figure[]> {
  const { name, path, signedIn, requests, warmUp } = list;
  const load = (url: string, amount = requests) =>
    measure(`${url}${path}`, signedIn ? person.accessToken : null, amount);
  await load(ours, warmUp);
  await load(theirs, warmUp);
  const rounds: { our: Load; their: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each goes first as often as the other.
    const first = round % 2 === 0 ? ours : theirs;
    const one = await load(first);
    const other = await load(first === ours ? theirs : ours);
    rounds.push(first === ours ? { our: one, their: other } : { our: other, their: one });
  }
  const middle = (pick: (round: { our: Load; their: Load }) => number) => median(rounds.map(pick));
  const figures: Figure[] = [
    {
      what: `${name}: requests per second`,
      measured: inNumber(middle(({ our }) => our.perSecond)),
      against: `bare Fastify and pg: ${inNumber(middle(({ their }) => their.perSecond))}`,
      ratio: middle(({ our, their }) => our.perSecond / their.perSecond),
      limit: { atLeast: 0.6 },
    },
    {
      what: `${name}: 99th percentile`,
      measured: inTime(middle(({ our }) => our.p99)),
      against: `bare Fastify and pg: ${inTime(middle(({ their }) => their.p99))}`,
      ratio: middle(({ our, their }) => their.p99 / our.p99),
      limit: { atLeast: 0.6 },
    },
  ];
  for (const { what, ratio } of figures) console.log(`${what}: ${ratio.toFixed(2)}`);
  return figures;
}

async function measure(url: string, accessToken: string | null, amount: number): Promise<Load> {
  const started = performance.now();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    headers: accessToken === null ? {} : { authorization: `Bearer ${accessToken}` },
  });
  const wrong = result.errors + result.non2xx + result.timeouts;
  if (wrong > 0) throw new Error(`${url}: ${wrong} requests went wrong.`);
  return { perSecond: (amount / (performance.now() - started)) * 1000, p99: result.latency.p99 };
}
