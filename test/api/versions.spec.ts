import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentResponseDto, VersionRestoredDto } from '../../backend/src/documents/documents.dto.js';
import type { DocumentLookDto } from '../../backend/src/versions/document-looks.dto.js';
import type { DifferenceResponseDto } from '../../backend/src/versions/version-differences.dto.js';
import type { VersionDetailDto, VersionResponseDto } from '../../backend/src/versions/versions.dto.js';
import { VersionsService } from '../../backend/src/versions/versions.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import type { TestClient } from '../support/client.js';
import { finishedDocument, readDocument, startRun, waitForEnd } from '../support/generation.js';

const GOALS = 'strategic-goals';
const SCOPE = 'scope-features';

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

type Row = { uid: string; id: string } & Record<string, unknown>;

async function userWithDocument() {
  const user = await app.newUser();
  return { user, document: await finishedDocument(user) };
}

/** Saves a section with what `change` makes of it. */
async function edit(user: TestClient, id: string, key: string, change: (data: Record<string, unknown>) => object) {
  const { sections } = await readDocument(user, id);
  const data = { ...sections[key], ...change({ ...sections[key] }) };
  const answer = await user.patch<{ version: number }>(`/documents/${id}/sections/${key}`, { data });
  if (answer.status !== 200) throw new Error(`Saving answered ${answer.status}: ${answer.bytes.toString()}`);
  return answer.body.version;
}

const context = (text: string) => () => ({ context: `${text} That is long enough to be kept as a context.` });

async function versions(user: TestClient, id: string): Promise<VersionResponseDto[]> {
  return (await user.get<VersionResponseDto[]>(`/documents/${id}/versions`)).body;
}

async function difference(user: TestClient, id: string, from: number, to: number): Promise<DifferenceResponseDto> {
  const answer = await user.get<DifferenceResponseDto>(`/documents/${id}/difference?from=${from}&to=${to}`);
  if (answer.status !== 200) throw new Error(`Comparing answered ${answer.status}: ${answer.bytes.toString()}`);
  return answer.body;
}

const restore = (user: TestClient, id: string, version: number) =>
  user.post<VersionRestoredDto>(`/documents/${id}/versions/${version}/restore`);

/** Edits ten minutes apart are two versions. */
const letTimePass = (id: string) =>
  app.dataSource.query(
    `UPDATE prd_versions SET created_at = created_at - interval '11 minutes' WHERE document_id = $1`,
    [id],
  );

/** A record as a form sends a new one. */
function withoutIdentity(row: Row | undefined): Record<string, unknown> {
  const { uid: _, id: __, ...fresh } = { ...row };
  return fresh;
}

const features = (document: DocumentResponseDto | VersionDetailDto) =>
  Object.entries(document.sections[SCOPE] ?? {}).find(
    ([, value]) => Array.isArray(value) && String((value[0] as Row | undefined)?.id).startsWith('FR-'),
  ) as [string, Row[]];

