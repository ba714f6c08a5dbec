import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentSummaryDto } from '../../backend/src/documents/documents.dto.js';
import type { ProjectExportDto } from '../../backend/src/exports/export-jobs.dto.js';
import type { ActivityResponseDto } from '../../backend/src/projects/project-activity.dto.js';
import type { TemplateSuggestionDto } from '../../backend/src/projects/projects.dto.js';
import type { RunSummaryDto } from '../../backend/src/runs/project-runs.dto.js';
import type { RunStartedDto } from '../../backend/src/runs/runs.dto.js';
import type { ProjectVersionDto } from '../../backend/src/versions/versions.dto.js';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import type { TestClient } from '../support/client.js';
import {
  finishedDocument,
  FOUR_SECTIONS,
  IDEA,
  readBalance,
  readDocument,
  startRun,
  TEMPLATE,
  waitForEnd,
} from '../support/generation.js';

const GOALS = 'strategic-goals';

let app: TestApp;
let model: BadModel;
beforeAll(async () => {
  model = await startBadModel();
  app = await startApp({ modelUrl: model.url });
});
afterEach(() => model.reset());
afterAll(async () => {
  await app.close();
  await model.close();
});

async function listed<T>(user: TestClient, path: string): Promise<T[]> {
  const { status, body, bytes } = await user.get<T[]>(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${bytes.toString()}`);
  return body;
}

const activity = (user: TestClient, projectId: string, query = '') =>
  listed<ActivityResponseDto>(user, `/projects/${projectId}/activity${query}`);

/** Keys of the first four sections of a template, which is as few as a run takes. */
async function fourOf(user: TestClient, templateId: string): Promise<string[]> {
  const { body } = await user.get<{ sections: { key: string }[] }>(`/forge/templates/${templateId}`);
  return body.sections.map(({ key }) => key).slice(0, 4);
}

async function saveContext(user: TestClient, documentId: string, context: string) {
  const { sections } = await readDocument(user, documentId);
  const answer = await user.patch(`/documents/${documentId}/sections/${GOALS}`, {
    data: { ...sections[GOALS], context },
  });
  if (answer.status !== 200) throw new Error(`Saving answered ${answer.status}: ${answer.bytes.toString()}`);
}

describe('the activity of a project', () => {
  it('tells what was done to its documents, by whom, newest first', async () => {
    const user = await app.newUser();
    const { id, projectId, runId, title } = await finishedDocument(user);
    await saveContext(user, id, 'A context that somebody wrote by hand, long enough to be kept.');
    await user.post(`/forge/documents/${id}/sections/${GOALS}/improve`, { instructions: 'Shorter.' });
    await user.patch(`/documents/${id}/versions/1`, { name: 'Sent to client' });
    await user.post(`/documents/${id}/versions/1/restore`);
    await user.post(`/documents/${id}/exports`, { format: 'pdf' });
    await user.post(`/documents/${id}/export`, { format: 'full-markdown' });
    await user.patch(`/projects/${projectId}`, { title: 'Crews' });
    await user.patch(`/projects/${projectId}`, { idea: `${IDEA} In 12 languages.` });
    await user.delete(`/documents/${id}`);
    await user.post(`/documents/${id}/restore`);

    const acts = await activity(user, projectId);
    expect(acts.map(({ kind }) => kind)).toEqual([
      'document.restore',
      'document.delete',
      'project.editIdea',
      'project.rename',
      'document.download',
      'document.export',
      'version.restore',
      'version.rename',
      'version.improvement',
      'version.edit',
      'version.generation',
      'run.start',
      'project.create',
    ]);
    const of = (kind: string) => acts.find((act) => act.kind === kind);
    const document = { id, title, isOpen: true };
    expect(of('version.edit')).toMatchObject({ person: { id: user.userId }, document, version: 2 });
    expect(of('version.edit')?.detail).toContain('Goals and measures');
    // The product wrote it, for somebody who asked.
    expect(of('version.generation')).toMatchObject({ person: null, document, version: 1 });
    expect(of('run.start')).toMatchObject({ person: { id: user.userId }, document, runId });
    expect(of('version.rename')).toMatchObject({ document, version: 1, detail: 'Sent to client' });
    expect(of('project.rename')).toMatchObject({ document: null, detail: 'Crews' });
    expect(of('document.export')?.detail).toBe('pdf');
    expect(of('document.download')?.detail).toBe('full-markdown');
  });

  it('comes in pages that follow each other without gap or repetition', async () => {
    const user = await app.newUser();
    const { body: project } = await user.post<{ id: string }>('/projects', { idea: IDEA });
    for (let n = 1; n <= 7; n += 1) await user.patch(`/projects/${project.id}`, { title: `Name ${n}` });
    const whole = await activity(user, project.id);
    expect(whole).toHaveLength(8);
    const pages: ActivityResponseDto[] = [];
    let next: string | undefined = `/projects/${project.id}/activity?limit=3`;
    const sizes: number[] = [];
    while (next !== undefined) {
      const answer: { body: ActivityResponseDto[]; headers: Headers } = await user.get<ActivityResponseDto[]>(next);
      pages.push(...answer.body);
      sizes.push(answer.body.length);
      next = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(sizes).toEqual([3, 3, 2]);
    expect(pages).toEqual(whole);
  });

  it('knows nothing of other projects, and nothing is older than what it does not know', async () => {
    const [user, other] = await Promise.all([app.newUser(), app.newUser()]);
    const [{ body: mine }, { body: theirs }] = await Promise.all([
      user.post<{ id: string }>('/projects', { idea: IDEA }),
      other.post<{ id: string }>('/projects', { idea: 'Somebody else wants this.' }),
    ]);
    const [theirAct] = await activity(other, theirs.id);
    expect(await activity(user, mine.id, `?before=${theirAct?.id}`)).toEqual([]);
    expect((await user.get(`/projects/${theirs.id}/activity`)).status).toBe(404);
    expect((await user.get(`/projects/${mine.id}/activity?before=x`)).status).toBe(400);
    expect((await user.get(`/projects/${mine.id}/activity?limit=101`)).status).toBe(400);
  });

  it('keeps the title of a document that was purged, and opens none that is deleted', async () => {
    const user = await app.newUser();
    const { id, projectId, title } = await finishedDocument(user);
    await user.delete(`/documents/${id}`);
    expect((await activity(user, projectId))[0]).toMatchObject({
      kind: 'document.delete',
      document: { title, isOpen: false },
    });
    await app.dataSource.query('DELETE FROM documents WHERE id = $1', [id]);
    const acts = await activity(user, projectId);
    expect(acts[0]).toMatchObject({ kind: 'document.delete', document: { id, title, isOpen: false } });
    expect(acts.at(-1)?.kind).toBe('project.create');
  });

  it('says that a run delivered nothing', async () => {
    const user = await app.newUser();
    model.behave(() => ({ kind: 'status', status: 400, message: 'no' }));
    const { runId, projectId } = await startRun(user);
    await waitForEnd(user, runId);
    const acts = await activity(user, projectId);
    expect(acts.map(({ kind }) => kind)).toEqual(['run.fail', 'run.start', 'project.create']);
    expect(acts[0]).toMatchObject({ person: null, runId });
  });
});

describe('what a project lists', () => {
  it('are the runs, versions and exports of its documents, and none of a deleted one', async () => {
    const user = await app.newUser();
    const document = await finishedDocument(user);
    const { id, projectId, runId, title } = document;
    await saveContext(user, id, 'A context that somebody wrote by hand, long enough to be kept.');
    await user.post(`/documents/${id}/exports`, { format: 'docx' });
    const second = await user.post<{ runId: string; documentId: string }>(`/forge/projects/${projectId}/runs`, {
      templateId: 'brd-basic',
      enabledSections: await fourOf(user, 'brd-basic'),
    });
    expect(second.status).toBe(202);
    await waitForEnd(user, second.body.runId);
    await user.delete(`/documents/${second.body.documentId}`);

    const runs = await listed<RunSummaryDto>(user, `/projects/${projectId}/runs`);
    expect(runs).toEqual([
      expect.objectContaining({
        id: runId,
        documentId: id,
        documentTitle: title,
        status: 'done',
        done: FOUR_SECTIONS.length,
        total: FOUR_SECTIONS.length,
        creditsSpent: 0,
        firstDocumentFree: true,
        startedBy: expect.objectContaining({ id: user.userId }),
      }),
    ]);
    const versions = await listed<ProjectVersionDto>(user, `/projects/${projectId}/versions`);
    expect(versions.map(({ documentId, version }) => [documentId, version])).toEqual([
      [id, 2],
      [id, 1],
    ]);
    const exports = await listed<ProjectExportDto>(user, `/projects/${projectId}/exports`);
    expect(exports).toEqual([expect.objectContaining({ documentId: id, documentTitle: title, format: 'docx' })]);
    for (const list of ['runs', 'versions', 'exports']) {
      const stranger = await app.newUser();
      expect((await stranger.get(`/projects/${projectId}/${list}`)).status).toBe(404);
    }
  });
});

describe('a new document from a project', () => {
  it('is offered by what is there, and made in the same project from the same idea', async () => {
    const user = await app.newUser();
    const { projectId, title } = await finishedDocument(user, {
      templateId: 'brd-basic',
      sections: await fourOf(user, 'brd-basic'),
    });
    const offered = await listed<TemplateSuggestionDto>(user, `/projects/${projectId}/suggested-templates`);
    expect(offered.map(({ templateId }) => templateId)).toEqual(expect.arrayContaining(['frd-webapp', TEMPLATE]));
    expect(offered.map(({ templateId }) => templateId)).not.toContain('brd-basic');
    expect(offered[0]).toMatchObject({ after: title });

    const body = { templateId: TEMPLATE, enabledSections: FOUR_SECTIONS, userInput: 'Ground staff use it as well.' };
    const headers = { 'idempotency-key': 'second-document' };
    const before = await readBalance(user);
    const started = await user.post<RunStartedDto>(`/forge/projects/${projectId}/runs`, body, { headers });
    const again = await user.post<RunStartedDto>(`/forge/projects/${projectId}/runs`, body, { headers });
    expect(again.body).toEqual(started.body);
    expect(started.body.projectId).toBe(projectId);
    // The first document was the free one.
    expect(before - (await readBalance(user))).toBe(started.body.creditsReserved);
    await waitForEnd(user, started.body.runId);
    const blocks = model.calls.flatMap(({ block }) => (block?.template.id === TEMPLATE ? [block] : []));
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(block).toMatchObject({ idea: IDEA, userInput: 'Ground staff use it as well.' });

    const stranger = await app.newUser();
    expect((await stranger.post(`/forge/projects/${projectId}/runs`, body)).status).toBe(404);
    expect((await stranger.get(`/projects/${projectId}/suggested-templates`)).status).toBe(404);
  });
});

describe('editing the idea', () => {
  it('says which documents were drafted from the older one, until it is put back', async () => {
    const user = await app.newUser();
    const { id, projectId } = await finishedDocument(user);
    const read = async () =>
      (await listed<DocumentSummaryDto>(user, `/documents?filter=${JSON.stringify({ projectId })}`)).find(
        (document) => document.id === id,
      );
    expect(await read()).toMatchObject({ fromOlderIdea: false, projectTitle: expect.stringContaining('Rosterly') });
    await user.patch(`/projects/${projectId}`, { idea: `${IDEA} It also does pay.`, title: 'Crews' });
    expect(await read()).toMatchObject({ fromOlderIdea: true, projectTitle: 'Crews' });
    await user.patch(`/projects/${projectId}`, { idea: IDEA });
    expect(await read()).toMatchObject({ fromOlderIdea: false });
  });

  it('leaves what is being written with the idea that it began with', async () => {
    const user = await app.newUser();
    const gate = Promise.withResolvers<void>();
    model.behave(() => ({ kind: 'good', after: gate.promise }));
    const { runId, projectId } = await startRun(user);
    await user.patch(`/projects/${projectId}`, { idea: 'Something else altogether.' });
    gate.resolve();
    await waitForEnd(user, runId);
    expect((await user.get<{ idea: string }>(`/runs/${runId}`)).body.idea).toBe(IDEA);
    const ideas = new Set(model.calls.map(({ block }) => block?.idea));
    expect([...ideas]).toEqual([IDEA]);
  });
});
