import type Stripe from 'stripe';
import type { TestApp } from './app.js';
import { CashierControls, sessionIn } from './cashier.js';
import type { TestClient } from './client.js';

const DAY_MS = 86_400_000;

/** A workspace and everything that the payment provider has told of it. */
export interface PaymentLife {
  workspaceId: string;
  events: Stripe.Event[];
  /** What the ledger came to when each event arrived at once and in order. */
  ledger: Ledger;
}

/** Movements by what made them: of a payment that went back, only what became of it in the end. */
export type Ledger = Record<string, number>;

/** Sends one event; answers the HTTP status. Errors: when nobody listens. */
export async function sendEvent(url: string, cashier: CashierControls, event: Stripe.Event): Promise<number> {
  const { payload, signature } = cashier.sign(event);
  const answer = await fetch(`${url}/api/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Buys, subscribes, renews, fails, upgrades, is refunded, disputes, goes down and ends: what a workspace can live
 * through in half a year, with some forty events that matter. Each is delivered at once.
 */
export async function livePayments(app: TestApp, cashier: CashierControls, client: TestClient): Promise<PaymentLife> {
  const { personalWorkspaceId: workspaceId } = (await client.get<{ personalWorkspaceId: string }>('/user')).body;
  const life = new Life(app, cashier, client, workspaceId);
  await cashier.deliver(false);
  const small = await life.buy('small');
  const medium = await life.buyLater('medium', 'succeeded');
  await life.buyLater('large', 'failed');
  await life.subscribe('pro');
  const renewed = await life.nextPeriod();
  await life.nextPeriod('declining');
  await life.change('ultimate', 'always_invoice');
  await life.nextPeriod();
  await cashier.stripe.refunds.create({ payment_intent: small, amount: 200 });
  await life.deliver();
  await cashier.stripe.refunds.create({ payment_intent: small });
  await life.deliver();
  await life.dispute(medium, 'won');
  await life.dispute(renewed, 'lost');
  await life.change('pro', 'none');
  await life.nextPeriod();
  await life.end();
  return { workspaceId, events: life.told, ledger: await readLedger(app, workspaceId) };
}

class Life {
  readonly told: Stripe.Event[] = [];
  private seen = 0;

  constructor(
    private readonly app: TestApp,
    private readonly cashier: CashierControls,
    private readonly client: TestClient,
    private readonly workspaceId: string,
  ) {}

  async buy(packageId: string): Promise<string> {
    await this.cashier.pay(await this.open('/credits/purchase', { packageId }));
    await this.deliver();
    return this.newestPayment();
  }

  async buyLater(packageId: string, outcome: 'succeeded' | 'failed'): Promise<string> {
    const page = await this.open('/credits/purchase', { packageId });
    await this.cashier.pay(page, 'later');
    await this.deliver();
    await this.cashier.settle(sessionIn(page), outcome);
    await this.deliver();
    return this.newestPayment();
  }

  async subscribe(planId: string): Promise<void> {
    await this.cashier.pay(await this.open('/subscription/checkout', { planId }));
    await this.deliver();
  }

  /** Lets the period end. A card that is declined first works again four days later. */
  async nextPeriod(card: 'good' | 'declining' = 'good'): Promise<string> {
    const { item, customer } = await this.subscription();
    await this.cashier.card(customer, card);
    await this.cashier.advance(new Date(item.current_period_end * 1000 + DAY_MS / 8));
    await this.deliver();
    if (card === 'declining') {
      await this.cashier.card(customer, 'good');
      await this.cashier.advance(new Date(item.current_period_end * 1000 + 4 * DAY_MS));
      await this.deliver();
    }
    return this.newestPayment();
  }

  async change(plan: string, proration: 'always_invoice' | 'none'): Promise<void> {
    const { id, item } = await this.subscription();
    const { data } = await this.cashier.stripe.prices.list({ lookup_keys: [`specforge_${plan}_monthly`] });
    await this.cashier.stripe.subscriptions.update(id, {
      items: [{ id: item.id, price: data[0]!.id, quantity: 1 }],
      proration_behavior: proration,
    });
    await this.deliver();
  }

  async dispute(paymentIntent: string, status: 'won' | 'lost'): Promise<void> {
    const id = await this.cashier.dispute(paymentIntent);
    await this.deliver();
    await this.cashier.closeDispute(id, status);
    await this.deliver();
  }

  async end(): Promise<void> {
    const { id, item } = await this.subscription();
    await this.cashier.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await this.deliver();
    await this.cashier.advance(new Date(item.current_period_end * 1000 + DAY_MS));
    await this.deliver();
  }

  async deliver(): Promise<void> {
    const events = await this.cashier.events();
    for (const event of events.slice(this.seen)) {
      const status = await sendEvent(this.app.url, this.cashier, event);
      if (status !== 200) throw new Error(`${event.type} was answered with ${status}.`);
      this.told.push(event);
    }
    this.seen = events.length;
  }

  private async open(path: string, body: object): Promise<string> {
    const answer = await this.client.post<{ url: string }>(path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.bytes.toString()}`);
    return answer.body.url;
  }

  private newestPayment(): string {
    const paid = this.told.filter(({ type }) => type === 'charge.succeeded').at(-1);
    return String((paid?.data.object as Stripe.Charge | undefined)?.payment_intent);
  }

  private async subscription() {
    const [row]: { id: string }[] = await this.app.dataSource.query(
      'SELECT stripe_subscription_id AS id FROM subscriptions WHERE workspace_id = $1',
      [this.workspaceId],
    );
    const subscription = await this.cashier.stripe.subscriptions.retrieve(row?.id ?? '');
    return { id: subscription.id, item: subscription.items.data[0]!, customer: String(subscription.customer) };
  }
}

