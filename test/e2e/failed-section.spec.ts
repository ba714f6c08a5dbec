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
  await expect(shown).toContainText('Its credits have come back; it can be retried.');
  expectPlainWords((await shown.locator('p').first().textContent()) ?? '');
  await expectAccessible(page, 'run with a failed section');

  model.behave(() => null);
  await page.getByRole('button', { name: 'Retry 1 failed section(s)' }).click();
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

/** Sentences, without codes, numbers of states or names from inside the program. */
function expectPlainWords(text: string): void {
  expect(text).toMatch(/^[A-Z][^.]{15,}\. /);
  expect(text).not.toMatch(/[A-Z]{2,}_|\b[45]\d\d\b|JSON|schema|token|undefined|null|Error:/);
}
