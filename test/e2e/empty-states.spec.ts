import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.js';

/** Says what would be here, and offers exactly one next action, which leads somewhere. */
async function expectOneNextAction(state: Locator, action: string, page: Page, leadsTo: RegExp): Promise<void> {
  await expect(state).toBeVisible();
  const actions = state.getByRole('link').or(state.getByRole('button'));
  await expect(actions).toHaveCount(1);
  await expect(actions).toHaveText(action);
  await actions.click();
  await expect(page).toHaveURL(leadsTo);
}

/** The box that a sentence stands in. */
const around = (page: Page, sentence: string) => page.getByRole('main').getByText(sentence).locator('..');

test('dashboard without documents', async ({ member: page }) => {
  await page.goto('/app');
  const state = around(page, 'No documents yet. Create your first one!');
  await expectOneNextAction(state, 'Choose a template', page, /\/app\/templates$/);
});

test('my documents without documents', async ({ member: page }) => {
  await page.goto('/app/documents');
  const state = around(page, 'No documents yet');
  await expect(state).toContainText('What you generate stands here');
  await expectOneNextAction(state, 'Browse Templates', page, /\/app\/templates$/);
});

test('history without transactions', async ({ member: page }) => {
  // A new account has its gift in the history, so an empty one is a matter of a database from elsewhere.
  await page.route('**/api/credits/transactions*', (route) => route.fulfill({ json: [] }));
  await page.goto('/app/billing');
  const state = around(page, 'No transactions yet');
  await expect(state).toContainText('Your purchase history will appear here');
  await expectOneNextAction(state, 'Browse Templates', page, /\/app\/templates$/);
});

test('a search that finds no template', async ({ page }) => {
  await page.goto('/templates');
  const all = await page.getByText(/^\d+ template\(s\) available$/).textContent();
  expect(Number.parseInt(all ?? '')).toBeGreaterThan(50);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('zebra');
  const state = around(page, 'No templates found matching your criteria.');
  await expect(state).toContainText('Try adjusting your search or filters');
  await expectOneNextAction(state, 'Show all templates', page, /\/templates$/);
  await expect(page.getByText(all ?? '', { exact: true })).toBeVisible();
});

test('a page of the list that is no longer there', async ({ member: page }) => {
  await page.route('**/api/documents?*', (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'documents 24-24/3' } }),
  );
  await page.goto('/app/documents?page=2');
  await expectOneNextAction(around(page, 'Nothing on this page'), 'To the first page', page, /\/app\/documents$/);
});

test('a search with a slip is offered what comes near', async ({ page }) => {
  await page.goto('/templates?q=subscripton');
  await expect(page.getByText('0 template(s) available')).toBeVisible();
  const near = page.getByRole('region', { name: 'Close matches' });
  await near.getByRole('link', { name: 'Build with AI: SaaS Product Starter PRD' }).click();
  await expect(page).toHaveURL(/\/templates\/prd-saas-starter$/);
});

test('a search for something else is offered the tags there are', async ({ page }) => {
  await page.goto('/templates?q=zebra');
  const tag = page.getByRole('group', { name: 'Tags' }).getByRole('button').first();
  const name = (await tag.textContent()) ?? '';
  await tag.click();
  await expect(page.getByRole('searchbox', { name: 'Search templates' })).toHaveValue(name);
  await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(name).replaceAll('%20', '(?:%20|\\+)')}$`));
});
