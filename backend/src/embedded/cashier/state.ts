import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type {
  ChargeShape,
  ConfigurationShape,
  CustomerShape,
  DisputeShape,
  EventShape,
  IntentShape,
  LineItemShape,
  PortalSessionShape,
  PriceShape,
  ProductShape,
  RefundShape,
  SessionShape,
} from './shapes.js';
import type { InvoiceLineShape, InvoicePaymentShape, InvoiceShape, SubscriptionShape } from './shapes.billing.js';

/** Which card a customer pays with where nobody is asked: renewals, changes of plan. */
type DefaultCard = 'good' | 'declining';

/** What a session was opened with and Stripe does not show again. */
export interface CheckoutPlan {
  lineItems: LineItemShape[];
  intent: { metadata: Record<string, string>; description: string | null };
  subscription: { metadata: Record<string, string>; trialDays: number };
}

/** What is applied to a subscription once `invoice` is paid. */
interface PendingChange {
  invoice: string;
  anchor: number | null;
}

/** An answer that the same `Idempotency-Key` gets again. `at` is in real seconds. */
interface KeptAnswer {
  at: number;
  fingerprint: string;
  requestId: string;
  status: number;
  body: object;
}

/** A webhook that is still to be delivered. `nextAt` is in real milliseconds. */
interface Delivery {
  attempts: number;
  nextAt: number;
}

/** Everything the cashier knows. Records keep the order in which their objects were made. */
export interface State {
  secretKey: string;
  webhookSecret: string;
  /** Seconds that the cashier's clock is ahead of the real one. */
  clockOffset: number;
  customers: Record<string, CustomerShape>;
  cards: Record<string, DefaultCard>;
  products: Record<string, ProductShape>;
  prices: Record<string, PriceShape>;
  sessions: Record<string, SessionShape>;
  plans: Record<string, CheckoutPlan>;
  intents: Record<string, IntentShape>;
  charges: Record<string, ChargeShape>;
  refunds: Record<string, RefundShape>;
  disputes: Record<string, DisputeShape>;
  subscriptions: Record<string, SubscriptionShape>;
  /** Lines that a subscription's next invoice takes along. */
  pendingLines: Record<string, InvoiceLineShape[]>;
  pendingChanges: Record<string, PendingChange>;
  invoices: Record<string, InvoiceShape>;
  /** Automatic retries that an invoice has had. */
  retries: Record<string, number>;
  invoicePayments: Record<string, InvoicePaymentShape>;
  configurations: Record<string, ConfigurationShape>;
  portalSessions: Record<string, PortalSessionShape>;
  events: Record<string, EventShape>;
  deliveries: Record<string, Delivery>;
  answers: Record<string, KeptAnswer>;
}

function freshState(): State {
  return {
    secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    clockOffset: 0,
    customers: {},
    cards: {},
    products: {},
    prices: {},
    sessions: {},
    plans: {},
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    subscriptions: {},
    pendingLines: {},
    pendingChanges: {},
    invoices: {},
    retries: {},
    invoicePayments: {},
    configurations: {},
    portalSessions: {},
    events: {},
    deliveries: {},
    answers: {},
  };
}

export interface Kept {
  state: State;
  /** Writes the state as it is now. Calls while one is writing share the next write. */
  save(): Promise<void>;
}

function readKept(file: string, kept: string): Partial<State> {
  try {
    return JSON.parse(kept) as Partial<State>;
  } catch (cause) {
    throw new Error(`${file} cannot be read. Remove it, and the embedded cashier begins anew.`, { cause });
  }
}

/** Reads `DATA_DIR/cashier/state.json`, or begins it. Errors: when the file cannot be read or written. */
export async function keepState(dataDir: string): Promise<Kept> {
  const file = join(resolve(dataDir), 'cashier', 'state.json');
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const state = { ...freshState(), ...readKept(file, kept) };

  let writing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const write = async () => {
    waiting = undefined;
    await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  const save = () => (waiting ??= writing = writing.then(write, write));
  await save();
  return { state, save };
}
