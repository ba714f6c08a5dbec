import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentResponseDto, DocumentSummaryDto } from '../../backend/src/documents/documents.dto.js';
import type { SectionImproveResponseDto, SectionResponseDto } from '../../backend/src/documents/section-changes.dto.js';
import { DocumentsPurgeService } from '../../backend/src/documents/documents-purge.service.js';
import { ImprovementHoldsService } from '../../backend/src/documents/improvement-holds.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import type { TestClient } from '../support/client.js';
import { finishedDocument, readBalance, readDocument, startRun, waitForEnd } from '../support/generation.js';

const KEY = 'strategic-goals';

let app: TestApp;
let model: BadModel;
beforeAll(async () => {
  model = await startBadModel();
  app = await startApp({
    modelUrl: model.url,
    config: (config) => ({ ...config, model: { ...config.model, timing: { retryMs: 10 } } }),
  });
});
afterEach(() => model.reset());
afterAll(async () => {
  await app.close();
  await model.close();
});

async function userWithDocument(): Promise<{ user: TestClient; document: DocumentResponseDto }> {
  const user = await app.newUser();
  return { user, document: await finishedDocument(user) };
}

function save(user: TestClient, id: string, data: unknown, revision?: number) {
  return user.patch<SectionResponseDto>(`/documents/${id}/sections/${KEY}`, {
    data,
    ...(revision !== undefined && { revision }),
  });
}

function improve(user: TestClient, id: string, instructions = 'Be bolder', headers: Record<string, string> = {}) {
  return user.post<SectionImproveResponseDto>(
    `/forge/documents/${id}/sections/${KEY}/improve`,
    { instructions },
    { headers },
  );
}

/** An improvement that has come to the model, which answers once it is told to. */
async function improvingSlowly(user: TestClient, id: string) {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  model.behave(() => {
    isAsked();
    return { kind: 'good', after: answered };
  });
  const improving = improve(user, id);
  await Promise.race([asked, improving]);
  return { improving, answer };
}

/** The section with another context, which is its first prose field. */
function edited(
  document: DocumentResponseDto,
  context = 'Late flights cost crews their rest and planners their evenings.',
) {
  return { ...document.sections[KEY], context };
}

describe('the list', () => {
  it('is newest first, in pages, with the total', async () => {
    const user = await app.newUser();
    const documents = [await finishedDocument(user), await finishedDocument(user)];
    const list = await user.get<DocumentSummaryDto[]>('/documents');
    expect(list.body.map(({ id }) => id)).toEqual(documents.map(({ id }) => id).reverse());
    expect(list.headers.get('content-range')).toBe('documents 0-1/2');
    expect(list.body[0]).toMatchObject({
      status: 'completed',
      docType: 'PRD',
      templateName: 'SaaS Product Starter PRD',
    });

    const page = await user.get<DocumentSummaryDto[]>(`/documents?range=${encodeURIComponent('[1,1]')}`);
    expect(page.body).toHaveLength(1);
    expect(page.headers.get('content-range')).toBe('documents 1-1/2');
    const behind = await user.get<DocumentSummaryDto[]>(`/documents?range=${encodeURIComponent('[24,47]')}`);
    expect(behind.body).toEqual([]);
    expect(behind.headers.get('content-range')).toBe('documents */2');
    const found = await user.get<DocumentSummaryDto[]>(`/documents?filter=${encodeURIComponent('{"q":"nothing%"}')}`);
    expect(found.body).toEqual([]);
  });

  it('keeps the type that its template had when it was made', async () => {
    const { user, document } = await userWithDocument();
    const retype = (docType: string) =>
      app.dataSource.query('UPDATE templates SET doc_type = $2 WHERE id = $1', [document.templateId, docType]);
    await retype('RFC');
    const [listed] = (await user.get<DocumentSummaryDto[]>('/documents')).body;
    await retype('PRD');
    expect(listed?.docType).toBe('PRD');
  });

  it('shows nobody else’s documents', async () => {
    const { document } = await userWithDocument();
    const other = await app.newUser();
    expect((await other.get('/documents')).body).toEqual([]);
    expect((await other.get(`/documents/${document.id}`)).status).toBe(404);
    expect((await save(other, document.id, edited(document))).status).toBe(404);
  });
});

