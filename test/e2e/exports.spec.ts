import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.js';
import { expect, signIn, test } from './support/drafted.js';
import { expectNoSidewaysScroll } from './support/layout.js';

test('a PDF is made in the background, downloaded when it is ready, and stays for another time', async ({
  page,
  productUrl,
  drafted,
}) => {
  await signIn(page, drafted.account.client, productUrl);
  await page.goto(`/app/documents/${drafted.document.id}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Document' });
  await expect(dialog).toContainText('Files that are made for you stay here for 30 days.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(`downloaded as ${download.suggestedFilename()}`)).toBeVisible();

  const row = dialog.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(download.suggestedFilename());
  await expectAccessible(page, 'export dialog with a finished file');
  await page.reload();
  await page.getByRole('button', { name: 'Export' }).click();
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Download the PDF file/ }).click(),
  ]);
  expect((await readFile(await again.path())).equals(pdf)).toBe(true);
});

test('a file is made in the style and of the sections that were chosen, by keyboard too', async ({
  page,
  productUrl,
  drafted,
}) => {
  await signIn(page, drafted.account.client, productUrl);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/documents/${drafted.document.id}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Document' });
  await dialog.getByText('Choose style, sections and format').press('Enter');
  await dialog.getByRole('radio', { name: 'PDF' }).press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Word' })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Technical/ }).press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Executive/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'All sections' }).press('Space');
  await expect(dialog).toContainText('Choose at least one section.');
  await expect(dialog.getByRole('button', { name: 'Make the Word file' })).toBeDisabled();
  const [section] = drafted.document.outline;
  await dialog.getByRole('checkbox', { name: section?.title ?? '' }).press('Space');
  await expectAccessible(page, 'export dialog with its choices');
  await expectNoSidewaysScroll(page, 'export dialog at 390 px');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the Word file' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.docx$/);
  const made = page.getByRole('button', { name: /^Download the DOCX file/ });
  await expect(dialog.getByRole('listitem').filter({ has: made })).toContainText('executive');
});

test('an export that was cancelled says so, and one press makes it after all', async ({
  page,
  productUrl,
  drafted,
}) => {
  const { client } = drafted.account;
  await signIn(page, client, productUrl);
  const { body } = await client.post<{ id: string }>(`/documents/${drafted.document.id}/exports`, { format: 'pdf' });
  await client.post(`/exports/${body.id}/cancel`);
  await page.goto(`/app/documents/${drafted.document.id}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const row = page.getByRole('dialog', { name: 'Export Document' }).getByRole('listitem').first();
  await expect(row).toContainText('Cancelled');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Try the PDF export again' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(row).toContainText(download.suggestedFilename());
});

test('printing any document gives clean pages', async ({ page, productUrl, drafted }) => {
  const { document } = drafted;
  await signIn(page, drafted.account.client, productUrl);
  await page.goto(`/projects/${document.projectId}/print`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toContainText('Dashboard');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible(page, 'print view');

  const contents = page.getByRole('navigation', { name: 'Contents' });
  const [section] = document.outline;
  await contents.getByRole('link', { name: new RegExp(section?.title ?? '') }).click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(section?.title ?? '') })).toBeInViewport();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `print view at ${width} px`);
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(trail).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.printed-body')).toHaveCSS('color', 'rgb(27, 23, 20)');
  const cover = await page.locator('.printed-cover').evaluate((one) => getComputedStyle(one).breakAfter);
  expect(cover).toBe('page');

  // The reading view prints without the frame of the app around it.
  await page.goto(`/app/documents/${document.id}`);
  await expect(page.getByRole('heading', { name: section?.title }).first()).toBeVisible();
  for (const name of ['Export', 'Toggle sidebar', 'Rename document']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
});

test('a project without a document, and one of somebody else, say so', async ({ member: page, account, drafted }) => {
  const { body } = await account.client.post<{ id: string }>('/projects', { idea: 'Crews on a phone' });
  await page.goto(`/projects/${body.id}/print`);
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible();
  await expectAccessible(page, 'print view without a document');
  await page.goto(`/projects/${drafted.document.projectId}/print`);
  await expect(page.getByRole('heading', { name: 'Document not found' })).toBeVisible();
});
