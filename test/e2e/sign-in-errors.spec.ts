import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts.js';
import { expect, test } from './support/test.js';

/** The error stands by its field: the field is marked, described by the message, and has the focus. */
async function expectError(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}

test('signing in: what is wrong stands by its field and takes the focus', async ({ page }) => {
  await page.goto('/auth');
  const submit = page.getByRole('button', { name: 'Sign In' });
  await submit.click();
  await expectError(page, 'Email', 'Invalid email address');
  await page.getByLabel('Email').fill('nobody');
  await submit.click();
  await expectError(page, 'Email', 'Invalid email address');
  await page.getByLabel('Email').fill('nobody@example.com');
  await submit.click();
  await expectError(page, 'Password', 'Password is required');
});

test('signing up: what is wrong stands by its field and takes the focus', async ({ page }) => {
  await page.goto('/auth?tab=sign-up');
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await expectError(page, 'Name', 'Name must be at least 2 characters');
  await page.getByLabel('Name').fill('Astrid');
  await submit.click();
  await expectError(page, 'Email', 'Invalid email address');
  await page.getByLabel('Email').fill('astrid@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await submit.click();
  await expectError(page, 'Password', 'Password must be at least 6 characters');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm password').fill('something else');
  await submit.click();
  await expectError(page, 'Confirm password', "Passwords don't match");
});

test('an address that has an account: told by its field, and as a message', async ({ page, account }) => {
  await page.goto('/auth?tab=sign-up');
  await page.getByLabel('Name').fill('Somebody Else');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm password').fill('long enough');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Registration failed' })).toBeVisible();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong password: the message says so and the password is ready to be typed again', async ({ page, account }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('password managers know every field', async ({ page, member }) => {
  const purposes = (form: string) =>
    page.locator(form).evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
  const inputs = 'main form input';

  await member.goto('/app/settings');
  await expect(page.getByLabel('Current password')).toBeVisible();
  const password = 'form:has([autocomplete="new-password"]) input';
  expect(await purposes(password)).toEqual(['username', 'current-password', 'new-password', 'new-password']);

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/auth');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await purposes(inputs)).toEqual(['username', 'current-password']);
  await page.goto('/auth?tab=sign-up');
  expect(await purposes(inputs)).toEqual(['name', 'username', 'new-password', 'new-password']);
  await page.goto('/forgot-password');
  expect(await purposes(inputs)).toEqual(['username']);
  await page.goto('/reset-password?token=anything');
  expect(await purposes(inputs)).toEqual(['new-password', 'new-password']);
});

test('a password can be pasted, and what a password manager fills in is taken', async ({ page, account }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.evaluate((text) => navigator.clipboard.writeText(text), account.password);
  await page.getByLabel('Password').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Password')).toHaveValue(account.password);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  // A password manager sets the values from outside the page's own scripts, past React's setter on the element, and
  // fires the events of typing, without a key.
  for (const [label, value] of [
    ['Email', account.email],
    ['Password', account.password],
  ] as const) {
    await page.getByLabel(label).evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what was filled in before the page answers is kept, and cannot be sent as a plain request', async ({
  page,
  account,
}) => {
  let letThrough = () => {};
  const scripts = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  const submit = page.getByRole('button', { name: 'Sign In' });
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Enter');
  letThrough();
  await expect(submit).toBeEnabled();
  await expect(page).toHaveURL(/\/auth$/);
  await submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a page that needs an account leads to signing in and then back to itself', async ({ page, account }) => {
  await page.goto('/app/settings');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Please sign in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/app\/settings$/);
});

test('signing in while nothing answers is told in plain words', async ({ page, account }) => {
  await page.goto('/auth');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeSign In');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.route('**/api/auth/login', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(message).toContainText('The network could not be reached. Please check your internet connection.');
});

test('a visitor who wants to build makes an account, and is then where they were', async ({ page }) => {
  await page.goto('/templates/prd-saas-starter');
  await page.getByRole('button', { name: 'Sign Up & Build FREE' }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Name').fill('Astrid Berg');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByLabel('Confirm password').fill('secret');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Your account has been created successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/templates\/prd-saas-starter\?sections=/);
});
