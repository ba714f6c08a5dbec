import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Download, Page } from '@playwright/test';
import { within } from '../support/promised-time.js';
import { newEmail } from './support/accounts.js';
import { expectAccessible } from './support/accessibility.js';
import { KELPLINE } from './support/ideas.js';
import { expect, test } from './support/test.js';

/** From the sign-up form to the first words of a draft. */
const LONGEST_MS = 60_000;
const MOST_DECISIONS = 6;
const TEMPLATE = 'SaaS Product Starter PRD';
const SECTIONS = ['Executive summary', 'Goals and measures', 'Users and their jobs', 'Risks, assumptions'];

test('from the sign-up form to the first words of a draft in under a minute and six decisions', async ({ page }) => {
  await page.goto('/auth?tab=sign-up');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  let decisions = 0;
  const decide = async (label: string, decision: () => Promise<void>) => {
    decisions += 1;
    await test.step(`decision ${decisions}: ${label}`, decision);
  };

  await within(LONGEST_MS, async () => {
    await decide('who I am', () => signUp(page, 'Astrid Berg'));
    await decide('a new document', () => page.getByRole('banner').getByRole('link', { name: 'New Document' }).click());
    await decide('which template', () => page.getByRole('link', { name: `Build with AI: ${TEMPLATE}` }).click());
    await decide('these sections at this price', () => page.getByRole('button', { name: 'Build with AI' }).click());
    await decide('what it is about', () => describeProduct(page));
    await expect(page.locator('main article .prose')).toContainText(/\w+ \w+ \w+/);
  });
  expect(decisions).toBeLessThanOrEqual(MOST_DECISIONS);
});

test('a stranger signs up, drafts a document, reads, edits, improves and downloads it', async ({ page }) => {
  test.slow();

  await test.step('the home page leads to an account', async () => {
    await page.goto('/');
    await expectAccessible(page, 'home');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'sign up');
    await signUp(page, 'Astrid Berg');
  });

  await test.step('the new account has 500 credits', async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Welcome to SpecForge!')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '500 credits' })).toBeVisible();
    await expectAccessible(page, 'dashboard, empty');
  });

  await test.step('a template is picked, with its sections and its price', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'New Document' }).click();
    const build = page.getByRole('link', { name: `Build with AI: ${TEMPLATE}` });
    await expect(build).toBeVisible();
    await expectAccessible(page, 'templates');
    await build.click();
    const price = page.getByRole('complementary', { name: 'What it costs' });
    await expect(price).toContainText('400 credits, £4.00');
    await page.getByRole('button', { name: 'Deselect All' }).click();
    for (const section of SECTIONS) await page.getByRole('checkbox', { name: section }).click();
    await expect(price).toContainText('225 credits, £2.25');
    await expect(price).toContainText('You pay0 credits');
    await expectAccessible(page, 'template');
    await price.getByRole('button', { name: 'Build with AI' }).click();
    const dialog = page.getByRole('dialog', { name: 'Describe Your Product' });
    await expect(dialog).toContainText('Your first document is free: nothing is charged.');
    await expectAccessible(page, 'describe dialog');
    await describeProduct(page);
  });

  await test.step('the sections are watched while they are written', async () => {
    await expect(page.getByText('Generation Started')).toBeVisible();
    await expect(page.locator('main article .prose')).toContainText(/\w+ \w+ \w+/);
    await expectAccessible(page, 'run, being written');
    await expect(page.getByRole('button', { name: /: Being written/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /: Finished/ }).first()).toBeVisible();
    await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible({ timeout: 240_000 });
    await expect(page.getByText('drafted offline by the embedded engine')).toBeVisible();
    // The run is settled a moment after its last section: nothing is left to cancel, and its document comes first.
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open document' })).toBeVisible();
    await expectAccessible(page, 'run, finished');
  });

  await test.step('the document is read', async () => {
    await page.getByRole('link', { name: 'Open document' }).click();
    await expect(page).toHaveURL(/\/app\/documents\//);
    const paper = page.getByRole('tabpanel').getByRole('article');
    await expect(paper.getByRole('heading', { level: 2 })).toHaveCount(4);
    await expect(paper).toContainText('Kelpline');
    await expect(paper).toContainText('40 seaweed farms');
    await expectAccessible(page, 'document, read');
  });

  await test.step('a section is edited', async () => {
    await page.getByRole('tab', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Edit Goals and measures' });
    await form.getByLabel('Why now').fill('The licence rules of 2026 make every short-handed trip a reportable one.');
    await page.getByRole('button', { name: 'Save Goals and measures' }).click();
    await expect(page.getByText('Section updated')).toBeVisible();
    await expectAccessible(page, 'document, edit');
  });

  await test.step('a section is improved for 10 credits', async () => {
    const section = page.locator('[data-section="risk-assessment"]');
    await section.getByRole('button', { name: 'AI Improve (10 credits)' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI Improve Section' });
    await dialog.getByLabel('Instructions').fill('Say it in fewer words');
    await expectAccessible(page, 'AI Improve dialog');
    await dialog.getByRole('button', { name: /^Improve/ }).click();
    await expect(page.getByText('Your improvements have been applied (10 credits deducted)')).toBeVisible();
    await expect(section.getByRole('heading', { name: 'What the improvement changed' })).toBeVisible();
    await expect(page.getByRole('link', { name: '490 credits' })).toBeVisible();
    await expectAccessible(page, 'document, improved');
    await section.getByRole('button', { name: 'Keep' }).click();
  });

  await test.step('the source can be looked at', async () => {
    await page.getByRole('tab', { name: 'Source' }).click();
    await expect(page.getByRole('textbox', { name: /^JSON of/ }).first()).toBeVisible();
    await expectAccessible(page, 'document, source');
    await page.getByRole('tab', { name: 'Read' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('The licence rules of 2026');
  });

  await test.step('it is downloaded as Word, Markdown and ZIP', async () => {
    const word = await exported(page, /^DOCX/, 'dialog');
    expect(word.suggestedFilename()).toMatch(/\.docx$/);
    expect(Object.keys(unzipSync(await bytesOf(word)))).toContain('word/document.xml');

    const markdown = await exported(page, /^Markdown/);
    expect(markdown.suggestedFilename()).toMatch(/\.md$/);
    expect((await bytesOf(markdown)).toString()).toContain('The licence rules of 2026');

    const archive = await exported(page, /^ZIP of Markdown/);
    expect(archive.suggestedFilename()).toMatch(/\.zip$/);
    expect(Object.keys(unzipSync(await bytesOf(archive)))).toHaveLength(4);
  });

  await test.step('it stands in the list and on the dashboard', async () => {
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'My Documents' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Documents' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kelpline' })).toContainText(
      'Completed',
    );
    await expectAccessible(page, 'my documents');
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('main')).toContainText('Welcome back, Astrid Berg');
    await expect(page.getByRole('main').getByRole('link', { name: /^Kelpline/ })).toBeVisible();
    await expectAccessible(page, 'dashboard');
  });
});

async function signUp(page: Page, name: string): Promise<void> {
  const password = 'a long enough password';
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function describeProduct(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Describe Your Product' });
  await dialog.getByLabel('Your product', { exact: true }).fill(KELPLINE);
  await dialog.getByRole('button', { name: 'Start generation' }).click();
  await expect(page).toHaveURL(/\/app\/runs\//);
}

async function exported(page: Page, format: RegExp, checked?: 'dialog'): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Document' });
  if (checked) await expectAccessible(page, 'export dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: format }).click(),
  ]);
  await expect(page.getByText(`downloaded as ${download.suggestedFilename()}`)).toBeVisible();
  return download;
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
