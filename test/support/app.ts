import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../../backend/src/app.js';
import { browserEnvironment, type Config } from '../../backend/src/config/config.js';
import { type EmbeddedCashier, startEmbeddedCashier } from '../../backend/src/embedded/cashier/cashier.js';
import { type DraftingEngine, startDraftingEngine } from '../../backend/src/embedded/drafting/drafting.server.js';
import { coreTemplates, draftDocument, ideas } from '../../backend/src/embedded/drafting/drafting.testing.js';
import { type EmbeddedMailbox, startEmbeddedMailbox } from '../../backend/src/embedded/mailbox.js';
import { TestClient } from './client.js';
import { createTestDatabase } from './database.js';

/** The real application on its own database, with the embedded stand-ins, listening on a free port. */
export interface TestApp {
  app: NestFastifyApplication;
  config: Config;
  /** `http://127.0.0.1:…` */
  url: string;
  dataSource: DataSource;
  mailbox: EmbeddedMailbox;
  /** Takes the payments, and delivers its webhooks to this application. */
  cashier: EmbeddedCashier;
  /** A client that is nobody yet. */
  client(): TestClient;
  /** A client signed in as a new user with the signup gift. */
  newUser(overrides?: Partial<NewUser>): Promise<TestClient>;
  close(): Promise<void>;
}

export interface NewUser {
  name: string;
  email: string;
  password: string;
}

interface Options {
  /** Replaces parts of the configuration. */
  config?: (config: Config) => Config;
  /** Base URL of another model server, instead of the drafting engine. */
  modelUrl?: string;
}

const PUBLIC_URL = 'http://localhost:3000';
/** The one process that there is keeps its work, also where the machine lets it stand still for a while. */
export const LEASE_MS = 45_000;
/** Many times what the largest file takes on an idle machine. */
const RENDER_MS = 600_000;

let counter = 0;

/** What the first draft of a process takes the processor for is over before anybody waits for an answer. */
async function startEngine(): Promise<DraftingEngine> {
  const [template] = coreTemplates;
  if (template) draftDocument(template, ideas.kelpline);
  return startDraftingEngine({ host: '127.0.0.1', tokensPerSecond: 0 });
}

/** Starts the application once per test file: `beforeAll(async () => { app = await startApp(); })`. */
export async function startApp({ config: adapt = (config) => config, modelUrl }: Options = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'specforge-data-'));
  const mailbox = await startEmbeddedMailbox(dataDir);
  const cashier = await startEmbeddedCashier({ dataDir, pagesUrl: `${PUBLIC_URL}/dev/cashier`, deliver: true });
  const engine = modelUrl === undefined ? await startEngine() : null;
  const config = adapt(
    testConfig({
      dataDir,
      databaseUrl: database.url,
      mailUrl: mailbox.url,
      modelUrl: modelUrl ?? engine?.url ?? '',
      cashier,
    }),
  );
  const app = await createApp(config);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  cashier.deliverTo(`${url}/api/billing/webhook`);

  const client = () => new TestClient(url);
  return {
    app,
    config,
    url,
    dataSource: app.get(DataSource),
    mailbox,
    cashier,
    client,
    newUser: async (overrides) => {
      counter += 1;
      const fresh = client();
      const user = {
        name: 'Ada Lind',
        email: `user${counter}-${process.pid}@example.test`,
        password: 'harvest-moon',
        ...overrides,
      };
      await fresh.register(user);
      return fresh;
    },
    close: async () => {
      await app.close();
      await cashier.stop();
      await engine?.close();
      await mailbox.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Addresses {
  dataDir: string;
  databaseUrl: string;
  mailUrl: string;
  modelUrl: string;
  /** None where nothing is bought. */
  cashier?: EmbeddedCashier;
}

/** Rate limits are off, logs are silent unless `LOG_LEVEL` asks for them, queues are on PostgreSQL unless `TEST_REDIS_URL`. */
export function testConfig({ dataDir, databaseUrl, mailUrl, modelUrl, cashier }: Addresses): Config {
  const redis = process.env['TEST_REDIS_URL'];
  return {
    environment: 'test',
    role: 'all',
    http: { host: '127.0.0.1', port: 0, publicUrl: PUBLIC_URL, trustProxy: false },
    healthPort: null,
    site: { live: false, analyticsUrl: null },
    dataDir,
    database: { url: databaseUrl },
    redis: redis ? { url: redis } : null,
    model: {
      apiKey: 'test',
      baseUrl: modelUrl,
      main: 'test-main',
      mini: 'test-mini',
      concurrency: 8,
      pencePerDollar: 80,
      offline: true,
    },
    runs: { concurrency: 4, timing: { leaseMs: LEASE_MS } },
    exports: { concurrency: 2, timing: { leaseMs: LEASE_MS, renderMs: RENDER_MS } },
    browser: {
      executablePath: process.env['PUPPETEER_EXECUTABLE_PATH'] ?? null,
      environment: browserEnvironment(process.env),
      mostPageBytes: 2 ** 30,
    },
    s3: null,
    mail: { url: mailUrl, from: 'SpecForge <no-reply@specforge.test>' },
    payments: cashier
      ? { secretKey: cashier.secretKey, webhookSecret: cashier.webhookSecret, apiBase: cashier.url, test: true }
      : null,
    auth: { jwtSecret: 'a-secret-for-tests-that-is-long-enough' },
    staff: { email: 'staff@specforge.test', password: 'staff-password' },
    rateLimits: false,
    log: { level: process.env['LOG_LEVEL'] === 'debug' ? 'debug' : 'silent' },
  };
}
