import { finishedDocument, FOUR_SECTIONS, startRun } from '../support/generation.js';
import { expectQuickAnswer, slowDown } from './support/answer-time.js';
import { expect, Held, test } from './support/scripted.js';

/** Every press answers within 100 ms, if only by a busy state. */

test('signing in and up', async ({ page, account }) => {
  await slowDown(page, '**/api/auth/*');
  await page.goto('/auth');
  const fill = async () => {
    await expect(page.locator('form button[aria-busy]')).toHaveCount(0);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill('not the password');
  };
  await fill();
  await expectQuickAnswer(page, {
    name: 'Sign In',
    press: page.getByRole('button', { name: 'Sign In' }),
    answer: 'form button[aria-busy="true"]',
    again: fill,
  });
  await expectQuickAnswer(page, {
    name: 'the Sign Up tab',
    press: page.getByRole('tab', { name: 'Sign Up' }),
    answer: '[role="tab"][data-state="active"][id$="sign-up"]',
    again: () => page.getByRole('tab', { name: 'Sign In' }).click(),
  });
});

test('choosing sections and starting a document', async ({ member: page }) => {
  await slowDown(page, '**/api/pricing/estimate', '**/api/projects');
  await page.goto('/app/templates/prd-saas-starter');
  const section = page.getByRole('checkbox', { name: 'Users and their jobs' });
  await expectQuickAnswer(page, {
    name: 'a section',
    press: section,
    answer: '[role="checkbox"][aria-checked="false"]',
    again: () => section.click(),
  });
  await expectQuickAnswer(page, {
    name: 'Build with AI',
    press: page.getByRole('button', { name: 'Build with AI' }),
    answer: '[role="dialog"]',
    again: async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  });
  await page.route('**/api/projects', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByLabel('Your product', { exact: true }).fill('A rota for 12 lifeboat stations.');
  await slowDown(page, '**/api/projects');
  await expectQuickAnswer(page, {
    name: 'Start generation',
    press: page.getByRole('button', { name: 'Start generation' }),
    answer: '[role="dialog"] button[aria-busy="true"]',
    again: () => expect(page.locator('[role="dialog"] button[aria-busy]')).toHaveCount(0),
  });
});

test('another screen whose code is still on its way', async ({ member: page }) => {
  const home = async () => {
    await page.goto('/app');
    await expect(page.getByText('No documents yet')).toBeVisible();
  };
  await home();
  await slowDown(page, '**/assets/*.js');
  await expectQuickAnswer(page, {
    // The code of the places in the sidebar is there already; that of the public pages is not.
    name: 'Home',
    press: page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
    answer: '[role="progressbar"][aria-label="Opening the page"]',
    again: home,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'From an idea to a document' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Opening the page' })).toHaveCount(0);
});

test('the controls of a run', async ({ member: page, account, model }) => {
  const held = new Held(['user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  // Refused after a while, so that they can be pressed again.
  const controls = /\/api\/runs\/[^/]+\/(?:pause|cancel)$/;
  await page.route(controls, (route) => route.fulfill({ status: 503, body: '' }));
  await slowDown(page, controls);
  await page.goto(`/app/runs/${runId}`);
  await expect(page.getByText('3 of 4 sections', { exact: true })).toBeVisible();
  await expectQuickAnswer(page, {
    name: 'another section',
    press: page.getByRole('button', { name: 'Goals and measures: Finished' }),
    answer: 'main button[aria-pressed="true"][style]:not([class*="ember-tint"])',
    again: () => page.getByRole('button', { name: 'User stories: Being written' }).click(),
  });
  await expectQuickAnswer(page, {
    name: 'Pause',
    press: page.getByRole('button', { name: 'Pause' }),
    answer: 'main button[aria-busy="true"]',
    again: () => expect(page.locator('main button[aria-busy]')).toHaveCount(0),
  });
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await cancel.click();
  await expectQuickAnswer(page, {
    name: 'Cancel generation',
    press: page.getByRole('button', { name: 'Cancel generation' }),
    answer: '[role="alertdialog"] button[aria-busy="true"]',
    again: async () => {
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await cancel.click();
    },
  });
});

test('the views of a document, saving, improving and exporting', async ({ member: page, account }) => {
  const { id } = await finishedDocument(account.client);
  await slowDown(page, '**/sections/*', '**/improve', '**/export');
  await page.goto(`/app/documents/${id}`);
  await expect(page.getByRole('tabpanel').getByRole('article')).toContainText('G-001');
  await expectQuickAnswer(page, {
    name: 'Edit',
    press: page.getByRole('tab', { name: 'Edit' }),
    answer: '[role="tab"][data-state="active"][id$="edit"]',
    again: () => page.getByRole('tab', { name: 'Read' }).click(),
  });

  const goals = page.locator('[data-section="strategic-goals"]');
  const change = async () => {
    await expect(goals.locator('button[aria-busy]')).toHaveCount(0);
    await goals.getByLabel('Why now').fill(`From January every short-handed trip is reported, as of ${Date.now()}.`);
  };
  await change();
  await expectQuickAnswer(page, {
    name: 'Save',
    press: page.getByRole('button', { name: 'Save Goals and measures' }),
    answer: '[data-section="strategic-goals"] button[aria-busy="true"]',
    again: change,
  });
  await expect(page.getByText('Section updated')).toBeVisible();

  const ask = async () => {
    await goals.getByRole('button', { name: 'AI Improve (10 credits)' }).click();
    await page.getByLabel('Instructions').fill('Say it in fewer words');
  };
  await ask();
  await expectQuickAnswer(page, {
    name: 'Improve',
    press: page.getByRole('dialog').getByRole('button', { name: /^Improve/ }),
    answer: '[role="dialog"] button[aria-busy="true"]',
    again: async () => {
      await goals.getByRole('button', { name: 'Keep' }).click();
      await ask();
    },
  });
  await expect(page.getByRole('heading', { name: 'What the improvement changed' })).toBeVisible();

  const openDialog = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Export' }).click();
  };
  await openDialog();
  await expectQuickAnswer(page, {
    name: 'DOCX',
    press: page.getByRole('button', { name: /^DOCX/ }),
    answer: '[role="dialog"] button[aria-busy="true"]',
    again: openDialog,
  });
});
