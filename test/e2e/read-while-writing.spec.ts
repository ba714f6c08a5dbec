import { FOUR_SECTIONS, startRun, waitForRun } from '../support/generation.js';
import { expect, Held, test } from './support/scripted.js';

test('a finished section is read and edited while others are being written', async ({
  member: page,
  account,
  model,
}) => {
  const held = new Held(['scope-features', 'user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await waitForRun(account.client, runId, ({ progress }) => progress.done === 2);

  await page.goto(`/app/runs/${runId}`);
  await page.getByRole('link', { name: 'Open document' }).click();
  await expect(page.getByRole('main').getByText('Generating').first()).toBeVisible();
  const paper = page.getByRole('tabpanel').getByRole('article');
  await expect(paper.locator('[data-section="strategic-goals"]')).toContainText('G-001');
  await expect(paper.locator('[data-section="scope-features"]')).toContainText('It is being written now');

  await page.getByRole('tab', { name: 'Edit' }).click();
  await page
    .getByRole('form', { name: 'Edit Goals and measures' })
    .getByLabel('Why now')
    .fill('The new licence rules make every short-handed trip a reportable one, from January on.');
  await page.getByRole('button', { name: 'Save Goals and measures' }).click();
  await expect(page.getByText('Section updated')).toBeVisible();

  await page.getByRole('tab', { name: 'Read' }).click();
  held.releaseAll();
  await expect(paper.locator('[data-section="user-stories"]')).toContainText('US-001');
  await expect(page.getByText('Section Not Generated')).toHaveCount(0);
  await expect(paper.locator('[data-section="strategic-goals"]')).toContainText('The new licence rules');
});
