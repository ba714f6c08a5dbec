import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Role } from '../../backend/src/config/config.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../backend/dist/main.js', import.meta.url));
/** Where `npm start` keeps it too. */
export const COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/specforge/compiled', import.meta.url));
/** The line that says that a process of this role takes work. */
const READY = /SpecForge is ready|SpecForge (?:worker|scheduler) is running/;
/** Two seconds on an idle machine; tests that share one with much else wait longer. */
const START_MS = 180_000;
const KEPT_OUTPUT = 8_000;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** By `performance.now()`. */
  at: number;
}

/** The built program in a process of its own, as in production, so that it can be killed. */
export class ServerProcess {
  readonly exited: Promise<Exit>;
  exit: Exit | null = null;
  private output = '';

  private constructor(
    readonly role: Role,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => (this.output = (this.output + piece.toString()).slice(-KEPT_OUTPUT)));
    }
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.exit = { code, signal, at: performance.now() };
        resolve(this.exit);
      });
    });
  }

  /** Starts it; an armed process may die before it is ready, which is no error. */
  static async start(role: Role, env: Record<string, string>): Promise<ServerProcess> {
    if (!existsSync(PROGRAM)) throw new Error('These tests run the built server: `npm run build` makes it.');
    const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
    const child = spawn(process.execPath, [PROGRAM, `--role=${role}`], {
      cwd: ROOT,
      env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new ServerProcess(role, child);
    await started.ready(env['FAULT_POINT'] !== undefined);
    return started;
  }

  /** The last of what it wrote, for messages of failed tests. */
  get lastWords(): string {
    return this.output;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<Exit> {
    if (!this.exit) this.child.kill(signal);
    return this.exited;
  }

  /** Lets it do nothing for a while, as if its machine had stopped. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }

  /** Its end; an error when it lives on. */
  async end(timeoutMs: number): Promise<Exit> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), timeoutMs)));
    const exit = await Promise.race([this.exited, late]);
    clearTimeout(timer);
    if (!exit) throw new Error(`The ${this.role} still runs after ${timeoutMs} ms:\n${this.output}`);
    return exit;
  }

  private async ready(mayDie: boolean): Promise<void> {
    const says = new Promise<'ready'>((resolve) => {
      this.child.stdout?.on('data', () => READY.test(this.output) && resolve('ready'));
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), START_MS)));
    const outcome = await Promise.race([says, this.exited, late]);
    clearTimeout(timer);
    if (outcome === 'ready' || (mayDie && outcome !== 'late')) return;
    await this.kill();
    const how = outcome === 'late' ? `in ${START_MS} ms` : `(code ${outcome.code}, signal ${outcome.signal})`;
    throw new Error(`The ${this.role} did not start ${how}:\n${this.output}`);
  }
}
