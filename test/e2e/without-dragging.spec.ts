import type { Page } from '@playwright/test';
import { finishedDocument } from '../support/generation.js';
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
    const metric = (index: number) => goals.nth(index).getByLabel('Metric', { exact: true });
    await metric(0).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(goals.nth(1)).toHaveAccessibleName('Goal G-001');
    await expect(metric(1)).toBeFocused();
    await expect(said(page, 'Goal moved to place 2 of 3')).toHaveCount(1);
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
});

const said = (page: Page, text: string) => page.getByRole('status').getByText(text);
