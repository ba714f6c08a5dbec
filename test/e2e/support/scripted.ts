import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BadModel, type Behaviour, startBadModel } from '../../support/bad-model.js';
import { ServerProcess } from '../../support/server-process.js';
import { test as base } from './test.js';

export { expect, signIn } from './test.js';

interface WorkerFixtures {
  modelServer: BadModel;
}

interface TestFixtures {
  /** The model behind the product: answers well and at once unless the test says otherwise. */
  model: BadModel;
}

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4310) + 1;

/** The same built product, but with a model that does what the test tells it: one server for each worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  modelServer: [
    async ({ playwright: _ }, use) => {
      const model = await startBadModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  productUrl: [
    async ({ modelServer }, use, worker) => {
      const port = FIRST_PORT + worker.parallelIndex;
      const url = `http://localhost:${port}`;
      const dataDir = await mkdtemp(join(tmpdir(), 'specforge-e2e-scripted-'));
      const server = await ServerProcess.start('all', {
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        OPENAI_BASE_URL: modelServer.url,
        OPENAI_API_KEY: 'no-secret',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ADMIN_PASSWORD: 'staff-password-for-tests',
      });
      await use(url);
      await server.kill('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  model: async ({ modelServer }, use) => {
    modelServer.reset();
    await use(modelServer);
    modelServer.reset();
  },
});

/** Lets the model answer for a section only once the test says so. */
export class Held {
  private readonly opened = new Map<string, PromiseWithResolvers<void>>();

  constructor(keys: readonly string[]) {
    for (const key of keys) this.opened.set(key, Promise.withResolvers<void>());
  }

  /** What the model does with a call for this section. */
  behaviour(section: string | null): Behaviour | null {
    const gate = this.opened.get(section ?? '');
    return gate ? { kind: 'good', after: gate.promise } : null;
  }

  release(...keys: string[]): void {
    for (const key of keys) this.opened.get(key)?.resolve();
  }

  releaseAll(): void {
    this.release(...this.opened.keys());
  }
}
