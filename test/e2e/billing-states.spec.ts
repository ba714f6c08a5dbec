import { expectAccessible } from './support/accessibility.js';
import { standAs } from './support/paying.js';
import { expect, test } from './support/test.js';

const BILLING = '/app/billing';
const END = '2027-01-05T12:00:00.000Z';
const PRO = { plan: 'pro', status: 'active', currentPeriodEnd: END, billingInterval: 'monthly' };
const PREVIEW = {
  start: 'now',
  duePence: 2810,
  dueFormatted: '£28.10',
  credits: 5246,
  renewalFormatted: '£49.99',
  renewsAt: END,
};

test('the subscription says how it stands', async ({ member: page }) => {
  const main = page.getByRole('main');
  const states = [
    { stand: PRO, says: ['Active', 'Renews on 5 Jan 2027'], offers: ['Manage payment', 'Cancel subscription'] },
    {
      stand: { ...PRO, status: 'cancelled' },
      says: ['Cancelled (active until end of period)', 'Ends on 5 Jan 2027'],
      offers: ['Manage payment', 'Resume subscription'],
    },
    {
      stand: { ...PRO, plan: 'ultimate', pendingPlan: 'pro' },
      says: ['Changes to Pro on 5 Jan 2027', 'From 5 Jan 2027'],
      offers: ['Cancel subscription', 'Keep Ultimate'],
    },
    {
      stand: { ...PRO, status: 'past_due' },
      says: ['Inactive', 'The last payment did not go through.'],
      offers: ['Manage payment'],
    },
    { stand: { ...PRO, status: 'paused' }, says: ['Inactive'], offers: ['Manage payment'] },
  ];
  for (const { stand, says, offers } of states) {
    await standAs(page, stand);
    await page.goto(BILLING);
    for (const words of says) await expect(main.getByText(words).first()).toBeVisible();
    for (const name of offers) await expect(main.getByRole('button', { name })).toBeVisible();
    await expectAccessible(page, `billing, ${stand.status}`);
  }
});

test('what cannot be done is not offered, and the screen says why', async ({ member: page }) => {
  await standAs(page, { purchasesAvailable: false });
  await page.goto(BILLING);
  await expect(page.getByText('Buying is not set up here')).toBeVisible();
  for (const name of ['Subscribe to Pro', 'Buy Small for £5.00']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }

  await standAs(page, { ...PRO, canManage: false });
  await page.goto(BILLING);
  await expect(page.getByText('Owners and admins of this workspace')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Buy|Subscribe|Change|Manage|Cancel)/ })).toHaveCount(0);
  await page.goto(`${BILLING}/history`);
  await expect(page.getByRole('heading', { name: 'Spent by document' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toHaveCount(0);
});

test('failures are told in the words of the shared mapping, and the buttons work again', async ({ member: page }) => {
  const fail = (path: string, status: number, code: string, message: string) =>
    page.route(path, (route) => route.fulfill({ status, json: { statusCode: status, code, message } }));
  const alert = page.getByRole('alert');

  await fail('**/api/credits/purchase', 503, 'PAYMENT_PROVIDER_UNAVAILABLE', 'The payment provider does not answer.');
  await page.goto(BILLING);
  await page.getByRole('button', { name: 'Buy Small for £5.00' }).click();
  await expect(alert.filter({ hasText: 'Server Error' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Small for £5.00' })).toBeEnabled();

  await standAs(page, PRO);
  await fail('**/api/subscription/change', 402, 'PAYMENT_DECLINED', 'Your card was declined.');
  await fail('**/api/subscription/cancel', 500, 'INTERNAL', 'Oh');
  await fail('**/api/billing/subscription/preview?*', 503, 'PAYMENT_PROVIDER_UNAVAILABLE', 'Oh');
  await page.goto(BILLING);
  await page.getByRole('button', { name: 'Change to Ultimate' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByRole('alert')).toContainText('technical difficulties');
  // What nobody knows the price of cannot be agreed to.
  await expect(asked.getByRole('button', { name: 'Change to Ultimate' })).toBeDisabled();
  await expectAccessible(page, 'billing, a change without a price');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/billing/subscription/preview?*');
  await page.route('**/api/billing/subscription/preview?*', (route) => route.fulfill({ json: PREVIEW }));
  await page.getByRole('button', { name: 'Change to Ultimate' }).click();
  await expect(asked).toContainText('charged about £28.10');
  await expect(asked).toContainText('5,246 credits come at once');
  await asked.getByRole('button', { name: 'Change to Ultimate' }).click();
  await expect(alert.filter({ hasText: 'Plan Change Failed' })).toContainText('Your card was declined.');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(alert.filter({ hasText: 'Subscription Cancellation Failed' })).toContainText('technical difficulties');
});

test('while the payment page is on its way, the screen says so and takes no second press', async ({ member: page }) => {
  // An answer without content leaves the page where it is.
  await page.route('**/dev/cashier/pay/*', (route) => route.fulfill({ status: 204 }));
  await page.goto(BILLING);
  const buy = page.getByRole('button', { name: 'Buy Small for £5.00' });
  await buy.click();
  await expect(page.getByText('Redirecting to payment...')).toBeVisible();
  await expect(buy).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Buy Mega for £50.00' })).toBeDisabled();

  await page.reload();
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click();
  await expect(page.getByText('Redirecting to checkout...')).toBeVisible();
  await expect(
    page.getByText('Setting up your subscription securely with a card payment provider', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe to Ultimate' })).toBeDisabled();
});

const checkout = (state: string) => ({
  state,
  description: 'Medium bundle: 1,100 credits',
  credits: state === 'completed' ? 1_100 : 0,
  amountFormatted: '£10.00',
  balance: state === 'completed' ? 1_600 : 500,
});

test('after paying: on its way, late, and there', async ({ member: page }) => {
  let state = 'processing';
  await page.route('**/api/billing/checkouts/*', (route) => route.fulfill({ json: checkout(state) }));
  await page.clock.install();
  await page.goto('/success?session_id=cs_test_late&return=%2Fapp%2Fdocuments');
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
  await expect(page.getByText('Nothing is lost')).toHaveCount(0);
  await expectAccessible(page, '/success, processing');
  await page.clock.runFor(31_000);
  await expect(page.getByText('This takes longer than usual. Nothing is lost')).toBeVisible();

  state = 'completed';
  await page.clock.runFor(7_000);
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1,100 credits were added. Your balance is 1,600 credits.');
  await expectAccessible(page, '/success, completed');
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(/\/app\/documents$/);
});

test('after a payment page that was not finished, and at an address of no payment', async ({ member: page }) => {
  await page.route('**/api/billing/checkouts/cs_test_open', (route) => route.fulfill({ json: checkout('open') }));
  await page.goto('/success?session_id=cs_test_open&return=https://evil.example/');
  await expect(page.getByRole('heading', { name: 'The payment was not finished' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/app/billing');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  for (const address of ['/success', '/success?session_id=nonsense', '/success?session_id=cs_test_of_nobody']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  }
});

test('who is signed out is led to sign in and back', async ({ page }) => {
  await page.goto('/success?session_id=cs_test_mine');
  await expect(page).toHaveURL(/\/auth\?next=%2Fsuccess%3Fsession_id%3Dcs_test_mine$/);
});
