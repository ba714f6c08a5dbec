import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ExportExecutorService } from '../../backend/src/exports/export-executor.service.js';
import { ExportSweeperService } from '../../backend/src/exports/export-sweeper.service.js';
import { FilesService } from '../../backend/src/exports/files.service.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { type ExportAnswer, makeFile, orderExport, waitForExport } from '../support/exports.js';
import { checkWordFile, openWordFile } from '../support/ooxml.js';
import { textOf } from '../support/xml.js';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
});
afterAll(() => app.close());

const SECTIONS = ['executive-summary', 'strategic-goals', 'scope-features', 'user-stories'];
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const files = (where = 'true') =>
  app.dataSource.query<{ id: string; path: string; ref_count: number }[]>(
    `SELECT id, path, ref_count FROM files WHERE ${where} ORDER BY created_at`,
  );
const storedFiles = async () =>
  (await readdir(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('an export', () => {
  it('is ordered, made in the background, and downloaded by right or by link', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS, title: 'Kelpline – PRD' });
    const ordered = await client.post<ExportAnswer>(`/documents/${id}/exports`, { format: 'docx' });
    expect(ordered).toMatchObject({ status: 202, body: { status: 'queued', progress: 0, downloadUrl: null } });

    const done = await waitForExport(client, ordered.body.id);
    expect(done).toMatchObject({
      status: 'completed',
      progress: 100,
      statusMessage: null,
      fileName: 'Kelpline – PRD.docx',
      mimeType: WORD,
    });
    const file = await client.get(`/exports/${done.id}/file`);
    expect(file.headers.get('content-type')).toBe(WORD);
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''Kelpline%20%E2%80%93%20PRD.docx");
    expect(Number(file.headers.get('content-length'))).toBe(done.fileSize);
    expect(checkWordFile(file.bytes)).toEqual([]);

    const path = done.downloadUrl?.replace('/api', '') ?? '';
    const linked = await app.client().get(path);
    expect(linked).toMatchObject({ status: 200 });
    expect(linked.bytes.equals(file.bytes)).toBe(true);
    expect(Date.parse(done.downloadExpiresAt ?? '')).toBeLessThan(Date.now() + 16 * 60_000);
    expect((await client.get<{ balance: number }>('/credits/balance')).body.balance).toBe(500);
  });

  it('holds the sections that were asked for', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const bytes = await makeFile(client, id, { format: 'docx', options: { sections: ['user-stories'] } });
    const text = textOf(openWordFile(bytes).document);
    expect(text).toContain('User stories');
    expect(text).not.toContain('Why now');
    // Records of sections that are not in the file are still known.
    expect(text).not.toContain('(not found)');
  });

  it('is one for one Idempotency-Key', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const send = () =>
      client.post<ExportAnswer>(`/documents/${id}/exports`, { format: 'docx' }, { headers: { 'idempotency-key': id } });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.body.id).toBe(first.body.id);
    expect((await client.get<unknown[]>(`/documents/${id}/exports`)).body).toHaveLength(1);
  });

  it('is made by one worker, however often it is delivered', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const { id: exportId } = await orderExport(client, id, { format: 'docx' });
    const executor = app.app.get(ExportExecutorService);
    await Promise.all([executor.takeWork(), executor.takeWork(), executor.takeWork()]);
    expect((await waitForExport(client, exportId)).status).toBe('completed');
    const [{ attempt }] = await app.dataSource.query('SELECT attempt FROM export_jobs WHERE id = $1', [exportId]);
    expect(attempt).toBe(1);
  });

  it('is found by the workers when no job told them', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const { id: exportId } = await orderExport(client, id, { format: 'docx' });
    await waitForExport(client, exportId);
    // As a worker that died leaves it.
    await app.dataSource.query(
      `UPDATE export_jobs SET status = 'processing', progress = 40, lease_owner = 'gone', file_id = NULL,
              lease_until = now() - interval '1 second' WHERE id = $1`,
      [exportId],
    );
    expect((await waitForExport(client, exportId)).status).toBe('completed');
  });

  it('ends failed, with a reason and a way on, when its workers die again and again', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const { id: exportId } = await orderExport(client, id, { format: 'docx' });
    await waitForExport(client, exportId);
    await app.dataSource.query(
      `UPDATE export_jobs SET status = 'processing', attempt = 3, lease_owner = 'gone', file_id = NULL,
              lease_until = now() - interval '1 second' WHERE id = $1`,
      [exportId],
    );
    expect(await waitForExport(client, exportId)).toMatchObject({
      status: 'failed',
      errorMessage: 'The export was interrupted three times. Try again.',
    });
    expect(await client.post(`/exports/${exportId}/retry`)).toMatchObject({ status: 200, body: { status: 'queued' } });
    expect((await waitForExport(client, exportId)).status).toBe('completed');
    expect(await client.post(`/exports/${exportId}/retry`)).toMatchObject({ body: { code: 'EXPORT_NOT_RETRYABLE' } });
  });

  it('is cancelled at once, and its worker cannot finish it any more', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const { id: exportId } = await orderExport(client, id, { format: 'docx' });
    await waitForExport(client, exportId);
    await app.dataSource.query(
      `UPDATE export_jobs SET status = 'processing', lease_owner = 'another', file_id = NULL,
              lease_until = now() + interval '1 hour' WHERE id = $1`,
      [exportId],
    );
    expect(await client.post(`/exports/${exportId}/cancel`)).toMatchObject({ body: { status: 'cancelled' } });
    const [, touched] = await app.dataSource.query<[unknown, number]>(
      `UPDATE export_jobs SET progress = 50 WHERE id = $1 AND lease_owner = 'another'`,
      [exportId],
    );
    expect(touched).toBe(0);
    expect(await client.get(`/exports/${exportId}/file`)).toMatchObject({ body: { code: 'EXPORT_NOT_READY' } });
    expect(await client.post(`/exports/${exportId}/cancel`)).toMatchObject({ body: { code: 'EXPORT_NOT_ACTIVE' } });
  });

  it('is refused where nothing was written, and where too many are being made', async () => {
    const nothing = Object.fromEntries(SECTIONS.map((key) => [key, null]));
    const empty = await addDocument(app, client, { sections: SECTIONS, data: nothing });
    const order = (body: object) => client.post(`/documents/${empty.id}/exports`, body);
    expect(await order({ format: 'pdf' })).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_EXPORT' } });
    expect(await order({ format: 'xls' })).toMatchObject({ status: 400, body: { details: [{ field: 'format' }] } });
    expect(await order({ format: 'pdf', options: { paper: 'b4' } })).toMatchObject({ status: 400 });

    const busy = await app.newUser();
    const { id, workspaceId, projectId, userId } = await addDocument(app, busy, { sections: SECTIONS });
    await app.dataSource.query(
      `INSERT INTO export_jobs (id, workspace_id, user_id, project_id, document_id, format, lease_until)
       SELECT uuid_v7()::text, $1, $2, $3, $4, 'docx', now() + interval '1 hour' FROM generate_series(1, 20)`,
      [workspaceId, userId, projectId, id],
    );
    expect(await busy.post(`/documents/${id}/exports`, { format: 'docx' })).toMatchObject({
      body: { code: 'TOO_MANY_EXPORTS' },
    });

    // Nor by trying again what was cancelled, many at once.
    const [cancelled]: [{ id: string }[], number] = await app.dataSource.query(
      `UPDATE export_jobs SET status = 'cancelled', lease_until = NULL WHERE document_id = $1 RETURNING id`,
      [id],
    );
    const another = await app.dataSource.query<{ id: string }[]>(
      `INSERT INTO export_jobs (id, workspace_id, user_id, project_id, document_id, format, status)
       SELECT uuid_v7()::text, $1, $2, $3, $4, 'docx', 'cancelled' FROM generate_series(1, 10) RETURNING id`,
      [workspaceId, userId, projectId, id],
    );
    await app.dataSource.query(
      `INSERT INTO export_jobs (id, workspace_id, user_id, project_id, document_id, format, lease_until, status, lease_owner)
       SELECT uuid_v7()::text, $1, $2, $3, $4, 'docx', now() + interval '1 hour', 'processing', 'nobody'
         FROM generate_series(1, 18)`,
      [workspaceId, userId, projectId, id],
    );
    const tried = await Promise.all(
      [...cancelled, ...another].map((one) => busy.post<{ code?: string }>(`/exports/${one.id}/retry`)),
    );
    const refused = tried.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['TOO_MANY_EXPORTS']));
    expect(refused.length).toBeGreaterThan(0);
    const [most] = await app.dataSource.query<{ unfinished: number }[]>(
      `SELECT count(*)::integer AS unfinished FROM export_jobs
        WHERE workspace_id = $1 AND status IN ('queued', 'processing')`,
      [workspaceId],
    );
    expect(most?.unfinished).toBeLessThanOrEqual(20);
  });

  it('shows nobody else that it exists, and goes with its document', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const { id: exportId } = await orderExport(client, id, { format: 'docx' });
    const { downloadUrl } = await waitForExport(client, exportId);
    const stranger = await app.newUser();
    for (const path of [`/exports/${exportId}`, `/exports/${exportId}/file`]) {
      expect(await stranger.get(path)).toMatchObject({ status: 404, body: { code: 'EXPORT_NOT_FOUND' } });
      expect((await app.client().get(path)).status).toBe(401);
    }
    expect((await app.client().get(`${downloadUrl?.replace('/api', '')}x`)).status).toBe(404);
    await client.delete(`/documents/${id}`);
    expect((await client.get(`/exports/${exportId}`)).status).toBe(404);
    expect((await app.client().get(downloadUrl?.replace('/api', '') ?? '')).status).toBe(404);
  });
});

