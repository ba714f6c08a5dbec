import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Template } from '@specforge/document';
import { contentFingerprint, readTemplateContent } from '../../backend/src/templates/content-files.js';
import { SeededContent } from '../../backend/src/templates/seeded-content.entity.js';
import { TemplateSeedingService } from '../../backend/src/templates/template-seeding.service.js';
import type {
  TemplateDetailDto,
  TemplateExampleDto,
  TemplateSummaryDto,
} from '../../backend/src/templates/templates.dto.js';
import { TemplatesService } from '../../backend/src/templates/templates.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { checkWordFile } from '../support/ooxml.js';

let app: TestApp;
let shipped: Template[];
beforeAll(async () => {
  app = await startApp();
  shipped = [...(await readTemplateContent()).templates];
});
afterAll(() => app.close());

const seed = (templates: Template[]) => app.app.get(TemplateSeedingService).seed(templates);
const list = async () => (await app.client().get<TemplateSummaryDto[]>('/forge/templates')).body;
const find = (id: string) => app.client().get<TemplateDetailDto>(`/forge/templates/${id}`);

function changed(id: string, name: string): Template {
  const template = shipped.find((one) => one.id === id);
  if (!template) throw new Error(`No template ${id}`);
  return { ...template, name };
}

const versions = (id: string) =>
  app.dataSource.query<{ version: number; source: string }[]>(
    'SELECT version, source FROM template_versions WHERE template_id = $1 ORDER BY version',
    [id],
  );

describe('GET /forge/templates', () => {
  it('says how many there are', async () => {
    const { body, headers } = await app.client().get<TemplateSummaryDto[]>('/forge/templates');
    expect(headers.get('content-range')).toBe(`templates 0-${body.length - 1}/${body.length}`);
  });

  it('shows every shipped template to visitors, by name, without what only the detail needs', async () => {
    const templates = await list();
    expect(templates.map(({ id }) => id).sort()).toEqual(shipped.map(({ id }) => id).sort());
    expect(templates.map(({ name }) => name)).toEqual(
      [...templates.map(({ name }) => name)].sort((a, b) => a.localeCompare(b)),
    );
    const prd = templates.find(({ id }) => id === 'prd-saas-starter');
    expect(prd).toMatchObject({ docType: 'PRD', requiredPlan: 'free', category: 'product-tech', complexityLevel: 2 });
    expect(Object.keys(prd?.sections[0] ?? {})).toEqual(['key', 'title', 'description', 'dependsOn']);
  });
});

describe('GET /forge/templates/{id}', () => {
  it('answers sections with guidance and fields, and what they cost', async () => {
    const { status, body } = await find('prd-saas-starter');
    expect(status).toBe(200);
    expect(body.pricing).toMatchObject({
      baseCost: 100,
      sectionCost: 20,
      multiplier: 1.25,
      complexityLabel: 'Standard',
    });
    expect(body.pricing.sectionCosts).toEqual(Object.fromEntries(body.sections.map(({ key }) => [key, 25])));
    for (const { guidance, fields } of body.sections) {
      expect(guidance.placeholder).not.toBe('');
      expect(guidance.tips.length).toBeGreaterThanOrEqual(3);
      expect(fields.length).toBeGreaterThan(0);
    }
  });

  it.each(['no-such-template', 'PRD', '%20'])('answers %s like one that does not exist', async (id) => {
    const { status, body } = await find(id);
    expect([status, body]).toEqual([
      404,
      expect.objectContaining({ code: 'TEMPLATE_NOT_FOUND', message: 'Template not found' }),
    ]);
  });
});

describe('GET /forge/templates/{id}/example', () => {
  it('shows the finished document of a template, escaped, and its opening with the template', async () => {
    const { status, body } = await app.client().get<TemplateExampleDto>('/forge/templates/rfc/example');
    expect(status).toBe(200);
    const template = (await find('rfc')).body;
    expect(body.sections.map(({ key }) => key)).toEqual(template.sections.map(({ key }) => key));
    for (const { html, title } of body.sections) {
      expect(html).toContain(`${title}</h2>`);
      expect(html).not.toMatch(/<script|undefined/);
    }
    expect(template.example).toEqual({ title: body.title, idea: body.idea, opening: body.sections[0]?.html });
  });

  it('tells a template without one from none', async () => {
    const missing = await app.client().get('/forge/templates/no-such/example');
    expect([missing.status, missing.body]).toEqual([404, expect.objectContaining({ code: 'TEMPLATE_NOT_FOUND' })]);
    await seed([{ ...changed('rfc', 'Without example'), id: 'without-example' }]);
    const none = await app.client().get('/forge/templates/without-example/example');
    expect([none.status, none.body]).toEqual([404, expect.objectContaining({ code: 'EXAMPLE_NOT_FOUND' })]);
    expect((await find('without-example')).body.example).toBeNull();
  });
});