describe('the list of versions', () => {
  it('says of each who made it, how, and what it changed', async () => {
    const { user, document } = await userWithDocument();
    const { id } = document;
    await edit(user, id, GOALS, context('Planners lose six hours a week.'));
    await user.post(`/forge/documents/${id}/sections/${GOALS}/improve`, { instructions: 'Name the measures' });
    const author = { id: user.userId, name: expect.any(String) };
    expect(await versions(user, id)).toMatchObject([
      {
        version: 3,
        status: 'active',
        origin: 'improvement',
        isAiGenerated: true,
        aiPrompt: 'Name the measures',
        author,
      },
      { version: 2, status: 'archived', origin: 'edit', isAiGenerated: false, author, aiPrompt: null },
      { version: 1, status: 'archived', origin: 'generation', isAiGenerated: true, author: null },
    ]);
    const [improved, edited, first] = await versions(user, id);
    expect(first?.changelogSummary).toMatch(/^First draft: 4 sections, \d+ numbered entries$/);
    expect(edited?.changelogSummary).toBe('Edited Why now in Goals and measures');
    expect(improved?.changelogSummary).toMatch(/^Edited .+ in Goals and measures$/);
  });

  it('takes the saves of ten minutes together, and says what they changed in all', async () => {
    const { user, document } = await userWithDocument();
    const original = document.sections[GOALS] ?? {};
    await edit(user, document.id, GOALS, context('One.'));
    await user.patch(`/documents/${document.id}`, { title: 'Crew plan' });
    expect(await versions(user, document.id)).toMatchObject([
      { version: 2, changelogSummary: 'Renamed the document to “Crew plan”; edited Why now in Goals and measures' },
      { version: 1 },
    ]);
    await edit(user, document.id, GOALS, () => original);
    await user.patch(`/documents/${document.id}`, { title: document.title });
    expect((await versions(user, document.id))[0]).toMatchObject({
      version: 2,
      changelogSummary: 'No change to the text',
    });
    expect((await difference(user, document.id, 1, 2)).changes).toEqual([]);
  });

  it('gives names, and lets a named version be as it was named', async () => {
    const { user, document } = await userWithDocument();
    await edit(user, document.id, GOALS, context('As it was sent.'));
    const path = `/documents/${document.id}/versions/2`;
    expect((await user.patch(path, { name: '  Sent to client ' })).body).toMatchObject({ name: 'Sent to client' });
    expect(await edit(user, document.id, GOALS, context('Changed a minute later.'))).toBe(3);
    const sent = (await user.get<VersionDetailDto>(path)).body;
    expect(sent.sections[GOALS]?.['context']).toContain('As it was sent.');
    expect((await user.patch(path, { name: '' })).body).toMatchObject({ name: null });
    expect((await user.patch(path, { name: 'x'.repeat(121) })).status).toBe(400);
    expect((await user.patch(`/documents/${document.id}/versions/9`, { name: 'x' })).body).toMatchObject({
      code: 'VERSION_NOT_FOUND',
    });
  });

  it('comes in pages', async () => {
    const { user, document } = await userWithDocument();
    await edit(user, document.id, GOALS, context('Once.'));
    const range = encodeURIComponent('[1,1]');
    const page = await user.get<VersionResponseDto[]>(`/documents/${document.id}/versions?range=${range}`);
    expect(page.body.map(({ version }) => version)).toEqual([1]);
    expect(page.headers.get('content-range')).toBe('versions 1-1/2');
  });
});

describe('the difference of two versions', () => {
  it('is by requirement, with words marked inside, and kept', async () => {
    const { user, document } = await userWithDocument();
    const { id } = document;
    const [field, list] = features(document);
    const [first, second, ...rest] = list;
    const fresh = withoutIdentity(first);
    const renamed = { ...second, name: `${String(second?.['name'])} at night` };
    await edit(user, id, SCOPE, () => ({ [field]: [renamed, ...rest, { ...fresh, name: 'Offline mode' }] }));
    const { changes, summary, from, to } = await difference(user, id, 1, 2);
    const added = `FR-00${list.length + 1}`;
    const own = changes.filter(({ path }) => path.startsWith(`${SCOPE}.${field}.`));
    expect(own.map(({ type, title }) => [type, title.split(' ')[0]])).toEqual([
      ['modification', second?.id],
      ['addition', added],
      ['deletion', first?.id],
    ]);
    expect(own[0]?.parts).toMatchObject([
      { label: 'Name', runs: [{ kind: 'same' }, { text: ' at night', kind: 'added' }] },
    ]);
    expect(own[1]?.sentence).toBe(`Feature ${added} Offline mode was added.`);
    expect(summary).toContain(`added ${added} Offline mode`);
    expect([from.version, to.version]).toEqual([1, 2]);

    const kept: { position: number; human_readable_diff: string }[] = await app.dataSource.query(
      `SELECT position, human_readable_diff FROM prd_diffs WHERE document_id = $1 ORDER BY position`,
      [id],
    );
    expect(kept.map((row) => row.human_readable_diff)).toEqual(changes.map(({ sentence }) => sentence));
  });

  it('keeps step with a version that is still being edited', async () => {
    const { user, document } = await userWithDocument();
    const { id } = document;
    await edit(user, id, GOALS, context('The first words.'));
    expect((await difference(user, id, 1, 2)).changes).toHaveLength(1);
    const [field, list] = features(document);
    await edit(user, id, SCOPE, () => ({ [field]: [...list].reverse() }));
    const { changes } = await difference(user, id, 1, 2);
    expect(changes.map(({ path }) => path)).toEqual([`${GOALS}.context`, `${SCOPE}.${field}`]);
    expect(changes[1]?.sentence).toMatch(/(was|were) moved within/);
  });

  it('is of any two versions, in either order, and the same when it is asked for again', async () => {
    const { user, document } = await userWithDocument();
    const { id } = document;
    for (const text of ['One.', 'Two.', 'Three.']) {
      await edit(user, id, GOALS, context(text));
      await letTimePass(id);
    }
    const first = await difference(user, id, 1, 3);
    expect(first.changes[0]?.parts[0]?.runs).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'added' })]),
    );
    expect(await difference(user, id, 1, 3)).toEqual(first);
    const back = await difference(user, id, 3, 1);
    expect(back.changes[0]?.parts[0]?.runs.find(({ kind }) => kind === 'removed')?.text).toBe(
      first.changes[0]?.parts[0]?.runs.find(({ kind }) => kind === 'added')?.text,
    );
    const none = await user.get(`/documents/${id}/difference?from=1&to=99`);
    expect([none.status, none.body]).toMatchObject([404, { code: 'VERSION_NOT_FOUND' }]);
    expect((await user.get(`/documents/${id}/difference?from=1`)).status).toBe(400);
    const other = await app.newUser();
    expect((await other.get(`/documents/${id}/difference?from=1&to=2`)).status).toBe(404);
  });
});

