import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { exists, type Layout, prepareLayout, readOrCreatePassword } from './postgres-layout.js';

const run = promisify(execFile);

/** A started PostgreSQL server: its address, where its files are, and how to stop it. */
export interface EmbeddedPostgres {
  url: string;
  dataFolder: string;
  stop(): Promise<void>;
}

interface Options {
  /** `DATA_DIR`: the cluster is kept in its `postgres` folder. */
  dataDir: string;
  /** `false` trades crash safety for speed; only for throw-away test clusters. */
  durable?: boolean;
  /** A port of the loopback address to try next. */
  nextPort?: () => Promise<number>;
}

const DATABASE = 'specforge';
/** Begins the names of clusters that are being created. */
const DRAFT = 'cluster.';
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;
const PORTS_TRIED = 5;
/** What a server says that finds the processes of a killed one not yet gone; they end by themselves. */
const HELD = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;
/** Whoever had the port may have let go of it again by the time we look. */
const TAKEN = /could not (?:bind|create any TCP\/IP)/;
const HELD_WAIT_MS = 100;

/**
 * Starts PostgreSQL on a free loopback port from the binaries in `node_modules`, or takes over the server
 * that a killed process left behind. The server is detached, so that a signal to our process group does not
 * stop it while the application still drains.
 */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  nextPort = freePort,
}: Options): Promise<EmbeddedPostgres> {
  const layout = await prepareLayout(resolve(dataDir));
  const cluster = join(layout.folder, 'cluster');
  const password = await readOrCreatePassword(layout);
  const address = (port: number, database = DATABASE) =>
    `postgres://specforge:${password}@127.0.0.1:${port}/${database}`;

  const leftover = await readPidFile(cluster);
  if (leftover && (await answers(address(leftover.port, 'postgres')))) {
    await ensureDatabase(address(leftover.port, 'postgres'));
    return handle(address(leftover.port), layout.folder, leftover.pid);
  }

  if (!(await exists(join(cluster, 'PG_VERSION')))) await initialise(layout, cluster);
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let taken = 0; taken < PORTS_TRIED;) {
    const port = await nextPort();
    const pid = await startServer(layout, cluster, durable, port, address(port, 'postgres'));
    if (typeof pid === 'number') {
      await ensureDatabase(address(port, 'postgres'));
      return handle(address(port), layout.folder, pid);
    }
    if (pid === 'port taken') taken += 1;
    else if (Date.now() > deadline) throw new Error(`A PostgreSQL that was killed still holds ${cluster}.`);
    else await sleep(HELD_WAIT_MS);
  }
  throw new Error(`The embedded PostgreSQL found each of ${PORTS_TRIED} ports taken that were free before.`);
}

function handle(url: string, dataFolder: string, pid: number): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  return { url, dataFolder, stop: () => (stopping ??= stopServer(pid)) };
}

async function initialise({ initdb, folder, runAs }: Layout, cluster: string): Promise<void> {
  // Under a name of its own until it is complete: creation may be interrupted anywhere, and what creates it may outlive
  // a process that was killed.
  for (const name of await readdir(folder)) {
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const draft = join(folder, `${DRAFT}${randomUUID()}`);
  const options = [
    `--pgdata=${draft}`,
    '--username=specforge',
    `--pwfile=${join(folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  await run(initdb, options, { cwd: folder, ...runAs });
  await rm(cluster, { recursive: true, force: true });
  await rename(draft, cluster);
}

/**
 * Returns: the server's process, or that somebody took the port between our look at it and the server's own, or that a
 * server that was killed has not let go of the cluster yet.
 */
async function startServer(
  layout: Layout,
  cluster: string,
  durable: boolean,
  port: number,
  address: string,
): Promise<number | 'port taken' | 'held'> {
  const logFile = join(layout.folder, 'postgres.log');
  const log = await open(logFile, 'a');
  const before = (await log.stat()).size;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const child = spawn(
    layout.postgres,
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: layout.folder, detached: true, stdio: ['ignore', log.fd, log.fd], ...layout.runAs },
  );
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  const deadline = Date.now() + START_TIMEOUT_MS;
  try {
    while (!(await answers(address))) {
      const said = ended ? await text(createReadStream(logFile, { start: before })) : '';
      if (ended && (TAKEN.test(said) || !(await isFree(port)))) return 'port taken';
      if (HELD.test(said)) return 'held';
      if (ended || Date.now() > deadline) {
        throw new Error(`The embedded PostgreSQL did not start; its log is ${logFile}`);
      }
      await sleep(25);
    }
  } finally {
    await log.close();
  }
  return child.pid!;
}

async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return signal(pid, 'SIGQUIT');
    await sleep(20);
  }
}

async function readPidFile(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}

function freePort(): Promise<number> {
  return listenOn(0);
}

function isFree(port: number): Promise<boolean> {
  return listenOn(port).then(
    () => true,
    () => false,
  );
}

/** Listens for a moment. Returns: the port. Errors: when it is taken. */
async function listenOn(port: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback address.');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
