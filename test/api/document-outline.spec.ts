import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentResponseDto } from '../../backend/src/documents/documents.dto.js';
import type { DifferenceResponseDto } from '../../backend/src/versions/version-differences.dto.js';
import type { VersionDetailDto, VersionResponseDto } from '../../backend/src/versions/versions.dto.js';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import type { TestClient } from '../support/client.js';
import { finishedDocument, FOUR_SECTIONS, readDocument } from '../support/generation.js';

let app: TestApp;
let model: BadModel;
beforeAll(async () => {
  model = await startBadModel();
  app = await startApp({ modelUrl: model.url });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const [GOALS = '', USERS = '', SCOPE = '', STORIES = ''] = FOUR_SECTIONS;

async function userWithDocument(): Promise<{ user: TestClient; document: DocumentResponseDto }> {
  const user = await app.newUser();
  return { user, document: await finishedDocument(user) };
}

function arrange(user: TestClient, { id, outline }: Pick<DocumentResponseDto, 'id' | 'outline'>, sections: string[]) {
  const from = outline.map(({ key }) => key);
  return user.send<DocumentResponseDto & { code?: string; current?: string[] }>('PUT', `/documents/${id}/outline`, {
    from,
    sections,
  });
}

const keysOf = ({ outline }: DocumentResponseDto) => outline.map(({ key }) => key);
const newest = async (user: TestClient, id: string) =>
  (await user.get<VersionResponseDto[]>(`/documents/${id}/versions`)).body[0];
const markdown = async (user: TestClient, id: string) =>
  (await user.post(`/documents/${id}/export`, { format: 'full-markdown' })).bytes.toString();

describe('the sections of a document', () => {
  it('stand in the order that they were given, in every reading and export', async () => {
    const { user, document } = await userWithDocument();
    const order = [USERS, STORIES, GOALS, SCOPE];
    const moved = await arrange(user, document, order);
    expect([moved.status, keysOf(moved.body)]).toEqual([200, order]);
    expect(keysOf(await readDocument(user, document.id))).toEqual(order);
    const text = await markdown(user, document.id);
    const places = moved.body.outline.map(({ title }) => text.search(new RegExp(`^## .*${title}`, 'm')));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect((await newest(user, document.id))?.changelogSummary).toMatch(/^Moved “.+” and “.+”$/);
    const difference = await user.get<DifferenceResponseDto>(`/documents/${document.id}/difference?from=1&to=2`);
    expect(difference.body.changes).toMatchObject([{ path: '$order', title: 'Order of sections', sectionKey: null }]);
  });

  it('are taken out with what they hold, and come back as they were', async () => {
    const { user, document } = await userWithDocument();
    const before = document.sections[SCOPE];
    const out = await arrange(user, document, [GOALS, USERS, STORIES]);
    expect(keysOf(out.body)).toEqual([GOALS, USERS, STORIES]);
    expect(out.body.sections[SCOPE]).toBeUndefined();
    const absent = out.body.absent.find(({ key }) => key === SCOPE);
    expect(absent).toMatchObject({ title: 'Scope and features', isWritten: true });
    expect(absent?.recordIds).toContain('FR-001');
    expect(await newest(user, document.id)).toMatchObject({ changelogSummary: 'Took out Scope and features' });
    expect(await markdown(user, document.id)).not.toContain('## Scope and features');
    const patch = await user.patch(`/documents/${document.id}/sections/${SCOPE}`, { data: before });
    expect(patch.status).toBe(404);

    const back = await arrange(user, out.body, [GOALS, USERS, SCOPE, STORIES]);
    expect(back.body.sections[SCOPE]).toEqual(before);
    expect(back.body.absent.some(({ key }) => key === SCOPE)).toBe(false);
  });

  it('may refer to records that are out: such a section is still saved, and says what leads nowhere', async () => {
    const { user, document } = await userWithDocument();
    const stories = document.sections[STORIES] ?? {};
    expect(JSON.stringify(stories)).toMatch(/FR-\d{3}/);
    await arrange(user, document, [GOALS, USERS, STORIES]);
    const saved = await user.patch<{ data: unknown }>(`/documents/${document.id}/sections/${STORIES}`, {
      data: stories,
    });
    expect([saved.status, saved.body.data]).toEqual([200, stories]);
    expect(await markdown(user, document.id)).toMatch(/FR-\d{3} \(not found\)/);
  });

  it('of the template that were never written can be put in, empty', async () => {
    const { user, document } = await userWithDocument();
    const spare = document.absent.find(({ section }) => section === null);
    if (!spare) throw new Error('The document has every section of its template');
    const added = await arrange(user, document, [...FOUR_SECTIONS, spare.key]);
    expect(keysOf(added.body)).toEqual([...FOUR_SECTIONS, spare.key]);
    expect(added.body.sectionStates[spare.key]).toMatchObject({ state: 'empty', revision: 0 });
    expect(added.body.status).toBe('completed');
  });

  it('are arranged by one at a time, from the template, and at least one stays', async () => {
    const { user, document } = await userWithDocument();
    const first = await arrange(user, document, [USERS, GOALS, SCOPE, STORIES]);
    // The same again, as after a lost answer, changes nothing.
    expect(await arrange(user, document, [USERS, GOALS, SCOPE, STORIES])).toMatchObject({ status: 200 });
    const second = await arrange(user, document, [GOALS]);
    expect(second).toMatchObject({ status: 409, body: { code: 'OUTLINE_CONFLICT', current: keysOf(first.body) } });
    const unknown = await arrange(user, first.body, [...keysOf(first.body), 'no-such-section']);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'SECTION_NOT_FOUND' } });
    expect((await arrange(user, first.body, [])).status).toBe(400);
    expect((await newest(user, document.id))?.version).toBe(2);
  });

  it('come back with a version in which they stood', async () => {
    const { user, document } = await userWithDocument();
    const out = await arrange(user, document, [STORIES, USERS]);
    const version = await user.get<VersionDetailDto>(`/documents/${document.id}/versions/2`);
    expect(version.body.sectionOrder).toEqual([STORIES, USERS]);
    expect(Object.keys(version.body.sections).toSorted()).toEqual([STORIES, USERS].toSorted());
    await user.post(`/documents/${document.id}/versions/1/restore`, {});
    const restored = await readDocument(user, document.id);
    expect(keysOf(restored)).toEqual(FOUR_SECTIONS);
    expect(restored.sections).toEqual(document.sections);
    expect(keysOf(out.body)).toEqual([STORIES, USERS]);
  });
});
