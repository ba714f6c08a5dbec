import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts.js';
import { KELPLINE } from './support/ideas.js';
import { expect, test } from './support/test.js';

/** From the sign-up form to the first words of a draft. */
const LONGEST_MS = 60_000;
const MOST_DECISIONS = 6;
const TEMPLATE = 'SaaS Product Starter PRD';

test('from the sign-up form to the first words of a draft in under a minute and six decisions', async ({ page }) => {
  await page.goto('/auth?tab=sign-up');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  const started = performance.now();
  let decisions = 0;
  const decide = async (label: string, decision: () => Promise<void>) => {
    decisions += 1;
    await test.step(`decision ${decisions}: ${label}`, decision);
  };

  await decide('who I am', () => signUp(page, 'Astrid Berg'));
  await decide('a new document', () => page.getByRole('banner').getByRole('link', { name: 'New Document' }).click());
  await decide('which template', () => page.getByRole('link', { name: `Build ${TEMPLATE} with AI` }).click());
  await decide('these sections at this price', () => page.getByRole('button', { name: 'Build with AI' }).click());
  await decide('what it is about', () => describeProduct(page));
  await expect(page.locator('main article .prose')).toContainText(/\w+ \w+ \w+/);

  expect(decisions).toBeLessThanOrEqual(MOST_DECISIONS);
  expect(performance.now() - started).toBeLessThan(LONGEST_MS);
});

async function signUp(page: Page, name: string): Promise<void> {
  const password = 'a long enough password';
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function describeProduct(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Describe Your Product' });
  await dialog.getByLabel('Your product', { exact: true }).fill(KELPLINE);
  await dialog.getByRole('button', { name: 'Start generation' }).click();
  await expect(page).toHaveURL(/\/app\/runs\//);
}
