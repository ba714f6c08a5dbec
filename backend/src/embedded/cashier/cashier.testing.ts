import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { type EmbeddedCashier, startEmbeddedCashier } from './cashier.js';

/** A cashier for a test, and the official client that talks to it. */
export interface CashierUnderTest {
  cashier: EmbeddedCashier;
  stripe: Stripe;
  dataDir: string;
  /** A call that only tests make. Errors: when it is refused. */
  test(path: string, params?: Record<string, string | number | boolean>): Promise<Record<string, unknown>>;
  /** Sets the clock to a date. */
  clock(to: string | number): Promise<void>;
  /** A paid session: what somebody bought. */
  buy(
    asked: Partial<Stripe.Checkout.SessionCreateParams> & { price: string; card?: string },
  ): Promise<Stripe.Checkout.Session>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCashierUnderTest(): Promise<CashierUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'specforge-cashier-'));
  const start = () => startEmbeddedCashier({ dataDir, pagesUrl: 'http://localhost:3000/dev/cashier' });
  const cashier = await start();
  const world: CashierUnderTest = {
    cashier,
    stripe: clientOf(cashier),
    dataDir,
    test: async (path, params = {}) => {
      const answer = await fetch(`${world.cashier.url}/_test/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${world.cashier.secretKey}` },
        body: new URLSearchParams(
          Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
        ),
      });
      const body = (await answer.json()) as Record<string, unknown>;
      if (!answer.ok) throw new Error(JSON.stringify(body));
      return body;
    },
    clock: async (to) => {
      await world.test('clock', { to });
    },
    buy: async ({ price, card = 'good', ...asked }) => {
      const session = await world.stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        success_url: 'http://localhost:3000/paid?session={CHECKOUT_SESSION_ID}',
        ...asked,
      });
      await world.test(`sessions/${session.id}/pay`, { card });
      return world.stripe.checkout.sessions.retrieve(session.id);
    },
    restart: async () => {
      await world.cashier.stop();
      world.cashier = await start();
      world.stripe = clientOf(world.cashier);
    },
    stop: async () => {
      await world.cashier.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}

function clientOf({ url, secretKey }: EmbeddedCashier): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

/** A product and its price, `{ unit_amount: 1200 }` a month where nothing else is said. */
export async function newPrice(
  stripe: Stripe,
  { name = 'Pro', ...asked }: Partial<Stripe.PriceCreateParams> & { name?: string } = {},
): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name });
  const recurring = { interval: 'month' as const };
  return stripe.prices.create({ currency: 'gbp', unit_amount: 1200, product: product.id, recurring, ...asked });
}
