import { expect, signIn, test } from './support/drafted.js';
import { expectLargeTargets } from './support/layout.js';
import { APP_SCREENS, documentScreens, PUBLIC_SCREENS } from './support/screens.js';

/** Fingers need room: every target is at least 24 by 24 px, on a wide window and on a phone. */
const WIDTHS = [1280, 390];

for (const width of WIDTHS) {
  test(`public screens, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PUBLIC_SCREENS) {
      await page.goto(path);
      await expectLargeTargets(page, path);
    }
  });

  test(`screens of the app, ${width} px wide`, async ({ page, drafted, productUrl }) => {
    await signIn(page, drafted.account.client, productUrl);
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...APP_SCREENS, ...documentScreens(drafted.document)]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectLargeTargets(page, path);
    }
  });
}

test('nothing has to be dragged: rows are moved with buttons', async ({ page, drafted, productUrl }) => {
  await signIn(page, drafted.account.client, productUrl);
  await page.goto(`/app/documents/${drafted.document.id}?tab=edit`);
  await expect(page.getByRole('form').first()).toBeVisible();
  await expect(page.locator('[draggable="true"]')).toHaveCount(0);

  const features = page.locator('[data-section="strategic-goals"]').getByRole('group', { name: /^Goal / });
  await expect(features.first()).toHaveAccessibleName('Goal G-001');
  await features.first().getByRole('button', { name: /down/i }).first().click();
  await expect(features.first()).toHaveAccessibleName('Goal G-002');
  await features.nth(1).getByRole('button', { name: /up/i }).first().click();
  await expect(features.first()).toHaveAccessibleName('Goal G-001');
});
