import Stripe from 'stripe';
import type { EmbeddedCashier } from '../../backend/src/embedded/cashier/cashier.js';

type Card = 'good' | 'declined' | 'later';

/** What happens at the embedded cashier outside the product: people pay, cards fail, time passes, banks object. */
export class CashierControls {
  /** The official client, for looking at what is there. */
  readonly stripe: Stripe;

  constructor(private readonly cashier: Pick<EmbeddedCashier, 'url' | 'secretKey' | 'webhookSecret'>) {
    const { hostname, port } = new URL(cashier.url);
    this.stripe = new Stripe(cashier.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  }

  /** Pays the page that a checkout answered with; `later`: a bank transfer that is still to arrive. */
  async pay(pageUrl: string, card: Card = 'good'): Promise<string> {
    const sessionId = sessionIn(pageUrl);
    await this.control(`sessions/${sessionId}/pay`, { card });
    return sessionId;
  }

  settle(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<void> {
    return this.control(`sessions/${sessionId}/settle`, { outcome });
  }

  card(customerId: string, card: 'good' | 'declining'): Promise<void> {
    return this.control(`customers/${customerId}/card`, { card });
  }

  async dispute(paymentIntentId: string, amount?: number): Promise<string> {
    await this.control('disputes', { payment_intent: paymentIntentId, ...(amount && { amount: String(amount) }) });
    const { data } = await this.stripe.disputes.list({ payment_intent: paymentIntentId, limit: 1 });
    return data[0]?.id ?? '';
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): Promise<void> {
    return this.control(`disputes/${disputeId}/close`, { status });
  }

  /** Lets time pass at the cashier: what is due until then happens. */
  advance(to: Date): Promise<void> {
    return this.control('clock', { to: String(Math.floor(to.getTime() / 1000)) });
  }

  async now(): Promise<Date> {
    const response = await fetch(`${this.cashier.url}/_test/clock`, { headers: this.authorization });
    const { now } = (await response.json()) as { now: number };
    return new Date(now * 1000);
  }

  /** `false` holds every webhook back; `true` lets them go. */
  deliver(deliver: boolean): Promise<void> {
    return this.control('webhooks', { deliver: String(deliver) });
  }

  failNext(next: number, status = 500): Promise<void> {
    return this.control('failures', { next: String(next), status: String(status) });
  }

  /** Every event there was, the oldest first. */
  async events(): Promise<Stripe.Event[]> {
    const events: Stripe.Event[] = [];
    for await (const event of this.stripe.events.list({ limit: 100 })) events.push(event);
    return events.reverse();
  }

  /** Body and signature of a delivery, as the provider would send it. */
  sign(event: Stripe.Event, { secret = this.cashier.webhookSecret, at = Date.now() } = {}) {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(at / 1000);
    return { payload, signature: this.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
  }

  private async control(path: string, body: Record<string, string>): Promise<void> {
    const response = await fetch(`${this.cashier.url}/_test/${path}`, {
      method: 'POST',
      headers: this.authorization,
      body: new URLSearchParams(body),
    });
    if (!response.ok && response.status !== 402) throw new Error(`${path}: ${await response.text()}`);
  }

  private get authorization() {
    return { authorization: `Bearer ${this.cashier.secretKey}` };
  }
}

export function sessionIn(pageUrl: string): string {
  const id = /cs_\w+/.exec(pageUrl)?.[0];
  if (!id) throw new Error(`No payment page: ${pageUrl}`);
  return id;
}
