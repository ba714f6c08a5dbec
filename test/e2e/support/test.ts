import { expect, test as base, type Page } from '@playwright/test';
import { TestClient } from '../../support/client.js';
import { newAccount, stateOf, type Account } from './accounts.js';

interface TestFixtures {
  /** A new user with the signup gift, as the API sees them. */
  account: Account;
  /** A page on which `account` is signed in. Nothing is open on it yet. */
  member: Page;
  /** Whether the visitor is asked if their page views may be counted; else they have said no before. */
  asked: boolean;
}

interface WorkerFixtures {
  /** Address of the product under test. */
  productUrl: string;
}

/** `page` belongs to a visitor, `member` to a new user. A script error on either fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  productUrl: [({ playwright: _ }, use, worker) => use(worker.project.use.baseURL ?? ''), { scope: 'worker' }],
  baseURL: ({ productUrl }, use) => use(productUrl),
  account: async ({ productUrl }, use) => use(await newAccount(productUrl)),
  asked: [false, { option: true }],
  page: async ({ page, asked }, use) => {
    const errors: string[] = [];
    // The question stands in the way of every other journey.
    if (!asked) await page.addInitScript(() => localStorage.setItem('analyticsConsent', 'denied'));
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    await use(page);
    expect(errors, 'script errors').toEqual([]);
  },
  member: async ({ page, account, productUrl }, use) => {
    await signIn(page, account.client, productUrl);
    await use(page);
  },
});

export { expect } from '@playwright/test';

/** Puts the client's session into the browser, as signing in would have. */
export async function signIn(page: Page, client: TestClient, url: string): Promise<void> {
  const state = stateOf(client, url);
  await page.context().addCookies(state.cookies);
  // Any page of the product does: this one is the smallest.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), state.accessToken);
}