export async function readLedger({ dataSource }: Pick<TestApp, 'dataSource'>, workspaceId: string): Promise<Ledger> {
  const rows: { key: string; amount: number }[] = await dataSource.query(
    `SELECT regexp_replace(idempotency_key, '^(reversal:.*):[0-9]+$', '\\1') AS key, sum(amount_cents)::integer AS amount
       FROM credit_transactions WHERE workspace_id = $1 GROUP BY 1 ORDER BY 1`,
    [workspaceId],
  );
  return Object.fromEntries(rows.filter(({ amount }) => amount !== 0).map(({ key, amount }) => [key, amount]));
}

/** Takes the workspace back to the moment before the first event; what was begun at the provider stays. */
export async function forgetEvents({ dataSource }: Pick<TestApp, 'dataSource'>, workspaceId: string): Promise<void> {
  await dataSource.transaction(async (tx) => {
    // Without triggers: the ledger does not let itself be cut.
    await tx.query('SET LOCAL session_replication_role = replica');
    for (const table of ['payment_reversals', 'purchases', 'subscriptions']) {
      await tx.query(`DELETE FROM ${table} WHERE workspace_id = $1`, [workspaceId]);
    }
    await tx.query('DELETE FROM payment_events');
    await tx.query('DELETE FROM credit_transactions WHERE workspace_id = $1 AND sequence > 1', [workspaceId]);
    await tx.query(
      `UPDATE credit_purchases SET status = 'pending', stripe_payment_intent_id = NULL, completed_at = NULL
        WHERE workspace_id = $1`,
      [workspaceId],
    );
    await tx.query(
      `UPDATE workspaces
          SET credit_balance = (SELECT amount_cents FROM credit_transactions WHERE workspace_id = $1),
              subscription_status = 'trial', subscription_plan = 'free', stripe_subscription_id = NULL,
              current_period_start = NULL, current_period_end = NULL, last_credit_allocation = NULL,
              last_allocation_period_key = NULL
        WHERE id = $1`,
      [workspaceId],
    );
  });
}
