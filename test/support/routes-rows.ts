import { signDownload } from '../../backend/src/exports/download-links.js';
import type { ExportStatus } from '../../backend/src/exports/export-job.entity.js';
import type { WorkspaceRole } from '../../backend/src/workspaces/workspace-member.entity.js';
import type { TestApp } from './app.js';
import { addExport } from './exports.js';
import { FOUR_SECTIONS, IDEA, TEMPLATE } from './generation.js';
import { receiveMail, tokenIn } from './mails.js';
import { openCheckout, paidWorkspace, signedEvent, subscribedWorkspace } from './routes-billing.js';
import { SHARE_ROWS } from './routes-shares.js';
import { copyRows, type CopyState, newPerson, type Person, type Tenant } from './routes-world.js';

/** What a route needs besides its address. Everything is sent as it is written here. */
export interface RouteRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Where a request is made: a workspace with what is in it, and the account of the one who asks. */
export interface Scene {
  app: TestApp;
  tenant: Tenant;
  person: Person;
}

/**
 * Who may call a route: everybody, every signed-in user for what is their own, staff alone, or the members of a
 * workspace from a role upwards.
 */
export type RouteAccess = 'public' | 'signedIn' | 'staff' | WorkspaceRole;

export interface RouteRow {
  access: RouteAccess;
  /** What those who may are answered. */
  status: number;
  /** A request that succeeds, made anew for each use. */
  request?: (scene: Scene) => RouteRequest | Promise<RouteRequest>;
  /** It changes how the person signs in, so each use takes somebody new. */
  consumesPerson?: true;
}

const PUBLIC: RouteRow = { access: 'public', status: 200 };
const SECTION = 'strategic-goals';

const workspaceHeader = ({ tenant }: Scene) => ({ 'x-workspace-id': tenant.workspaceId });
const newAddress = () => `new${Math.random().toString(36).slice(2)}@example.test`;

const withPlan = async (scene: Scene): Promise<RouteRequest> => ({
  headers: { 'x-workspace-id': await subscribedWorkspace(scene) },
});

let years = 2100;
/** A period that was not granted before. */
function newPeriod() {
  years += 1;
  return { periodStart: `${years}-01-01`, periodEnd: `${years}-02-01` };
}

const withProject = async ({ app, tenant }: Scene): Promise<RouteRequest> => {
  const { projectId } = await copyRows(app, tenant);
  return { params: { projectId } };
};
const withDocument =
  (state?: CopyState) =>
  async ({ app, tenant }: Scene): Promise<RouteRequest> => {
    const { documentId } = await copyRows(app, tenant, state);
    return { params: { documentId } };
  };
const withRun =
  (state?: CopyState) =>
  async ({ app, tenant }: Scene): Promise<RouteRequest> => {
    const { runId } = await copyRows(app, tenant, state);
    return { params: { runId } };
  };
const withVersion = async (scene: Scene): Promise<RouteRequest> => {
  const { params } = await withDocument()(scene);
  return { params: { ...params, version: '1' } };
};
const withExport =
  (status: ExportStatus) =>
  async ({ app, tenant }: Scene): Promise<RouteRequest> => {
    const { documentId, projectId } = await copyRows(app, tenant);
    return { params: { exportId: await addExport(app, tenant, { documentId, projectId, status }) } };
  };
async function withDownload(scene: Scene): Promise<RouteRequest> {
  const { params } = await withExport('completed')(scene);
  const grant = { exportId: params?.['exportId'] ?? '', expiresAt: Date.now() + 60_000 };
  return { params: { token: signDownload(grant, scene.app.config.auth.jwtSecret) } };
}
const withSection = async ({ app, tenant }: Scene): Promise<RouteRequest & { data: unknown; revision: number }> => {
  const { documentId } = await copyRows(app, tenant);
  const [section]: { data: unknown; revision: number }[] = await app.dataSource.query(
    'SELECT data, revision FROM document_sections WHERE document_id = $1 AND key = $2',
    [documentId, SECTION],
  );
  if (!section) throw new Error(`The document has no section ${SECTION}.`);
  return { params: { documentId, sectionKey: SECTION }, ...section };
};

