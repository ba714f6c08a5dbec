import type { Page } from '@playwright/test';
import { FOUR_SECTIONS, startRun, waitForEnd } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { expect, test } from './support/scripted.js';

const LATE = 30_000;

test('a failed section says why in plain words and is retried with one press', async ({
  member: page,
  account,
  model,
}) => {
  model.behave(({ section }) => (section === 'user-stories' ? { kind: 'refusal' } : null));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await waitForEnd(account.client, runId);

  await page.goto(`/app/runs/${runId}`);
  await page.getByRole('button', { name: 'User stories: Not written' }).click();
  const shown = page.getByRole('article');
  await expect(shown).toContainText('Nothing was charged for it; it can be retried.');
  expectPlainWords((await shown.locator('p').first().textContent()) ?? '');
  await expectAccessible(page, 'run with a failed section');

  model.behave(() => null);
  const retry = page.getByRole('button', { name: 'Retry 1 failed section(s)' });
  await test.step('too few credits for it: how many it takes, and where they are', async () => {
    await refuse(page, 402, { code: 'INSUFFICIENT_CREDITS', message: 'x', required: 25 });
    await retry.click();
    const message = page.getByRole('alert').filter({ hasText: 'Not Enough Credits' });
    await expect(message).toContainText('You need 25 credits to generate this document.');
    await expect(message.getByRole('button', { name: 'Add credits' })).toBeVisible();
  });
  await test.step('pressed too late: how it stands, which is no failure', async () => {
    const late = 'This generation has no failed sections to try again.';
    await refuse(page, 409, { code: 'RUN_NOT_FAILED', message: late });
    await retry.click();
    await expect(page.getByRole('status').filter({ hasText: 'The Generation Has Moved On' })).toContainText(late);
  });
  await retry.click();
  await expect(page.getByRole('button', { name: 'User stories: Finished' })).toBeVisible();
  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
  // What was finished before was not written again.
  expect(model.callsFor('strategic-goals')).toHaveLength(1);
});

test('the document says which sections are missing and leads back to the run', async ({
  member: page,
  account,
  model,
}) => {
  model.behave(({ section }) => (section === 'user-stories' ? { kind: 'against-schema' } : null));
  const { runId, documentId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await waitForEnd(account.client, runId, LATE);
  await page.goto(`/app/documents/${documentId}`);
  await expect(page.getByText('Some sections were not written')).toBeVisible();
  const missing = page.locator('[data-section="user-stories"]');
  await expect(missing).toContainText('Section Not Generated');
  await missing.getByRole('link', { name: 'See why, and try again' }).click();
  await expect(page).toHaveURL(new RegExp(runId));
});

for (const kind of ['cut', 'length', 'invalid-json', 'status'] as const) {
  test(`whatever the model does wrong (${kind}), the reason is in plain words`, async ({
    member: page,
    account,
    model,
  }) => {
    model.behave(({ section }) => {
      if (section !== 'strategic-goals') return null;
      return kind === 'status' ? { kind, status: 401, code: 'invalid_api_key' } : { kind };
    });
    const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
    await waitForEnd(account.client, runId, LATE);
    await page.goto(`/app/runs/${runId}`);
    await page.getByRole('button', { name: 'Goals and measures: Not written' }).click();
    expectPlainWords((await page.getByRole('article').locator('p').first().textContent()) ?? '');
  });
}

/** Answers the next retry in the place of the server. */
async function refuse(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/retry', (route) => route.fulfill({ status, json: { statusCode: status, ...body } }), {
    times: 1,
  });
}

/** Sentences, without codes, numbers of states or names from inside the program. */
function expectPlainWords(text: string): void {
  expect(text).toMatch(/^[A-Z][^.]{15,}\. /);
  expect(text).not.toMatch(/[A-Z]{2,}_|\b[45]\d\d\b|JSON|schema|token|undefined|null|Error:/);
}
