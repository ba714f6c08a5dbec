import { expectAccessible } from './support/accessibility.js';
import { expectAfterRetries } from './support/retries.js';
import { expect, test } from './support/test.js';

const NOBODY = '01900000-0000-7000-8000-000000000000';

test('an address that nothing answers is a real 404 with a way on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expectAccessible(page, 'not found');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a template that does not exist', async ({ page }) => {
  const answer = await page.goto('/templates/no-such-template');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Template not found')).toBeVisible();
  await expectAccessible(page, 'template not found');
  await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click();
  await expect(page).toHaveURL(/\/templates$/);
});

test('a document, a run and a template that are not there, in the app', async ({ member: page }) => {
  await page.goto(`/app/documents/${NOBODY}`);
  const state = page.getByRole('alert').filter({ hasText: 'Document not found' });
  await expect(state).toContainText("This document doesn't exist or you don't have permission to view it.");
  await expect(state.getByRole('link', { name: 'Back to Documents' })).toBeVisible();
  await expect(page).toHaveTitle('Document not found | SpecForge');
  await expectAccessible(page, 'document not found');

  await page.goto(`/app/runs/${NOBODY}`);
  await expect(page.getByRole('alert').filter({ hasText: 'Generation not found' })).toBeVisible();
  await expect(page).toHaveTitle('Generation not found | SpecForge');
  await expectAccessible(page, 'run not found');

  await page.goto('/app/templates/no-such-template');
  await expect(page.getByText('Template not found')).toBeVisible();
  await expect(page).toHaveTitle('Template not found | SpecForge');
  await expectAccessible(page, 'template not found in the app');
});

test('a document that was asked for too often is not said to be missing', async ({ member: page }) => {
  await page.clock.install();
  await page.route(`**/api/documents/${NOBODY}`, (route) =>
    route.fulfill({ status: 429, json: { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Please wait.' } }),
  );
  await page.goto(`/app/documents/${NOBODY}`);
  const state = page.getByRole('alert').filter({ hasText: 'Too Many Requests' });
  await expectAfterRetries(page, state.getByRole('button', { name: 'Try again' }));
  await expect(page.getByText('Document not found')).toHaveCount(0);
});
