import { setTimeout as sleep } from 'node:timers/promises';
import { ExportJob, type ExportStatus } from '../../backend/src/exports/export-job.entity.js';
import { FilesService } from '../../backend/src/exports/files.service.js';
import type { TestApp } from './app.js';
import type { TestClient } from './client.js';
import type { Tenant } from './routes-world.js';

/** What the API answers about an export. */
export interface ExportAnswer {
  id: string;
  status: string;
  progress: number;
  statusMessage: string | null;
  errorMessage: string | null;
  fileName: string | null;
  fileSize: number | null;
  mimeType: string | null;
  downloadUrl: string | null;
  downloadExpiresAt: string | null;
}

const PATIENCE_MS = 120_000;

/** Orders an export; a refusal is an error. */
export async function orderExport(client: TestClient, documentId: string, body: object): Promise<ExportAnswer> {
  const answer = await client.post<ExportAnswer>(`/documents/${documentId}/exports`, body);
  if (answer.status !== 202) throw new Error(`The order was answered ${answer.status}: ${answer.bytes.toString()}`);
  return answer.body;
}

/** The export when it is over, however it ended. */
export async function waitForExport(client: TestClient, id: string, patienceMs = PATIENCE_MS): Promise<ExportAnswer> {
  return waitUntil(client, id, ({ status }) => ['completed', 'failed', 'cancelled'].includes(status), patienceMs);
}

export async function waitUntil(
  client: TestClient,
  id: string,
  holds: (answer: ExportAnswer) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<ExportAnswer> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const { body } = await client.get<ExportAnswer>(`/exports/${id}`);
    if (holds(body)) return body;
    if (Date.now() > until) throw new Error(`The export is still ${JSON.stringify(body)}`);
    await sleep(60);
  }
}

/** Makes a file and answers its bytes; an export that ends otherwise is an error. */
export async function makeFile(client: TestClient, documentId: string, body: object): Promise<Buffer> {
  const { id } = await orderExport(client, documentId, body);
  const done = await waitForExport(client, id);
  if (done.status !== 'completed') throw new Error(`The export ended ${done.status}: ${done.errorMessage}`);
  return (await client.get(`/exports/${id}/file`)).bytes;
}

interface ExportPlace {
  documentId: string;
  projectId: string;
  status: ExportStatus;
}

/** An export as it stands after such an end, with a small file; one that is not over is another worker's. */
export async function addExport(app: TestApp, tenant: Tenant, { documentId, projectId, status }: ExportPlace) {
  const { workspaceId, owner } = tenant;
  const userId = owner.client.userId ?? '';
  const content = Buffer.from('A small file');
  const mime = 'text/plain';
  const isDone = status === 'completed';
  const fileId = isDone
    ? await app.app.get(FilesService).keep({ workspaceId, ownerUserId: userId, mime, content })
    : null;
  const { manager } = app.dataSource;
  const row = manager.create(ExportJob, {
    workspaceId,
    userId,
    projectId,
    documentId,
    format: 'docx',
    status,
    options: {},
    ...(isDone && { fileId, fileName: 'Small.txt', fileSize: content.length, mimeType: mime, progress: 100 }),
    leaseUntil: new Date(Date.now() + 3_600_000),
  });
  await manager.save(row);
  return row.id;
}
