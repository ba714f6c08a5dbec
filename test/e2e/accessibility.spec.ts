import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { expect, signIn, test } from './support/drafted.js';
import { expectFits } from './support/layout.js';
import { expectAfterRetries } from './support/retries.js';
import { APP_SCREENS, documentScreens, PUBLIC_SCREENS } from './support/screens.js';

/**
 * No violation on any screen, in light and dark, in empty, loading, error and full states; room for fingers, and no
 * scrolling sideways on small windows.
 */

/** Everything of the API but what decides who is signed in. */
const DATA = /\/api\/(?!user$|auth\/(?!sessions))/;

/** What stands around it was looked at with the screen in its first state. */
const MAIN = { within: 'main' };

/** One for each worker. */
function halves<T>(all: readonly T[]): T[][] {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
}

/** Nothing is on its way any more. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading|^Opening/ })).toHaveCount(0);
}

for (const [index, part] of halves(PUBLIC_SCREENS).entries()) {
  test(`public screens, part ${index + 1}`, async ({ page }) => {
    for (const path of part) {
      await open(page, path);
      await expectAccessible(page, path);
      await expectFits(page, path);
    }
  });
}

for (const path of APP_SCREENS) {
  test(`empty, loading and error: ${path}`, async ({ member: page }) => {
    await open(page, path);
    await expectAccessible(page, `${path}, empty`);
    await expectFits(page, `${path}, empty`);

    await page.route(DATA, () => undefined);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
    await expectAccessible(page, `${path}, loading`, MAIN);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    // A refusal is not asked again, so the error stands there at once.
    await page.route(DATA, (route) => route.fulfill({ status: 403, json: { statusCode: 403, message: 'No' } }));
    await page.goto(path);
    await expect(page.getByText(/don't have permission|could not be read/).first()).toBeVisible();
    await expectAccessible(page, `${path}, error`, MAIN);
  });
}

test('full: lists, history and settings of somebody with a document', async ({ page, drafted, productUrl }) => {
  await signIn(page, drafted.account.client, productUrl);
  for (const path of [
    '/app',
    '/app/documents',
    '/app/documents?view=list',
    '/app/billing',
    '/app/billing/history',
    '/',
  ]) {
    await open(page, path);
    await expectAccessible(page, `${path}, full`);
    await expectFits(page, `${path}, full`);
  }
});

for (const screen of ['read', 'edit', 'source', 'run'] as const) {
  test(`full: a document, ${screen}`, async ({ page, drafted, productUrl }) => {
    await signIn(page, drafted.account.client, productUrl);
    const [read, edit, source, run] = documentScreens(drafted.document);
    const path = { read, edit, source, run }[screen] ?? '';
    await open(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page, path);
    await expectFits(page, path);
  });
}

test('loading and error: a document, its versions and a run', async ({ page, drafted, productUrl }) => {
  await signIn(page, drafted.account.client, productUrl);
  await page.clock.install();
  const [document = '', , , ...others] = documentScreens(drafted.document);
  for (const path of [document, ...others]) {
    await page.route(DATA, () => undefined);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^Loading the/ })).toBeAttached();
    await expectAccessible(page, `${path}, loading`, MAIN);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.route(DATA, (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Oh' } }));
    await page.goto(path);
    await expectAfterRetries(page, page.getByText(/technical difficulties/));
    await expectAccessible(page, `${path}, error`, MAIN);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('while it is not known yet who is signed in, and when that cannot be found out', async ({ member: page }) => {
  await page.clock.install();
  await page.route('**/api/user', () => undefined);
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeAttached();
  await expectAccessible(page, 'guard, loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Oh' } }));
  await page.goto('/app');
  await expectAfterRetries(page, page.getByText(/technical difficulties/));
  await expectAccessible(page, 'guard, error');
});

test('menus, drawers and dialogs', async ({ page, drafted, productUrl }) => {
  await signIn(page, drafted.account.client, productUrl);
  await open(page, `/app/documents/${drafted.document.id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expectAccessible(page, 'versions panel');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rename document' }).click();
  await expectAccessible(page, 'rename dialog');

  await open(page, '/app/documents');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await expectAccessible(page, 'document menu');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectAccessible(page, 'delete dialog');

  await open(page, '/app/settings');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectAccessible(page, 'sign-out dialog');

  await open(page, '/app/templates/prd-saas-starter');
  await page.getByRole('button', { name: 'Free download' }).click();
  await expectAccessible(page, 'download dialog');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Markdown/ }).click();
  await saved;
  await expect(page.getByRole('dialog', { name: 'Download Complete' })).toBeVisible();
  await expectAccessible(page, 'download complete');
});
