import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { expect, test } from './support/test.js';

test.use({ asked: true });

interface Counted {
  path: string;
  title: string;
}

/** What is sent to be counted from now on. */
async function counted(page: Page): Promise<Counted[]> {
  const views: Counted[] = [];
  await page.route('**/collect', async (route) => {
    expect(route.request().headers()).not.toHaveProperty('cookie');
    views.push(JSON.parse(route.request().postData() ?? '{}') as Counted);
    await route.fulfill({ status: 204 });
  });
  return views;
}

const question = (page: Page) => page.getByRole('region', { name: 'Counting page views' });

test('pages are counted after a yes, each of them once, and the answer is remembered', async ({ page }) => {
  const views = await counted(page);
  await page.goto('/pricing');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page, 'the question whether views may be counted');
  expect(views).toEqual([]);
  await question(page).getByRole('button', { name: 'Yes, count mine' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => views.map(({ path }) => path)).toEqual(['/pricing']);
  await page.getByRole('banner').getByRole('link', { name: 'Learn' }).click();
  await expect
    .poll(() => views.map(({ path, title }) => [path, title]).at(-1))
    .toEqual(['/learn', 'Learn to write requirements | SpecForge']);
  await page.reload();
  await expect.poll(() => views.map(({ path }) => path)).toEqual(['/pricing', '/learn', '/learn']);
  await expect(question(page)).toBeHidden();
});

test('nothing is counted after a no', async ({ page }) => {
  const views = await counted(page);
  await page.goto('/pricing');
  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn to write requirements');
  expect(views).toEqual([]);
});

test('a browser that objects to tracking is neither asked nor counted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
    localStorage.setItem('analyticsConsent', 'granted');
  });
  const views = await counted(page);
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn to write requirements');
  await expect(question(page)).toBeHidden();
  expect(views).toEqual([]);
});