describe('saving a section', () => {
  it('keeps records what they are, gives new ones ids, and makes a version', async () => {
    const { user, document } = await userWithDocument();
    const before = edited(document);
    const goals = document.sections[KEY]?.['goals'] as { uid: string; id: string }[];
    const [first, ...rest] = goals;
    const { uid: _, id: __, ...fresh } = { ...first };
    const answer = await save(user, document.id, { ...before, goals: [...rest, fresh] }, 1);

    expect([answer.status, answer.body]).toMatchObject([200, { revision: 2, version: 2 }]);
    const saved = answer.body.data['goals'] as { uid: string; id: string }[];
    expect(saved.slice(0, -1).map(({ uid }) => uid)).toEqual(rest.map(({ uid }) => uid));
    expect(saved.at(-1)?.id).toBe(`G-00${goals.length + 1}`);
    const removed = await app.dataSource.query(
      'SELECT display_id FROM document_records WHERE document_id = $1 AND removed_at IS NOT NULL',
      [document.id],
    );
    expect(removed).toEqual([{ display_id: 'G-001' }]);
  });

  it('joins the edits of ten minutes in one version', async () => {
    const { user, document } = await userWithDocument();
    await save(user, document.id, edited(document, 'The first of two edits, which is long enough to be kept.'));
    const second = await save(
      user,
      document.id,
      edited(document, 'The second of two edits, which is long enough to be kept.'),
    );
    expect(second.body).toMatchObject({ revision: 3, version: 2 });

    await app.dataSource.query(
      `UPDATE prd_versions SET created_at = now() - interval '11 minutes' WHERE document_id = $1`,
      [document.id],
    );
    const third = await save(
      user,
      document.id,
      edited(document, 'An edit after a pause, which is long enough to be kept.'),
    );
    expect(third.body.version).toBe(3);
    const versions = await user.get<{ version: number; status: string; isAiGenerated: boolean }[]>(
      `/documents/${document.id}/versions`,
    );
    expect(versions.body.map(({ version, status, isAiGenerated }) => [version, status, isAiGenerated])).toEqual([
      [3, 'draft', false],
      [2, 'active', false],
      [1, 'archived', true],
    ]);
  });

  it('refuses a stale revision with both texts, and takes exactly one of two at once', async () => {
    const { user, document } = await userWithDocument();
    const texts = [
      'The text of one editor, who was a moment faster.',
      'The text of the other editor, who was a moment slower.',
    ];
    const answers = await Promise.all(texts.map((text) => save(user, document.id, edited(document, text), 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const kept = answers.find(({ status }) => status === 200);
    expect(refused?.body).toMatchObject({ code: 'SECTION_CONFLICT', current: { revision: 2, data: kept?.body.data } });
  });

  it('names every field that does not fit, and changes nothing', async () => {
    const { user, document } = await userWithDocument();
    const answer = await save(user, document.id, { ...edited(document, 'short'), surprise: 1 });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'SECTION_INVALID' }]);
    const details = (answer.body as unknown as { details: { field: string }[] }).details;
    expect(details.map(({ field }) => field)).toEqual(expect.arrayContaining(['context']));
    expect((await readDocument(user, document.id)).sections[KEY]).toEqual(document.sections[KEY]);
    expect((await save(user, document.id, null)).status).toBe(400);
    expect((await user.patch(`/documents/${document.id}/sections/no-such-section`, { data: {} })).body).toMatchObject({
      code: 'SECTION_NOT_FOUND',
    });
  });

  it('leaves sections alone that are still to be written', async () => {
    const user = await app.newUser();
    model.behave(({ section }) => (section === KEY ? { kind: 'hang' } : null));
    const { runId, documentId } = await startRun(user);
    const answer = await user.patch(`/documents/${documentId}/sections/${KEY}`, { data: {} });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'SECTION_BEING_WRITTEN' }]);
    await user.post(`/runs/${runId}/cancel`);
    await waitForEnd(user, runId);
  });
});

