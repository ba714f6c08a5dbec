import type { Page } from '@playwright/test';

/** Waits until everything that fades or slides has arrived. What turns for ever, such as a spinner, may go on. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter((animation) => {
        const { iterations } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && iterations !== Infinity;
      });
    for (let round = 0; round < 5 && passing().length > 0; round += 1) {
      await Promise.allSettled(passing().map(({ finished }) => finished));
    }
  });
}
