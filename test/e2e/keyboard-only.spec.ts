import type { Locator, Page } from '@playwright/test';
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
  if (box.bottom <= 0 || box.top >= innerHeight) return { name, problem: 'has the focus outside the window' };
  const corners = [0.15, 0.5, 0.85].flatMap((across) => [0.15, 0.5, 0.85].map((down) => [across, down] as const));
  const uncovered = corners.some(([across, down]) => {
    const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return { name, problem: uncovered ? null : 'has the focus and is covered' };
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

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