async function freshSession({ app, person }: Scene): Promise<{ id: string; cookie: string }> {
  const client = app.client();
  await client.login(person.email, person.password);
  const [session]: { id: string }[] = await app.dataSource.query(
    'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
    [client.userId],
  );
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { id: session?.id ?? '', cookie };
}

/** One row per route of the API. The access matrix and the fuzzing both call the routes through these. */
export const ROUTE_ROWS: Record<string, RouteRow> = {
  'GET /api/health/live': PUBLIC,
  'GET /api/health/ready': PUBLIC,
  'GET /api/openapi.json': PUBLIC,
  'GET /api/docs': PUBLIC,
  'GET /api/docs/': PUBLIC,
  'GET /api/docs-yaml': PUBLIC,
  'GET /api/docs/index.html': PUBLIC,
  // Hidden by the library that serves the reference.
  'GET /api/docs/LICENSE': { access: 'public', status: 404 },
  'GET /api/docs/swagger-ui-init.js': PUBLIC,
  'GET /api/docs/docs/swagger-ui-init.js': PUBLIC,
  'GET /api/docs/*': { ...PUBLIC, request: () => ({ params: { '*': 'swagger-ui.css' } }) },

  'POST /api/auth/register': {
    access: 'public',
    status: 201,
    request: () => ({ body: { name: 'Grace Hop', email: newAddress(), password: 'harvest-moon' } }),
  },
  'POST /api/auth/login': {
    ...PUBLIC,
    request: ({ person: { email, password } }) => ({ body: { email, password } }),
  },
  'POST /api/auth/refresh': {
    ...PUBLIC,
    request: async (scene) => ({ headers: { cookie: (await freshSession(scene)).cookie } }),
  },
  'POST /api/auth/logout': {
    access: 'public',
    status: 204,
    consumesPerson: true,
    request: async (scene) => ({ headers: { cookie: (await freshSession(scene)).cookie } }),
  },
  'POST /api/auth/password': {
    access: 'signedIn',
    status: 204,
    consumesPerson: true,
    request: ({ person: { password } }) => ({ body: { currentPassword: password, newPassword: 'another-moon' } }),
  },
  'POST /api/auth/password/forgot': {
    access: 'public',
    status: 202,
    request: ({ person: { email } }) => ({ body: { email } }),
  },
  'POST /api/auth/password/reset': {
    access: 'public',
    status: 204,
    request: async ({ app }) => {
      const { email } = await newPerson(app);
      await app.client().post('/auth/password/forgot', { email });
      const token = tokenIn(await receiveMail(app, email, 'Reset your SpecForge password'));
      return { body: { token, password: 'another-moon' } };
    },
  },
  'GET /api/auth/sessions': { access: 'signedIn', status: 200 },
  'DELETE /api/auth/sessions': { access: 'signedIn', status: 204, consumesPerson: true },
  'DELETE /api/auth/sessions/:id': {
    access: 'signedIn',
    status: 204,
    request: async (scene) => ({ params: { id: (await freshSession(scene)).id } }),
  },
  'POST /api/auth/email/verify': {
    access: 'public',
    status: 204,
    request: async ({ app }) => {
      const person = await newPerson(app);
      const email = newAddress();
      await person.client.post('/user/email', { email, password: person.password });
      return { body: { token: tokenIn(await receiveMail(app, email, 'Confirm your new SpecForge email address')) } };
    },
  },
  'GET /api/user': { access: 'signedIn', status: 200 },
  'PATCH /api/user': { access: 'signedIn', status: 200, request: () => ({ body: { name: 'Ada Lindqvist' } }) },
  'POST /api/user/email': {
    access: 'signedIn',
    status: 202,
    request: ({ person: { password } }) => ({ body: { email: newAddress(), password } }),
  },

  'GET /api/credits/balance': {
    access: 'viewer',
    status: 200,
    request: (scene) => ({ headers: workspaceHeader(scene) }),
  },
  'GET /api/credits/transactions': {
    access: 'viewer',
    status: 200,
    request: (scene) => ({
      headers: workspaceHeader(scene),
      query: { limit: '5', before: scene.tenant.seed.transactionId },
    }),
  },

  'GET /api/credits/transactions/csv': {
    access: 'viewer',
    status: 200,
    request: (scene) => ({ headers: workspaceHeader(scene), query: { direction: 'in' } }),
  },
  'GET /api/credits/history': {
    access: 'viewer',
    status: 200,
    request: (scene) => ({ headers: workspaceHeader(scene), query: { days: '7' } }),
  },
  'GET /api/credits/spend': {
    access: 'viewer',
    status: 200,
    request: (scene) => ({ headers: workspaceHeader(scene) }),
  },
  'GET /api/credits/packages': PUBLIC,
  'POST /api/credits/purchase': {
    access: 'admin',
    status: 200,
    request: (scene) => ({ headers: workspaceHeader(scene), body: { packageId: 'small' } }),
  },

  'GET /api/billing/plans': PUBLIC,
  'POST /api/billing/checkout': {
    access: 'admin',
    status: 200,
    request: (scene) => ({ headers: workspaceHeader(scene), body: { plan: 'plus', billingInterval: 'yearly' } }),
  },
  'GET /api/billing/checkouts/:sessionId': {
    access: 'viewer',
    status: 200,
    request: async (scene) => ({ headers: workspaceHeader(scene), params: { sessionId: await openCheckout(scene) } }),
  },
  'PATCH /api/billing/subscription': {
    access: 'admin',
    status: 200,
    request: async (scene) => ({ ...(await withPlan(scene)), body: { cancelAtPeriodEnd: false } }),
  },
  'GET /api/billing/subscription/preview': {
    access: 'admin',
    status: 200,
    request: async (scene) => ({ ...(await withPlan(scene)), query: { plan: 'ultimate', billingInterval: 'yearly' } }),
  },
  'POST /api/billing/portal': {
    access: 'admin',
    status: 200,
    request: async (scene) => ({ ...(await withPlan(scene)), body: {} }),
  },
  'GET /api/billing/invoices': { access: 'admin', status: 200, request: (scene) => withPlan(scene) },
  'POST /api/billing/webhook': { ...PUBLIC, request: (scene) => signedEvent(scene) },
  'GET /api/subscription/status': {
    access: 'viewer',
    status: 200,
    request: (scene) => ({ headers: workspaceHeader(scene) }),
  },
  'POST /api/subscription/checkout': {
    access: 'admin',
    status: 200,
    request: (scene) => ({ headers: workspaceHeader(scene), body: { planId: 'pro' } }),
  },
  'POST /api/subscription/change': {
    access: 'admin',
    status: 200,
    request: async (scene) => ({ ...(await withPlan(scene)), body: { newPlanId: 'ultimate' } }),
  },
  'POST /api/subscription/cancel': { access: 'admin', status: 200, request: (scene) => withPlan(scene) },
  'POST /api/subscription/resume': { access: 'admin', status: 200, request: (scene) => withPlan(scene) },

  'POST /api/admin/credit-transactions': {
    access: 'staff',
    status: 201,
    request: ({ tenant: { workspaceId } }) => ({
      body: { workspaceId, amount: 5, description: 'A small sorry', type: 'admin_adjustment' },
    }),
  },
  'POST /api/admin/credit-grants': {
    access: 'staff',
    status: 201,
    request: ({ tenant: { workspaceId } }) => ({
      body: { workspaceId, plan: 'pro', creditsToGrant: 5, ...newPeriod() },
    }),
  },
  'POST /api/admin/payment-refunds': {
    access: 'staff',
    status: 201,
    request: async (scene) => ({
      body: { ...(await paidWorkspace(scene)), amountCents: 1, reason: 'A small sorry' },
    }),
  },
  'GET /api/admin/payment-reversals': {
    access: 'staff',
    status: 200,
    request: () => ({ query: { sort: '["creditsMissing","DESC"]', range: '[0,9]', filter: '{"missing":"true"}' } }),
  },
  'GET /api/admin/generation-costs': {
    access: 'staff',
    status: 200,
    request: () => ({ query: { sort: '["marginPence","ASC"]', range: '[0,9]', filter: '{"generationType":"basic"}' } }),
  },
  'GET /api/admin/margins': {
    access: 'staff',
    status: 200,
    request: () => ({ query: { from: '2026-11-01', to: '2027-06-30' } }),
  },

  'GET /api/forge/templates': PUBLIC,
  'GET /api/forge/templates/:templateId': { ...PUBLIC, request: () => ({ params: { templateId: TEMPLATE } }) },
  'GET /api/forge/templates/:templateId/example': { ...PUBLIC, request: () => ({ params: { templateId: TEMPLATE } }) },
  'GET /api/forge/templates/:templateId/download': {
    access: 'signedIn',
    status: 200,
    request: () => ({ params: { templateId: TEMPLATE }, query: { format: 'md' } }),
  },
  'POST /api/pricing/estimate': {
    access: 'signedIn',
    status: 200,
    request: () => ({ body: { templateId: TEMPLATE, sections: FOUR_SECTIONS } }),
  },

  'POST /api/projects': {
    access: 'editor',
    status: 201,
    request: (scene) => ({ headers: workspaceHeader(scene), body: { idea: IDEA } }),
  },
  'GET /api/projects': {
    access: 'viewer',
    status: 200,
    request: (scene) => ({
      headers: workspaceHeader(scene),
      query: { sort: '["createdAt","DESC"]', range: '[0,9]' },
    }),
  },
  'GET /api/projects/:projectId': { access: 'viewer', status: 200, request: withProject },
  'GET /api/projects/:projectId/activity': {
    access: 'viewer',
    status: 200,
    request: async (scene) => ({ ...(await withProject(scene)), query: { limit: '10' } }),
  },
  'GET /api/projects/:projectId/suggested-templates': { access: 'viewer', status: 200, request: withProject },
  'GET /api/projects/:projectId/runs': { access: 'viewer', status: 200, request: withProject },
  'GET /api/projects/:projectId/versions': { access: 'viewer', status: 200, request: withProject },
  'GET /api/projects/:projectId/exports': { access: 'viewer', status: 200, request: withProject },
  'PATCH /api/projects/:projectId': {
    access: 'editor',
    status: 200,
    request: async (scene) => ({ ...(await withProject(scene)), body: { title: 'Rosterly', idea: IDEA } }),
  },
  'DELETE /api/projects/:projectId': { access: 'editor', status: 204, request: withProject },
  'POST /api/forge/projects/:projectId/runs': {
    access: 'editor',
    status: 202,
    request: async (scene) => ({
      ...(await withProject(scene)),
      body: { templateId: TEMPLATE, enabledSections: FOUR_SECTIONS, userInput: 'Crews speak 12 languages.' },
    }),
  },

  'GET /api/runs/:runId': { access: 'viewer', status: 200, request: withRun() },
  'GET /api/runs/:runId/events': { access: 'viewer', status: 200, request: withRun() },
  'POST /api/runs/:runId/pause': { access: 'editor', status: 200, request: withRun('held') },
  'POST /api/runs/:runId/resume': { access: 'editor', status: 200, request: withRun('paused') },
  'POST /api/runs/:runId/cancel': { access: 'editor', status: 200, request: withRun('paused') },
  'POST /api/runs/:runId/retry': { access: 'editor', status: 200, request: withRun('failed') },

  'GET /api/documents': {
    access: 'viewer',
    status: 200,
    request: (scene) => ({
      headers: workspaceHeader(scene),
      query: { sort: '["createdAt","DESC"]', range: '[0,9]', filter: '{"q":"roster"}' },
    }),
  },
  'GET /api/documents/:documentId': { access: 'viewer', status: 200, request: withDocument() },
  'PATCH /api/documents/:documentId': {
    access: 'editor',
    status: 200,
    request: async (scene) => ({ ...(await withDocument()(scene)), body: { title: 'Rosterly for crews' } }),
  },
  'PUT /api/documents/:documentId/outline': {
    access: 'editor',
    status: 200,
    request: async (scene) => ({
      ...(await withDocument()(scene)),
      body: { from: FOUR_SECTIONS, sections: FOUR_SECTIONS.slice(1).toReversed() },
    }),
  },
  'DELETE /api/documents/:documentId': { access: 'editor', status: 204, request: withDocument() },
  'POST /api/documents/:documentId/restore': { access: 'editor', status: 200, request: withDocument('deleted') },
  'GET /api/documents/:documentId/versions': { access: 'viewer', status: 200, request: withDocument() },
  'GET /api/documents/:documentId/versions/:version': { access: 'viewer', status: 200, request: withVersion },
  'PATCH /api/documents/:documentId/versions/:version': {
    access: 'editor',
    status: 200,
    request: async (scene) => ({ ...(await withVersion(scene)), body: { name: 'Sent to client' } }),
  },
  'POST /api/documents/:documentId/versions/:version/restore': {
    access: 'editor',
    status: 200,
    request: async (scene) => {
      const { params, data, revision } = await withSection(scene);
      const changed = {
        ...(data as object),
        context: 'Crews lose their rest and planners lose their evenings to calls.',
      };
      const path = `/documents/${params?.['documentId']}/sections/${SECTION}`;
      await scene.tenant.owner.client.patch(path, { data: changed, revision });
      return { params: { ...params, version: '1' } };
    },
  },
  'GET /api/documents/:documentId/difference': {
    access: 'viewer',
    status: 200,
    request: async (scene) => ({ ...(await withDocument()(scene)), query: { from: '1', to: '1' } }),
  },
  'GET /api/documents/:documentId/look': { access: 'viewer', status: 200, request: withDocument() },
  'PUT /api/documents/:documentId/look': {
    access: 'viewer',
    status: 204,
    request: async (scene) => ({ ...(await withDocument()(scene)), body: { revisions: { [SECTION]: 1 } } }),
  },
  'GET /api/documents/:documentId/look/difference': {
    access: 'viewer',
    status: 200,
    request: async (scene) => {
      const { params } = await withDocument()(scene);
      await scene.app.dataSource.query(
        `INSERT INTO document_looks (document_id, user_id, workspace_id, version, section_revisions)
         SELECT document_id, $2, workspace_id, version, section_revisions FROM prd_versions WHERE document_id = $1`,
        [params?.['documentId'], scene.person.client.userId],
      );
      return { params };
    },
  },
  'POST /api/documents/:documentId/export': {
    access: 'editor',
    status: 200,
    request: async (scene) => ({ ...(await withDocument()(scene)), body: { format: 'full-markdown' } }),
  },
  'POST /api/documents/:documentId/exports': {
    access: 'editor',
    status: 202,
    request: async (scene) => ({ ...(await withDocument()(scene)), body: { format: 'docx' } }),
  },
  'GET /api/documents/:documentId/exports': { access: 'editor', status: 200, request: withDocument() },
  'GET /api/documents/:documentId/diagrams': { access: 'viewer', status: 200, request: withDocument() },
  'GET /api/projects/:projectId/print': { access: 'viewer', status: 200, request: withProject },
  'GET /api/exports/:exportId': { access: 'editor', status: 200, request: withExport('completed') },
  'GET /api/exports/:exportId/file': { access: 'editor', status: 200, request: withExport('completed') },
  'GET /api/downloads/:token': { ...PUBLIC, request: withDownload },
  'POST /api/exports/:exportId/cancel': { access: 'editor', status: 200, request: withExport('queued') },
  'POST /api/exports/:exportId/retry': { access: 'editor', status: 200, request: withExport('failed') },
  'PATCH /api/documents/:documentId/sections/:sectionKey': {
    access: 'editor',
    status: 200,
    request: async (scene) => {
      const { params, data, revision } = await withSection(scene);
      return { params, body: { data, revision } };
    },
  },
  'POST /api/documents/:documentId/sections/:sectionKey/revert': {
    access: 'editor',
    status: 200,
    request: async (scene) => {
      const { params, data, revision } = await withSection(scene);
      const { client } = scene.tenant.owner;
      await client.patch(`/documents/${params?.['documentId']}/sections/${SECTION}`, { data, revision });
      return { params, body: { revision: revision + 1 } };
    },
  },
  'POST /api/forge/documents/:documentId/sections/:sectionKey/improve': {
    access: 'editor',
    status: 200,
    request: async (scene) => {
      const { params } = await withSection(scene);
      return { params, body: { instructions: 'Name the measures and their units.' } };
    },
  },
  ...SHARE_ROWS,
};
