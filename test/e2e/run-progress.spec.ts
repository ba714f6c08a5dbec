import { FOUR_SECTIONS, startRun } from '../support/generation.js';
import { expect, Held, test } from './support/scripted.js';

test('each section shows its state, and changes are announced politely', async ({ member: page, account, model }) => {
  const held = new Held(FOUR_SECTIONS);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await page.goto(`/app/runs/${runId}`);
  const section = (title: string, state: string) =>
    page.getByRole('button', { name: new RegExp(`^${title}: ${state}$`) });

  await expect(section('Goals and measures', 'Being written')).toBeVisible();
  await expect(section('User stories', 'Waiting')).toBeVisible();
  await section('User stories', 'Waiting').click();
  await expect(page.getByRole('article')).toContainText(/Waits for .*, which it builds on\./);

  const announced = page.locator('main [aria-live="polite"].sr-only');
  await expect(announced).toHaveText('');
  held.release('strategic-goals');
  await expect(section('Goals and measures', 'Finished')).toBeVisible();
  await expect(announced).toHaveText('Goals and measures: Finished. 1 of 4 finished.');
  await expect(announced).toHaveAttribute('role', 'status');

  model.behave(({ section: key }) => (key === 'user-stories' ? { kind: 'refusal' } : held.behaviour(key)));
  held.releaseAll();
  await expect(section('User stories', 'Not written')).toBeVisible();
  await expect(announced).toContainText('Finished with gaps');
});

test('a run shows how far it is and about how long it will take', async ({ member: page, account, model }) => {
  const held = new Held(['user-personas', 'scope-features', 'user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await page.goto(`/app/runs/${runId}`);
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByText('1 of 4 sections', { exact: true })).toBeVisible();
  await expect(progress.getByRole('progressbar', { name: '1 of 4 sections finished' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
  const value = (term: string) =>
    progress.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  await expect(value('Left')).toHaveText(/^about \d+ (s|min)/);
  await expect(value('Cost')).toHaveText('Free: your first document');
  const elapsed = await value('Elapsed').textContent();
  await expect(value('Elapsed')).not.toHaveText(elapsed ?? '');

  held.releaseAll();
  await expect(progress.getByText('4 of 4 sections', { exact: true })).toBeVisible();
  await expect(value('Took')).toBeVisible();
  await expect(value('Left')).toHaveCount(0);
});

test('the text of a section appears while it is being written', async ({ member: page, account, model }) => {
  model.behave(({ section }) => (section === 'strategic-goals' ? { kind: 'drip', everyMs: 60, characters: 2 } : null));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await page.goto(`/app/runs/${runId}`);
  await page.getByRole('button', { name: 'Goals and measures: Being written' }).click();
  const text = page.getByRole('article').locator('.prose');
  await expect(text).toContainText(/\w+ \w+/);
  const soFar = (await text.textContent()) ?? '';
  await expect.poll(async () => (await text.textContent())?.length).toBeGreaterThan(soFar.length);
  await expect(page.getByRole('button', { name: 'Goals and measures: Being written' })).toBeVisible();
});
