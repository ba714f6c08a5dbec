import { randomBytes } from 'node:crypto';
import { missing } from './errors.js';
import type { EventShape, EventType } from './shapes.js';
import type { State } from './state.js';

/** The version of Stripe's API whose shapes are answered, as pinned by its client. */
const API_VERSION = '2026-10-28.endive';

const KINDS = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  sessions: 'checkout.session',
  intents: 'payment_intent',
  charges: 'charge',
  disputes: 'dispute',
  subscriptions: 'subscription',
  invoices: 'invoice',
  configurations: 'configuration',
  portalSessions: 'billing_portal.session',
  events: 'event',
} as const;
type Kind = keyof typeof KINDS;

/** The state, the time, and what happens: every call and every due moment works on it, synchronously. */
export class Till {
  /** The request that causes what happens now, for its events; `null` when time does. */
  request: EventShape['request'] = null;
  private moment: number | null = null;

  constructor(
    readonly state: State,
    /** Base address of the test pages. */
    readonly pagesUrl: string,
  ) {}

  /** Seconds since 1970, by the cashier's clock. */
  now(): number {
    return this.moment ?? Math.floor(Date.now() / 1000) + this.state.clockOffset;
  }

  /** Does something as if it were that moment. */
  at(moment: number, work: () => void): void {
    this.moment = moment;
    try {
      work();
    } finally {
      this.moment = null;
    }
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  /** Errors: 404 resource_missing, naming `param`. */
  find<K extends Kind>(kind: K, id: string, param?: string): State[K][string] {
    const records = this.state[kind];
    const found = (Object.hasOwn(records, id) ? records[id] : undefined) as State[K][string] | undefined;
    if (found === undefined) throw missing(KINDS[kind], id, param);
    return found;
  }

  /** Stores an event with the object as it is now; `before` is its earlier snapshot. */
  emit(type: EventType, object: object, before?: object): void {
    const event: EventShape = {
      id: this.newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: {
        object: structuredClone(object),
        ...(before && { previous_attributes: changedFrom(before, object) }),
      },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.state.events[event.id] = event;
    this.state.deliveries[event.id] = { attempts: 0, nextAt: 0 };
  }

  /** Changes an object and tells so with an event that has its earlier values. */
  change<T extends object>(type: EventType, object: T, work: (object: T) => void): void {
    const before = structuredClone(object);
    work(object);
    this.emit(type, object, before);
  }
}

function changedFrom(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))),
  );
}
