import { expect, type Locator, type Page } from '@playwright/test';

/** What a press may take, in the page's own time, until something on the screen says that it was heard. */
const ANSWER_MS = 100;

interface Press {
  /** For messages. */
  name: string;
  press: Locator;
  /** Selector of what answers the press; it matches nothing before. */
  answer: string;
}

/** Holds back what the server answers at these paths, so that only the screen's own answer can come. */
export async function withhold(page: Page, ...paths: (string | RegExp)[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const path of paths) {
    await page.route(path, async (route) => {
      await promise;
      await route.fallback().catch(() => undefined);
    });
  }
  return resolve;
}

/**
 * The press is answered within 100 ms of the page's own time, which stands still but for these, so that neither a busy
 * machine nor a quick one decides. How long it takes in fact is measured in `bench/answers.ts`. `page.clock.install()`
 * must stand before the page is opened.
 */
export async function expectQuickAnswer(page: Page, { name, press, answer }: Press): Promise<void> {
  await expect(press).toBeEnabled();
  await expect(page.locator(answer), `${name}: before the press`).toHaveCount(0);
  // On a busy machine the second may be over before the clock hears of it. It stands still by the next attempt.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass();
  await press.click();
  await heard(page);
  await page.clock.runFor(ANSWER_MS);
  await expect(page.locator(answer).first(), `${name}: ${ANSWER_MS} ms after the press`).toBeAttached();
  await page.clock.resume();
}

/** Turns of the page's event loop. Each lets all that waits run once: a press is rendered after a handful. */
const TURNS = 200;

/**
 * Lets the page do what the press began, before its time goes on: where React has not come to set a timer when the time
 * is over, the timer never ends, and a busy machine would decide. Messages are no timers, so that they pass meanwhile.
 */
async function heard(page: Page): Promise<void> {
  await page.evaluate(async (turns) => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < turns; turn++) {
      const passed = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage(null);
      await passed;
    }
    port1.close();
  }, TURNS);
}
