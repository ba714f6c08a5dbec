import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newEmail } from './support/accounts.js';
import { expect, test } from './support/scripted.js';

const MOST_STOPS = 120;

/** Presses Tab until `target` has the focus, and checks at every stop that one can see where one is. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = [];
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const { name, problem } = await page.evaluate(lookAtFocus);
    seen.push(name);
    expect.soft(problem, name).toBeNull();
  }
  throw new Error(`Not reached by Tab: ${target.toString()}. Passed ${seen.join(', ')}`);
}

/** In the page: what has the focus, and what is wrong with how it shows. */
function lookAtFocus(): { name: string; problem: string | null } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'the page', problem: null };
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
  const style = getComputedStyle(element);
  const width = Number.parseFloat(style.outlineWidth);
  const ring = (style.outlineStyle !== 'none' && width >= 1) || style.boxShadow !== 'none';
  if (!ring) return { name, problem: 'has the focus and does not show it' };

  const box = element.getBoundingClientRect();
  // Of what is taller than the window, the part in the window counts.
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
  if (bottom <= top || right <= left) return { name, problem: 'has the focus outside the window' };
  const corners = [0.15, 0.5, 0.85].flatMap((across) => [0.15, 0.5, 0.85].map((down) => [across, down] as const));
  const uncovered = corners.some(([across, down]) => {
    const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  return { name, problem: uncovered ? null : 'has the focus and is covered' };
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('the main job by keyboard alone, with the focus always in sight', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));

  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Astrid Berg');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(newEmail());
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('a long enough password');
  await tabTo(page, page.getByLabel('Confirm password'));
  await page.keyboard.type('a long enough password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await press(page, page.getByRole('banner').getByRole('link', { name: 'New Document' }));
  await tabTo(page, page.getByRole('searchbox', { name: 'Search templates' }));
  await page.keyboard.type('SaaS Product');
  await press(page, page.getByRole('link', { name: 'Build with AI: SaaS Product Starter PRD' }));
  await press(page, page.getByRole('button', { name: 'Deselect All' }));
  for (const section of ['Goals and measures', 'Users and their jobs', 'User stories']) {
    await press(page, page.getByRole('checkbox', { name: section }), 'Space');
  }
  await press(page, page.getByRole('button', { name: 'Build with AI' }));
  await expect(page.getByLabel('Your product', { exact: true })).toBeFocused();
  await page.keyboard.type('A rota for 12 lifeboat stations with 300 volunteers.');
  await press(page, page.getByRole('button', { name: 'Start generation' }));

  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'User stories: Finished' }));
  await tabTo(page, page.getByRole('link', { name: 'Open document' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/documents\//);

  await tabTo(page, page.getByRole('tab', { name: 'Read' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Edit' })).toHaveAttribute('aria-selected', 'true');
  const goals = page.locator('[data-section="strategic-goals"]');
  await tabTo(page, goals.getByLabel('Why now'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The licence rules change in January, and every short-handed call is reported.');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('Section updated')).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await expect(goals.getByRole('button', { name: 'AI Improve (10 credits)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Instructions')).toBeFocused();
  await page.keyboard.type('Say it in fewer words');
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Improve/ }));
  await expect(page.getByRole('heading', { name: 'What the improvement changed' })).toBeFocused();
  await press(page, goals.getByRole('button', { name: 'Keep' }));

  await page.keyboard.press('Home');
  await page.getByRole('tab', { name: 'Edit' }).focus();
  await press(page, page.getByRole('button', { name: 'Export' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('dialog').getByRole('button', { name: /^Markdown/ })),
  ]);
  await expect(page.getByText(/^Your document has been downloaded as .+\.md$/)).toBeVisible();
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^(?:---|# )/);
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
});

test('a dialog holds the focus, and gives it back when it closes', async ({ member: page }) => {
  await page.goto('/app/templates/prd-saas-starter');
  const build = page.getByRole('button', { name: 'Build with AI' });
  await expect(build).toBeEnabled();
  await press(page, build);
  const dialog = page.getByRole('dialog', { name: 'Describe Your Product' });
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(build).toBeFocused();
});

test('the sidebar opens and closes with Ctrl or Cmd and B, and stays as it was', async ({ member: page }) => {
  await page.goto('/app');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(sidebar).toHaveCSS('width', '48px');
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '48px');
});
