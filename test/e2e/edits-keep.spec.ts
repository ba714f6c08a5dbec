import type { Locator, Page } from '@playwright/test';
import type { TestClient } from '../support/client.js';
import { finishedDocument, FOUR_SECTIONS } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { expectFits } from './support/layout.js';
import { expect, test } from './support/scripted.js';

const SECTION = 'Goals and measures';
const FIRST = 'The licence rules of 2026 make every short-handed trip a reportable one.';
const SECOND = 'From January on a short-handed trip has to be reported within a day.';
const THIRD = 'A short-handed trip costs a day of paper work from January on.';

const whyNow = (page: Page) => page.getByRole('form', { name: `Edit ${SECTION}` }).getByLabel('Why now');
const section = (page: Page) => page.locator('[data-section="strategic-goals"]');
const stateOf = (page: Page): Locator => section(page).locator('[data-save-state]');

/** Whatever the document has, it has these afterwards. */
async function arrange(client: TestClient, id: string, sections: string[]): Promise<void> {
  const { body } = await client.get<{ outline: { key: string }[] }>(`/documents/${id}`);
  const from = body.outline.map(({ key }) => key);
  const { status } = await client.send('PUT', `/documents/${id}/outline`, { sections, from });
  expect(status).toBe(200);
}

/** What the server has of the field. */
async function storedWhy(client: TestClient, id: string): Promise<unknown> {
  const { body } = await client.get<{ sections: Record<string, Record<string, unknown>> }>(`/documents/${id}`);
  return body.sections['strategic-goals']?.['context'];
}

test('edits save themselves, and closing the tab loses nothing', async ({ member: page, account }) => {
  const { id } = await finishedDocument(account.client);
  const address = `/app/documents/${id}?tab=edit`;
  await page.goto(address);
  await whyNow(page).fill(FIRST);
  await expect(stateOf(page)).toHaveText('Saved');
  await expect(page.getByText('Section updated')).toHaveCount(0);
  await expectAccessible(page, 'edit, saved by itself');

  await test.step('typed and closed at once', async () => {
    await whyNow(page).fill(SECOND);
    const next = await page.context().newPage();
    await page.close();
    await next.goto(address);
    await expect(whyNow(next)).toHaveValue(SECOND);
    await expect.poll(async () => await storedWhy(account.client, id)).toBe(SECOND);

    // Three savings by one person within ten minutes are one version.
    const versions = await account.client.get<unknown[]>(`/documents/${id}/versions`);
    expect(versions.body).toHaveLength(2);

    await test.step('what does not fit is kept as a draft, and says so', async () => {
      await whyNow(next).fill('<b>Bold</b>');
      await expect(stateOf(next)).toHaveText('Needs your attention');
      await expect(section(next)).toContainText('Kept as a draft in this browser: one value does not fit yet.');
      await section(next).getByRole('button', { name: 'Show' }).click();
      await expect(whyNow(next)).toBeFocused();
      // Where the page was led to, a link above may stand half behind the bar.
      await next.evaluate(() => scrollTo(0, 0));
      await expectAccessible(next, 'edit, a draft');
      await expectFits(next, 'edit, a draft');
      await next.reload();
      await expect(whyNow(next)).toHaveValue('<b>Bold</b>');
      expect(await storedWhy(account.client, id)).toBe(SECOND);
    });
    await test.step('undo and redo, by key and by button, also of what is saved', async () => {
      await whyNow(next).fill(THIRD);
      await expect(stateOf(next)).toHaveText('Saved');
      const goal = next.getByRole('group', { name: 'Goal G-001' }).getByLabel('Goal', { exact: true });
      const before = await goal.inputValue();
      await goal.fill(`${before} Soon.`);
      await next.keyboard.press('ControlOrMeta+z');
      await expect(goal).toHaveValue(before);
      await next.keyboard.press('ControlOrMeta+z');
      await expect(whyNow(next)).toHaveValue('<b>Bold</b>');
      await expect(whyNow(next)).toBeFocused();
      await next.keyboard.press('ControlOrMeta+Shift+z');
      await section(next)
        .getByRole('button', { name: `Redo in ${SECTION}` })
        .click();
      await expect(goal).toHaveValue(`${before} Soon.`);
      await expect(stateOf(next)).toHaveText('Saved');
      expect(await storedWhy(account.client, id)).toBe(THIRD);
    });
  });
});

test('an edit made offline is kept and sent when the connection is back; who signs out is warned', async ({
  member: page,
  account,
}) => {
  const { id } = await finishedDocument(account.client);
  const address = `/app/documents/${id}?tab=edit`;
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await whyNow(page).fill(FIRST);
  await expect(stateOf(page)).toHaveText('Not saved, offline');
  await expectAccessible(page, 'edit, offline');
  await page.context().setOffline(false);
  await expect(stateOf(page)).toHaveText('Saved');

  await test.step('kept when the tab is closed, and sent from wherever the app is opened next', async () => {
    await page.context().setOffline(true);
    await whyNow(page).fill(SECOND);
    await expect(stateOf(page)).toHaveText('Not saved, offline');
    const next = await page.context().newPage();
    await page.close();
    await page.context().setOffline(false);
    await next.goto('/app');
    await expect(next.getByText('Earlier edits saved')).toBeVisible();
    await next.goto(`/app/documents/${id}`);
    await expect(next.getByRole('tabpanel')).toContainText(SECOND);

    await test.step('what was written in a section that was taken out meanwhile waits for it', async () => {
      await next.goto('about:blank');
      const other = await next.context().newPage();
      await other.goto(address, { waitUntil: 'networkidle' });
      await other.context().setOffline(true);
      await whyNow(other).fill(THIRD);
      await expect(stateOf(other)).toHaveText('Not saved, offline');
      await other.close();
      await next.context().setOffline(false);
      const without = FOUR_SECTIONS.filter((key) => key !== 'strategic-goals');
      await arrange(account.client, id, without);

      await next.goto('/app');
      const message = next.getByRole('status').filter({ hasText: 'Earlier edits wait for you' });
      await expect(message).toContainText(`“${SECTION}” was taken out of`);
      await message.hover();
      await arrange(account.client, id, FOUR_SECTIONS);
      await message.getByRole('button', { name: 'Open the document' }).click();
      await expect(whyNow(next)).toHaveValue(THIRD);
      // A tab that closes sends what it can: then it was stored before, and nothing is left to be told of it.
      await expect.poll(async () => await storedWhy(account.client, id)).toBe(THIRD);
    });

    await test.step('signing out', async () => {
      await whyNow(next).fill('<b>Bold</b>');
      await expect(stateOf(next)).toHaveText('Needs your attention');
      await next.keyboard.press('ControlOrMeta+k');
      await next.getByRole('option', { name: 'Sign out' }).click();
      const question = next.getByRole('alertdialog', { name: 'Sign out and lose edits?' });
      await expectAccessible(next, 'sign out, unsent edits');
      await question.getByRole('button', { name: 'Sign out' }).click();
      await expect(next).not.toHaveURL(/documents/);
      const kept = await next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent')));
      expect(kept).toEqual([]);
    });
  });
});