describe('AI Improve', () => {
  it('applies a new version for 10 credits, shows what changed, and can be undone', async () => {
    const { user, document } = await userWithDocument();
    const answer = await improve(user, document.id);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { key: KEY, revision: 2, version: 2, creditsCharged: 10, balance: 490 },
    ]);
    expect(answer.body.before).toEqual(document.sections[KEY]);
    expect(answer.body.changes.length).toBe(1);
    expect(answer.body.data['goals']).toEqual(document.sections[KEY]?.['goals']);
    expect(await readBalance(user)).toBe(490);
    const audit = await app.dataSource.query(
      `SELECT meta FROM audit_logs WHERE action = 'section.improve' AND user_id = $1`,
      [user.userId],
    );
    expect(audit).toMatchObject([{ meta: { documentId: document.id, sectionKey: KEY, credits: 10 } }]);

    const undone = await user.post<SectionResponseDto>(`/documents/${document.id}/sections/${KEY}/revert`, {
      revision: 2,
    });
    expect([undone.status, undone.body]).toMatchObject([
      200,
      { revision: 3, version: 3, data: document.sections[KEY] },
    ]);
    expect(await readBalance(user)).toBe(490);
    expect((await user.post(`/documents/${document.id}/sections/${KEY}/revert`, { revision: 99 })).body).toMatchObject({
      code: 'REVISION_NOT_FOUND',
    });
  });

  it('is not undone over what somebody has saved since', async () => {
    const { user, document } = await userWithDocument();
    await improve(user, document.id);
    const later = await save(user, document.id, edited(document, 'Written by a person after the improvement.'), 2);
    const undone = await user.post(`/documents/${document.id}/sections/${KEY}/revert`, { revision: 2 });
    expect([undone.status, undone.body]).toMatchObject([
      409,
      { code: 'SECTION_CONFLICT', current: { revision: 3, data: later.body.data } },
    ]);
    expect((await readDocument(user, document.id)).sections[KEY]).toEqual(later.body.data);
  });

  it('costs nothing when it fails', async () => {
    const { user, document } = await userWithDocument();
    model.behave(() => ({ kind: 'refusal' }));
    const refused = await improve(user, document.id);
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'IMPROVE_FAILED' }]);
    model.behave(() => ({ kind: 'status', status: 500 }));
    expect((await improve(user, document.id)).body).toMatchObject({ code: 'IMPROVE_UNAVAILABLE' });
    expect(await readBalance(user)).toBe(500);
    expect((await readDocument(user, document.id)).sections[KEY]).toEqual(document.sections[KEY]);
  });

  it('gives way to a save made meanwhile, and costs nothing', async () => {
    const { user, document } = await userWithDocument();
    const { improving, answer } = await improvingSlowly(user, document.id);
    await save(user, document.id, edited(document, 'Saved by a person while the model was still writing.'));
    answer();
    expect((await improving).body).toMatchObject({ code: 'SECTION_CONFLICT' });
    expect(await readBalance(user)).toBe(500);
  });

  it('asks no model without credits, and happens once for one key', async () => {
    const { user, document } = await userWithDocument();
    const headers = { 'Idempotency-Key': `improve-${document.id}` };
    const first = await improve(user, document.id, 'Once', headers);
    const again = await improve(user, document.id, 'Once', headers);
    expect(again.body).toEqual(first.body);
    expect(await readBalance(user)).toBe(490);

    await finishedDocument(user);
    await finishedDocument(user);
    for (let balance = await readBalance(user); balance >= 10; balance = await readBalance(user))
      await improve(user, document.id);
    model.reset();
    const refused = await improve(user, document.id);
    expect([refused.status, refused.body]).toMatchObject([
      402,
      { required: 10, message: 'You need 10 credits to improve this section. Please add credits to continue.' },
    ]);
    expect(model.calls).toHaveLength(0);
  });

  it('gives the credits back when the process died in the middle', async () => {
    const { user, document } = await userWithDocument();
    const { improving, answer } = await improvingSlowly(user, document.id);
    await app.dataSource.query(`UPDATE section_improvements SET lease_until = now() - interval '1 second'`);
    await app.app.get(ImprovementHoldsService).releaseAbandoned();
    answer();
    expect((await improving).status).toBe(503);
    expect(await readBalance(user)).toBe(500);
    expect((await readDocument(user, document.id)).sections[KEY]).toEqual(document.sections[KEY]);
  });

  it('needs words', async () => {
    const { user, document } = await userWithDocument();
    expect((await improve(user, document.id, '   ')).status).toBe(400);
  });
});

describe('renaming and deleting', () => {
  it('renames', async () => {
    const { user, document } = await userWithDocument();
    expect((await user.patch(`/documents/${document.id}`, { title: '  Crew plan  ' })).body).toMatchObject({
      title: 'Crew plan',
    });
  });

  it('deletes, restores, and purges after 30 days without touching the ledger', async () => {
    const { user, document } = await userWithDocument();
    expect((await user.delete(`/documents/${document.id}`)).status).toBe(204);
    expect((await user.get(`/documents/${document.id}`)).status).toBe(404);
    expect((await user.post(`/documents/${document.id}/restore`)).body).toMatchObject({ id: document.id });

    await user.delete(`/documents/${document.id}`);
    await app.dataSource.query(`UPDATE documents SET deleted_at = now() - interval '31 days' WHERE id = $1`, [
      document.id,
    ]);
    await app.app.get(DocumentsPurgeService).purge();
    expect(await app.dataSource.query('SELECT 1 FROM documents WHERE id = $1', [document.id])).toEqual([]);
    const rows = await app.dataSource.query('SELECT 1 FROM credit_transactions WHERE document_id = $1', [document.id]);
    expect(rows).toHaveLength(2);
    expect((await user.post(`/documents/${document.id}/restore`)).status).toBe(404);
  });
});

describe('projects', () => {
  it('wants a description', async () => {
    const user = await app.newUser();
    const answer = await user.post('/projects', { idea: '   ' });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('Please provide a description of your product');
  });

  it('is created, read, changed, listed and deleted with its documents', async () => {
    const user = await app.newUser();
    const { body } = await user.post<{ id: string }>('/projects', { idea: 'A rota for airlines. It saves calls.' });
    expect(body).toMatchObject({ title: 'A rota for airlines', status: 'draft' });
    expect((await user.patch(`/projects/${body.id}`, { title: 'Rota' })).body).toMatchObject({ title: 'Rota' });
    expect((await user.get('/projects')).body).toHaveLength(1);
    expect((await user.delete(`/projects/${body.id}`)).status).toBe(204);
    expect((await user.get(`/projects/${body.id}`)).status).toBe(404);
  });
});
