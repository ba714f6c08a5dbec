import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, locateChromium } from '../../scripts/chromium.mjs';

/** Bytes of scripts as they were sent, without their headers, when somebody has begun to use each page. */
export async function scriptBytesOnceUsed(urls: readonly string[]): Promise<Map<string, number>> {
  const { executablePath, env } = await locateChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } });
  const bytes = new Map<string, number>();
  try {
    for (const url of urls) {
      const page = await browser.newPage();
      let sum = 0;
      page.on('requestfinished', async (request) => {
        if (request.resourceType() === 'script') sum += (await request.sizes()).responseBodySize;
      });
      await page.goto(url);
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 120);
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.querySelector('script[data-later]') === null);
      await page.waitForLoadState('networkidle');
      bytes.set(url, sum);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return bytes;
}
