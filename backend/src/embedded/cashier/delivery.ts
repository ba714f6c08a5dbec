import type { Switches } from './controls.js';
import type { Till } from './till.js';

const ATTEMPT_MS = 10_000;
const DAY_MS = 86_400_000;
/** Waits between attempts, in real time. The last goes on until an event is three days old. */
const WAITS_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];
const KEPT_FOR_ATTEMPTS = WAITS_MS.length + (3 * DAY_MS) / 3_600_000;

export interface Delivering {
  /** There may be something to deliver. */
  wake(): void;
  /** Resolves when every event has been delivered or has had an attempt. */
  attempted(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  till: Till;
  switches: Switches;
  address(): string | null;
  save(): Promise<void>;
}

/**
 * Sends events to the webhook address, one at a time, in the order in which they happened. One that is refused goes
 * back to wait, and later ones go on without it.
 */
export function startDelivering({ till, switches, address, save }: Options): Delivering {
  const { events, deliveries } = till.state;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let woken = false;

  const next = () => Object.entries(deliveries).find(([, delivery]) => delivery.nextAt <= Date.now())?.[0];

  const attempt = async (id: string, url: string) => {
    const event = events[id];
    const delivery = deliveries[id];
    const accepted = event !== undefined && (await post(url, JSON.stringify(event), stopping.signal, till));
    if (accepted || !delivery || !event || delivery.attempts >= KEPT_FOR_ATTEMPTS) {
      delete deliveries[id];
    } else {
      delivery.nextAt = Date.now() + (WAITS_MS[delivery.attempts] ?? 3_600_000);
      delivery.attempts += 1;
    }
    await save();
  };

  const run = async () => {
    do {
      woken = false;
      for (let url = address(), id = next(); url !== null && id !== undefined; url = address(), id = next()) {
        if (!switches.deliver || stopping.signal.aborted) return;
        await attempt(id, url);
      }
    } while (woken);
  };

  const wake = () => {
    woken = true;
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    running ??= run()
      .catch((error: unknown) => console.error('The embedded cashier cannot keep what it delivered.', error))
      .finally(() => {
        running = null;
        const times = Object.values(deliveries).map(({ nextAt }) => nextAt);
        if (times.length === 0 || !switches.deliver || address() === null) return;
        timer = setTimeout(wake, Math.max(0, Math.min(...times) - Date.now()));
        timer.unref();
      });
  };

  return {
    wake,
    attempted: async () => {
      wake();
      await running;
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Whether the address took the event. */
async function post(url: string, body: string, stopped: AbortSignal, { state }: Till): Promise<boolean> {
  // Loaded only here: it is large, and nothing else of the cashier needs it.
  const { default: Stripe } = await import('stripe');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: state.webhookSecret });
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(ATTEMPT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
