import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often the list is read while a document is being written. */
const ASKS_AGAIN_MS = 5_000;

const listed = (id: string, status: string, daysAgo: number) => ({
  id,
  title: `Document ${id}`,
  templateId: 'brd-general',
  projectId: 'crews',
  projectTitle: 'Crews',
  status,
  createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
});

/** Answers the list with what `documents` holds at the time. Answers which ranges were asked for. */
async function serve(page: Page, documents: ReturnType<typeof listed>[], total: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/documents?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('range') ?? '');
    return route.fulfill({
      json: documents,
      headers: { 'Content-Range': `documents 0-${documents.length - 1}/${total}` },
    });
  });
  return asked;
}

test('the dashboard: who, how much, what next, and the last five documents', async ({ member: page }) => {
  const statuses = [
    ['one', 'completed', 0, 'Today'],
    ['two', 'generating', 1, 'Yesterday'],
    ['three', 'failed', 3, '3 days ago'],
    ['four', 'draft', 9, '1 week ago'],
    ['five', 'completed', 65, '2 months ago'],
  ] as const;
  const asked = await serve(
    page,
    statuses.map(([id, status, daysAgo]) => listed(id, status, daysAgo)),
    1234,
  );
  await page.goto('/app');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada Byron');
  const card = (name: string) => main.getByRole('heading', { level: 2, name }).locator('..');
  await expect(card('Credits balance')).toContainText('500about 2 docs remaining');
  await expect(card('Total documents')).toContainText('1,234');
  await expect(card('Templates')).toContainText('3PRD, BRD, FRD');
  await expect(main.getByRole('link', { name: 'Browse Templates' })).toHaveAttribute('href', '/app/templates');
  await expect(main.getByRole('link', { name: 'My Documents' })).toHaveAttribute('href', '/app/documents');
  await expect(main.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/app/documents');

  const rows = main.getByRole('listitem').filter({ hasText: 'brd-general' });
  await expect(rows).toHaveCount(5);
  expect(asked[0]).toBe('[0,4]');
  const colourOf = (row: number, text: RegExp) =>
    rows
      .nth(row)
      .getByText(text)
      .evaluate((badge) => getComputedStyle(badge).color);
  for (const [index, [id, , , date]] of statuses.entries()) {
    await expect(rows.nth(index)).toContainText(`Document ${id}`);
    await expect(rows.nth(index)).toContainText(date);
    const link = (name: string) => rows.nth(index).getByRole('link', { name });
    await expect(link(`Document ${id}`)).toHaveAttribute('href', `/app/documents/${id}`);
    await expect(link('Project: Crews')).toHaveAttribute('href', '/app/projects/crews');
  }
  // Completed is green; everything else is blue, whatever it is called.
  const green = await colourOf(0, /^Completed$/);
  const blue = await colourOf(1, /^Generating$/);
  expect(green).not.toBe(blue);
  expect(await colourOf(2, /^failed$/)).toBe(blue);
  expect(await colourOf(3, /^draft$/)).toBe(blue);
});

test('a document that is being written is seen to be finished without asking', async ({ member: page }) => {
  await page.clock.install();
  const documents = [listed('one', 'generating', 0)];
  const asked = await serve(page, documents, 1);
  await page.goto('/app');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Document one' });
  await expect(row).toContainText('Generating');
  documents[0] = listed('one', 'completed', 0);
  await page.clock.runFor(ASKS_AGAIN_MS);
  await expect(row).toContainText('Completed');
  // From then on there is nothing to wait for.
  const until = asked.length;
  await page.clock.runFor(2 * ASKS_AGAIN_MS);
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(until);
});
