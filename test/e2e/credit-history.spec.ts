import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './support/drafted.js';

const HISTORY = '/app/billing/history';

test('the history is filtered by what the address says', async ({ page, drafted, productUrl }) => {
  await signIn(page, drafted.account.client, productUrl);
  await page.goto(HISTORY);
  const rows = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('row');
  await expect(rows.filter({ hasText: 'Generation' })).toHaveCount(1);
  await page.getByLabel('Direction').selectOption('Out');
  await expect(page).toHaveURL(/direction=out/);
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Type').selectOption('Everything spent');
  await expect(page).toHaveURL(/type=generation/);
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Type').selectOption('Bonus');
  const nothing = page.getByText('Nothing matches this filter').locator('..');
  await nothing.getByRole('button', { name: 'Show all transactions' }).click();
  await expect(page).toHaveURL(/history$/);
  await page.goto(`${HISTORY}?to=2020-01-01&days=90`);
  await expect(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/history\?days=90$/);
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
});

test('the history is saved as a spreadsheet, of what is shown', async ({ page, drafted, productUrl }) => {
  await signIn(page, drafted.account.client, productUrl);
  await page.goto(`${HISTORY}?direction=out`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('specforge-credits.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('generation');
});

test('older ones come when asked for', async ({ member: page }) => {
  const row = (index: number) => ({
    id: `00000000-0000-7000-8000-0000000000${index + 10}`,
    type: 'improve',
    description: `Improvement ${index}`,
    createdAt: '2026-11-01T12:00:00.000Z',
    amountCents: -10,
    amountFormatted: '-£0.10',
    balanceAfterCents: 500,
    projectId: null,
  });
  await page.route('**/api/credits/transactions?*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const json = Array.from({ length: before ? 5 : 25 }, (_, index) => row(before ? 25 + index : index));
    const headers = { 'Content-Type': 'application/json', ...(!before && { Link: '</next>; rel="next"' }) };
    return route.fulfill({ body: JSON.stringify(json), headers });
  });
  await page.goto(HISTORY);
  await expect(page.getByText('25 shown', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('30 shown, that is all')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('credits over time are a drawing with words, and a table', async ({ page, drafted, productUrl }) => {
  await signIn(page, drafted.account.client, productUrl);
  await page.goto('/credits/history');
  await expect(page.getByRole('img', { name: /^Balance from .* now, / })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('region', { name: 'Credits by day' }).getByRole('row')).not.toHaveCount(0);
});

test('what a document has cost leads to it', async ({ page, drafted, productUrl }) => {
  await signIn(page, drafted.account.client, productUrl);
  await page.goto(HISTORY);
  const spend = page.getByRole('region', { name: 'Credits by document' });
  await spend.getByRole('link', { name: drafted.document.title }).click();
  await expect(page).toHaveURL(new RegExp(`/app/documents/${drafted.document.id}$`));
});

test('an improvement that is refused for too few credits leads to billing, and back to the document', async ({
  page,
  drafted,
  productUrl,
}) => {
  await signIn(page, drafted.account.client, productUrl);
  const address = `/app/documents/${drafted.document.id}`;
  const message = 'You need 10 credits to improve this section. Please add credits to continue.';
  await page.route('**/improve', (route) =>
    route.fulfill({ status: 402, json: { statusCode: 402, code: 'INSUFFICIENT_CREDITS', message, required: 10 } }),
  );
  await page.goto(`${address}?tab=edit`);
  await page
    .getByRole('button', { name: /^AI Improve/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Instructions').fill('Name the measure');
  await dialog.getByRole('button', { name: /^Improve/ }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Failed to improve' });
  await expect(refusal).toContainText(message);
  await refusal.getByRole('button', { name: 'Add credits' }).click();
  await expect(page).toHaveURL(/\/app\/billing\?return=/);
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
