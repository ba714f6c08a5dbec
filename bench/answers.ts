// (g) The screens: how long after a press the first painted frame shows that it was heard.
import { chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, locateChromium } from '../scripts/chromium.mjs';
import type { TemplateDetailDto } from '#backend/templates/templates.dto.js';
import { IDEAS } from './support/ideas.ts';
import { PASSWORD, type Person } from './support/person.ts';
import { startProduct } from './support/product.ts';
import { type Figure, inTime, median, percentile, report } from './support/report.ts';

/** What a press may take at the most. */
const ANSWER_MS = 100;
/** What a press of Cancel may take until the run has ended, whatever the model is at. */
const CANCEL_MS = 1_000;
const PRESSES = Number(process.env['BENCH_ROUNDS'] ?? 11);

interface Press {
  what: string;
  press: Locator;
  /** Selector of what answers the press; it matches nothing before. */
  answer: string;
  /** Puts everything back for the next press. */
  again: () => Promise<unknown>;
}

const product = await startProduct();
const { executablePath, env } = await locateChromium();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } });
try {
  const person = await product.newPerson();
  const page = await browser.newPage({ baseURL: product.url });
  const figures = [...(await signIn(page, person.email)), ...(await template(page)), await cancelled(page, person)];
  report({
    title: 'Answers to a press',
    method:
      `${PRESSES} presses each in Chromium, medians, from the time stamp of the input to the end of the first painted frame ` +
      'that holds the answer; the worst of them stands beside it. Runs are cancelled while sections are being written.',
    figures,
  });
} finally {
  await browser.close();
  await product.stop();
}

async function signIn(page: Page, email: string): Promise<Figure[]> {
  await page.goto('/auth');
  const fill = async () => {
    await page.locator('form button:not([aria-busy])').first().waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('not the password');
  };
  await fill();
  const refused = await figure(page, {
    what: 'Sign In: busy',
    press: page.getByRole('button', { name: 'Sign In' }),
    answer: 'form button[aria-busy="true"]',
    again: fill,
  });
  const tab = await figure(page, {
    what: 'Sign Up: the other form',
    press: page.getByRole('tab', { name: 'Sign Up' }),
    answer: '[role="tab"][data-state="active"][id$="sign-up"]',
    again: () => page.getByRole('tab', { name: 'Sign In' }).click(),
  });
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  return [refused, tab];
}

async function template(page: Page): Promise<Figure[]> {
  await page.goto('/app/templates/prd-saas-starter');
  const section = page.getByRole('checkbox', { name: 'Users and their jobs' });
  const chosen = await figure(page, {
    what: 'A section: no longer chosen',
    press: section,
    answer: '[role="checkbox"][aria-checked="false"]',
    again: () => section.click(),
  });
  const dialog = await figure(page, {
    what: 'Build with AI: the dialog',
    press: page.getByRole('button', { name: 'Build with AI' }),
    answer: '[role="dialog"]',
    again: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  });
  return [chosen, dialog];
}

async function figure(page: Page, { what, press, answer, again }: Press): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < PRESSES; round += 1) {
    if (round > 0) await again();
    await page.locator(answer).first().waitFor({ state: 'detached' });
    times.push(await answerTime(page, press, answer));
  }
  return inLimit(what, times, ANSWER_MS);
}

function inLimit(what: string, times: readonly number[], limitMs: number): Figure {
  return {
    what,
    measured: `${inTime(median(times))} (worst ${inTime(percentile(times, 1))})`,
    against: inTime(limitMs),
    ratio: median(times) / limitMs,
    limit: { atMost: 1 },
  };
}

async function cancelled(page: Page, person: Person): Promise<Figure> {
  const { sections } = await person.get<TemplateDetailDto>('/forge/templates/prd-saas-starter');
  const enabledSections = sections.map(({ key }) => key);
  const times: number[] = [];
  for (let round = 0; round < PRESSES; round += 1) {
    const { id } = await person.post<{ id: string }>('/projects', { idea: IDEAS[round % IDEAS.length] });
    const order = { templateId: 'prd-saas-starter', enabledSections };
    const { runId } = await person.post<{ runId: string }>(`/forge/projects/${id}/runs`, order);
    await page.goto(`/app/runs/${runId}`);
    await page
      .getByRole('button', { name: /: Being written/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const confirm = page.getByRole('button', { name: 'Cancel generation' });
    await confirm.waitFor();
    const pressed = performance.now();
    await confirm.click();
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    times.push(performance.now() - pressed);
  }
  return inLimit('Cancel generation: the run has ended', times, CANCEL_MS);
}

/** In ms. */
async function answerTime(page: Page, press: Locator, answer: string): Promise<number> {
  const measured = await page.evaluateHandle((selector) => {
    const time = new Promise<number>((resolve) => {
      let pressed: number | undefined;
      addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const look = () => {
        if (pressed === undefined || !document.querySelector(selector)) return requestAnimationFrame(look);
        const since = pressed;
        // A task of its own runs after the frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - since);
        port2.postMessage(null);
        return undefined;
      };
      requestAnimationFrame(look);
    });
    return { time };
  }, answer);
  await press.click();
  return measured.evaluate(({ time }) => time);
}
