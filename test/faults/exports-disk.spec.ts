import { join } from 'node:path';
import { mountTinyDisk } from '../../scripts/tiny-disk.mjs';
import { LEASE_MS, startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { brokenExportRules, storedOnDisk } from '../support/export-invariants.js';
import { orderExport, waitForExport } from '../support/exports.js';

const SECTIONS = ['strategic-goals', 'user-stories'];
const TIMING = { leaseMs: LEASE_MS, renewMs: 400, sweepMs: 400, retryMs: 200, renderMs: 60_000 };
/** Less than any file that is made here. */
const TINY_BYTES = 8_192;

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startApp({ config: (config) => ({ ...config, exports: { concurrency: 2, timing: TIMING } }) });
  client = await app.newUser();
});
afterAll(() => app.close());

describe('a disk that is full', () => {
  it('ends an export failed with a reason, leaves nothing half written, and its retry is completed', async () => {
    const disk = mountTinyDisk(join(app.config.dataDir, 'files'), TINY_BYTES);
    // Only some may mount one; the run says that it was left out.
    if (!disk) return;
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    let ordered;
    try {
      ordered = await orderExport(client, id, { format: 'docx' });
      expect(await waitForExport(client, ordered.id)).toMatchObject({
        status: 'failed',
        errorMessage: 'The file could not be made. Try again.',
      });
      expect(await storedOnDisk(app.config.dataDir)).toEqual([]);
      expect(await brokenExportRules(app, () => storedOnDisk(app.config.dataDir))).toEqual([]);
      expect((await client.get('/health')).status).toBeLessThan(500);
    } finally {
      disk.remove();
    }
    await client.post(`/exports/${ordered.id}/retry`);
    expect((await waitForExport(client, ordered.id)).status).toBe('completed');
    expect(await brokenExportRules(app, () => storedOnDisk(app.config.dataDir))).toEqual([]);
  });
});
