import { randomUUID } from 'node:crypto';
import { CashierControls, sessionIn } from './cashier.js';
import type { RouteRequest, Scene } from './routes-rows.js';

/** What is made once for each workspace, however many ask for it at once. */
const pages = new Map<string, Promise<string>>();
const subscribed = new Map<string, Promise<string>>();

function controls({ app }: Scene): CashierControls {
  if (!app.cashier) throw new Error('The cashier did not start.');
  return new CashierControls(app.cashier);
}

/** A payment page of the workspace, which nobody has paid. */
export function openCheckout(scene: Scene): Promise<string> {
  return once(pages, scene.tenant.workspaceId, async () =>
    sessionIn(await startPaying(scene, scene.tenant.workspaceId)),
  );
}

/** The workspace with a plan, and its payment. */
export async function paidWorkspace(scene: Scene): Promise<{ workspaceId: string; paymentIntentId: string }> {
  const workspaceId = await subscribedWorkspace(scene);
  const [paid]: { id: string }[] = await scene.app.dataSource.query(
    `SELECT stripe_payment_intent_id AS id FROM credit_transactions
      WHERE workspace_id = $1 AND stripe_payment_intent_id IS NOT NULL LIMIT 1`,
    [workspaceId],
  );
  return { workspaceId, paymentIntentId: paid?.id ?? '' };
}

/** A further workspace of the same members, with a plan. Afterwards webhooks rest, so that nothing moves by itself. */
export async function subscribedWorkspace(scene: Scene): Promise<string> {
  const { tenant } = scene;
  const workspaceId = await once(subscribed, tenant.workspaceId, () => subscribe(scene));
  await takeMembersOver(scene, workspaceId);
  const headers = { 'x-workspace-id': workspaceId };
  const status = await tenant.owner.client.get('/subscription/status', { headers });
  if (status.body['plan'] === 'free') throw new Error(`The plan is ${JSON.stringify(status.body)}.`);
  return workspaceId;
}

async function subscribe(scene: Scene): Promise<string> {
  const workspaceId = randomUUID();
  await scene.app.dataSource.query(`INSERT INTO workspaces (id, name, slug) VALUES ($1, 'Subscribed', $2)`, [
    workspaceId,
    workspaceId,
  ]);
  await takeMembersOver(scene, workspaceId);
  await controls(scene).deliver(true);
  await controls(scene).pay(await startPaying(scene, workspaceId, '/subscription/checkout', { planId: 'pro' }));
  await scene.app.cashier?.attempted();
  await controls(scene).deliver(false);
  return workspaceId;
}

async function takeMembersOver({ app, tenant }: Scene, workspaceId: string): Promise<void> {
  await app.dataSource.query(
    `INSERT INTO workspace_members (workspace_id, user_id, role)
     SELECT $1, user_id, role FROM workspace_members WHERE workspace_id = $2
     ON CONFLICT (workspace_id, user_id) DO NOTHING`,
    [workspaceId, tenant.workspaceId],
  );
}

/** An event that tells of nothing of ours, signed as the provider signs. */
export async function signedEvent(scene: Scene): Promise<RouteRequest> {
  await controls(scene).stripe.customers.create({ name: 'Somebody else' }, { idempotencyKey: 'somebody-else' });
  const event = (await controls(scene).events()).find(
    ({ data }) => 'name' in data.object && data.object.name === 'Somebody else',
  );
  if (!event) throw new Error('Nobody was created.');
  return { headers: { 'stripe-signature': controls(scene).sign(event).signature }, body: event };
}

async function startPaying(
  { tenant }: Scene,
  workspaceId: string,
  path = '/credits/purchase',
  body: object = { packageId: 'small' },
): Promise<string> {
  const headers = { 'x-workspace-id': workspaceId };
  const answer = await tenant.owner.client.post<{ url: string }>(path, body, { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.bytes.toString()}`);
  return answer.body.url;
}

function once(made: Map<string, Promise<string>>, key: string, make: () => Promise<string>): Promise<string> {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}
