import { expectAfterRetries } from './support/retries.js';
import { expect, test } from './support/test.js';

test('without a network: the screens still open, say what is wrong, and mend themselves when it is back', async ({
  member: page,
}) => {
  await page.clock.install();
  await page.goto('/app/settings', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);

  await page.getByRole('link', { name: 'My Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Documents' })).toBeVisible();
  const refusal = page.getByRole('main').getByRole('alert');
  await expectAfterRetries(page, refusal);
  await expect(refusal).toContainText('Connection Error');
  await expect(refusal).toContainText('Please check your internet connection and try again.');
  await expect(refusal.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save name' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Please check your internet connection' });
  await expect(problem).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');

  await page.getByRole('link', { name: 'My Documents' }).click();
  await page.context().setOffline(false);
  await expectAfterRetries(page, page.getByText('No documents yet'));
});

test('a balance that cannot be read is an error that leads to billing, until it can be read again', async ({
  member: page,
}) => {
  // Coming back to the window asks anew.
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.goto('/app');
  const header = page.getByRole('banner');
  const badge = header.getByRole('link', { name: /^Error/ });
  await expect(header.getByRole('link', { name: '500 credits' })).toBeVisible();

  for (const answer of [{ status: 403 }, { json: { balance: 'plenty', estimatedPRDsRemaining: 2 } }]) {
    await page.route('**/api/credits/balance', (route) => route.fulfill(answer));
    await comeBack();
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAttribute('href', '/app/billing');

    await page.unroute('**/api/credits/balance');
    await comeBack();
    await expect(header.getByRole('link', { name: '500 credits' })).toBeVisible();
  }
});
