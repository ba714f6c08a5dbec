import { expect, test } from './support/test.js';

const GUIDE = 'What is a PRD? What belongs in it, with a worked example';

test('a visitor finds a guide, jumps within it, and reads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn to write requirements');
  await page.getByRole('link', { name: GUIDE }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GUIDE);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Learn');
  const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const heading = page.getByRole('article').getByRole('heading', { name: (await entry.textContent()) ?? '' });
  await entry.click();
  await expect(heading).toBeInViewport();
  const related = page.getByRole('complementary', { name: 'Read on' }).getByRole('listitem');
  await expect(related).toHaveCount(3);
  const title = await related.first().getByRole('heading').textContent();
  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('machines read the guides too: structured data, feed, and a plain no for what is not there', async ({
  request,
}) => {
  const page = await (await request.get('/learn/what-is-a-prd-complete-guide')).text();
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
  const article = { '@type': 'Article', headline: GUIDE, datePublished: '2026-11-22' };
  expect(data).toContainEqual(expect.objectContaining(article));
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const feed = await (await request.get('/learn/rss.xml')).text();
  const guides = [...sitemap.matchAll(/<loc>([^<]*\/learn\/[^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(guides.length).toBe(15);
  for (const address of guides) expect(feed).toContain(`<link>${address}</link>`);
  expect((await request.get('/learn/no-such-guide')).status()).toBe(404);
});
