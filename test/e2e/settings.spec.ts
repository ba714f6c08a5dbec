import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts.js';
import { expect, test } from './support/test.js';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('the name is changed, and shown everywhere at once', async ({ member: page }) => {
  await page.goto('/app/settings');
  const save = page.getByRole('button', { name: 'Save name' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Name').fill('A');
  await save.click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await page.getByLabel('Name').fill('  Ada Lovelace ');
  await save.click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expect(sidebar(page)).toContainText('Ada Lovelace');
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada Lovelace');
});

test('the email address changes when the link in the mail is opened', async ({ member: page, account }) => {
  const email = newEmail();
  await page.goto('/app/settings');
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Send confirmation link' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('The current password is not correct.');
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill(account.password);
  await page.getByRole('button', { name: 'Send confirmation link' }).click();
  await expect(page.getByText(`A link is waiting in the inbox of ${email}.`)).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveValue('');
  await expect(sidebar(page)).toContainText(account.email);

  const mail = page.getByRole('article').filter({ hasText: 'Confirm your new SpecForge email address' });
  await page.goto('/dev/mailbox');
  await mail.filter({ hasText: email }).getByRole('link').first().click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  const link = page.url();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(sidebar(page)).toContainText(email);

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.');
  await page.goto('/app');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await signInWith(page, email, account.password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a new password signs out here too, and is the one that counts', async ({ member: page, account }) => {
  await page.goto('/app/settings');
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill(account.password, 'a new one', 'another one');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await fill('not the password', 'a new one', 'a new one');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('The current password is not correct.');
  await fill(account.password, 'a new one', 'a new one');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await signInWith(page, account.email, 'a new one');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('other devices are seen and signed out, one or all', async ({ member: page, account, browser, productUrl }) => {
  const elsewhere = await (await browser.newContext({ baseURL: productUrl, userAgent: FIREFOX })).newPage();
  await signInWith(elsewhere, account.email, account.password);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);

  await page.goto('/app/settings');
  const other = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  await other.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect(page.getByText('Firefox on Windows has been signed out.')).toBeVisible();
  await expect(other).toHaveCount(0);
  await elsewhere.goto('/app/documents');
  await expect(elsewhere).toHaveURL(/\/auth\?next=%2Fapp%2Fdocuments$/);
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Every device has been signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
