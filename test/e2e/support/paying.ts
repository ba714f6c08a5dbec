import { expect, type Page } from '@playwright/test';

/** Waits for the payment page, and presses one of its buttons or links. */
export async function atCashier(page: Page, press: string): Promise<void> {
  await expect(page).toHaveURL(/\/dev\/cashier\/pay\//);
  await expect(page.getByText('Test payment. No card is charged.').first()).toBeVisible();
  const name = { name: press, exact: true };
  await page.getByRole('button', name).or(page.getByRole('link', name)).click();
}

export async function expectBalance(page: Page, balance: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: `${balance} credits` })).toBeVisible();
}

interface Stand {
  plan: string;
  status: string;
  currentPeriodEnd: string | null;
  billingInterval: string | null;
  pendingPlan: string | null;
  purchasesAvailable: boolean;
  usedBonuses: string[];
  testPayments: boolean;
  canManage: boolean;
}

const FREE: Stand = {
  plan: 'free',
  status: 'inactive',
  currentPeriodEnd: null,
  billingInterval: null,
  pendingPlan: null,
  purchasesAvailable: true,
  usedBonuses: [],
  testPayments: false,
  canManage: true,
};

/** Lets the screen see a workspace that stands differently. */
export async function standAs(page: Page, stand: Partial<Stand>): Promise<void> {
  await page.unroute('**/api/subscription/status');
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: { ...FREE, ...stand } }));
}
