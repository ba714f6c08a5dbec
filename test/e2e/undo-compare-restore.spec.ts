import type { Page, Route } from '@playwright/test';
import { finishedDocument, readBalance } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { expectFits } from './support/layout.js';
import { expect, test } from './support/scripted.js';

const SECTION = 'Goals and measures';
const FIRST = 'The licence rules of 2026 make every short-handed trip a reportable one.';
const SECOND = 'The licence rules of 2026 make every single short-handed trip a costly one.';

test('an improvement is undone, versions are named and compared, and an earlier one is restored', async ({
  member: page,
  account,
}) => {
  test.slow();
  const document = await finishedDocument(account.client);
  const address = `/app/documents/${document.id}`;
  const section = page.locator('[data-section="strategic-goals"]');

  await test.step('undo', async () => {
    await page.goto(`${address}?tab=edit`);
    await saveWhyNow(page, FIRST);
    await section.getByRole('button', { name: 'AI Improve (10 credits)' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI Improve Section' });
    await dialog.getByLabel('Instructions').fill('x'.repeat(4_100));
    await dialog.getByRole('button', { name: /^Improve/ }).click();
    await expect(dialog).toContainText('At most 4,000 characters; these are 4,100.');
    await dialog.getByLabel('Instructions').fill('Say it in fewer words');
    // A proxy that gives up before the answer is there: asked for once more, it is still one improvement.
    const gaveUp = async (route: Route) => {
      await route.fetch();
      await route.fulfill({ status: 504, body: '' });
    };
    await page.route('**/improve', gaveUp, { times: 1 });
    await dialog.getByRole('button', { name: /^Improve/ }).click();
    await expect(page.getByText('Failed to improve')).toBeVisible();
    await dialog.getByRole('button', { name: /^Improve/ }).click();
    await section.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Why now' })).toHaveValue(FIRST);
    expect(await readBalance(account.client)).toBe(490);
    await saveWhyNow(page, SECOND);
  });

  const panel = page.getByRole('dialog', { name: 'Versions' });
  const versions = panel.getByRole('list', { name: 'Versions, newest first' }).getByRole('listitem');
  await test.step('the versions are listed with who made them and what they changed', async () => {
    await page.getByRole('button', { name: 'Versions' }).focus();
    await page.keyboard.press('Enter');
    await expect(versions).toHaveCount(5);
    await expect(versions.nth(0)).toContainText('Current');
    await expect(versions.nth(0)).toContainText('Edited by hand by Ada Byron');
    await expect(versions.nth(0)).toContainText('Edited Why now in Goals and measures');
    await expect(versions.nth(1)).toContainText('Improvement undone');
    await expect(versions.nth(2)).toContainText('“Say it in fewer words”');
    await expect(versions.nth(4)).toContainText('First draft: 4 sections');
    await expectAccessible(page, 'versions panel');
    await expectFits(page, 'versions panel');
  });

  await test.step('one is given a name, by keyboard', async () => {
    await versions.nth(3).getByRole('button', { name: 'More for Version 2' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Give it a name' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Name version 2' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Sent to client');
    await expectAccessible(page, 'name dialog');
    await page.keyboard.press('Enter');
    await expect(versions.nth(3)).toContainText('Version 2: Sent to client');
  });

  await test.step('two are compared, word by word', async () => {
    await versions
      .nth(3)
      .getByRole('button', { name: /^More for Version 2/ })
      .click();
    await page.getByRole('menuitem', { name: 'Compare with current' }).click();
    await expect(page).toHaveURL(/compare\?from=2&to=5$/);
    const card = page.getByRole('article').filter({ hasText: 'Why now' });
    await expect(card.locator('del')).toContainText('reportable');
    await expect(card.locator('ins', { hasText: 'costly' })).toHaveCount(1);
    await expectAccessible(page, 'comparison');
    await expectFits(page, 'comparison');

    await page.getByRole('radio', { name: 'Side by side' }).click();
    await expect(card.getByText('Version 2, Sent to client')).toBeVisible();
    await expect(card.getByText('Version 5')).toBeVisible();
    await expectAccessible(page, 'comparison, side by side');
    await page.getByLabel('Earlier version').selectOption({ label: 'Version 5' });
    await expect(page.getByText('Both read the same')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the document' }).click();
  });

  await test.step('an earlier one is opened and put back', async () => {
    await page.getByRole('button', { name: 'Versions' }).click();
    await versions.nth(3).getByRole('link', { name: 'Open Version 2, Sent to client' }).click();
    await expect(page.getByText('Version 2, Sent to client of 5.')).toBeVisible();
    await expect(page.getByRole('article')).toContainText(FIRST);
    await expectAccessible(page, 'version');
    await expectFits(page, 'version');
    await page.getByRole('button', { name: 'Restore this version' }).click();
    const question = page.getByRole('alertdialog', { name: 'Restore Version 2, Sent to client?' });
    await expectAccessible(page, 'restore dialog');
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Version 6 made')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('tabpanel')).toContainText(FIRST);
    await page.getByRole('button', { name: 'Versions' }).click();
    await expect(versions.nth(0)).toContainText('Version 2 put back by Ada Byron');
  });
});

async function saveWhyNow(page: Page, text: string): Promise<void> {
  await page
    .getByRole('form', { name: `Edit ${SECTION}` })
    .getByLabel('Why now')
    .fill(text);
  await page.getByRole('button', { name: `Save ${SECTION}` }).click();
  await expect(page.getByText('Section updated')).toBeVisible();
}
