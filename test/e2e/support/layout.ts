import { expect, type Page } from '@playwright/test';

/** Nothing of the page lies beyond its side, so nobody has to scroll sideways to read it. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((element) => !element.closest('[class*="overflow-x-auto"]'))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
      .slice(0, 5)
      .concat(`${scrollWidth} px in ${clientWidth} px`);
  });
  expect.soft(beyond, `${state}: beyond the side`).toEqual([]);
}

/** Everything that can be pressed is at least 24 by 24 px. Links within a sentence are as tall as its lines. */
export async function expectLargeTargets(page: Page, state: string): Promise<void> {
  const small = await page.evaluate(() => {
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
  expect.soft(small, `${state}: targets below 24 px`).toEqual([]);
}
