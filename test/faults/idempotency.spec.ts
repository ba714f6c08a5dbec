import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import type { Answer, TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { finishedDocument, FOUR_SECTIONS, IDEA, readBalance, TEMPLATE } from '../support/generation.js';

let model: BadModel;
let app: TestApp;
beforeAll(async () => {
  model = await startBadModel();
  app = await startApp({ modelUrl: model.url });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const TIMES = 20;

let keys = 0;
const newKey = () => ({ headers: { 'Idempotency-Key': `fault-${(keys += 1)}` } });

/** Sends the same request 20 times at once, then once more, then with another body. */
async function flood<T>(client: TestClient, path: string, body: object, other: object) {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: TIMES }, () => client.post<T>(path, body, key)));
  const last = await client.post<T>(path, body, key);
  const changed = await client.post(path, other, key);
  return { answers, last, changed };
}

function check({ answers, last, changed }: { answers: Answer<unknown>[]; last: Answer<unknown>; changed: Answer }) {
  const good = answers.filter(({ status }) => status < 300);
  expect(good.length).toBeGreaterThanOrEqual(1);
  expect(answers.filter(({ status }) => status >= 300 && status !== 409)).toEqual([]);
  for (const { body } of good) expect(body).toEqual(last.body);
  expect([changed.status, changed.body['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
}

async function count(sql: string, values: unknown[]): Promise<number> {
  const [row]: { n: number }[] = await app.dataSource.query(`SELECT count(*)::int AS n FROM ${sql}`, values);
  return row?.n ?? NaN;
}

describe(`the same request ${TIMES} times at once`, () => {
  it('keeps an idea once', async () => {
    const client = await app.newUser();
    check(await flood(client, '/projects', { idea: IDEA }, { idea: 'Something else altogether.' }));
    expect(await count('projects WHERE user_id = $1', [client.userId])).toBe(1);
  });

  it('starts one run and holds its price once', async () => {
    const client = await app.newUser();
    const { body: project } = await client.post<{ id: string }>('/projects', { idea: IDEA });
    const body = { templateId: TEMPLATE, enabledSections: FOUR_SECTIONS };
    check(await flood(client, `/forge/projects/${project.id}/runs`, body, { ...body, userInput: 'Something else' }));
    expect(await count('runs WHERE user_id = $1', [client.userId])).toBe(1);
    expect(await count('documents WHERE user_id = $1', [client.userId])).toBe(1);
    expect(await count(`credit_transactions WHERE user_id = $1 AND type = 'generation'`, [client.userId])).toBe(1);
  });

  it('improves a section once and charges it once', async () => {
    const client = await app.newUser();
    const { id, outline } = await finishedDocument(client);
    const path = `/forge/documents/${id}/sections/${outline[0]?.key}/improve`;
    check(await flood(client, path, { instructions: 'Make it shorter.' }, { instructions: 'Make it longer.' }));
    expect(await count(`credit_transactions WHERE user_id = $1 AND type = 'improve'`, [client.userId])).toBe(1);
    expect(model.calls.filter(({ task }) => task === 'improve')).toHaveLength(1);
    expect(await readBalance(client)).toBe(490);
  });

  it('exports a file, and no two for one key at a time', async () => {
    const client = await app.newUser();
    const document = await addDocument(app, client);
    const path = `/documents/${document.id}/export`;
    const key = newKey();
    const send = (format: string) => client.post(path, { format }, key);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => send('full-docx')));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await send('full-docx')).status).toBe(200);
    expect((await send('full-markdown')).status).toBe(422);
    expect(await readBalance(client)).toBe(500);
  });
});
