import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/free-port.js';
import {
  isAlive,
  newDataDir,
  postgresPid,
  Program,
  type ProgramOptions,
  removeDataDir,
  servedPage,
} from './program.js';

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

const programs: Program[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop();
  for (const folder of folders.splice(0)) await removeDataDir(folder);
});

interface Started {
  program: Program;
  port: number;
  /** Folder and process of its database. */
  postgres: string;
  databasePid: number;
}

async function dataDir(owner?: { uid: number; gid: number }): Promise<string> {
  const folder = await newDataDir(owner);
  folders.push(folder);
  return folder;
}

/** The data of a product that was started once and stopped: most checks need no first start of their own. */
let initialised: Promise<string> | undefined;
const ownFolders: string[] = [];
afterAll(async () => {
  for (const folder of ownFolders) await removeDataDir(folder);
});

async function usedDataDir(): Promise<string> {
  const source = await (initialised ??= initialise());
  const folder = await dataDir();
  // Keeps whose the files are: the database does not run as root.
  await promisify(execFile)('cp', ['-a', `${source}/.`, folder]);
  return folder;
}

async function initialise(): Promise<string> {
  const folder = await newDataDir();
  ownFolders.push(folder);
  const { program } = await start(folder);
  await program.stop();
  return folder;
}

async function start(folder: string, options: Partial<ProgramOptions> = {}): Promise<Started> {
  const port = await freePort();
  const env = { DATA_DIR: folder, PORT: String(port), HOME: folder, ...options.env };
  const program = new Program({ ...options, env });
  programs.push(program);
  await program.says('SpecForge is ready');
  await servedPage(port);
  const postgres = /PostgreSQL \(data in ([^)]+)\)/.exec(program.stdout)?.[1] ?? '';
  return { program, port, postgres, databasePid: postgresPid(postgres) };
}

async function register(port: number, email: string): Promise<number> {
  const body = JSON.stringify({ name: 'Ada Lind', email, password: 'harvest-moon' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}/api/auth/register`, { method: 'POST', headers, body })).status;
}

async function login(port: number, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: 'harvest-moon' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}/api/auth/login`, { method: 'POST', headers, body })).status;
}

