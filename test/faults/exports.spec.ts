import { spawnSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { BrowserService } from '../../backend/src/integrations/browser/browser.service.js';
import { FileMissing } from '../../backend/src/integrations/storage/file-store.js';
import { S3Store } from '../../backend/src/integrations/storage/s3-store.js';
import { LEASE_MS, startApp, type TestApp } from '../support/app.js';
import { type BadStore, startBadStore } from '../support/bad-store.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { brokenExportRules, collectAll } from '../support/export-invariants.js';
import { orderExport, waitForExport, waitUntil } from '../support/exports.js';
import { trials } from '../support/fault-scale.js';

const SECTIONS = ['strategic-goals', 'user-stories'];
const BROKEN = 'The file could not be made. Try again.';
const KILL_EVERY_MS = 2_000;
const MANY_MS = 600_000;
const TIMING = { leaseMs: LEASE_MS, renewMs: 400, sweepMs: 400, retryMs: 200, renderMs: 60_000 };

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
    const s3 = new S3Store(store.settings);
    const content = Buffer.from('Some bytes');
    store.next = ['busy', 'cut', 'broken'];
    await s3.write('a/b', content);
    expect(store.files.get('a/b')?.equals(content)).toBe(true);
    store.next = ['silent'];
    const impatient = new S3Store(store.settings, { silenceMs: 3_000 });
    expect((await buffer(await impatient.read('a/b'))).equals(content)).toBe(true);
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
      errorMessage: BROKEN,
    });
    store.always = 'well';
    await client.post(`/exports/${doomed.id}/retry`);
    expect((await waitForExport(client, doomed.id)).status).toBe('completed');
    const rows: { path: string }[] = await app.dataSource.query('SELECT path FROM files WHERE ref_count > 0');
    expect(rows.map(({ path }) => path).sort()).toEqual([...store.files.keys()].sort());
  });

  it('keeps what it could not delete until it can, and says when it cannot be read now', async () => {
    const { id } = await addDocument(app, client, { sections: ['strategic-goals'] });
    store.next = ['slow'];
    const ordered = await orderExport(client, id, { format: 'docx' });
    expect((await waitForExport(client, ordered.id)).status).toBe('completed');
    store.always = 'broken';
    expect(await client.get(`/exports/${ordered.id}/file`)).toMatchObject({
      status: 503,
      body: { code: 'TEMPORARILY_UNAVAILABLE' },
    });

    await app.dataSource.query('UPDATE export_jobs SET file_id = NULL WHERE id = $1', [ordered.id]);
    const before = [...store.files.keys()].length;
    await collectAll(app);
    expect([...store.files.keys()]).toHaveLength(before);
    store.always = 'well';
    expect(await collectAll(app)).toBeGreaterThan(0);
    await client.delete(`/documents/${id}`);
    await app.dataSource.query('DELETE FROM export_jobs WHERE id = $1', [ordered.id]);
    expect(await brokenExportRules(app, () => [...store.files.keys()])).toEqual([]);
  });
});

describe('a browser that is killed', () => {
  it('ends no process and loses no export', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const browser = app.app.get(BrowserService);
    const pid = await browser.withPage(AbortSignal.timeout(120_000), (page) =>
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

  it('every two seconds, ends each of many exports well or with a reason', async () => {
    const count = trials(8, 50);
    await app.app.get(BrowserService).withPage(AbortSignal.timeout(120_000), () => Promise.resolve());
    const orders: { user: TestClient; id: string }[] = [];
    let user = client;
    for (let index = 0; index < count; index += 1) {
      // More than one workspace may have under way at once.
      if (index % 15 === 0) user = await app.newUser();
      const { id } = await addDocument(app, user, { sections: SECTIONS });
      orders.push({ user, id: (await orderExport(user, id, { format: 'pdf' })).id });
    }
    // A quick machine is done before the first two seconds are over.
    killBrowsers();
    const killer = setInterval(killBrowsers, KILL_EVERY_MS);
    const ended = [];
    try {
      for (const { user: owner, id } of orders) ended.push(await waitForExport(owner, id, MANY_MS));
    } finally {
      clearInterval(killer);
    }
    expect(kills).toBeGreaterThan(0);
    for (const { status, errorMessage } of ended) {
      if (status !== 'completed') expect({ status, errorMessage }).toEqual({ status: 'failed', errorMessage: BROKEN });
    }
    // When it is over, what failed is made by its retry.
    for (const [index, { user: owner, id }] of orders.entries()) {
      if (ended[index]?.status === 'completed') continue;
      await owner.post(`/exports/${id}/retry`);
      expect((await waitForExport(owner, id)).status).toBe('completed');
    }
    expect(await brokenExportRules(app, () => [...store.files.keys()])).toEqual([]);
  }, 900_000);
});

let kills = 0;

/** Those that this process started, not what they started themselves. */
function killBrowsers(): void {
  const own = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  for (const line of own.stdout.split('\n')) {
    if (!/--remote-debugging-pipe/.test(line) || /--type=/.test(line)) continue;
    process.kill(Number.parseInt(line, 10), 'SIGKILL');
    kills += 1;
  }
}
