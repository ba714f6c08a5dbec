import type { Page } from '@playwright/test';
import { FOUR_SECTIONS, startRun } from '../support/generation.js';
import { expect, Held, test } from './support/scripted.js';

/** Longer than this somebody could see it move. */
const STILL_MS = 20;
/** A part of the time that typing it would take. */
const TYPING_MS = 1_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Notes every animation and transition that takes time, from now on and on every page to come. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((still) => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) * iterations <= still) continue;
        const { target } = animation.effect as KeyframeEffect;
        moved.add(`${target?.tagName} ${target?.getAttribute('class')} for ${String(duration)} ms`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, STILL_MS);
}

const movedOn = (page: Page) => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);

test('nothing moves on the way to a finished document', async ({ member: page, account, model }) => {
  await watchMotion(page);
  for (const path of ['/', '/templates', '/app', '/app/documents', '/app/billing', '/app/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await movedOn(page), path).toEqual([]);
  }
  await page.goto('/app/templates/prd-saas-starter');
  await page.getByRole('checkbox', { name: 'User stories' }).click();
  await page.getByRole('button', { name: 'Build with AI' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect.soft(await movedOn(page), 'template').toEqual([]);

  const held = new Held(['user-stories']);
  model.behave(({ section }) => held.behaviour(section));
  const { runId } = await startRun(account.client, { sections: FOUR_SECTIONS });
  await page.goto(`/app/runs/${runId}`);
  await expect(page.getByRole('button', { name: 'User stories: Being written' })).toBeVisible();
  held.releaseAll();
  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
  expect.soft(await movedOn(page), 'run').toEqual([]);

  await page.getByRole('link', { name: 'Open document' }).click();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await expect(page.getByRole('form').first()).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await movedOn(page), 'document').toEqual([]);
});

test('the document on the home page stands there at once, instead of being typed', async ({ page }) => {
  await page.addInitScript(() => {
    const states = new Set<string>();
    Object.assign(window, { states });
    const look = () => {
      const text = document.querySelector('main figure')?.textContent;
      if (text) states.add(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.locator('main figure')).toBeVisible();
  await page.waitForTimeout(TYPING_MS);
  // As the server sent it, and finished.
  const states = await page.evaluate(() => [...(window as unknown as { states: Set<string> }).states]);
  expect(states.length).toBeLessThanOrEqual(2);
});
