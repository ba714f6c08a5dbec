import type Stripe from 'stripe';
import type { TestApp } from './app.js';
import { CashierControls } from './cashier.js';
import type { TestClient } from './client.js';

/** Somebody who buys, in a workspace of their own. Deliveries are made by hand: each test knows what has arrived. */
export class Buyer {
  private constructor(
    private readonly app: TestApp,
    private readonly cashier: CashierControls,
    readonly client: TestClient,
    readonly workspaceId: string,
  ) {}

  static async of(app: TestApp, cashier: CashierControls): Promise<Buyer> {
    const client = await app.newUser();
    const { personalWorkspaceId } = (await client.get<{ personalWorkspaceId: string }>('/user')).body;
    return new Buyer(app, cashier, client, personalWorkspaceId);
  }

  async balance(): Promise<number> {
    return (await this.client.get<{ balance: number }>('/credits/balance')).body.balance;
  }

  async status() {
    return (await this.client.get('/subscription/status')).body;
  }

  /** Type and credits of each movement, the oldest first. */
  async ledger(): Promise<(string | number)[][]> {
    const { body } = await this.client.get<{ type: string; amountCents: number }[]>('/credits/transactions?limit=100');
    return body.map(({ type, amountCents }) => [type, amountCents]).reverse();
  }

  /** The id of this workspace at the provider. */
  async customer(): Promise<string> {
    const [row]: { id: string }[] = await this.app.dataSource.query(
      'SELECT stripe_customer_id AS id FROM workspaces WHERE id = $1',
      [this.workspaceId],
    );
    return row?.id ?? '';
  }

  /** The address of a payment page. */
  async openPage(path: string, body: unknown): Promise<string> {
    const answer = await this.client.post<{ url: string }>(path, body);
    expect(answer.status).toBe(200);
    return answer.body.url;
  }

  async subscribe(planId = 'pro', billingInterval = 'monthly'): Promise<string> {
    const session = await this.cashier.pay(await this.openPage('/subscription/checkout', { planId, billingInterval }));
    await this.deliverAll();
    return session;
  }

  /** Pays for another subscription like `other` on a page that the product did not open; nothing is delivered. */
  async subscribeByHand({ items, metadata }: Stripe.Subscription): Promise<void> {
    const session = await this.cashier.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await this.customer(),
      line_items: [{ price: items.data[0]?.price.id, quantity: 1 }],
      subscription_data: { metadata },
      success_url: this.app.url,
      cancel_url: this.app.url,
    });
    await this.cashier.pay(session.url ?? '');
  }

  /** Buys the small bundle and answers the payment. */
  async buyBundle(): Promise<string> {
    await this.cashier.pay(await this.openPage('/credits/purchase', { packageId: 'small' }));
    await this.deliverAll();
    const paid = (await this.cashier.events()).filter(({ type }) => type === 'charge.succeeded').at(-1);
    const charge = paid?.data.object as Stripe.Charge | undefined;
    return String(charge?.payment_intent);
  }

  /** Delivers everything that concerns the workspace and was not delivered yet, the oldest first. */
  async deliverAll(): Promise<void> {
    // Disputes and refunds name a payment alone.
    const known = [await this.customer()];
    for (const event of await this.cashier.events()) {
      const object = JSON.stringify(event.data.object);
      if (!known.some((id) => object.includes(id))) continue;
      known.push(...(object.match(/\bpi_\w+/g) ?? []).filter((id) => !known.includes(id)));
      expect((await deliverEvent(this.app, this.cashier, event)).status).toBe(200);
    }
  }
}

/** Sends an event to the product as the provider does. */
export async function deliverEvent(
  app: TestApp,
  cashier: CashierControls,
  event: Stripe.Event,
  options?: Parameters<CashierControls['sign']>[1],
) {
  const { payload, signature } = cashier.sign(event, options);
  const answer = await fetch(`${app.url}/api/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return { status: answer.status, body: (await answer.json()) as { outcome?: string; code?: string } };
}
