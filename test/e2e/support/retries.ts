import { expect, type Locator, type Page } from '@playwright/test';

/** The longest of the waits between two questions. */
const LONGEST_WAIT_MS = 4_000;
/** Time for the page to ask, be refused, and show it. */
const LOOK_MS = 250;

/**
 * A question is asked four times over seven seconds before it counts as failed. Nobody waits for that here: the page's
 * clock jumps over the waits. `page.clock.install()` must stand before the page is opened.
 */
export async function expectAfterRetries(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(LONGEST_WAIT_MS);
    await expect(shown).toBeVisible({ timeout: LOOK_MS });
  }).toPass({ timeout: 90_000, intervals: [0] });
}
