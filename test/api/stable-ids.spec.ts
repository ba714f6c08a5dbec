import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import type { TestClient } from '../support/client.js';
import { finishedDocument, readDocument } from '../support/generation.js';

const SCOPE = 'scope-features';
const STORIES = 'user-stories';

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

type Row = { uid?: string; id?: string } & Record<string, unknown>;

async function features(user: TestClient, id: string): Promise<Row[]> {
  return (await readDocument(user, id)).sections[SCOPE]?.['features'] as Row[];
}

async function saveFeatures(user: TestClient, id: string, list: Row[]): Promise<string[]> {
  const { sections } = await readDocument(user, id);
  const data = { ...sections[SCOPE], features: list };
  const answer = await user.patch(`/documents/${id}/sections/${SCOPE}`, { data });
  expect([answer.status, answer.body['details']]).toEqual([200, undefined]);
  return (await features(user, id)).map((row) => String(row.id));
}

const fresh = ({ uid: _, id: __, ...row }: Row, name: string): Row => ({ ...row, name });

async function markdown(user: TestClient, id: string): Promise<string> {
  const { bytes } = await user.post(`/documents/${id}/export`, { format: 'full-markdown' });
  return bytes.toString();
}

describe('the id of a requirement', () => {
  it('stays through reordering, improvement and restoring, and is never given twice', async () => {
    const user = await app.newUser();
    const { id } = await finishedDocument(user);
    const first = await features(user, id);
    const ids = first.map((row) => String(row.id));
    expect(await saveFeatures(user, id, [...first].reverse())).toEqual([...ids].reverse());

    const improved = await user.post(`/forge/documents/${id}/sections/${SCOPE}/improve`, { instructions: 'Shorter' });
    expect(improved.status).toBe(200);
    expect((await features(user, id)).map((row) => row.uid)).toEqual([...first].reverse().map((row) => row.uid));
    expect((await features(user, id)).map((row) => row.id)).toEqual([...ids].reverse());

    const [gone, ...rest] = await features(user, id);
    const next = (number: number) => `FR-${String(number).padStart(3, '0')}`;
    const count = ids.length;
    const template = gone ?? {};
    expect(await saveFeatures(user, id, [...rest, fresh(template, 'Once')])).toContain(next(count + 1));
    const once = (await features(user, id)).filter((row) => row.name !== 'Once');
    expect(await saveFeatures(user, id, [...once, fresh(template, 'Twice')])).toContain(next(count + 2));
    expect(await saveFeatures(user, id, await features(user, id))).not.toContain(next(count + 1));

    await user.post(`/documents/${id}/versions/1/restore`);
    expect((await features(user, id)).map((row) => [row.uid, row.id])).toEqual(first.map((row) => [row.uid, row.id]));
    const text = await markdown(user, id);
    for (const one of ids) expect(text).toContain(one);
  });

  it('is said to be missing wherever it is still named after it was deleted', async () => {
    const user = await app.newUser();
    const { id } = await finishedDocument(user);
    const { sections } = await readDocument(user, id);
    const named = /"(FR-\d+)"/.exec(JSON.stringify(sections[STORIES]))?.[1] ?? '';
    expect(named).not.toBe('');
    expect(await markdown(user, id)).not.toContain('(not found)');

    const list = await features(user, id);
    const left = list.filter((row) => row.id !== named);
    await saveFeatures(user, id, [...left, fresh(list[0] ?? {}, 'In its place')]);
    expect(await markdown(user, id)).toContain(`${named} (not found)`);
    await user.post(`/documents/${id}/versions/1/restore`);
    expect(await markdown(user, id)).not.toContain('(not found)');
  });
});
