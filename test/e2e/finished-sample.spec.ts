import { expect, test } from './support/test.js';

test('a visitor reads a finished document without an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('link', { name: 'Build with AI: SaaS Product Starter PRD' }).click();
  await page.getByRole('link', { name: 'See an example' }).click();
  await expect(page).toHaveURL(/\/templates\/prd-saas-starter\/example$/);
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(contents.nth(8)).toBeVisible();
  const last = contents.last();
  const title = ((await last.textContent()) ?? '').replace(/^\d+/, '').trim();
  await last.click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expect(page.getByRole('article')).not.toContainText('No content available');
  await page.getByRole('link', { name: 'Draft your own' }).click();
  await expect(page.getByRole('button', { name: /Build/ }).first()).toBeVisible();
});

test('questions about a template open one at a time, and close', async ({ page }) => {
  await page.goto('/templates/prd-saas-starter');
  const questions = page.locator('details');
  const [first, second] = [questions.first(), questions.nth(1)];
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').press('Enter');
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).not.toHaveAttribute('open');
});

test('related templates lead on', async ({ page }) => {
  await page.goto('/templates/prd-saas-starter');
  const related = page.getByRole('region', { name: 'Related Templates' });
  await expect(related.getByRole('listitem')).toHaveCount(3);
  const title = await related.getByRole('heading', { level: 3 }).first().textContent();
  await related
    .getByRole('link', { name: /^View Template/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});
