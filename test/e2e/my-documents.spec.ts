import { finishedDocument } from '../support/generation.js';
import { newAccount } from './support/accounts.js';
import { withhold } from './support/answers.js';
import { expect, test } from './support/scripted.js';

test('documents as cards and as a list; the choice is in the address', async ({ member: page, account }) => {
  const document = await finishedDocument(account.client);
  await page.goto('/app/documents');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: document.title });
  await expect(card).toContainText('prd-saas-starter');
  await expect(card).toContainText('Completed');
  await page.getByRole('radio', { name: 'List view' }).click();
  const row = page.getByRole('row').filter({ hasText: document.title });
  await expect(row).toContainText('Completed');
  await expect(page).toHaveURL(/view=list/);
  await page.reload();
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: document.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  await expect(page).toHaveTitle(`${document.title} | SpecForge`);

  // What is left behind gives its title up, to be seen and to be heard.
  await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Account Settings \| SpecForge$/ })).toBeAttached();
  await expect(page).toHaveTitle('Account Settings | SpecForge');
});

test('what is deleted is not shown again, neither on the way back nor where it is still open', async ({
  member: page,
  account,
}) => {
  const [first, second] = [await finishedDocument(account.client), await finishedDocument(account.client)];
  const paper = page.getByRole('tabpanel').getByRole('article');
  await page.goto(`/app/documents/${first.id}`);
  await expect(paper).toContainText('G-001');
  await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'My Documents' }).click();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="${first.id}"]`) });
  await card.getByRole('button', { name: `Actions for ${first.title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await answered;
  await expect(card).toHaveCount(0);
  const answer = await withhold(page, `**/api/documents/${first.id}`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Loading the document' })).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { name: 'Document not found' })).toBeVisible();

  await page.goto(`/app/documents/${second.id}`);
  await expect(paper).toContainText('G-001');
  await account.client.delete(`/documents/${second.id}`);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Document not found' })).toBeVisible();
  await expect(page).toHaveTitle('Document not found | SpecForge');

  await page.goto(`/app/projects/${second.projectId}`);
  await page.getByRole('button', { name: `Restore ${second.title}` }).click();
  await expect(page.getByRole('link', { name: `Open ${second.title}` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'restored' }).first()).toContainText(second.title);
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
});

test('another page of the list is shown from its top', async ({ member: page }) => {
  const total = 60;
  await page.route('**/api/documents?*', (route) => {
    const range = new URL(route.request().url()).searchParams.get('range') ?? '[0,0]';
    const [first = 0, last = 0] = JSON.parse(range) as number[];
    const json = Array.from({ length: Math.min(last, total - 1) - first + 1 }, (_, index) => ({
      id: `document-${first + index}`,
      title: `Document ${first + index + 1}`,
      docType: 'BRD',
      templateId: 'brd-general',
      projectId: 'crews',
      projectTitle: 'Crews',
      status: 'completed',
      createdAt: new Date().toISOString(),
    }));
    return route.fulfill({ json, headers: { 'Content-Range': `documents ${first}-${last}/${total}` } });
  });
  await page.goto('/app/documents');
  const place = () => page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next' }).focus();
  expect(await place()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Documents, page 2' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Document 25' })).toBeVisible();
  expect(await place()).toBe(0);
});

test('deleting asks first, and a failure is told', async ({ member: page, account }) => {
  const document = await finishedDocument(account.client);
  await page.goto('/app/documents');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: document.title });
  const ask = async () => {
    await card.getByRole('button', { name: `Actions for ${document.title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const dialog = page.getByRole('alertdialog', { name: 'Delete this document?' });

  await ask();
  await expect(dialog).toContainText('For 30 days it can be restored, from the activity of its project.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();

  await page.route(`**/api/documents/${document.id}`, (route) => route.fulfill({ status: 500, body: '' }));
  await ask();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It was not deleted.');
  await page.unroute(`**/api/documents/${document.id}`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No documents yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await expect(page.getByText('Document restored')).toBeVisible();
});

test('a document is found again after signing out and in', async ({ member: page, account }) => {
  const document = await finishedDocument(account.client);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: document.title })).toBeVisible();
});

test('the document of somebody else is as good as not there', async ({ member: page, productUrl }) => {
  const other = await newAccount(productUrl);
  const { id } = await finishedDocument(other.client);
  await page.goto(`/app/documents/${id}`);
  await expect(page.getByText('Document not found')).toBeVisible();
});
