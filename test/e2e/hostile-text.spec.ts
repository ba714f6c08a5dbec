import { FOUR_SECTIONS, finishedDocument, startRun } from '../support/generation.js';
import { newAccount } from './support/accounts.js';
import { expectNoSidewaysScroll } from './support/layout.js';
import { expect, signIn, test } from './support/scripted.js';

const NAME = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Ní Dhomhnaill مريم עדי 山田太郎 Kovačević-Þórsdóttir Ø';
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
const ARABIC = 'منصة تساعد مديري المزارع على تخطيط الأطقم لليوم التالي مع 40 مزرعة و 300 عامل';
const MARKUP = '<script>window.hacked = true</script><img src=x onerror="window.hacked=true"> & "quotes" \'too\'';
const TITLE = `${LONG_WORD} ${ARABIC} 漢字かな交じり文 👩‍👩‍👧‍👦`.slice(0, 250);
const WIDTHS = [1280, 320];

test('long words, other scripts, right-to-left text and a 100-character name break no layout', async ({
  page,
  productUrl,
}) => {
  expect([...NAME].length).toBeGreaterThanOrEqual(95);
  const account = await newAccount(productUrl, { name: NAME.slice(0, 100) });
  const { id, runId } = await finishedDocument(account.client, { idea: `${LONG_WORD} ${ARABIC} ${MARKUP}` });
  const rename = await account.client.patch(`/documents/${id}`, { title: TITLE });
  expect(rename.status).toBe(200);
  await signIn(page, account.client, productUrl);

  await page.goto(`/app/documents/${id}?tab=edit`);
  await page
    .getByRole('form', { name: 'Edit Goals and measures' })
    .getByLabel('Why now')
    .fill(`${LONG_WORD}\n\n${ARABIC}`);
  // A line of text takes what prose refuses.
  await page.getByRole('group', { name: 'Goal G-001' }).getByLabel('Goal', { exact: true }).fill(MARKUP);
  await page.getByRole('button', { name: 'Save Goals and measures' }).click();
  await expect(page.getByText('Section updated')).toBeVisible();

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/app',
      '/app/documents',
      '/app/documents?view=list',
      '/app/billing',
      '/app/settings',
      '/',
      `/app/documents/${id}`,
      `/app/documents/${id}?tab=edit`,
      `/app/documents/${id}?tab=source`,
      `/app/runs/${runId}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
    }
  }

  await page.goto(`/app/documents/${id}`);
  const why = page.locator('[data-section="strategic-goals"]');
  await expect(why).toContainText(MARKUP);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  const arabic = why.locator('p', { hasText: ARABIC });
  await expect(arabic).toHaveCSS('direction', 'rtl');
});

test('what the model writes is text, whatever it looks like', async ({ member: page, account, model }) => {
  model.behave(({ section }) => (section === 'strategic-goals' ? { kind: 'drip', everyMs: 30, characters: 40 } : null));
  const { runId } = await startRun(account.client, { idea: MARKUP, sections: FOUR_SECTIONS });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/app/runs/${runId}`);
  await expect(page.getByText('4 of 4 sections', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, 'run');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
