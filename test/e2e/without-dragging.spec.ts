import type { Page } from '@playwright/test';
import { finishedDocument } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { expect, test } from './support/scripted.js';

test('nothing has to be dragged: rows are moved, added and removed with buttons and with keys', async ({
  member: page,
  account,
}) => {
  const { id } = await finishedDocument(account.client);
  await page.goto(`/app/documents/${id}?tab=edit`);
  await expect(page.getByRole('form').first()).toBeVisible();

  const goals = page.locator('[data-section="strategic-goals"]').getByRole('group', { name: /^Goal / });
  await expect(goals.first()).toHaveAccessibleName('Goal G-001');
  await goals.first().getByRole('button', { name: /down/i }).first().click();
  await expect(goals.first()).toHaveAccessibleName('Goal G-002');
  await goals.nth(1).getByRole('button', { name: /up/i }).first().click();
  await expect(goals.first()).toHaveAccessibleName('Goal G-001');

  await test.step('a record by keyboard, with the focus where one was typing', async () => {
    const text = (index: number) => goals.nth(index).getByLabel('Goal', { exact: true });
    await text(0).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(goals.nth(1)).toHaveAccessibleName('Goal G-001');
    await expect(text(1)).toBeFocused();
    await expect(said(page, `Goal moved to place 2 of ${await goals.count()}`)).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(goals.first()).toHaveAccessibleName('Goal G-001');
  });

  await test.step('a point of a list', async () => {
    const form = page.getByRole('form', { name: 'Edit Scope and features' });
    const points = form.getByRole('group', { name: /^In scope/ }).getByRole('textbox');
    const count = await points.count();
    const first = await points.first().inputValue();
    await points.first().focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(points).toHaveCount(count + 1);
    await expect(points.nth(1)).toBeFocused();
    await page.keyboard.type('A point of its own');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(points.nth(1)).toHaveValue(first);
    await expect(points.first()).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+Backspace');
    await expect(points).toHaveCount(count);
    await expect(points.first()).toHaveValue(first);
  });

  await test.step('a list that is pasted in the middle of a point', async () => {
    const form = page.getByRole('form', { name: 'Edit Scope and features' });
    const points = form.getByRole('group', { name: /^In scope/ }).getByRole('textbox');
    const count = await points.count();
    await points.first().fill('Before and after');
    await points.first().evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange('Before '.length, 'Before and '.length);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '- one\n- two\n- three ');
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(points).toHaveCount(count + 2);
    await expect(points.nth(0)).toHaveValue('Before one');
    await expect(points.nth(1)).toHaveValue('two');
    await expect(points.nth(2)).toHaveValue('threeafter');
  });
});

test('sections are moved, taken out and put back, with a menu, by keyboard or by dragging', async ({
  member: page,
  account,
}) => {
  const { id } = await finishedDocument(account.client);
  await page.goto(`/app/documents/${id}`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const links = contents.getByRole('link');
  const paper = page.getByRole('tabpanel').getByRole('article');
  await expect(links).toHaveText([/^Goals/, /^Users/, /^Scope/, /^User stories/]);

  await links.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(links).toHaveText([/^Users/, /^Goals/, /^Scope/, /^User stories/]);
  await expect(links.nth(1)).toBeFocused();
  await expect(paper.getByRole('heading', { level: 2 }).first()).toContainText('Users and their jobs');

  await contents.getByRole('button', { name: 'Arrange Scope and features' }).click();
  await expectAccessible(page, 'menu of a section');
  await page.getByRole('menuitem', { name: 'Take out of the document' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take “Scope and features” out?' });
  await expect(question).toContainText('User stories builds on “Scope and features”.');
  await question.getByRole('button', { name: 'Take out' }).click();
  await expect(links).toHaveText([/^Users/, /^Goals/, /^User stories/]);
  await expect(paper).toContainText(/FR-\d{3} \(not found\)/);
  await expectAccessible(page, 'a section taken out');

  await contents.getByRole('button', { name: 'Put in Scope and features' }).click();
  await expect(links).toHaveText([/^Users/, /^Scope/, /^Goals/, /^User stories/]);
  await expect(paper).not.toContainText('(not found)');
  await links.nth(2).dragTo(links.first(), { targetPosition: { x: 20, y: 2 } });
  await expect(links).toHaveText([/^Goals/, /^Users/, /^Scope/, /^User stories/]);
  await page.reload();
  await expect(links).toHaveText([/^Goals/, /^Users/, /^Scope/, /^User stories/]);
});

const said = (page: Page, text: string) => page.getByRole('status').getByText(text);
