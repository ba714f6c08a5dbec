import { expect, signIn, test } from './support/drafted.js';
import { expectNoSidewaysScroll } from './support/layout.js';

/** A small phone, and a window of 1280 by 1024 px at a zoom of 400 %, which a page sees as a small window. */
const WINDOWS = [
  { name: '320 px wide', viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 },
  { name: 'at 400 % zoom', viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
];

for (const { name, ...window } of WINDOWS) {
  test.describe(name, () => {
    test.use(window);

    test('dialogs fit and can be used', async ({ page, drafted, productUrl }) => {
      await signIn(page, drafted.account.client, productUrl);
      await page.goto('/app/templates/prd-saas-starter');
      await page.getByRole('button', { name: 'Build with AI' }).click();
      await expectNoSidewaysScroll(page, 'describe dialog');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.goto(`/app/documents/${drafted.document.id}`);
      await page.getByRole('button', { name: 'Export' }).click();
      await expectNoSidewaysScroll(page, 'export dialog');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: /^ZIP of Markdown/ }).click();
      await saved;
    });
  });
}

test('on a phone the menu is a drawer and leads everywhere', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'My Documents' }).click();
  await expect(page).toHaveURL(/\/app\/documents$/);
  await expect(menu).toHaveCount(0);
});

test('on a phone the contents of a document are a drawer', async ({ page, drafted, productUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, drafted.account.client, productUrl);
  await page.goto(`/app/documents/${drafted.document.id}`);
  await page.getByRole('button', { name: 'Contents' }).click();
  await page
    .getByRole('dialog', { name: 'Contents' })
    .getByRole('link', { name: /^User stories/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#user-stories')).toBeInViewport();
});

test('on a phone price and start stay in sight while sections are chosen', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/templates/prd-saas-starter');
  const build = page.getByRole('button', { name: 'Build with AI' });
  await expect(build).toBeEnabled();
  await expect(build).toBeInViewport();
  await page.getByRole('button', { name: 'Deselect All' }).click();
  await expect(page.getByText('4 more section(s) needed')).toBeInViewport();
  await expect(build).toBeDisabled();
  await expect(build).toBeInViewport();
});
