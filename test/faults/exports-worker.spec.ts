import { FAULT_POINTS } from '../../backend/src/common/fault-points.js';
import { startApp, type TestApp } from '../support/app.js';
import { type BadStore, startBadStore } from '../support/bad-store.js';
import { addDocument } from '../support/documents.js';
import { brokenExportRules } from '../support/export-invariants.js';
import { orderExport, waitForExport } from '../support/exports.js';
import { ServerProcess } from '../support/server-process.js';

const SECTIONS = ['strategic-goals', 'user-stories'];
const POINTS = FAULT_POINTS.filter((point) => point.startsWith('export-'));
/** A killed worker's lease must lapse before another takes its export. */
const PATIENCE_MS = 90_000;
const INTERRUPTED = 'The export was interrupted three times. Try again.';

let store: BadStore;
let api: TestApp;
beforeAll(async () => {
  store = await startBadStore();
  api = await startApp({ config: (config) => ({ ...config, role: 'api', s3: store.settings }) });
});
afterAll(async () => {
  await api.close();
  await store.close();
});

describe('a worker that is killed', () => {
  it('at any point of an export, leaves it to the next, which makes it once', async () => {
    const user = await api.newUser();
    const orders: string[] = [];
    const workers: ServerProcess[] = [];
    const startWorker = async (more: Record<string, string> = {}) => {
      const worker = await ServerProcess.start('worker', { ...settingsOf(api), ...more });
      workers.push(worker);
      return worker;
    };
    try {
      expect(POINTS.length).toBeGreaterThanOrEqual(4);
      for (const [index, point] of POINTS.entries()) {
        const { id } = await addDocument(api, user, { sections: SECTIONS });
        orders.push((await orderExport(user, id, { format: index % 2 === 0 ? 'docx' : 'pdf' })).id);
        const victim = await startWorker({ FAULT_POINT: point });
        expect(await victim.end(PATIENCE_MS)).toMatchObject({ signal: 'SIGKILL' });
      }
      await startWorker();
      for (const id of orders) {
        const { status, errorMessage } = await waitForExport(user, id, PATIENCE_MS);
        if (status === 'completed') continue;
        // Several victims had the oldest in their hands, one after the other.
        expect({ status, errorMessage }).toEqual({ status: 'failed', errorMessage: INTERRUPTED });
        await user.post(`/exports/${id}/retry`);
        expect((await waitForExport(user, id, PATIENCE_MS)).status).toBe('completed');
      }
      const files: { references: number }[] = await api.dataSource.query('SELECT ref_count AS "references" FROM files');
      // What a victim had stored is known and referred to by nothing, until it is collected.
      expect(files.filter(({ references }) => references === 0).length).toBeGreaterThan(0);
      expect(await brokenExportRules(api, () => [...store.files.keys()])).toEqual([]);
    } finally {
      for (const worker of workers) await worker.kill();
    }
  }, 900_000);
});

/** The settings of a process beside an application of this one. */
function settingsOf({ config }: TestApp): Record<string, string> {
  const { bucket, endpoint, region, credentials } = store.settings;
  return {
    NODE_ENV: 'test',
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.database.url,
    SMTP_URL: config.mail.url,
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: config.model.baseUrl,
    JWT_SECRET: config.auth.jwtSecret,
    LOG_LEVEL: 'warn',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_REGION: region,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  };
}
