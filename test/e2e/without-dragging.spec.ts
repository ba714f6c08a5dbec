import { expect, signIn, test } from './support/drafted.js';

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
