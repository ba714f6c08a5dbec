import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

const PAPER = { light: 'rgb(251, 248, 243)', dark: 'rgb(23, 20, 18)' };

/** Notes the ground of the page at every frame from its first one on. */
async function watchGround(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const grounds: string[] = [];
    Object.assign(window, { grounds });
    const look = () => {
      if (document.body) grounds.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const groundsOf = (page: Page) => page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);

test('the choice is remembered, and no other theme flashes up before it', async ({ member: page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/app/settings');
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER.light);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER.dark);

  await watchGround(page);
  for (const path of ['/app', '/templates', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const grounds = await groundsOf(page);
    expect(grounds.length, path).toBeGreaterThan(0);
    expect(new Set(grounds), path).toEqual(new Set([PAPER.dark]));
  }

  // The other way round: light is chosen where the system is dark.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/app/settings');
  await page.getByRole('radio', { name: 'Light' }).click();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new Set(await groundsOf(page))).toEqual(new Set([PAPER.light]));
});

test('where nothing was chosen the system decides, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await watchGround(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new Set(await groundsOf(page))).toEqual(new Set([PAPER.dark]));
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER.light);
});
