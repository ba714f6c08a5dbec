import { strFromU8, unzipSync } from 'fflate';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { checkWordFile, openWordFile } from '../support/ooxml.js';
import { textOf } from '../support/xml.js';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
});
afterAll(() => app.close());

const SECTIONS = ['executive-summary', 'strategic-goals', 'scope-features', 'user-stories'];
const exportAs = (id: string, format: unknown, from = client, headers = {}) =>
  from.post(`/documents/${id}/export`, { format }, { headers });
const recorded = (id: string) =>
  app.dataSource.query('SELECT export_type, sections_included FROM section_exports WHERE document_id = $1', [id]);

describe('POST /documents/{id}/export', () => {
  it('makes a Word file that is named for the document', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS, title: 'Kelpline – PRD SaaS Starter' });
    const { status, headers, bytes } = await exportAs(id, 'full-docx');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="Kelpline ? PRD SaaS Starter.docx"; ' +
        "filename*=UTF-8''Kelpline%20%E2%80%93%20PRD%20SaaS%20Starter.docx",
    );
    expect(Number(headers.get('content-length'))).toBe(bytes.length);
    expect(checkWordFile(bytes)).toEqual([]);
    const text = textOf(openWordFile(bytes).document);
    expect(text).toContain('Ada Lind');
    expect(text).toContain("Drafted offline by SpecForge's embedded engine");
  });

  it('makes Markdown with every section', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS, offlineDraft: false });
    const { headers, bytes } = await exportAs(id, 'full-markdown');
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = bytes.toString();
    expect(text.match(/^## \d+ /gm)).toHaveLength(SECTIONS.length);
    expect(text).not.toContain('Drafted offline');
  });

  it.each([
    ['zip-markdown', 'md'],
    ['zip-docx', 'docx'],
  ])('makes %s with a file for each section', async (format, extension) => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const { status, headers, bytes } = await exportAs(id, format);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual(Object.keys(files));
    expect(Object.keys(files).map((name) => name.slice(3))).toEqual(
      expect.arrayContaining(SECTIONS.map((key) => `${key}.${extension}`)),
    );
    for (const file of Object.values(files)) {
      if (extension === 'docx') expect(checkWordFile(file)).toEqual([]);
      else expect(strFromU8(file)).toMatch(/^# \d /);
    }
  });

  it('follows the template version the document was made from', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    await app.dataSource.query(
      `WITH next AS (
         INSERT INTO template_versions (id, template_id, version, source, doc_type, content, content_hash)
         SELECT gen_random_uuid(), template_id, 100, 'admin', doc_type,
                jsonb_set(content, '{sections,0,title}', '"A new title"'), repeat('0', 64)
           FROM template_versions WHERE template_id = 'prd-saas-starter' ORDER BY version LIMIT 1 RETURNING id)
       UPDATE templates SET published_version_id = next.id FROM next WHERE templates.id = 'prd-saas-starter'`,
    );
    const text = (await exportAs(id, 'full-markdown')).bytes.toString();
    expect(text).not.toContain('A new title');
  });

  it('names a section that was not written, and refuses a document without any text', async () => {
    const half = await addDocument(app, client, { sections: SECTIONS, data: { 'user-stories': null } });
    expect((await exportAs(half.id, 'full-markdown')).bytes.toString()).toContain('This section has not been written.');
    const nothing = Object.fromEntries(SECTIONS.map((key) => [key, null]));
    const empty = await addDocument(app, client, { sections: SECTIONS, data: nothing });
    expect(await exportAs(empty.id, 'full-docx')).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_EXPORT' } });
    expect(await recorded(empty.id)).toEqual([]);
  });

  it('is recorded, free, and safe to send again', async () => {
    const user = await app.newUser();
    const { id } = await addDocument(app, user, { sections: SECTIONS });
    const headers = { 'idempotency-key': 'export-1' };
    const first = await exportAs(id, 'full-markdown', user, headers);
    const again = await exportAs(id, 'full-markdown', user, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect((await recorded(id))[0]).toEqual({
      export_type: 'full-markdown',
      sections_included: expect.arrayContaining(SECTIONS),
    });
    expect((await user.get('/credits/balance')).body).toMatchObject({ balance: 500 });
  });

  it.each(['pdf', undefined, ['full-docx']])('names the formats there are for %j', async (format) => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const { status, body } = await exportAs(id, format);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      details: [{ field: 'format', message: 'format must be one of full-docx, full-markdown, zip-docx, zip-markdown' }],
    });
  });

  it('answers somebody else, and for a deleted document, as if there were none', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const stranger = await app.newUser();
    const notFound = { status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } };
    expect(await exportAs(id, 'full-docx', stranger)).toMatchObject(notFound);
    expect((await exportAs(id, 'full-docx', app.client())).status).toBe(401);
    await app.dataSource.query('UPDATE documents SET deleted_at = now() WHERE id = $1', [id]);
    expect(await exportAs(id, 'full-docx')).toMatchObject(notFound);
    expect(await recorded(id)).toEqual([]);
  });
});
