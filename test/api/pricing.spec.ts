import type { PriceEstimateResponseDto } from '../../backend/src/pricing/pricing.dto.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
});
afterAll(() => app.close());

const estimate = (sections: unknown, templateId = 'prd-saas-starter', from = client) =>
  from.post<PriceEstimateResponseDto>('/pricing/estimate', { templateId, sections });

describe('POST /pricing/estimate', () => {
  it('prices 100 and 20 a section times the multiplier, with what the sections require', async () => {
    const { status, body } = await estimate(['user-stories']);
    expect(status).toBe(200);
    expect(body.autoAdded).toContain('scope-features');
    expect(body.sections).toEqual(expect.arrayContaining([...body.autoAdded, 'user-stories']));
    const count = body.sections.length;
    expect(body.credits).toBe(Math.round((100 + 20 * count) * 1.25));
    expect(body.pounds).toBe((body.credits / 100).toFixed(2));
    expect(body.complexityLabel).toBe('Standard');
    expect(body.breakdown).toEqual({
      base: 100,
      perSection: body.sections.map((key) => ({ key, credits: 20 })),
      multiplier: 1.25,
      subtotal: 100 + 20 * count,
      total: body.credits,
    });
  });

  it('charges nothing for a first core document, and the price once it is claimed', async () => {
    const user = await app.newUser();
    const before = (await estimate(['executive-summary'], 'prd-saas-starter', user)).body;
    expect(before).toMatchObject({ payable: 0, firstDocumentFree: true });
    expect(before.credits).toBeGreaterThan(0);
    await app.dataSource.query(
      `INSERT INTO document_claims (key, user_id, document_id, run_id)
       VALUES ('first-document:' || $1, $1::uuid, gen_random_uuid(), gen_random_uuid())`,
      [user.userId],
    );
    const after = (await estimate(['executive-summary'], 'prd-saas-starter', user)).body;
    expect(after).toMatchObject({ payable: before.credits, firstDocumentFree: false });
  });

  it.each([
    [['executive-summary', 'nope'], 'UNKNOWN_SECTION', 'sections[1]'],
    [['executive-summary', 'executive-summary'], 'DUPLICATE_SECTION', 'sections[1]'],
    [[], 'NO_SECTIONS', 'sections'],
    ['executive-summary', 'VALIDATION_FAILED', 'sections'],
    [[1], 'VALIDATION_FAILED', 'sections'],
    [undefined, 'VALIDATION_FAILED', 'sections'],
  ])('refuses %j as %s', async (sections, code, field) => {
    const { status, body } = await estimate(sections);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code, details: [expect.objectContaining({ field })] }),
    ]);
  });

  it('knows no price for a template that does not exist', async () => {
    expect(await estimate(['executive-summary'], 'no-such')).toMatchObject({
      status: 404,
      body: { code: 'TEMPLATE_NOT_FOUND' },
    });
  });

  it('wants an account', async () => {
    expect((await estimate(['executive-summary'], 'prd-saas-starter', app.client())).status).toBe(401);
  });
});
