// (d) How long `npm start` takes to a served page, and the memory of the product that nobody uses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#backend/embedded/postgres.js';
import { startBareServer } from './support/bare-server.ts';
import { freePort } from './support/free-port.ts';
import { JWT_SECRET, ROOT } from './support/product.ts';
import { memoryOfTree } from './support/process-tree.ts';
import { type Figure, inNumber, inTime, median, report } from './support/report.ts';

const PATIENCE_MS = 60_000;
const SETTLE_MS = 10_000;
const SECOND_STARTS = 3;
const LIMIT_MS = 5_000;

const dataDir = await mkdtemp(join(tmpdir(), 'specforge-bench-start-'));
try {
  const first = await start();
  await first.stop();
  const seconds: number[] = [];
  let memory = null;
  for (let round = 0; round < SECOND_STARTS; round += 1) {
    const started = await start();
    seconds.push(started.ms);
    if (round === SECOND_STARTS - 1) {
      await sleep(SETTLE_MS);
      memory = await memoryOfTree(started.pid);
    }
    await started.stop();
  }
  if (!memory) throw new Error('Nothing was measured.');
  const peer = await bareMemory();
  const second = median(seconds);
  const limit = `limit ${inTime(LIMIT_MS)}`;
  const figures: Figure[] = [
    {
      what: 'First start of a built clone, to a served page',
      measured: inTime(first.ms),
      against: `second start ${inTime(second)}`,
      ratio: first.ms / second,
    },
    {
      what: 'Second start, to a served page',
      measured: inTime(second),
      against: limit,
      ratio: second / LIMIT_MS,
      limit: { atMost: 1 },
    },
    {
      what: `Idle memory, ${memory.processes} processes, shared pages counted in each`,
      measured: megabytes(memory.rss),
      against: `bare Fastify, pg and PostgreSQL: ${megabytes(peer.rss)}`,
      ratio: memory.rss / peer.rss,
    },
  ];
  if (memory.pss !== null && peer.pss !== null) {
    figures.push({
      what: 'Idle memory, shared pages counted once',
      measured: megabytes(memory.pss),
      against: `bare Fastify, pg and PostgreSQL: ${megabytes(peer.pss)}`,
      ratio: memory.pss / peer.pss,
    });
  }
  report({
    title: 'Start and memory',
    method:
      '`npm start` in a built clone, from the command to the first page answered with 200; the first time with an empty ' +
      `data folder, then ${SECOND_STARTS} times with it. Memory is that of all processes, npm and PostgreSQL with them, ` +
      `${SETTLE_MS / 1000} s after the last start.`,
    figures,
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function start(): Promise<{ ms: number; pid: number; stop(): Promise<void> }> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  const pid = child.pid ?? 0;
  const ended = once(child, 'exit');
  while (!(await answers(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null || performance.now() - started > PATIENCE_MS)
      throw new Error('The product did not start.');
    await sleep(20);
  }
  const ms = performance.now() - started;
  return {
    ms,
    pid,
    // As Ctrl-C does: to the whole group.
    stop: async () => {
      process.kill(-pid, 'SIGINT');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    },
    () => false,
  );
}

/** A web server and the database that it is connected to, with nothing in either. */
async function bareMemory() {
  const folder = await mkdtemp(join(tmpdir(), 'specforge-bench-bare-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const bare = await startBareServer({ databaseUrl: postgres.url, jwtSecret: JWT_SECRET, templates: [] });
  try {
    await sleep(1_000);
    return await memoryOfTree(process.pid, { withRoot: false });
  } finally {
    await bare.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function megabytes(bytes: number): string {
  return `${inNumber(bytes / 1_000_000)} MB`;
}
