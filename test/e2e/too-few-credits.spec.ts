import type { Route } from '@playwright/test';
import { finishedDocument, readBalance } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { atCashier, expectBalance } from './support/paying.js';
import { expect, test } from './support/scripted.js';

const TEMPLATE = '/app/templates/prd-saas-starter';
const PRO_TEMPLATE = '/app/templates/srs';
const IDEA = 'A rota for 12 lifeboat stations.';
const SMALL = 'Buy Small, 500 credits for £5.00';
/** The first is free, the second is not. */
const LEFT = 275;

test.beforeEach(async ({ account }) => {
  await finishedDocument(account.client);
  await finishedDocument(account.client);
  expect(await readBalance(account.client)).toBe(LEFT);
});

test('what was picked and written is there again after buying, and is generated', async ({ member: page, account }) => {
  await page.goto(TEMPLATE);
  const price = page.getByRole('complementary', { name: 'What it costs' });
  await expect(price).toContainText('You have 275 credits, 125 too few.');
  await page.getByRole('checkbox', { name: 'Analytics' }).click();
  await expect(price).toContainText('You have 275 credits, 100 too few.');
  await expect(price.getByRole('button', { name: SMALL })).toBeVisible();

  await page.getByRole('button', { name: 'Build with AI' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe Your Product' });
  const product = dialog.getByLabel('Your product', { exact: true });
  await test.step('more than fits is told, and nothing of it cut off', async () => {
    await product.fill('x'.repeat(20_001));
    await expect(dialog.getByText('At most 20,000 characters; these are 20,001.')).toBeInViewport();
    await dialog.getByRole('button', { name: 'Start generation' }).click();
    await expect(product).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await product.fill(IDEA);
  await test.step('neither a reload nor the end of the session loses it', async () => {
    await page.reload();
    await expect(product).toHaveValue(IDEA);
    const ended = (route: Route) => route.fulfill({ status: 401, body: '' });
    const session = /\/api\/(?:projects|auth\/refresh)$/;
    await page.route(session, ended);
    await dialog.getByRole('button', { name: 'Start generation' }).click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await page.unroute(session, ended);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(product).toHaveValue(IDEA);
  });
  await dialog.getByRole('button', { name: SMALL }).click();
  await atCashier(page, 'Pay £5.00');
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();

  await expect(page).toHaveURL(/\/app\/templates\/prd-saas-starter$/);
  await expect(dialog.getByLabel('Your product', { exact: true })).toHaveValue(IDEA);
  await expect(dialog).toContainText('You have 775; 400 remain.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Build with AI' }).click();
  await dialog.getByRole('button', { name: 'Start generation' }).click();
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expectBalance(page, '400');

  await page.goto(TEMPLATE);
  await page.getByRole('button', { name: 'Build with AI' }).click();
  await expect(product).toHaveValue('');
});

test('who goes back without paying finds everything as it was, without the dialog if there was none', async ({
  member: page,
}) => {
  await page.goto(TEMPLATE);
  await page.getByRole('checkbox', { name: 'Analytics' }).click();
  const price = page.getByRole('complementary', { name: 'What it costs' });
  await price.getByRole('button', { name: SMALL }).click();
  await atCashier(page, 'Go back without paying');
  await expect(page).toHaveURL(/\/app\/templates\/prd-saas-starter$/);
  await expect(page.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the message of a refused start leads to all bundles and plans, and back', async ({ member: page }) => {
  await page.goto(TEMPLATE);
  await page.getByRole('button', { name: 'Build with AI' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe Your Product' });
  await dialog.getByLabel('Your product', { exact: true }).fill(IDEA);
  await dialog.getByRole('button', { name: 'Start generation' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Not Enough Credits' });
  await expect(message).toContainText(
    'You need 400 credits to generate this document. Please add credits to continue.',
  );
  await message.getByRole('button', { name: 'Add credits' }).click();
  await expect(page).toHaveURL(/\/app\/billing\?return=/);
  await expect(page.getByRole('button', { name: 'Buy Small for £5.00' })).toBeEnabled();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(dialog.getByLabel('Your product', { exact: true })).toHaveValue(IDEA);

  await test.step('so does that of a plan which is too low, though it was told before', async () => {
    await page.goto(PRO_TEMPLATE);
    const needed = 'Needs the Pro or the Ultimate plan. Yours is Free.';
    await expect(page.getByRole('complementary', { name: 'What it costs' })).toContainText(needed);
    await page.getByRole('button', { name: 'Build with AI' }).click();
    await expect(dialog).toContainText(needed);
    await expectAccessible(page, 'describe dialog, plan too low');
    await dialog.getByLabel('Your product', { exact: true }).fill(IDEA);
    await dialog.getByRole('button', { name: 'Start generation' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Upgrade Required' });
    await expect(refusal).toContainText('This template requires the Pro plan.');
    await refusal.getByRole('button', { name: 'See the plans' }).click();
    await expect(page).toHaveURL(/\/app\/billing\?return=/);
  });
});

test('a member who may not buy is told who can, and a low balance shows in the header', async ({ member: page }) => {
  await page.route('**/api/credits/balance', (route) =>
    route.fulfill({ json: { balance: 120, estimatedPRDsRemaining: 0 } }),
  );
  const status = '**/api/subscription/status';
  await page.route(status, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), canManage: false } });
  });
  await page.goto(TEMPLATE);
  const price = page.getByRole('complementary', { name: 'What it costs' });
  await expect(price).toContainText('An owner or admin of the workspace can buy.');
  await expect(price.getByRole('button', { name: /^Buy/ })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: '120 credits' })).toContainText('low');
});
