import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

/** Scripts that a page has asked for, from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

test.describe('a public page is complete without scripts', () => {
  for (const path of ['/', '/pricing', '/templates', '/templates/prd-saas-starter', '/learn', '/legal/privacy']) {
    test(`${path} asks for none before it is used`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(scripts).toEqual([]);
      await page.mouse.move(200, 200);
      await page.mouse.move(220, 220);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
  }
});

test('what is pressed, typed and chosen before the scripts have arrived counts', async ({ page }) => {
  let asked = 0;
  let gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    asked += 1;
    await gate.promise;
    await route.continue();
  });
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByText('£199.90 a year')).toHaveCount(0);
  gate.resolve();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(page.getByText('£199.90 a year')).toBeVisible();

  asked = 0;
  gate = Promise.withResolvers<void>();
  await page.goto('/templates');
  await page.getByLabel('Category').selectOption('business-strategy');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('pitch');
  gate.resolve();
  await expect(page).toHaveURL(/category=business-strategy/);
  await expect(page).toHaveURL(/q=pitch/);
  await expect(page.getByRole('searchbox')).toHaveValue('pitch');
});
