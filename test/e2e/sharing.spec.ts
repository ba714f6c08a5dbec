import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ShareResponseDto } from '../../backend/src/shares/shares.dto.js';
import { expectAccessible } from './support/accessibility.js';
import { expect, signIn, test } from './support/drafted.js';
import { expectFits, expectNoSidewaysScroll } from './support/layout.js';

const PASSWORD = 'sea lettuce';

/** Somebody else, in a browser of their own, without an account. */
async function guestPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL });
  return context.newPage();
}

const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share Document' });

async function openDialog(page: Page, documentId: string) {
  await page.goto(`/app/documents/${documentId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return shareDialog(page);
}

test('a link made here is read and printed there without an account, until it is revoked', async ({
  page,
  browser,
  productUrl,
  drafted,
}) => {
  const { document } = drafted;
  await signIn(page, drafted.account.client, productUrl);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openDialog(page, document.id);
  await expect(dialog).toContainText('Nobody outside your workspace can read this document.');
  await expectAccessible(page, 'share dialog without a link');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('It is on the clipboard.')).toBeVisible();
  const row = dialog.getByRole('listitem');
  await expect(row).toContainText('Not opened yet');
  await expectAccessible(page, 'share dialog with a link');
  await expectFits(page, 'share dialog');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/shared\/[\w-]{43}$/);
  const { pathname } = new URL(address);

  const guest = await guestPage(browser, productUrl);
  const errors: string[] = [];
  guest.on('pageerror', (error) => errors.push(error.message));
  const collected: string[] = [];
  guest.on('request', (request) => collected.push(request.url()));
  const answer = await guest.goto(pathname);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(guest.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  for (const { title } of document.outline) {
    await expect(guest.getByRole('heading', { level: 2, name: new RegExp(title) })).toBeVisible();
  }
  for (const name of ['Edit', 'Export', 'Share', 'Rename document', 'Versions']) {
    await expect(guest.getByRole('button', { name })).toHaveCount(0);
  }
  // Nobody asks a guest whether they may be counted, and nobody counts them.
  await expect(guest.getByRole('region', { name: 'Counting page views' })).toHaveCount(0);
  await expectAccessible(guest, 'shared document');
  await expectFits(guest, 'shared document');

  const last = document.outline.at(-1);
  await guest
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: new RegExp(last?.title ?? '') })
    .press('Enter');
  await expect(guest.getByRole('heading', { level: 2, name: new RegExp(last?.title ?? '') })).toBeFocused();

  await guest.getByRole('link', { name: 'Print view' }).click();
  await expect(guest).toHaveURL(new RegExp(`/projects/${document.projectId}/print\\?share=`));
  const trail = guest.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toContainText(document.title);
  await expect(trail).not.toContainText('Dashboard');
  await expect(guest.locator('.printed-cover')).toBeVisible();
  await expectAccessible(guest, 'shared print view');
  await expectNoSidewaysScroll(guest, 'shared print view');
  await guest.getByRole('combobox', { name: 'Style' }).selectOption('executive');
  await expect(guest).toHaveURL(/style=executive/);
  await guest.reload();
  await expect(guest.getByRole('combobox', { name: 'Style' })).toHaveValue('executive');
  await guest.emulateMedia({ media: 'print' });
  await expect(guest.getByRole('button', { name: 'Print' })).toBeHidden();
  await guest.emulateMedia({ media: null });
  await trail.getByRole('link', { name: document.title }).click();
  await expect(guest.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  expect(collected.filter((url) => url.includes('/collect'))).toEqual([]);

  // All of that was one opening.
  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(row).toContainText('Opened 1 time, last');
  await row.getByRole('button', { name: 'Revoke' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Revoke this link?' });
  await expectAccessible(page, 'question before a link is revoked');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Revoke' })).toBeFocused();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  await expect(dialog.getByRole('region', { name: 'Links to this document' })).toBeFocused();

  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This link was closed' })).toBeVisible();
  await expectAccessible(guest, 'a link that was closed');
  await expectFits(guest, 'a link that was closed');
  await expect(guest.getByText(document.title)).toHaveCount(0);
  await guest.getByRole('link', { name: 'Made with SpecForge' }).click();
  await expect(guest).toHaveURL(`${productUrl}/`);
  expect(errors, 'script errors').toEqual([]);
  await guest.context().close();
});

test('a password is asked first, an opening is counted, and what is used up says so', async ({
  page,
  browser,
  productUrl,
  drafted,
}) => {
  const { document } = drafted;
  await signIn(page, drafted.account.client, productUrl);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/shares', (route) => route.fulfill({ status: 400, body: '{"code":"X","message":"Not now."}' }), {
    times: 1,
  });
  const dialog = await openDialog(page, document.id);
  await expect(dialog.getByRole('alert')).toContainText('Not now.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Open for' }).selectOption({ label: 'A week' });
  await dialog.getByRole('textbox', { name: 'Openings' }).fill('0');
  await dialog.getByLabel('Password').fill('short');
  await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
  await expect(dialog).toContainText('A whole number from 1 to 10,000');
  await expect(dialog).toContainText('Password must be at least 6 characters');
  await expectAccessible(page, 'share dialog with mistakes');
  await dialog.getByRole('textbox', { name: 'Openings' }).fill('1');
  await dialog.getByLabel('Password').fill(PASSWORD);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/shares')),
    dialog.getByRole('button', { name: 'Make a link' }).press('Enter'),
  ]);
  const { url, expiresAt } = (await answer.json()) as ShareResponseDto;
  const days = (Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  const row = dialog.getByRole('listitem').filter({ hasText: url });
  await expect(row).toContainText('Not opened yet, good for 1 time');
  await expect(row).toContainText('Password');
  await expectNoSidewaysScroll(page, 'share dialog at 390 px');

  const { pathname } = new URL(url);
  const guest = await guestPage(browser, productUrl);
  await guest.route('**/api/shared/*', (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 });
  await guest.goto(pathname);
  await expect(guest.getByRole('heading', { name: 'Server Error' })).toBeVisible();
  await expectAccessible(guest, 'a link while the server is in trouble');
  await guest.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(guest.getByRole('heading', { name: 'This document asks for a password' })).toBeVisible();
  await expect(guest.getByText(document.title)).toHaveCount(0);
  await expect(guest).not.toHaveTitle(new RegExp(document.title));
  await expectAccessible(guest, 'password of a link');
  await expectFits(guest, 'password of a link');
  const password = guest.getByLabel('Password');
  await password.fill('sea urchin');
  await password.press('Enter');
  await expect(guest.getByText('That is not the password of this link.')).toBeVisible();
  await expect(password).toBeFocused();
  await expectAccessible(guest, 'wrong password of a link');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(guest.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: document.title })).toBeVisible();

  const late = await guestPage(browser, productUrl);
  await late.goto(pathname);
  await expect(late.getByRole('heading', { name: 'This link has been used up' })).toBeVisible();
  await late.goto(`${pathname}x`);
  await expect(late.getByRole('heading', { name: 'There is no such link' })).toBeVisible();
  await late.goto(`/projects/${document.projectId}/print?share=${pathname.split('/').at(-1)}`);
  await expect(late.getByRole('heading', { name: 'This link has been used up' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(row).toContainText('Used up');
  await expect(row.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog', { name: 'Remove this link?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await guest.context().close();
  await late.context().close();
});
