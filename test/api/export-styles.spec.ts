import { parse } from 'csv-parse/sync';
import { unguardCell } from '../../backend/src/exports/csv-guard.js';
import { ExportSweeperService } from '../../backend/src/exports/export-sweeper.service.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { makeFile, orderExport, waitForExport } from '../support/exports.js';
import { openWordFile } from '../support/ooxml.js';
import { textOf } from '../support/xml.js';

let app: TestApp;
let client: TestClient;
let documentId: string;
beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
  ({ id: documentId } = await addDocument(app, client, { title: 'Kelpline – PRD' }));
});
afterAll(() => app.close());

const order = (body: object, id = documentId) => client.post<{ message: string }>(`/documents/${id}/exports`, body);
const read = (file: Buffer) => parse(file, { bom: true }).map((row) => row.map(unguardCell));

describe('the style of an export', () => {
  it('decides what a file tells, and is technical by default', async () => {
    const text = async (body: object) => textOf(openWordFile(await makeFile(client, documentId, body)).document);
    const technical = await text({ format: 'docx' });
    expect(technical).toContain('Acceptance criteria');
    const executive = await text({ format: 'docx', template: 'executive' });
    expect(executive).toContain('Decisions and answers wanted');
    expect(executive).not.toContain('AC-001');
    const marketing = await text({ format: 'docx', template: 'marketing' });
    expect(marketing).toContain('What you can do with it');
    expect(marketing).not.toContain('Risks, assumptions and open questions');
    const { body } = await client.get<{ template: string }[]>(`/documents/${documentId}/exports`);
    expect(body.map(({ template }) => template)).toEqual(['marketing', 'executive', 'technical']);
  });
});

describe('a CSV export', () => {
  it('lists the requirements and stories of the document, as each tool imports them', async () => {
    const plain = read(await makeFile(client, documentId, { format: 'csv' }));
    expect(plain[0]?.slice(0, 4)).toEqual(['Id', 'Kind', 'Title', 'Parent']);
    const written = await app.dataSource.query<{ id: string }[]>(
      `SELECT feature ->> 'id' AS id FROM document_sections, jsonb_array_elements(data -> 'features') AS feature
        WHERE document_id = $1 AND key = 'scope-features'`,
      [documentId],
    );
    const features = written.map(({ id }) => id);
    expect(plain.map(([id]) => id).filter((id) => id?.startsWith('FR-'))).toEqual(features);

    const { id: exportId } = await orderExport(client, documentId, { format: 'csv', options: { flavour: 'jira' } });
    const done = await waitForExport(client, exportId);
    expect(done).toMatchObject({ fileName: 'Kelpline – PRD (Jira).csv', mimeType: 'text/csv; charset=utf-8' });
    const jira = read((await client.get(`/exports/${exportId}/file`)).bytes);
    expect(jira[0]).toContain('Issue Type');
    expect(jira).toHaveLength(plain.length);
  });

  it('says so where there is nothing to list', async () => {
    const without = { format: 'csv', options: { sections: ['executive-summary'] } };
    expect(await order(without)).toMatchObject({ status: 409, body: { code: 'EXPORT_NO_RECORDS' } });
    const { id } = await addDocument(app, client, { templateId: 'pitch-deck' });
    const answer = await order({ format: 'csv' }, id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'EXPORT_NO_RECORDS' } });
    expect(answer.body.message).toContain('no requirements, stories or tasks');
  });
});

describe('choices that there are not', () => {
  it.each([
    [{ format: 'docx', template: 'casual' }, 'template', 'executive, technical, marketing'],
    [{ format: 'csv', options: { flavour: 'trello' } }, 'options.flavour', 'plain, jira, linear, azure-devops'],
    [{ format: 'pdf', options: { flavour: 'jira' } }, 'options.flavour', 'csv'],
    [{ format: 'docx', options: { sections: ['scope-features', 'nowhere'] } }, 'options.sections', 'executive-summary'],
    [{ format: 'docx', options: { sections: [] } }, 'options.sections', 'at least 1'],
  ])('are refused with the field and what is allowed: %j', async (body, field, allowed) => {
    const answer = await client.post<{ details: { field: string; message: string }[] }>(
      `/documents/${documentId}/exports`,
      body,
    );
    expect(answer.status).toBe(400);
    const problem = answer.body.details.find((one) => one.field === field);
    expect(problem?.message).toContain(allowed);
  });
});

describe('a file of chosen sections', () => {
  interface Recorded {
    user_id: string;
    file_id: string | null;
    export_type: string;
    sections_included: string[];
  }
  const recorded = (id: string) =>
    app.dataSource.query<Recorded[]>('SELECT * FROM section_exports WHERE document_id = $1 ORDER BY created_at', [id]);
  const references = async (fileId: string | null | undefined) => {
    const [row] = await app.dataSource.query<{ ref_count: number }[]>('SELECT ref_count FROM files WHERE id = $1', [
      fileId,
    ]);
    return row?.ref_count;
  };

  it('is recorded with what it holds, counted on its file, and goes with its document', async () => {
    const { id } = await addDocument(app, client);
    await makeFile(client, id, { format: 'docx' });
    expect(await recorded(id)).toEqual([]);

    await makeFile(client, id, { format: 'csv', options: { sections: ['user-stories', 'scope-features'] } });
    const [row, ...more] = await recorded(id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      user_id: client.userId,
      export_type: 'csv',
      // In the order of the document.
      sections_included: ['scope-features', 'user-stories'],
    });
    // Of the export, and of what was recorded.
    expect(await references(row?.file_id)).toBe(2);

    await app.dataSource.query('DELETE FROM documents WHERE id = $1', [id]);
    expect(await recorded(id)).toEqual([]);
    expect(await references(row?.file_id)).toBe(0);
  });

  it('lets its file go after thirty days, and stays recorded', async () => {
    const { id } = await addDocument(app, client);
    await makeFile(client, id, { format: 'docx', options: { sections: ['scope-features'] } });
    await app.dataSource.query(
      `UPDATE section_exports SET created_at = now() - interval '31 days' WHERE document_id = $1`,
      [id],
    );
    await app.app.get(ExportSweeperService).purge();
    expect(await recorded(id)).toMatchObject([{ file_id: null, sections_included: ['scope-features'] }]);
  });
});
