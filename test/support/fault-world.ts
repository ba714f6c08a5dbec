import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Role } from '../../backend/src/config/config.js';
import { startEmbeddedMailbox } from '../../backend/src/embedded/mailbox.js';
import { type BadModel, startBadModel } from './bad-model.js';
import { TestClient } from './client.js';
import { createTestDatabase } from './database.js';
import { freePort } from './free-port.js';
import { ServerProcess } from './server-process.js';

/** Runs SQL beside the program, to see what really stands in the database. */
export type Sql = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** A database, a mailbox and a model, and the program's processes on them, which come and go. */
export interface FaultWorld {
  databaseUrl: string;
  model: BadModel;
  sql: Sql;
  /** Processes of the role `api` listen here, one at a time. */
  url: string;
  start(role: Role, env?: Record<string, string>): Promise<ServerProcess>;
  client(): TestClient;
  /** A client signed in as a new user with the signup gift. */
  newUser(): Promise<TestClient>;
  close(): Promise<void>;
}

export const PASSWORD = 'harvest-moon';

let users = 0;

export async function startFaultWorld(settings: Record<string, string> = {}): Promise<FaultWorld> {
  const model = await startBadModel();
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'specforge-faults-'));
  const mailbox = await startEmbeddedMailbox(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const pool = new pg.Pool({ connectionString: database.url, max: 2, application_name: 'fault-test' });
  let closing = false;
  pool.on('error', (error) => {
    // The database is dropped by force, sometimes before the server has read that this session ends anyway.
    if (!closing) throw error;
  });
  const processes: ServerProcess[] = [];
  const env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: model.url,
    JWT_SECRET: 'a-secret-for-tests-that-is-long-enough',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const client = () => new TestClient(url);
  return {
    databaseUrl: database.url,
    model,
    url,
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    start: async (role, more = {}) => {
      const started = await ServerProcess.start(role, { ...env, ...more });
      processes.push(started);
      return started;
    },
    client,
    newUser: async () => {
      users += 1;
      const fresh = client();
      const email = `fault${users}-${process.pid}@example.test`;
      await fresh.register({ name: 'Ada Lind', email, password: PASSWORD });
      return fresh;
    },
    close: async () => {
      closing = true;
      await Promise.all(processes.map((one) => one.kill()));
      await pool.end();
      await model.close();
      await mailbox.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts one process of each role, or gives the world up. */
export async function startRoles(world: FaultWorld, roles: readonly Role[]): Promise<ServerProcess[]> {
  try {
    return await Promise.all(roles.map((role) => world.start(role)));
  } catch (error) {
    await world.close();
    throw error;
  }
}

/** Worlds that are expensive to make, for trials that run side by side: each trial has one to itself. */
export class WorldPool<World extends FaultWorld> {
  private readonly idle: World[] = [];
  private readonly waiting: ((world: World | Promise<World>) => void)[] = [];
  private all: Promise<World>[] = [];

  constructor(
    private readonly size: number,
    private readonly make: () => Promise<World>,
  ) {}

  async use<T>(work: (world: World) => Promise<T>): Promise<T> {
    const world = await this.take();
    try {
      return await work(world);
    } finally {
      const next = this.waiting.shift();
      if (next) next(world);
      else this.idle.push(world);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map(async (world) => (await world).close()));
  }

  private take(): Promise<World> {
    const idle = this.idle.pop();
    if (idle) return Promise.resolve(idle);
    if (this.all.length < this.size) {
      const made = this.make();
      this.all.push(made);
      // One that could not be made fails its own trial; the next one makes another.
      made.catch(() => {
        this.all = this.all.filter((one) => one !== made);
        this.waiting.shift()?.(this.take());
      });
      return made;
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
