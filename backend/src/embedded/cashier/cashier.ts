import { type Switches, testControls } from './controls.js';
import { startDelivering } from './delivery.js';
import { catchUp, nextDue } from './renewals.js';
import { listen } from './server.js';
import { keepState } from './state.js';
import { Till } from './till.js';

export interface EmbeddedCashier {
  /** `http://127.0.0.1:…`, for the official client. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** From now on webhooks go to this address, those that waited first. */
  deliverTo(webhookUrl: string): void;
  /** Resolves when every event has been delivered or has had an attempt. */
  attempted(): Promise<void>;
  /** Does something at the till and keeps what has changed: what the pages do. Errors: CashierError. */
  act<T>(work: (till: Till) => T): Promise<T>;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Where the test pages are: `${publicUrl}/dev/cashier`. */
  pagesUrl: string;
  /** `false` holds webhooks back until a test lets them go. */
  deliver?: boolean;
}

/** The longest wait before the clock is looked at again; timers cannot wait for a month. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * Starts the stand-in for Stripe on a free loopback port: the part of its API that is used, a clock that a test can set
 * forward, and signed webhooks. It knows no cards and moves no money. Errors: when its state cannot be read or written.
 */
export async function startEmbeddedCashier({ dataDir, pagesUrl, deliver = true }: Options): Promise<EmbeddedCashier> {
  const { state, save } = await keepState(dataDir);
  const till = new Till(state, pagesUrl);
  const switches: Switches = { deliver, failures: { next: 0, status: 500 } };
  let webhookUrl: string | null = null;
  const delivering = startDelivering({ till, switches, address: () => webhookUrl, save });

  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const waitForDue = () => {
    clearTimeout(timer);
    if (stopped) return;
    const due = nextDue(till);
    const wait = due === undefined ? LONGEST_WAIT_MS : Math.max(0, due - till.now()) * 1000;
    timer = setTimeout(() => void act(() => undefined).catch(report), Math.min(wait, LONGEST_WAIT_MS));
    timer.unref();
  };
  const act = async <T>(work: (till: Till) => T): Promise<T> => {
    try {
      catchUp(till);
      return work(till);
    } finally {
      await save();
      delivering.wake();
      waitForDue();
    }
  };

  const { server, url } = await listen({
    till,
    controls: testControls(switches),
    switches,
    act: (work) => act(work),
  });
  await act(() => undefined);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    stopped = true;
    clearTimeout(timer);
    await new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
    await delivering.stop();
    await save();
  };
  return {
    url,
    secretKey: state.secretKey,
    webhookSecret: state.webhookSecret,
    deliverTo: (address) => {
      webhookUrl = address;
      delivering.wake();
    },
    attempted: () => delivering.attempted(),
    act,
    stop: () => (stopping ??= stop()),
  };
}

function report(error: unknown): void {
  console.error('The embedded cashier cannot keep its state.', error);
}
