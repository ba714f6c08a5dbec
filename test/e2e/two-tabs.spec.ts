import type { Page } from '@playwright/test';
import { finishedDocument } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { expectFits } from './support/layout.js';
import { expect, test } from './support/scripted.js';

const SECTION = 'Goals and measures';
const MINE = 'Typed in the second tab, by somebody who did not know of the first one.';
const THEIRS = 'Typed in the first tab, and saved a moment before the second one was.';

test('two tabs edit one section: the second is told, sees both texts, and chooses', async ({
  member: first,
  account,
}) => {
  const document = await finishedDocument(account.client);
  const address = `/app/documents/${document.id}?tab=edit`;
  const second = await first.context().newPage();
  for (const tab of [first, second]) await tab.goto(address);

  for (const { choice, mine, stays } of [
    { choice: 'Keep mine', mine: MINE, stays: MINE },
    { choice: 'Take theirs', mine: `${MINE} Once more.`, stays: THEIRS },
  ]) {
    await test.step(choice, async () => {
      await whyNow(first).fill(THEIRS);
      await save(first);
      await expect(first.getByText('Section updated')).toBeVisible();

      // Told in its place, where nobody who is typing answers by mistake.
      await whyNow(second).fill(mine);
      await expect(stateOf(second)).toHaveText('Needs your attention');
      await expect(second.getByRole('status').getByText('Someone saved this section after you began.')).toHaveCount(1);
      await expect(whyNow(second)).toBeFocused();
      if (choice === 'Keep mine') await save(second);
      else await second.getByRole('button', { name: 'Compare' }).click();
      const dialog = second.getByRole('dialog', { name: 'This section was changed meanwhile' });
      await expect(dialog).toContainText(mine);
      await expect(dialog).toContainText(THEIRS);
      if (choice === 'Keep mine') {
        await expectAccessible(second, 'conflict');
        await expectFits(second, 'conflict');
      }
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toHaveCount(0);
      await expect(whyNow(second)).toHaveValue(stays);
      await expect(stateOf(second)).toHaveText(choice === 'Keep mine' ? ['Saved'] : []);

      for (const tab of [first, second]) await tab.reload();
      for (const tab of [first, second]) await expect(whyNow(tab)).toHaveValue(stays);
    });
  }
});

const whyNow = (page: Page) => page.getByRole('form', { name: `Edit ${SECTION}` }).getByLabel('Why now');
const stateOf = (page: Page) => page.locator('[data-section="strategic-goals"] [data-save-state]');
const save = (page: Page) => page.getByRole('button', { name: `Save ${SECTION}` }).click();