/** `fetch` does not let its caller choose the Host header. */
function mailboxStatus(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/dev/mailbox', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

/** Nothing of a program is left: neither itself nor its database. */
async function expectGone({ program, databasePid }: Started): Promise<void> {
  expect(program.child.exitCode ?? program.child.signalCode).not.toBeNull();
  expect(isAlive(databasePid)).toBe(false);
}

/** An address that opens something by itself is not written into the log. */
async function expectNoLinkLogged({ program, port }: Started): Promise<void> {
  const token = 'Zk3vQ9xTn2LrB8mW4yHs7cPdGf6JtAeU1oiKbX5R0qM';
  const print = `/projects/${randomUUID()}/print?share=${token}`;
  const guest = `/api/shared/${token}/print?style=executive`;
  for (const path of [print, `/shared/${token}`, guest, `/api/downloads/${token}`]) {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
  }
  await program.says('"path":"/api/shared/[redacted]/print"');
  await program.says('"path":"/api/downloads/[redacted]"');
  expect(program.stdout + program.stderr).not.toContain(token);
}

describe('the product with its embedded parts', () => {
  it('starts, says what it uses, and starts again with everything still there', async () => {
    const folder = await dataDir();
    const first = await start(folder);
    expect(first.program.stdout).toContain(`http://localhost:${first.port}`);
    expect(first.program.stdout).toMatch(/Embedded: PostgreSQL .*drafting engine.*mailbox/);
    expect(first.program.stdout).toMatch(/Staff account \(shown once\): \S+@\S+ \/ \S+/);
    expect(first.program.stderr).toBe('');
    expect(await register(first.port, 'ada@example.test')).toBe(201);
    // A page elsewhere that points its own name at this machine does not get at reset links.
    expect(await mailboxStatus(first.port, `localhost:${first.port}`)).toBe(200);
    expect(await mailboxStatus(first.port, 'evil.example')).toBe(403);
    first.program.signal('SIGTERM');
    expect(await first.program.end()).toMatchObject({ code: 0, lines: [] });
    await expectGone(first);

    const again = await start(folder, { env: { LOG_LEVEL: 'debug' } });
    expect(again.program.stdout).not.toContain('Staff account');
    expect(await login(again.port, 'ada@example.test')).toBe(200);
    await expectNoLinkLogged(again);
    await again.program.stop();
    await expectGone(again);
  });

  it('runs once per DATA_DIR, and side by side with another PORT and DATA_DIR', async () => {
    const [one, other] = [await usedDataDir(), await usedDataDir()];
    const [first, second] = await Promise.all([start(one), start(other)]);
    expect(await register(first.port, 'ada@example.test')).toBe(201);
    expect(await login(second.port, 'ada@example.test')).toBe(401);

    const intruder = new Program({ env: { DATA_DIR: one, PORT: String(await freePort()) } });
    const { code, lines } = await intruder.end();
    expect([code, lines]).toEqual([
      1,
      [expect.stringContaining(`Another SpecForge (process ${first.program.child.pid}) uses ${one}.`)],
    ]);
    expect(await login(first.port, 'ada@example.test')).toBe(200);

    await first.program.stop();
    await expectGone(first);
    expect(await register(second.port, 'grace@example.test')).toBe(201);
    await second.program.stop();
    await expectGone(second);
  });

  it('stops everything at two Ctrl-C, also in the middle of starting', async () => {
    const folder = await usedDataDir();
    const running = await start(folder);
    running.program.signal('SIGINT');
    running.program.signal('SIGINT');
    expect(await running.program.end()).toMatchObject({ code: 0, lines: [] });
    await expectGone(running);

    for (const delay of [150, 400, 900]) {
      const program = new Program({ env: { DATA_DIR: folder, PORT: '0' } });
      await wait(delay);
      program.signal('SIGINT');
      program.signal('SIGINT');
      await program.end();
      expect(() => postgresPid(running.postgres)).toThrow('ENOENT');
    }
  });

  it('stops its database at Ctrl-C also where the web app is compiled as it changes', async () => {
    const started = await start(await usedDataDir(), {
      flags: ['--conditions=development'],
      env: { SITE_LIVE: 'true' },
    });
    // As `npm run dev` does: the terminal signals everybody, and the parent hands on another signal.
    started.program.signal('SIGINT');
    started.program.signal('SIGTERM');
    expect(await started.program.end()).toMatchObject({ code: 0 });
    await expectGone(started);
  });

  it('recovers by itself after kill -9, also when its database was killed with it', async () => {
    const folder = await usedDataDir();
    const first = await start(folder);
    expect(await register(first.port, 'ada@example.test')).toBe(201);
    first.program.signal('SIGKILL');
    await first.program.end();
    expect(isAlive(first.databasePid)).toBe(true);

    const second = await start(folder);
    expect(second.databasePid).toBe(first.databasePid);
    expect(await login(second.port, 'ada@example.test')).toBe(200);
    second.program.signal('SIGKILL');
    process.kill(second.databasePid, 'SIGKILL');
    await second.program.end();

    const third = await start(folder);
    expect(await login(third.port, 'ada@example.test')).toBe(200);
    await third.program.stop();
    await expectGone(third);
  });

  it('recovers when the first start was killed in the middle', async () => {
    const folder = await dataDir();
    for (const delay of [300, 1_000, 2_000]) {
      const program = new Program({ env: { DATA_DIR: folder, PORT: '0' } });
      await wait(delay);
      program.signal('SIGKILL');
      await program.end();
    }
    const started = await start(folder);
    expect(await register(started.port, 'ada@example.test')).toBe(201);
    await started.program.stop();
    await expectGone(started);
  });

  it('recovers when what a killed first start had begun is still at it', async () => {
    const folder = await dataDir();
    const program = new Program({ env: { DATA_DIR: folder, PORT: '0' } });
    programs.push(program);
    const isBegun = async () =>
      (await readdir(folder, { recursive: true })).some((name) => name.endsWith('PG_VERSION'));
    while (!(await isBegun())) await wait(5);
    const children = promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(program.child.pid)]);
    const { stdout } = await children.catch(() => ({ stdout: '' }));
    const begun = stdout.split('\n').map(Number).filter(Boolean);
    for (const pid of begun) process.kill(pid, 'SIGSTOP');
    try {
      program.signal('SIGKILL');
      await program.end();
      const started = await start(folder);
      expect(await register(started.port, 'ada@example.test')).toBe(201);
      await started.program.stop();
      await expectGone(started);
    } finally {
      for (const pid of begun.filter(isAlive)) process.kill(pid, 'SIGKILL');
    }
  });

  (isRoot ? it : it.skip)('works as an ordinary user', async () => {
    const folder = await dataDir(NOBODY);
    const started = await start(folder, { runAs: NOBODY });
    expect(await register(started.port, 'ada@example.test')).toBe(201);
    await started.program.stop();
    await expectGone(started);
  });

  (isRoot ? it : it.skip)('works as root below a folder that nobody else may enter', async () => {
    const home = await dataDir();
    await chmod(home, 0o700);
    const folder = join(home, 'clone/.data');
    await mkdir(folder, { recursive: true });
    const started = await start(folder);
    expect(started.postgres.startsWith(home)).toBe(false);
    expect(await register(started.port, 'ada@example.test')).toBe(201);
    await started.program.stop();
    await expectGone(started);
    const again = await start(folder);
    expect(await login(again.port, 'ada@example.test')).toBe(200);
    await again.program.stop();
    await rm(dirname(again.postgres), { recursive: true, force: true });
  });
});
