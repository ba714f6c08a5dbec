import { finishedDocument, FOUR_SECTIONS, readBalance } from '../support/generation.js';
import { expect, test } from './support/scripted.js';

const TEMPLATE = '/app/templates/prd-saas-starter';
/** (100 + 20 × 11) × 1.25, and with 4 sections. */
const ALL_SECTIONS = 400;
const FOUR = 225;

test('a visitor sees the price of every selection before having an account', async ({ page }) => {
  await page.goto('/templates/prd-saas-starter');
  const price = page.getByRole('complementary', { name: 'What it costs' });
  await expect(price).toContainText(`${ALL_SECTIONS} credits, £4.00`);
  await page.getByRole('button', { name: 'Deselect All' }).click();
  await expect(price.getByRole('status')).toHaveText('Select at least 4 more section(s) to continue');
  await page.getByRole('checkbox', { name: 'Analytics' }).click();
  await expect(page.getByText('Required dependencies added')).toBeVisible();
  await expect(price).toContainText('Sections, 2 × 20');
  await expect(price).toContainText('175 credits, £1.75');
  await price.getByRole('button', { name: 'Sign Up & Build FREE' }).or(price.getByRole('button')).first().isDisabled();
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await price.getByRole('button', { name: 'Sign Up & Build FREE' }).click();
  await expect(page).toHaveURL(/\/auth/);

  await page.goto('/templates/srs');
  await expect(price).toContainText('Needs the Pro or the Ultimate plan.');
  await price.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('the price is seen before, the balance after', async ({ member: page, account }) => {
  // The first document is free, so the second shows what a document costs.
  await finishedDocument(account.client);
  await page.goto(TEMPLATE);
  const price = page.getByRole('complementary', { name: 'What it costs' });
  await expect(price).toContainText(`${ALL_SECTIONS} credits, £4.00`);
  await price.getByRole('button', { name: 'Build with AI' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe Your Product' });
  await expect(dialog).toContainText('400 credits will be held now; what cannot be written comes back.');
  await expect(dialog).toContainText('You have 500; 100 remain.');
  await dialog.getByLabel('Your product', { exact: true }).fill('A rota for 12 lifeboat stations.');
  await dialog.getByRole('button', { name: 'Start generation' }).click();

  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Spent' }).locator('xpath=following-sibling::dd')).toHaveText(
    String(ALL_SECTIONS),
  );
  await expect(page.getByRole('banner').getByRole('link', { name: '100 credits' })).toBeVisible();
  expect(await readBalance(account.client)).toBe(500 - ALL_SECTIONS);
});

test('what could not be written is shown as refunded, in the run and in the history', async ({
  member: page,
  account,
  model,
}) => {
  await finishedDocument(account.client);
  model.behave(({ section }) => (section === 'user-stories' ? { kind: 'refusal' } : null));
  await page.goto(`${TEMPLATE}?sections=${FOUR_SECTIONS.join(',')}`);
  await page.getByRole('button', { name: 'Build with AI' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${FOUR} credits will be held now`);
  await page.getByLabel('Your product', { exact: true }).fill('A rota for 12 lifeboat stations.');
  await page.getByRole('button', { name: 'Start generation' }).click();

  await expect(page.getByText('Finished with gaps').first()).toBeVisible();
  const fact = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(fact('Held at the start')).toHaveText(String(FOUR));
  await expect(fact('Spent')).toHaveText('200');
  await expect(fact('Refunded')).toHaveText('25');
  await expect(page.getByRole('banner').getByRole('link', { name: '300 credits' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: '300 credits' }).click();
  const refund = page.getByRole('row').filter({ hasText: 'Refund' }).first();
  await expect(refund).toContainText('+£0.25');
  await expect(refund).toContainText('300');
  await expect(page.getByRole('row').filter({ hasText: 'Generation' }).first()).toContainText('-£2.25');
});

test('too few credits: the message says how many are needed, and nothing is started', async ({
  member: page,
  account,
}) => {
  await finishedDocument(account.client);
  await finishedDocument(account.client);
  await page.goto(TEMPLATE);
  await page.getByRole('button', { name: 'Build with AI' }).click();
  await expect(page.getByRole('dialog')).toContainText('You have 275 credits, 125 too few.');
  await page.getByLabel('Your product', { exact: true }).fill('A rota for 12 lifeboat stations.');
  await page.getByRole('button', { name: 'Start generation' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Not Enough Credits' });
  await expect(message).toContainText('You need 400 credits to generate this document.');
  await expect(page.getByLabel('Your product', { exact: true })).toHaveValue('A rota for 12 lifeboat stations.');
  expect(await readBalance(account.client)).toBe(500 - FOUR);
});