describe('files', () => {
  it('that many store at once have one row for one content', async () => {
    const { workspaceId, userId } = await addDocument(app, client, { sections: SECTIONS });
    const service = app.app.get(FilesService);
    for (let round = 0; round < 40; round += 1) {
      const content = Buffer.from(`The bytes of round ${round}`);
      const keep = () => service.keep({ workspaceId, ownerUserId: userId, mime: 'text/plain', content });
      expect(new Set(await Promise.all(Array.from({ length: 8 }, keep))).size).toBe(1);
    }
  });

  it('are stored once for one content, counted, and removed when nothing refers to them', async () => {
    await app.dataSource.query('UPDATE export_jobs SET file_id = NULL');
    await app.dataSource.query('UPDATE section_exports SET file_id = NULL');
    await app.dataSource.query(`UPDATE files SET last_ref_at = now() - interval '25 hours'`);
    await app.app.get(FilesService).collect();
    expect(await files()).toEqual([]);
    expect(await storedFiles()).toEqual([]);

    const content = Buffer.from('The same bytes');
    const { id: documentId, workspaceId, userId, projectId } = await addDocument(app, client, { sections: SECTIONS });
    const keep = () =>
      app.app.get(FilesService).keep({ workspaceId, ownerUserId: userId, mime: 'text/plain', content });
    const [one, two] = await Promise.all([keep(), keep()]);
    expect(two).toBe(one);
    expect(await storedFiles()).toHaveLength(1);
    await app.dataSource.query(
      `INSERT INTO export_jobs (id, workspace_id, user_id, project_id, document_id, format, status, file_id)
       SELECT uuid_v7()::text, $1, $2, $3, $4, 'docx', 'completed', $5 FROM generate_series(1, 2)`,
      [workspaceId, userId, projectId, documentId, one],
    );
    expect((await files())[0]?.ref_count).toBe(2);

    // A purge of the document takes its exports with it, and the database counts.
    await app.dataSource.query('DELETE FROM documents WHERE id = $1', [documentId]);
    expect((await files())[0]?.ref_count).toBe(0);
    const sweeper = app.app.get(ExportSweeperService);
    await sweeper.purge();
    expect(await storedFiles()).toHaveLength(1);
    await app.dataSource.query(`UPDATE files SET last_ref_at = now() - interval '25 hours'`);
    await sweeper.purge();
    expect(await files()).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  it('say that they are gone after thirty days, and when the store has lost them', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const { id: old } = await orderExport(client, id, { format: 'docx' });
    await waitForExport(client, old);
    const gone = { status: 410, body: { code: 'EXPORT_FILE_GONE' } };
    await rm(join(app.config.dataDir, 'files'), { recursive: true });
    expect(await client.get(`/exports/${old}/file`)).toMatchObject(gone);

    await app.dataSource.query('ALTER TABLE export_jobs DISABLE TRIGGER export_jobs_touch');
    await app.dataSource.query(`UPDATE export_jobs SET updated_at = now() - interval '31 days' WHERE id = $1`, [old]);
    await app.dataSource.query('ALTER TABLE export_jobs ENABLE TRIGGER export_jobs_touch');
    await app.app.get(ExportSweeperService).purge();
    expect(await client.get(`/exports/${old}/file`)).toMatchObject(gone);
    expect((await client.get<ExportAnswer>(`/exports/${old}`)).body).toMatchObject({
      status: 'completed',
      downloadUrl: null,
    });
  });
});
