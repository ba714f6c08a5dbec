import { expect, type Page } from '@playwright/test';

/** A window that was just made smaller is laid out anew within moments. */
const settled = expect.configure({ soft: true, timeout: 20_000 });

/** Nothing of the page lies beyond its side, so nobody has to scroll sideways to read it. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
        .filter((element) => !element.closest('[class*="overflow-x-auto"]'))
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
        .slice(0, 5)
        .concat(`${scrollWidth} px in ${clientWidth} px`);
    });
  await settled.poll(beyond, { message: `${state}: beyond the side` }).toEqual([]);
}

/**
 * The screen fits a wide window, a phone, a small phone, and a window of 1280 by 1024 px at a zoom of 400 %, which a
 * page sees as a small window.
 */
export async function expectFits(page: Page, state: string): Promise<void> {
  const viewport = page.viewportSize();
  await expectLargeTargets(page, state);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectLargeTargets(page, `${state}, 390 px wide`);
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    await expectNoSidewaysScroll(page, `${state}, 320 by ${height} px`);
  }
  if (viewport) await page.setViewportSize(viewport);
}

/** Everything that can be pressed is at least 24 by 24 px. Links within a sentence are as tall as its lines. */
async function expectLargeTargets(page: Page, state: string): Promise<void> {
  const small = () =>
    page.evaluate(() => {
      const LEAST = 24;
      const targets =
        'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="checkbox"]';
      const hidden = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.closest('.sr-only, [hidden], [inert], [aria-hidden="true"]') !== null;
      const withinSentence = (element: Element) =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
      return (
        [...document.querySelectorAll(targets)]
          .filter((element) => !hidden(element) && !withinSentence(element))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          // Rounded, because a browser lays out in fractions of a pixel.
          .filter(({ box }) => Math.round(box.width) < LEAST || Math.round(box.height) < LEAST)
          .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} by ${box.height}`)
      );
    });
  await settled.poll(small, { message: `${state}: targets below 24 px` }).toEqual([]);
}
