import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COMPILE_CACHE } from '../support/server-process.js';

const MAIN = join(import.meta.dirname, '../../backend/dist/main.js');
const PATIENCE_MS = 120_000;

export type Environment = Record<string, string>;

export interface ProgramOptions {
  env: Environment;
  args?: string[];
  /** Of Node itself. */
  flags?: string[];
  /** Another user to run as; only root may choose. */
  runAs?: { uid: number; gid: number };
}

/** The built product as a process of its own, with nothing of this process's environment but the path. */
export class Program {
  stdout = '';
  stderr = '';
  readonly child: ChildProcess;
  private readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;

  constructor({ env, args = [], flags = [], runAs }: ProgramOptions) {
    if (!existsSync(MAIN)) throw new Error('The product is not built: run `npm run build` first.');
    this.child = spawn(process.execPath, [...flags, MAIN, ...args], {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...runAs,
    });
    this.child.stdout?.on('data', (part: Buffer) => (this.stdout += part.toString()));
    this.child.stderr?.on('data', (part: Buffer) => (this.stderr += part.toString()));
    this.ended = new Promise((resolve) => this.child.once('close', (code, signal) => resolve({ code, signal })));
  }

  /** The process's end and what it said on stderr, as lines. */
  async end(): Promise<{ code: number | null; signal: NodeJS.Signals | null; lines: string[] }> {
    const end = await Promise.race([this.ended, wait(PATIENCE_MS, null, { ref: false })]);
    if (!end) throw new Error(`The program did not end.\n${this.stdout}\n${this.stderr}`);
    return { ...end, lines: this.stderr.split('\n').filter((line) => line.trim() !== '') };
  }

  /** Waits until stdout has a text. Errors: when the program ends before. */
  async says(text: string | RegExp): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    const said = () => (typeof text === 'string' ? this.stdout.includes(text) : text.test(this.stdout));
    while (!said()) {
      if (this.child.exitCode !== null || this.child.signalCode !== null || Date.now() > until) {
        throw new Error(`The program never said ${String(text)}.\n${this.stdout}\n${this.stderr}`);
      }
      await wait(20);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Stops it in the ordinary way; a program that has ended already is left alone. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    await this.end();
  }
}

/** A throw-away `DATA_DIR`, empty and open to nobody but its owner's processes. */
export async function newDataDir(owner?: { uid: number; gid: number }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'specforge-start-'));
  // PostgreSQL runs as another user where the product runs as root, and must get through.
  await chmod(folder, 0o755);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

export async function removeDataDir(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** The embedded PostgreSQL's process, from the file that it keeps; `postgres` is the folder named at the start. */
export function postgresPid(postgres: string): number {
  return Number(readFileSync(join(postgres, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Waits until a page is served. */
export async function servedPage(port: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/`)
      .then(async (response) => {
        await response.text();
        return response.status;
      })
      .catch(() => 0);
    if (status === 200) return;
    if (Date.now() > until) throw new Error(`Port ${port} serves no page.`);
    await wait(20);
  }
}
