import { finishedDocument } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { expect, test } from './support/scripted.js';

test('the command menu finds a document, a template and an action by the keyboard alone', async ({
  member: page,
  account,
}) => {
  const document = await finishedDocument(account.client);
  await page.goto('/app');
  const opener = page.getByRole('button', { name: 'Search and commands' });
  await expect(opener).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Search and commands' });
  const input = menu.getByRole('combobox');

  const open = async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
  };

  await open();
  await expect(menu.getByRole('option', { name: document.title })).toBeVisible();
  await expectAccessible(page, 'command menu');
  await page.keyboard.type(document.title.slice(0, 12));
  await expect(menu.getByRole('option').first()).toContainText(document.title);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible();

  await open();
  await page.keyboard.type('export');
  await expect(menu.getByRole('option', { name: 'Export', exact: true })).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Export/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await open();
  await page.keyboard.type('pitch deck');
  await expect(menu.getByRole('option').first()).toContainText('Pitch Deck');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/templates\/pitch-deck/);

  await open();
  await page.keyboard.type('zzzz');
  await expect(menu.getByText('Nothing is called like that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('words are found in a document, one place after the other', async ({ member: page, account }) => {
  const document = await finishedDocument(account.client);
  const bar = page.getByRole('search', { name: 'Find in document' });
  await test.step('from where one reads: opening it, or another view, leads to no other place', async () => {
    await page.goto(`/app/documents/${document.id}`);
    const place = () => page.evaluate(() => scrollY);
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /^User stories/ })
      .click();
    await expect(page).toHaveURL(/#user-stories$/);
    await expect.poll(place).toBeGreaterThan(200);
    await page.keyboard.press('ControlOrMeta+f');
    await expect(bar.getByRole('searchbox')).toBeFocused();
    await expect(page).toHaveURL(/#user-stories$/);
    expect(await place()).toBeGreaterThan(200);
    await page.keyboard.press('Escape');
  });
  await page.goto(`/app/documents/${document.id}?tab=edit#user-stories`);
  await expect(page.getByRole('tab', { name: 'Edit', selected: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page).toHaveURL(/[0-9a-f]#user-stories$/);
  await expect(bar.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('THE');
  await expect(bar.getByRole('status')).toHaveText(/^\d+ of \d+$/);
  const here = () => page.evaluate(() => [...(CSS.highlights.get('found-here') ?? [])].map(String));
  const place = async () => Number((await bar.getByRole('status').innerText()).split(' ')[0]);
  expect((await here()).map((text) => text.toLowerCase())).toEqual(['the']);
  const first = await place();
  await page.keyboard.press('Enter');
  await expect.poll(place).toBe(first + 1);
  await page.keyboard.press('Shift+Enter');
  await expect.poll(place).toBe(first);
  await expectAccessible(page, 'finding');
  await bar.getByRole('searchbox').fill('no such words anywhere');
  await expect(bar.getByRole('status')).toHaveText('Not found');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  expect(await here()).toEqual([]);
});

test('the keys are listed by ?, but not while somebody writes one', async ({ member: page }) => {
  await page.goto('/app/templates');
  const search = page.getByRole('searchbox', { name: 'Search templates' });
  await search.fill('');
  await search.press('?');
  await expect(search).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Search documents, templates and actions');
  await expectAccessible(page, 'keyboard shortcuts');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a document says how long it is, and is copied as Markdown', async ({ member: page, account }) => {
  const document = await finishedDocument(account.client);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/app/documents/${document.id}`);
  await expect(page.getByText(/^[\d,]+ words, \d+ min read$/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('The document is on the clipboard, as Markdown.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`# ${document.title}`);
  expect(copied).toContain('## 1');
});
