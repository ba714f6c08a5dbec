import type { RouteRequest, RouteRow, Scene } from './routes-rows.js';
import { copyRows } from './routes-world.js';
import type { TestClient } from './client.js';

interface OpenedShare {
  shareId: string;
  token: string;
  /** What the browser of somebody who opened it sends. */
  cookie: string;
}

/** A link to a document, opened by somebody without an account. */
export async function openShare(owner: TestClient, guest: TestClient, documentId: string): Promise<OpenedShare> {
  const made = await owner.post<{ id: string; url: string }>(`/documents/${documentId}/shares`, {
    accessLevel: 'view',
  });
  if (made.status !== 201) throw new Error(`The link was answered ${made.status}: ${made.bytes.toString()}`);
  const token = made.body.url.split('/').at(-1) ?? '';
  const opened = await guest.post(`/shared/${token}/open`, {});
  if (opened.status !== 200) throw new Error(`Opening was answered ${opened.status}: ${opened.bytes.toString()}`);
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { shareId: made.body.id, token, cookie };
}

const withDocument = async ({ app, tenant }: Scene): Promise<RouteRequest> => {
  const { documentId } = await copyRows(app, tenant);
  return { params: { documentId } };
};

async function withShare({ app, tenant }: Scene) {
  const { documentId } = await copyRows(app, tenant);
  return { documentId, ...(await openShare(tenant.owner.client, app.client(), documentId)) };
}

/** Of somebody who has opened the link; a bearer token makes no difference. */
const asGuest: RouteRow = {
  access: 'public',
  status: 200,
  request: async (scene) => {
    const { token, cookie } = await withShare(scene);
    return { params: { token }, headers: { cookie } };
  },
};

export const SHARE_ROWS: Record<string, RouteRow> = {
  'POST /api/documents/:documentId/shares': {
    access: 'editor',
    status: 201,
    request: async (scene) => ({ ...(await withDocument(scene)), body: { accessLevel: 'view' } }),
  },
  'GET /api/documents/:documentId/shares': { access: 'editor', status: 200, request: withDocument },
  'DELETE /api/documents/:documentId/shares/:shareId': {
    access: 'editor',
    status: 204,
    request: async (scene) => {
      const { documentId, shareId } = await withShare(scene);
      return { params: { documentId, shareId } };
    },
  },
  'GET /api/shared/:token': asGuest,
  'POST /api/shared/:token/open': {
    access: 'public',
    status: 200,
    request: async (scene) => ({ params: { token: (await withShare(scene)).token }, body: {} }),
  },
  'GET /api/shared/:token/document': asGuest,
  'GET /api/shared/:token/diagrams': asGuest,
  'GET /api/shared/:token/print': asGuest,
};