describe('restoring', () => {
  it('makes a new version that reads like the old one, and loses nothing', async () => {
    const { user, document } = await userWithDocument();
    const { id } = document;
    const [field, list] = features(document);
    await edit(user, id, SCOPE, () => ({ [field]: [...list.slice(1), withoutIdentity(list[0])] }));
    await edit(user, id, GOALS, context('Something else.'));
    const answer = await restore(user, id, 1);
    expect([answer.status, answer.body]).toEqual([200, { version: 3, sections: [GOALS, SCOPE] }]);

    const now = await readDocument(user, id);
    expect(now.sections).toEqual(document.sections);
    expect(await versions(user, id)).toMatchObject([
      { version: 3, status: 'active', origin: 'restore', restoredVersion: 1, isAiGenerated: false },
      { version: 2, status: 'archived' },
      { version: 1 },
    ]);
    expect((await difference(user, id, 1, 3)).changes).toEqual([]);
    expect((await restore(user, id, 2)).body).toMatchObject({ version: 4 });
    const ids = features(await readDocument(user, id))[1].map((row) => row.id);
    expect(ids).toEqual([...list.slice(1).map((row) => row.id), `FR-00${list.length + 1}`]);
  });

  it('refuses what would change nothing, what is not there, and a document that is being written', async () => {
    const { user, document } = await userWithDocument();
    const same = await restore(user, document.id, 1);
    expect([same.status, same.body]).toMatchObject([409, { code: 'NOTHING_TO_RESTORE' }]);
    expect((await restore(user, document.id, 7)).body).toMatchObject({ code: 'VERSION_NOT_FOUND' });
    expect((await user.post(`/documents/${document.id}/versions/x/restore`)).status).toBe(400);

    model.behave(({ section }) => (section === GOALS ? { kind: 'hang' } : null));
    const { runId, documentId } = await startRun(user);
    await app.dataSource.query(
      `INSERT INTO prd_versions (workspace_id, project_id, document_id, version, title, sections, actor_kind)
       SELECT workspace_id, project_id, id, 1, title, '{}', 'system' FROM documents WHERE id = $1`,
      [documentId],
    );
    expect((await restore(user, documentId, 1)).body).toMatchObject({ code: 'DOCUMENT_BEING_WRITTEN' });
    await user.post(`/runs/${runId}/cancel`);
    await waitForEnd(user, runId);
  });
});

it('one version stays the active one, however many finish drafts at once', async () => {
  const { user, document } = await userWithDocument();
  await edit(user, document.id, GOALS, context('A draft.'));
  await letTimePass(document.id);
  const service = app.app.get(VersionsService);
  await Promise.all([service.finishDrafts(), service.finishDrafts(), service.finishDrafts()]);
  expect((await versions(user, document.id)).map(({ status }) => status)).toEqual(['active', 'archived']);
});

