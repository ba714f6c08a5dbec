import { FOUR_SECTIONS, startRun, waitForRun } from '../support/generation.js';
import { expect, Held, test } from './support/scripted.js';

test('reloading the page in the middle of a run shows the run as it is', async ({ member: page, account, model }) => {
  const held = new Held(['scope-features', 'user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await waitForRun(account.client, runId, ({ progress }) => progress.done === 2);
  await page.goto(`/app/runs/${runId}`);
  const asItIs = async () => {
    await expect(page.getByText('2 of 4 sections', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Goals and measures: Finished' })).toBeVisible();
    await expect(page.getByRole('button', { name: /: Being written$/ })).toBeVisible();
  };
  await asItIs();
  await page.reload();
  await asItIs();

  // The page of before is gone, the new one follows the run to its end.
  held.releaseAll();
  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
});

test('an answer that comes late does not take the page back', async ({ member: page, account, model }) => {
  const held = new Held(['scope-features', 'user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await waitForRun(account.client, runId, ({ progress }) => progress.done === 2);
  const late = Promise.withResolvers<void>();
  await page.route(`**/api/runs/${runId}`, async (route) => {
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response });
  });
  await page.goto(`/app/runs/${runId}`);
  await expect(page.getByText('2 of 4 sections', { exact: true })).toBeVisible();
  held.release('scope-features');
  const third = page.getByText('3 of 4 sections', { exact: true });
  await expect(third).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/runs/${runId}`));
  late.resolve();
  await (await answered).finished();
  // Whatever the page makes of it, it has made of it by now.
  await page.waitForTimeout(500);
  await expect(page.getByRole('button', { name: 'User stories: Being written' })).toBeVisible();
  await expect(third).toBeVisible();
  held.releaseAll();
  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
});

test('a connection that breaks is taken up again', async ({ member: page, account, model }) => {
  const held = new Held(['user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await page.goto(`/app/runs/${runId}`);
  await expect(page.getByText('3 of 4 sections', { exact: true })).toBeVisible();

  await page.context().setOffline(true);
  held.releaseAll();
  await waitForRun(account.client, runId, ({ step }) => step === 'finished');
  await page.context().setOffline(false);
  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
});

test('where the stream does not come through, the page asks again and again', async ({
  member: page,
  account,
  model,
}) => {
  const held = new Held(['user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  await page.route('**/api/runs/*/events', (route) => route.abort());
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await page.goto(`/app/runs/${runId}`);
  await expect(page.getByRole('button', { name: 'User stories: Being written' })).toBeVisible();
  held.releaseAll();
  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
});
