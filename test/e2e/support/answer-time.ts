import { expect, type Locator, type Page } from '@playwright/test';

/** What a press may take until something on the screen says that it was heard. */
const ANSWER_MS = 100;
const TRIES = 6;
const SLOW_MS = 900;

interface Press {
  /** For messages. */
  name: string;
  press: Locator;
  /** Selector of what answers the press; it matches nothing before. */
  answer: string;
  /** Puts everything back for another press, where that is possible. */
  again?: () => Promise<unknown>;
}

/** Answers from the server take so long that only the screen's own answer can be in time. */
export async function slowDown(page: Page, ...paths: (string | RegExp)[]): Promise<void> {
  for (const path of paths) {
    await page.route(path, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.fallback().catch(() => undefined);
    });
  }
}

/**
 * The press is answered within 100 ms. A machine that is busy with other tests makes a single press slow, so where it
 * can be repeated the fastest of six counts: a screen that answers too late does so each time.
 */
export async function expectQuickAnswer(page: Page, { name, press, answer, again }: Press): Promise<void> {
  await expect(press).toBeEnabled();
  let fastest = await answerTime(page, press, answer);
  for (let tries = 1; again && tries < TRIES && fastest >= ANSWER_MS; tries += 1) {
    await again();
    await expect(press).toBeEnabled();
    fastest = Math.min(fastest, await answerTime(page, press, answer));
  }
  expect.soft(fastest, `${name}: milliseconds to an answer`).toBeLessThan(ANSWER_MS);
}

/** From the time stamp of the input itself to the end of the first painted frame that holds the answer. */
async function answerTime(page: Page, press: Locator, answer: string): Promise<number> {
  const measured = await page.evaluateHandle((selector) => {
    if (document.querySelector(selector)) throw new Error(`${selector} is there before the press`);
    const time = new Promise<number>((resolve) => {
      let pressed: number | undefined;
      addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const look = () => {
        if (pressed === undefined || !document.querySelector(selector)) return requestAnimationFrame(look);
        const since = pressed;
        // A task of its own runs after the frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - since);
        port2.postMessage(null);
        return undefined;
      };
      requestAnimationFrame(look);
    });
    return { time };
  }, answer);
  await press.click();
  return measured.evaluate(({ time }) => time);
}
