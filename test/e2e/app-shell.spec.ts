import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

const REM_PX = 16;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

async function expectWidth(page: Page, rem: number): Promise<void> {
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(rem * REM_PX);
}

const sidebarCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');

test('the sidebar names the places and the person, collapses to icons, and remembers it for a week', async ({
  member: page,
  account,
}) => {
  await page.goto('/app');
  const places = sidebar(page).getByRole('navigation');
  await expect(places.getByRole('heading')).toHaveText(['Main', 'Account']);
  await expect(places.getByRole('link')).toHaveText([
    'Dashboard',
    'Templates',
    'My Documents',
    'Credits & Billing',
    'Settings',
  ]);
  const addresses = await places
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/app', '/app/templates', '/app/documents', '/app/billing', '/app/settings']);
  await expect(sidebar(page)).toContainText(account.name);
  await expect(sidebar(page)).toContainText(account.email);
  await expectWidth(page, 16);
  expect(await sidebarCookie(page)).toBeUndefined();

  await page.keyboard.press('ControlOrMeta+b');
  await expectWidth(page, 3);
  const cookie = await sidebarCookie(page);
  expect(cookie).toMatchObject({ value: 'false', path: '/' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - WEEK_SECONDS)).toBeLessThan(60);
  await places.getByRole('link', { name: 'Settings' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Settings');

  await page.reload();
  await expectWidth(page, 3);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expectWidth(page, 16);
  expect(await sidebarCookie(page)).toMatchObject({ value: 'true' });
});

test('below 768 px the sidebar is a drawer that the same keys open', async ({ member: page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/app');
  // The balance is there once the page listens to keys.
  await expect(page.getByRole('banner').getByRole('link', { name: '500 credits' })).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+b');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Credits & Billing' })).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(18 * REM_PX);
  await page.keyboard.press('ControlOrMeta+b');
  await expect(drawer).toBeHidden();
  expect(await sidebarCookie(page)).toBeUndefined();
});

const TWINS = [
  ['/dashboard', '/app', 'Dashboard'],
  ['/documents', '/app/documents', 'My Documents'],
  ['/credits', '/app/billing', 'Credits & Billing'],
  ['/manage-account', '/app/settings', 'Account Settings'],
] as const;

test('the short addresses show the screens of the app, with their title, trail and place', async ({ member: page }) => {
  for (const [short, long, title] of TWINS) {
    await page.goto(long);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const trail = await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText();

    await page.goto(short);
    await expect(page).toHaveURL(new RegExp(`${short}$`));
    await expect(page).toHaveTitle(`${title} | SpecForge`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toBe(trail);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', long);
  }
  await page.goto('/app/templates');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeTemplates');
});

test('who is signed in is not asked to sign in', async ({ member: page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '500 credits (£5.00)' })).toHaveAttribute('href', '/credits');
  await expect(header.getByRole('navigation').getByRole('link')).toHaveText(['Dashboard', 'Templates', 'My Documents']);
  await expect(page.getByRole('main').getByRole('link', { name: /Start with/ })).toHaveCount(0);
  await header.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account Settings', 'Credits', 'Sign out']);
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL(/\/manage-account$/);
});

test('signing out leads to the sign-in page, in every tab', async ({ member: page }) => {
  await page.goto('/app/billing');
  const other = await page.context().newPage();
  await other.goto('/app/settings');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Settings');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth\?next=%2Fapp%2Fsettings$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('signing out works here also when the server does not answer', async ({ member: page }) => {
  await page.goto('/app');
  await page.route('**/api/auth/logout', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Logout failed' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('every change of place begins at the top', async ({ page }) => {
  await page.goto('/legal/privacy');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
