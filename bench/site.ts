// (f) The public site: Lighthouse as a phone on a slow line, and how many pages a second are served.
import { request } from 'node:http';
import autocannon from 'autocannon';
import { startForked } from './support/forked.ts';
import { freePort } from './support/free-port.ts';
import { type Visit, visitPages } from './support/lighthouse.ts';
import { scriptBytesOnceUsed } from './support/used-page.ts';
import { startProduct } from './support/product.ts';
import { type Figure, inNumber, median, report } from './support/report.ts';

const TEMPLATE = '/templates/prd-saas-starter';
const PAGES = ['/', '/pricing', '/templates', TEMPLATE, '/learn/what-is-a-prd-complete-guide'];
const VISITS = 3;
const MAX_SCRIPT_BYTES = 125_000;
const MAX_SHIFT = 0.02;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 6);
const CONNECTIONS = 16;
const KEPT_REQUESTS = 8_000;
/** Each with an address that nobody has asked for before, so that it is rendered. */
const COLD_REQUESTS = 150;

const port = await freePort();
const product = await startProduct({ port });
try {
  const figures = [...(await served()), ...(await visited())];
  report({
    title: 'Public site',
    method:
      `Lighthouse's mobile preset, ${VISITS} visits a page, medians. Pages a second: ${CONNECTIONS} connections, ${ROUNDS} ` +
      'rounds in turn once warm; the peer is bare Fastify sending the same compressed bytes from memory, in a process of ' +
      'its own. A cold page is rendered for each request, because its address carries a query.',
    figures,
  });
} finally {
  await product.stop();
}

async function visited(): Promise<Figure[]> {
  const visits = await visitPages(
    PAGES.map((path) => product.url + path),
    VISITS,
  );
  const used = await scriptBytesOnceUsed(PAGES.map((path) => product.url + path));
  return PAGES.flatMap((path) => {
    const found = visits.get(product.url + path) ?? [];
    const middle = (pick: (visit: Visit) => number) => median(found.map(pick));
    const failed = [...new Set(found.flatMap((visit) => visit.failed))];
    if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`);
    const rest = Math.min(...found.map((visit) => Math.min(visit.accessibility, visit.bestPractices, visit.seo)));
    return [
      score(
        `${path}: performance`,
        middle(({ performance }) => performance),
        98,
      ),
      score(`${path}: accessibility, best practices, SEO, the least`, rest, 100),
      {
        what: `${path}: scripts before it is used`,
        measured: inNumber(middle(({ scriptBytes }) => scriptBytes) / 1000, 'kB'),
        against: inNumber(MAX_SCRIPT_BYTES / 1000, 'kB'),
        ratio: middle(({ scriptBytes }) => scriptBytes) / MAX_SCRIPT_BYTES,
        limit: { atMost: 1 },
      },
      {
        what: `${path}: scripts once it is used`,
        measured: inNumber((used.get(product.url + path) ?? 0) / 1000, 'kB'),
        against: inNumber(MAX_SCRIPT_BYTES / 1000, 'kB'),
        ratio: (used.get(product.url + path) ?? 0) / MAX_SCRIPT_BYTES,
      },
      {
        what: `${path}: layout shift`,
        measured: middle(({ shift }) => shift).toFixed(3),
        against: MAX_SHIFT.toFixed(2),
        ratio: middle(({ shift }) => shift) / MAX_SHIFT,
        limit: { atMost: 1 },
      },
    ];
  });
}

function score(what: string, value: number, least: number): Figure {
  return { what, measured: String(value), against: String(least), ratio: value / least, limit: { atLeast: 1 } };
}

async function served(): Promise<Figure[]> {
  const url = product.url + TEMPLATE;
  const { headers, body } = await read(url);
  const peer = await startForked('same-bytes.process.ts', { headers, body: body.toString('base64') });
  try {
    await load(url, KEPT_REQUESTS);
    await load(peer.url, KEPT_REQUESTS);
    const rounds: { kept: number; cold: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await load(peer.url, KEPT_REQUESTS);
      const kept = await load(url, KEPT_REQUESTS);
      rounds.push({ bare, kept, cold: await load(`${url}?round=${round}`, COLD_REQUESTS) });
    }
    const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    const against = `bare Fastify, same bytes: ${inNumber(middle(({ bare }) => bare))}`;
    return [
      {
        what: 'Template page, kept: pages a second',
        measured: inNumber(middle(({ kept }) => kept)),
        against,
        ratio: middle(({ kept, bare }) => kept / bare),
        limit: { atLeast: 0.5 },
      },
      {
        what: 'Template page, rendered each time: pages a second',
        measured: inNumber(middle(({ cold }) => cold)),
        against,
        ratio: middle(({ cold, bare }) => cold / bare),
      },
    ];
  } finally {
    await peer.stop();
  }
}

/** A page as browsers get it, still compressed. */
function read(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(
          ([name, value]) =>
            typeof value === 'string' && !/^(?:date|connection|keep-alive|content-length|x-request-id)$/.test(name),
        );
        resolve({ headers: Object.fromEntries(kept) as Record<string, string>, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Pages a second. */
async function load(url: string, amount: number): Promise<number> {
  const started = performance.now();
  const result = await autocannon({ url, connections: CONNECTIONS, amount, headers: { 'accept-encoding': 'br' } });
  const wrong = result.errors + result.non2xx + result.timeouts;
  if (wrong > 0) throw new Error(`${url}: ${wrong} requests went wrong.`);
  return (amount / (performance.now() - started)) * 1000;
}
