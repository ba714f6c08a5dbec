import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './motion.js';

/** What passes is not described: on a large screen that is most of the work. */
const violationsOnly = (): Parameters<AxeBuilder['options']>[0] => ({ resultTypes: ['violations'] });
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** What floats over the page, such as an open menu, stands outside its landmarks on purpose. */
const FLOATING = '[data-radix-popper-content-wrapper]';
/** Later sections of a document are made of the same parts as the first ones, and there can be thousands of them. */
const LATER_SECTIONS = '[data-section] ~ [data-section] ~ [data-section] ~ [data-section]';
/** And so are later entries of a list, a table or a form within a section: half of the elements of an edited document. */
const LATER_ENTRIES = ['tr', 'li', 'fieldset', '[role="group"]']
  .map((entry) => `[data-section] ${entry} ~ ${entry} ~ ${entry}`)
  .join(', ');
/** And so are later templates of the library. */
const LATER_CARDS = '[data-template] ~ [data-template] ~ [data-template] ~ [data-template]';

/**
 * No violation of any rule of axe, in light and in dark. What the screen is made of is the same in both, so in dark
 * only the rules about colour are run. `state` names the screen and its state in messages; `within` looks at one part of
 * a screen whose other parts were looked at before, in another state.
 */
export async function expectAccessible(page: Page, state: string, { within }: Part = {}): Promise<void> {
  await pointAtMessages(page, 'mouseover');
  await page.emulateMedia({ colorScheme: 'light' });
  const floats = (await page.locator(FLOATING).count()) > 0;
  await expectNoViolation(page, `${state}, light`, (axe) =>
    part(axe, within).options({
      ...violationsOnly(),
      rules: { 'target-size': { enabled: true }, region: { enabled: !floats } },
    }),
  );
  if (floats) {
    await expectNoViolation(page, `${state}, landmarks`, (axe) =>
      axe.options(violationsOnly()).exclude(FLOATING).withRules('region'),
    );
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, `${state}, dark`, (axe) =>
    part(axe, within).options(violationsOnly()).withRules(COLOUR_RULES),
  );
  await page.emulateMedia({ colorScheme: null });
  await pointAtMessages(page, 'mouseout');
}

interface Part {
  /** A selector. */
  within?: string;
}

const part = (axe: AxeBuilder, within?: string): AxeBuilder => (within === undefined ? axe : axe.include(within));

/** A message stays while the pointer is on it; one that fades away meanwhile would be judged half transparent. */
async function pointAtMessages(page: Page, type: 'mouseover' | 'mouseout'): Promise<void> {
  // All at once: one that goes meanwhile is not waited for.
  await page
    .locator('[data-sonner-toaster]')
    .evaluateAll(
      (messages, event) =>
        messages.forEach((message) => message.dispatchEvent(new MouseEvent(event, { bubbles: true }))),
      type,
    );
}

async function expectNoViolation(page: Page, state: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await atRest(page);
  // It stays in a page that is looked at more than once; half a megabyte is not sent and read again.
  const loaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode looks at one document only, which is all we have, and needs no second page to put results together.
  const axe = new AxeBuilder({ page, ...(loaded && { axeSource: 'undefined' }) })
    .exclude(LATER_SECTIONS)
    .exclude(LATER_ENTRIES)
    .exclude(LATER_CARDS)
    .setLegacyMode();
  const { violations } = await choose(axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target, failureSummary }) => ({ id, help, target, html, failureSummary })),
  );
  expect.soft(found, state).toEqual([]);
}
