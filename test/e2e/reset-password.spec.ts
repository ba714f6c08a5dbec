import { expectAccessible } from './support/accessibility.js';
import { expect, test } from './support/test.js';

const NEW_PASSWORD = 'an even longer password';

test('a forgotten password is chosen anew by the link of a mail', async ({ page, account }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  // Both pages have a field for the e-mail address.
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  await page.getByLabel('Email').fill(account.email);
  await expectAccessible(page, 'forgotten password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Look in your inbox' })).toContainText(account.email);
  await expectAccessible(page, 'link sent');

  const mail = page.getByRole('article').filter({ hasText: account.email });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole('link').first().click();

  await expect(page).toHaveURL(/\/reset-password\?token=/);
  const link = page.url();
  await expectAccessible(page, 'new password');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  // The link works once.
  await page.goto(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'link used before');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);

  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('choosing a new password signs out every device', async ({ member, account, browser, productUrl }) => {
  await member.goto('/app/settings');
  await expect(member.getByRole('heading', { name: 'Sessions' })).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL: productUrl })).newPage();
  await elsewhere.goto('/forgot-password');
  await elsewhere.getByLabel('Email').fill(account.email);
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  const mail = elsewhere.getByRole('article').filter({ hasText: account.email });
  await expect(async () => {
    await elsewhere.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole('link').first().click();
  await elsewhere.getByLabel('New password').fill(NEW_PASSWORD);
  await elsewhere.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await elsewhere.getByRole('button', { name: 'Save the new password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await elsewhere.context().close();

  await member.reload();
  await expect(member).toHaveURL(/\/auth/);
});
