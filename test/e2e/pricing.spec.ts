import { expect, test } from './support/test.js';

test('a visitor reads every price, and is led to sign up and on to what they chose', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page).toHaveTitle('Pricing | SpecForge');
  const pro = page.getByRole('article', { name: 'Pro plan' });
  await expect(pro).toContainText('£19.99 a month');
  await expect(pro).toContainText('about 10-20 documents a month');
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(pro).toContainText('£199.90 a year');
  await expect(page.getByRole('article', { name: 'Mega bundle' })).toContainText('6,250 credits');
  await expect(page.getByRole('row').filter({ hasText: 'Standard' })).toContainText('225');
  await page.getByText('Do I need a subscription?').click();
  await expect(page.getByText('All of them can be used for everything.')).toBeVisible();
  await pro.getByRole('link', { name: 'Choose Pro' }).click();
  await expect(page).toHaveURL(/\/auth\?tab=sign-up&next=%2Fapp%2Fbilling$/);
});

test('the prices are in the page before any script runs, and in its structured data', async ({
  request,
  productUrl,
}) => {
  const html = await (await request.get('/pricing')).text();
  expect(html).toContain('£49.99');
  expect(html).toContain(`<link rel="canonical" href="${productUrl}/pricing"/>`);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const product = blocks.map(([, json]) => JSON.parse(json ?? '')).find((data) => data['@type'] === 'Product');
  expect(product.offers).toContainEqual(
    expect.objectContaining({ name: 'Medium, 1100 credits', price: '10.00', priceCurrency: 'GBP' }),
  );
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/pricing</loc>');
});
