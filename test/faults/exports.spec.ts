import { buffer } from 'node:stream/consumers';
import { BrowserService } from '../../backend/src/integrations/browser/browser.service.js';
import { FileMissing } from '../../backend/src/integrations/storage/file-store.js';
import { S3Store } from '../../backend/src/integrations/storage/s3-store.js';
import { startApp, type TestApp } from '../support/app.js';
import { type BadStore, startBadStore } from '../support/bad-store.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { orderExport, waitForExport, waitUntil } from '../support/exports.js';
import { ServerProcess } from '../support/server-process.js';

const SECTIONS = ['strategic-goals', 'user-stories'];
const TIMING = { leaseMs: 1_500, renewMs: 400, sweepMs: 400, retryMs: 200, renderMs: 60_000 };

let store: BadStore;
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  store = await startBadStore();
  app = await startApp({
    config: (config) => ({ ...config, exports: { concurrency: 2, timing: TIMING }, s3: store.settings }),
  });
  client = await app.newUser();
});
afterEach(() => {
  store.next = [];
  store.always = 'well';
});
afterAll(async () => {
  await app.close();
  await store.close();
});

describe('an S3-compatible store that misbehaves', () => {
  it('is asked again while it is busy, broken, cut off or silent', async () => {
    const s3 = new S3Store(store.settings, { silenceMs: 700 });
    const content = Buffer.from('Some bytes');
    store.next = ['busy', 'cut', 'broken'];
    await s3.write('a/b', content);
    expect(store.files.get('a/b')?.equals(content)).toBe(true);
    store.next = ['silent'];
    expect((await buffer(await s3.read('a/b'))).equals(content)).toBe(true);
    await s3.remove('a/b');
    await s3.remove('a/b');
    await expect(s3.read('a/b')).rejects.toBeInstanceOf(FileMissing);
    await expect(s3.ping()).resolves.toBeUndefined();
  });

  it('lets an export be completed, or end failed with a reason and a way on', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    store.next = ['busy', 'cut'];
    const shaky = await orderExport(client, id, { format: 'docx' });
    expect((await waitForExport(client, shaky.id)).status).toBe('completed');
    const [[, bytes] = []] = store.files;
    expect((await client.get(`/exports/${shaky.id}/file`)).bytes.equals(bytes ?? Buffer.alloc(0))).toBe(true);

    store.always = 'broken';
    const other = await addDocument(app, client, { sections: ['strategic-goals'] });
    const doomed = await orderExport(client, other.id, { format: 'docx' });
    expect(await waitForExport(client, doomed.id)).toMatchObject({
      status: 'failed',
      errorMessage: 'The file could not be made. Try again.',
    });
    store.always = 'well';
    await client.post(`/exports/${doomed.id}/retry`);
    expect((await waitForExport(client, doomed.id)).status).toBe('completed');
    const rows: { path: string }[] = await app.dataSource.query('SELECT path FROM files WHERE ref_count > 0');
    expect(rows.map(({ path }) => path).sort()).toEqual([...store.files.keys()].sort());
  });
});

describe('a browser that is killed', () => {
  it('ends no process and loses no export', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const browser = app.app.get(BrowserService);
    const pid = await browser.withPage(AbortSignal.timeout(40_000), (page) =>
      Promise.resolve(page.browser().process()?.pid),
    );
    const ordered = await orderExport(client, id, { format: 'pdf' });
    await waitUntil(client, ordered.id, ({ progress }) => progress >= 5);
    process.kill(pid ?? 0, 'SIGKILL');
    const done = await waitForExport(client, ordered.id);
    expect(done.status).toBe('completed');
    const { bytes } = await client.get(`/exports/${ordered.id}/file`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a worker that is killed', () => {
  it('leaves its export to the next, which makes it once', async () => {
    const api = await startApp({ config: (config) => ({ ...config, role: 'api', s3: store.settings }) });
    const workers: ServerProcess[] = [];
    const startWorker = async (more: Record<string, string> = {}) => {
      const worker = await ServerProcess.start('worker', { ...settingsOf(api), ...more });
      workers.push(worker);
      return worker;
    };
    try {
      const user = await api.newUser();
      const { id } = await addDocument(api, user, { sections: SECTIONS });
      const ordered = await orderExport(user, id, { format: 'docx' });
      const victim = await startWorker({ FAULT_POINT: 'export-stored' });
      expect(await victim.exited).toMatchObject({ signal: 'SIGKILL' });
      const left = await user.get(`/exports/${ordered.id}`);
      expect(left.body).toMatchObject({ status: 'processing', downloadUrl: null });

      await startWorker();
      expect((await waitForExport(user, ordered.id)).status).toBe('completed');
      // What the first had stored is known, referred to by nothing, and so collected in a day.
      const files: { path: string; references: number }[] = await api.dataSource.query(
        'SELECT path, ref_count AS "references" FROM files ORDER BY ref_count',
      );
      expect(files.map(({ references }) => references)).toEqual([0, 1]);
      expect(files.every(({ path }) => store.files.has(path))).toBe(true);
    } finally {
      for (const worker of workers) await worker.kill();
      await api.close();
    }
  });
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
