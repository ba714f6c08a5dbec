import { atCashier, expectBalance } from './support/paying.js';
import { expect, test } from './support/scripted.js';

const BILLING = '/app/billing';

test('buying a bundle: to the payment page, back with the credits, and a receipt', async ({ member: page }) => {
  await page.goto(BILLING);
  const medium = page.getByRole('article', { name: 'Medium bundle' });
  await expect(medium).toContainText('Most Popular');
  await expect(medium).toContainText('1,100 credits');
  await expect(page.getByRole('article', { name: 'Large bundle' })).toContainText('Best Value');
  await expect(page.getByText('Payments here are a test. No card is charged.')).toBeVisible();
  await medium.getByRole('button', { name: 'Buy Medium for £10.00' }).click();
  await atCashier(page, 'Pay £10.00');

  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Medium bundle: 1,100 credits, £10.00.');
  await expect(page.getByRole('main')).toContainText('Your balance is 1,600 credits.');
  await expectBalance(page, '1,600');

  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await page.goto(BILLING);
  await expect(page.getByRole('row').filter({ hasText: '+£11.00' })).toBeVisible();
  await page.getByRole('link', { name: 'Full history' }).click();
  const invoices = page.getByRole('region', { name: 'List of invoices' });
  await expect(invoices.getByRole('row').filter({ hasText: '£10.00' })).toContainText('paid');
  const receipt = page.waitForEvent('popup');
  await invoices.getByRole('link', { name: /^View/ }).click();
  await expect((await receipt).getByRole('heading', { level: 1 })).toContainText('Receipt');
});

test('a declined card can be followed by one that works', async ({ member: page }) => {
  await page.goto(BILLING);
  await page.getByRole('button', { name: 'Buy Small for £5.00' }).click();
  await atCashier(page, 'Pay with a card that is declined');
  await expect(page.getByRole('alert')).toContainText('declined');
  await atCashier(page, 'Pay £5.00');
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expectBalance(page, '1,000');
});

test('who goes back without paying is where they were, and has paid nothing', async ({ member: page }) => {
  await page.goto(BILLING);
  await page.getByRole('button', { name: 'Buy Small for £5.00' }).click();
  await atCashier(page, 'Go back without paying');
  await expect(page).toHaveURL(/\/app\/billing$/);
  await expectBalance(page, '500');
  await expect(page.getByRole('button', { name: 'Buy Small for £5.00' })).toBeEnabled();
});

test('a plan: subscribing with the first-time bonus, a higher plan, cancelling, and the end of the period', async ({
  member: page,
}) => {
  await page.goto(BILLING);
  await expect(page.getByRole('article', { name: 'Free plan' })).toContainText('Current plan');
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click();
  await atCashier(page, 'Pay £19.99');
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expectBalance(page, '3,000');

  await page.goto(BILLING);
  const panel = page.getByRole('main');
  await expect(panel.getByText(/^Renews on \d+ \w+ \d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Change to Ultimate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/charged about £(30\.00|29\.99), the difference/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Ultimate' }).click();
  await expect(page.getByText('Plan changed')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Ultimate plan' })).toContainText('Current plan');
  // The difference of a whole month, and what is left of the bonus.
  await expect(page.getByRole('banner').getByRole('link', { name: / credits/ })).not.toHaveText(/3,000/);

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Your credits stay');
  await asked.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Subscription Cancelled', { exact: true })).toBeVisible();
  await expect(panel.getByText('Cancelled (active until end of period)')).toBeVisible();
  await expect(panel.getByText(/^Ends on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume subscription' })).toBeVisible();

  await page.goto('/dev/cashier');
  await page.getByRole('button', { name: 'Advance one month' }).click();
  await page.getByRole('button', { name: 'Advance one day' }).click();
  await expect(async () => {
    await page.goto(BILLING);
    await expect(page.getByRole('article', { name: 'Free plan' })).toContainText('Current plan', { timeout: 10_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Subscribe to Pro' })).toBeEnabled();
});

test('months become a year: what it costs is said before, and the bonus is not promised twice', async ({
  member: page,
}) => {
  await page.goto(BILLING);
  const pro = page.getByRole('article', { name: 'Pro plan' });
  await expect(pro).toContainText('First-time bonus');
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click();
  await atCashier(page, 'Pay £19.99');
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await page.goto(BILLING);
  await expect(pro).not.toContainText('First-time bonus');
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await page.getByRole('button', { name: 'Pay Pro by the year' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/charged about £179\.9\d, a year, less what is left/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay Pro by the year' }).click();
  await expect(page.getByText('Plan changed')).toBeVisible();
  await expect(page.getByText('billed yearly')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toHaveCount(0);
});

test('the portal is left and comes back to billing', async ({ member: page }) => {
  await page.goto(BILLING);
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(page.getByRole('article', { name: 'Pro plan' })).toContainText('£199.90 a year');
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click();
  await atCashier(page, 'Pay £199.90');
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await page.goto(BILLING);
  await expect(page.getByText('billed yearly')).toBeVisible();
  await page.getByRole('button', { name: 'Manage payment' }).click();
  await expect(page).toHaveURL(/\/dev\/cashier\/portal\//);
  await page.getByRole('link', { name: 'Back to SpecForge' }).click();
  await expect(page).toHaveURL(/\/app\/billing$/);

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByText('Subscription resumed')).toBeVisible();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
});