describe('what changed since the last look', () => {
  async function twoMembers() {
    const { user: owner, document } = await userWithDocument();
    const reader = await app.newUser();
    await app.dataSource.query(
      `INSERT INTO workspace_members (workspace_id, user_id, role)
       SELECT workspace_id, $2, 'viewer' FROM documents WHERE id = $1`,
      [document.id, reader.userId],
    );
    return { owner, reader, id: document.id };
  }

  const look = async (user: TestClient, id: string) => (await user.get<DocumentLookDto>(`/documents/${id}/look`)).body;

  async function revisionsOf(user: TestClient, id: string): Promise<Record<string, number>> {
    const { sectionStates } = await readDocument(user, id);
    return Object.fromEntries(Object.entries(sectionStates).map(([key, { revision }]) => [key, revision]));
  }

  async function mark(user: TestClient, id: string, revisions?: Record<string, number>) {
    expect(
      (await user.send('PUT', `/documents/${id}/look`, { revisions: revisions ?? (await revisionsOf(user, id)) }))
        .status,
    ).toBe(204);
  }

  it('is told to the others, until they have seen it', async () => {
    const { owner, reader, id } = await twoMembers();
    expect(await look(reader, id)).toEqual({
      seenVersion: null,
      seenAt: null,
      changed: false,
      summary: null,
      authors: [],
    });
    await mark(reader, id);
    await mark(owner, id);
    expect(await look(reader, id)).toMatchObject({ seenVersion: 1, changed: false });

    await edit(owner, id, GOALS, context('The owner was here.'));
    expect(await look(owner, id)).toMatchObject({ seenVersion: 2, changed: false });
    expect(await look(reader, id)).toMatchObject({
      seenVersion: 1,
      changed: true,
      summary: 'Edited Why now in Goals and measures',
      authors: [expect.any(String)],
    });
    const since = await reader.get<DifferenceResponseDto>(`/documents/${id}/look/difference`);
    expect(since.body.changes.map(({ path }) => path)).toEqual([`${GOALS}.context`]);
    await mark(reader, id);
    expect(await look(reader, id)).toMatchObject({ changed: false });
  });

  it('is also that sections were moved, or the document renamed', async () => {
    const { owner, reader, id } = await twoMembers();
    await mark(reader, id);
    const from = (await readDocument(owner, id)).outline.map(({ key }) => key);
    expect((await owner.send('PUT', `/documents/${id}/outline`, { from, sections: from.toReversed() })).status).toBe(
      200,
    );
    expect(await look(owner, id)).toMatchObject({ changed: false });
    expect(await look(reader, id)).toMatchObject({ changed: true, summary: expect.stringMatching(/^Moved “/) });
    await mark(reader, id);
    expect(await look(reader, id)).toMatchObject({ changed: false });
    await letTimePass(id);
    await owner.patch(`/documents/${id}`, { title: 'Another name' });
    expect(await look(reader, id)).toMatchObject({ changed: true, summary: expect.stringContaining('Another name') });
  });

  it('is exact within a version that somebody is still editing', async () => {
    const { owner, reader, id } = await twoMembers();
    await edit(owner, id, GOALS, context('Seen by the reader.'));
    await mark(reader, id);
    await edit(owner, id, GOALS, context('Not seen by the reader.'));
    expect((await versions(owner, id))[0]?.version).toBe(2);
    expect(await look(reader, id)).toMatchObject({ seenVersion: 2, changed: true });
    const { body } = await reader.get<DifferenceResponseDto>(`/documents/${id}/look/difference`);
    const runs = body.changes[0]?.parts[0]?.runs ?? [];
    expect(
      runs
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toContain('Not seen');
    expect(
      runs
        .filter(({ kind }) => kind !== 'added')
        .map(({ text }) => text)
        .join(''),
    ).toContain('Seen by');
  });

  it('does not count a state as seen that was gone already', async () => {
    const { owner, reader, id } = await twoMembers();
    const shown = await revisionsOf(reader, id);
    await mark(reader, id, shown);
    await edit(owner, id, GOALS, context('A moment earlier.'));
    await mark(reader, id, shown);
    expect(await look(reader, id)).toMatchObject({ changed: true });
    expect((await reader.send('PUT', `/documents/${id}/look`, { revisions: 'all' })).status).toBe(400);
  });
});
