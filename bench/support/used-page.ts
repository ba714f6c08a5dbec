import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, locateChromium } from '../../scripts/chromium.mjs';

const SETTLED_MS = 2_000;
const READY = 'the app has taken over';

/** Bytes of scripts as they were sent, without their headers, when somebody has begun to use each page. */
export async function scriptBytesOnceUsed(urls: readonly string[]): Promise<Map<string, number>> {
  const { executablePath, env } = await locateChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } });
  const bytes = new Map<string, number>();
  try {
    for (const url of urls) {
      const page = await browser.newPage();
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return;
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      const ready = page.waitForEvent('console', (message) => message.text() === READY);
      await page.addInitScript((text) => addEventListener('app:ready', () => console.log(text)), READY);
      await page.goto(url);
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 120);
      await ready;
      // What it fetches next, such as the messages, begins at once.
      await page.waitForTimeout(SETTLED_MS);
      bytes.set(
        url,
        (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
      );
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return bytes;
}