describe('seeding', () => {
  it('adds nothing the second time', async () => {
    expect(await seed(shipped)).toEqual({ added: [], updated: [] });
    expect(await versions('brd-basic')).toEqual([{ version: 1, source: 'shipped' }]);
  });

  it('reads the files only when they are others than last time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'specforge-content-'));
    const seeding = app.app.get(TemplateSeedingService);
    const seeded = app.dataSource.getRepository(SeededContent);
    expect(await seeded.findOneBy({ name: 'templates' })).toMatchObject({ fingerprint: await contentFingerprint() });
    try {
      for (const name of ['sections', 'templates']) await mkdir(join(folder, name));
      await writeFile(join(folder, 'templates', 'unreadable.yaml'), 'id: [');
      await expect(seeding.seedShipped(folder)).rejects.toThrow('unreadable.yaml');
      await seeded.update({ name: 'templates' }, { fingerprint: await contentFingerprint(folder) });
      expect(await seeding.seedShipped(folder)).toEqual({ added: [], updated: [] });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    expect(await seeding.seedShipped()).toEqual({ added: [], updated: [] });
    expect(await seeded.findOneBy({ name: 'templates' })).toMatchObject({ fingerprint: await contentFingerprint() });
  });

  it('makes changed content the next version, which shows at once, while the old one stays readable', async () => {
    const templates = app.app.get(TemplatesService);
    const before = await templates.getPublished('frd-webapp');
    expect(await seed([changed('frd-webapp', 'Renamed FRD')])).toEqual({ added: [], updated: ['frd-webapp'] });
    expect((await find('frd-webapp')).body.name).toBe('Renamed FRD');
    expect((await list()).some(({ name }) => name === 'Renamed FRD')).toBe(true);
    const after = await templates.getPublished('frd-webapp');
    expect(after.version).toBe(before.version + 1);
    expect((await templates.getVersion(before.versionId)).template.name).toBe(before.template.name);
  });

  it('keeps the version of an administrator current, and a hidden template hidden', async () => {
    const [row]: { id: string }[] = await app.dataSource.query(
      `INSERT INTO template_versions (id, template_id, version, source, doc_type, content, content_hash)
       SELECT gen_random_uuid(), template_id, 100, 'admin', doc_type, jsonb_set(content, '{name}', '"Ours"'), repeat('0', 64)
         FROM template_versions WHERE template_id = 'brd-basic' AND version = 1 RETURNING id`,
    );
    await app.dataSource.query("UPDATE templates SET published_version_id = $1 WHERE id = 'brd-basic'", [row?.id]);
    expect((await find('brd-basic')).body.name).toBe('Ours');
    await seed([changed('brd-basic', 'Theirs')]);
    expect((await find('brd-basic')).body.name).toBe('Ours');

    await app.dataSource.query("UPDATE templates SET published_version_id = NULL WHERE id = 'brd-basic'");
    await seed([changed('brd-basic', 'Theirs again')]);
    expect((await find('brd-basic')).status).toBe(404);
  });

  it('seeds once when several processes start together', async () => {
    const fresh = { ...changed('prd-saas-starter', 'Seeded together'), id: 'seeded-together' };
    const results = await Promise.all(Array.from({ length: 6 }, () => seed([fresh])));
    expect(results.filter(({ added }) => added.length === 1)).toHaveLength(1);
    expect(await versions('seeded-together')).toHaveLength(1);
  });
});

describe('GET /forge/templates/{id}/download', () => {
  const count = async (userId: string | null) =>
    app.dataSource.query('SELECT template_id, format FROM template_downloads WHERE user_id = $1 ORDER BY created_at', [
      userId,
    ]);

  it('gives the blank document as Word and Markdown, named for the template, and counts it', async () => {
    const client = await app.newUser();
    const { name } = (await find('prd-saas-starter')).body;
    const word = await client.get('/forge/templates/prd-saas-starter/download?format=docx');
    expect(word.status).toBe(200);
    expect(word.headers.get('content-disposition')).toBe(`attachment; filename="${name}.docx"`);
    expect(word.headers.get('content-type')).toContain('wordprocessingml');
    expect(checkWordFile(word.bytes)).toEqual([]);
    const markdown = await client.get('/forge/templates/prd-saas-starter/download?format=md');
    expect(markdown.headers.get('content-disposition')).toBe(`attachment; filename="${name}.md"`);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.bytes.toString()).toContain(`# ${name}`);
    expect(await count(client.userId)).toEqual([
      { template_id: 'prd-saas-starter', format: 'docx' },
      { template_id: 'prd-saas-starter', format: 'md' },
    ]);
  });

  it('wants an account', async () => {
    expect((await app.client().get('/forge/templates/prd-saas-starter/download?format=md')).status).toBe(401);
  });

  it.each(['?format=pdf', '', '?format=md&format=docx'])('names the formats there are for "%s"', async (query) => {
    const client = await app.newUser();
    const { status, body } = await client.get(`/forge/templates/prd-saas-starter/download${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ field: 'format', message: 'format must be one of docx, md' }] });
    expect(await count(client.userId)).toEqual([]);
  });

  it('counts nothing for a template that does not exist', async () => {
    const client = await app.newUser();
    expect((await client.get('/forge/templates/no-such/download?format=md')).status).toBe(404);
    expect(await count(client.userId)).toEqual([]);
  });
});
