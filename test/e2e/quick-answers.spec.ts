import { finishedDocument, FOUR_SECTIONS, startRun } from '../support/generation.js';
import { expectQuickAnswer, withhold } from './support/answers.js';
import { expect, Held, test } from './support/scripted.js';

/** Every press answers within 100 ms, if only by a busy state. */

test.beforeEach(async ({ page }) => page.clock.install());

test('signing in and up', async ({ page, account }) => {
  const release = await withhold(page, '**/api/auth/login');
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill('not the password');
  await expectQuickAnswer(page, {
    name: 'Sign In',
    press: page.getByRole('button', { name: 'Sign In' }),
    answer: 'form button[aria-busy="true"]',
  });
  release();
  await expect(page.locator('form button[aria-busy]')).toHaveCount(0);
  await expectQuickAnswer(page, {
    name: 'the Sign Up tab',
    press: page.getByRole('tab', { name: 'Sign Up' }),
    answer: '[role="tab"][data-state="active"][id$="sign-up"]',
  });
});

test('choosing sections and starting a document', async ({ member: page }) => {
  const estimate = await withhold(page, '**/api/pricing/estimate');
  await withhold(page, '**/api/projects');
  await page.goto('/app/templates/prd-saas-starter');
  await expectQuickAnswer(page, {
    name: 'a section',
    press: page.getByRole('checkbox', { name: 'Users and their jobs' }),
    answer: '[role="checkbox"][aria-checked="false"]',
  });
  estimate();
  await expectQuickAnswer(page, {
    name: 'Build with AI',
    press: page.getByRole('button', { name: 'Build with AI' }),
    answer: '[role="dialog"]',
  });
  await page.getByLabel('Your product', { exact: true }).fill('A rota for 12 lifeboat stations.');
  await expectQuickAnswer(page, {
    name: 'Start generation',
    press: page.getByRole('button', { name: 'Start generation' }),
    answer: '[role="dialog"] button[aria-busy="true"]',
  });
});

test('another screen whose code is still on its way', async ({ member: page }) => {
  await page.goto('/app');
  await expect(page.getByText('No documents yet')).toBeVisible();
  const release = await withhold(page, '**/assets/*.js');
  await expectQuickAnswer(page, {
    // The code of the places in the sidebar is there already; that of the public pages is not.
    name: 'Home',
    press: page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
    answer: '[role="progressbar"][aria-label="Opening the page"]',
  });
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'From an idea to a document' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Opening the page' })).toHaveCount(0);
});

test('the controls of a run', async ({ member: page, account, model }) => {
  const held = new Held(['user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  const controls = /\/api\/runs\/[^/]+\/(?:pause|cancel)$/;
  // Refused in the end, so that the run can still be cancelled.
  await page.route(controls, (route) => route.fulfill({ status: 503, body: '' }));
  const release = await withhold(page, controls);
  await page.goto(`/app/runs/${runId}`);
  await expect(page.getByText('3 of 4 sections', { exact: true })).toBeVisible();
  await expectQuickAnswer(page, {
    name: 'another section',
    press: page.getByRole('button', { name: 'Goals and measures: Finished' }),
    answer: 'main button[aria-pressed="true"][style]:not([class*="ember-tint"])',
  });
  await expectQuickAnswer(page, {
    name: 'Pause',
    press: page.getByRole('button', { name: 'Pause' }),
    answer: 'main button[aria-busy="true"]',
  });
  release();
  await expect(page.locator('main button[aria-busy]')).toHaveCount(0);
  await withhold(page, controls);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectQuickAnswer(page, {
    name: 'Cancel generation',
    press: page.getByRole('button', { name: 'Cancel generation' }),
    answer: '[role="alertdialog"] button[aria-busy="true"]',
  });
});

test('the views of a document, saving, improving and exporting', async ({ member: page, account }) => {
  const { id } = await finishedDocument(account.client);
  await page.goto(`/app/documents/${id}`);
  await expect(page.getByRole('tabpanel').getByRole('article')).toContainText('G-001');
  await expectQuickAnswer(page, {
    name: 'Edit',
    press: page.getByRole('tab', { name: 'Edit' }),
    answer: '[role="tab"][data-state="active"][id$="edit"]',
  });

  const goals = page.locator('[data-section="strategic-goals"]');
  const save = await withhold(page, '**/sections/*');
  await goals.getByLabel('Why now').fill('From January every short-handed trip is reported.');
  await expectQuickAnswer(page, {
    name: 'Save',
    press: page.getByRole('button', { name: 'Save Goals and measures' }),
    answer: '[data-section="strategic-goals"] button[aria-busy="true"]',
  });
  save();
  await expect(page.getByText('Section updated')).toBeVisible();

  const improve = await withhold(page, '**/improve');
  await goals.getByRole('button', { name: 'AI Improve (10 credits)' }).click();
  await page.getByLabel('Instructions').fill('Say it in fewer words');
  await expectQuickAnswer(page, {
    name: 'Improve',
    press: page.getByRole('dialog').getByRole('button', { name: /^Improve/ }),
    answer: '[role="dialog"] button[aria-busy="true"]',
  });
  improve();
  await expect(page.getByRole('heading', { name: 'What the improvement changed' })).toBeVisible();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await withhold(page, '**/export');
  await page.getByRole('button', { name: 'Export' }).click();
  await expectQuickAnswer(page, {
    name: 'DOCX',
    press: page.getByRole('button', { name: /^DOCX/ }),
    answer: '[role="dialog"] button[aria-busy="true"]',
  });
});
