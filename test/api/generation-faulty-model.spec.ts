import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, type Behaviour, startBadModel } from '../support/bad-model.js';
import type { TestClient } from '../support/client.js';
import { readBalance, startRun, waitForEnd } from '../support/generation.js';

/** The section that the model misbehaves at; nothing else depends on it. */
const VICTIM = 'user-stories';
const PRICE = 225;
const SECTION_PRICE = 25;

/** Good answers come from this very process: on a busy machine they must not seem to stand still. */
const PATIENT = { callMs: 3_600_000, stallMs: 3_600_000, retryMs: 20, longestRetryAfterMs: 3_000 };
/** Of the one that gives up a model that does stand still. */
const IMPATIENT = { ...PATIENT, callMs: 8_000, stallMs: 3_000 };

let patient: TestApp;
let impatient: TestApp;
let app: TestApp;
let model: BadModel;
beforeAll(async () => {
  model = await startBadModel();
  const start = (timing: typeof PATIENT) =>
    startApp({
      modelUrl: model.url,
      config: (config) => ({ ...config, model: { ...config.model, timing } }),
    });
  [patient, impatient] = [await start(PATIENT), await start(IMPATIENT)];
});
beforeEach(() => {
  app = patient;
});
afterEach(() => model.reset());
afterAll(async () => {
  await patient.close();
  await impatient.close();
  await model.close();
});

/** What somebody must lose patience with. */
const standsStill = ({ kind }: Behaviour) => kind === 'stall' || kind === 'hang' || kind === 'drip';

/** A user whose free document is used, so that a run costs what it delivers. */
async function payingUser(): Promise<TestClient> {
  const user = await app.newUser();
  await app.dataSource.query(
    'INSERT INTO document_claims (key, user_id, document_id, run_id) VALUES ($1, $2, $3, $3)',
    [`first-document:${user.userId}`, user.userId, randomUUID()],
  );
  return user;
}

/** The victim's calls get these behaviours in turn, and good answers after the last. */
function inTurn(...behaviours: Behaviour[]): void {
  model.behave(({ section, before }) => (section === VICTIM ? (behaviours[before] ?? null) : null));
}

function always(behaviour: Behaviour): void {
  model.behave(({ section }) => (section === VICTIM ? behaviour : null));
}

/** Runs it; the run must end as told, charged for exactly what was delivered, and the ledger must add up. */
async function expectEnd(user: TestClient, expected: { delivered: boolean; calls: number; code?: string }) {
  const { runId } = await startRun(user);
  const run = await waitForEnd(user, runId);
  const section = run.progress.sections.find(({ key }) => key === VICTIM);
  const spent = expected.delivered ? PRICE : PRICE - SECTION_PRICE;

  expect(section?.error?.code).toBe(expected.code);
  expect(run).toMatchObject({
    status: expected.delivered ? 'done' : 'failed',
    creditsSpent: spent,
    creditsRefunded: PRICE - spent,
  });
  expect(run.progress.done).toBe(expected.delivered ? 4 : 3);
  expect(model.callsFor(VICTIM)).toHaveLength(expected.calls);
  expect(await readBalance(user)).toBe(500 - spent);
  const [ledger] = await app.dataSource.query(
    `SELECT sum(amount_cents)::integer AS sum FROM credit_transactions t JOIN workspaces w ON w.id = t.workspace_id
      WHERE w.personal_user_id = $1`,
    [user.userId],
  );
  expect(ledger.sum).toBe(500 - spent);
  return run;
}

describe('a model that fails for a while', () => {
  it('429 with Retry-After: waits as told, then goes on', async () => {
    const user = await payingUser();
    inTurn({ kind: 'status', status: 429, code: 'rate_limit_exceeded', headers: { 'retry-after': '1' } });
    const started = Date.now();
    await expectEnd(user, { delivered: true, calls: 2 });
    expect(Date.now() - started).toBeGreaterThan(1_000);
  });

  it.each<[string, Behaviour]>([
    ['500', { kind: 'status', status: 500 }],
    ['503', { kind: 'status', status: 503, headers: { 'retry-after-ms': '30' } }],
    ['a cut stream', { kind: 'cut' }],
    ['a stream that stands still', { kind: 'stall' }],
    ['no answer at all', { kind: 'hang' }],
  ])('%s twice: a third attempt delivers', async (_, behaviour) => {
    if (standsStill(behaviour)) app = impatient;
    const user = await payingUser();
    inTurn(behaviour, behaviour);
    await expectEnd(user, { delivered: true, calls: 3 });
  });
});

describe('a model that fails for good', () => {
  it.each<[string, Behaviour, string, number]>([
    ['429', { kind: 'status', status: 429, headers: { 'retry-after-ms': '10' } }, 'MODEL_BUSY', 3],
    [
      '429 with a wait that is too long',
      { kind: 'status', status: 429, headers: { 'retry-after': '3600' } },
      'MODEL_BUSY',
      1,
    ],
    ['500', { kind: 'status', status: 500 }, 'MODEL_UNAVAILABLE', 3],
    ['a cut stream', { kind: 'cut' }, 'MODEL_UNAVAILABLE', 3],
    ['a stream that stands still', { kind: 'stall' }, 'MODEL_STALLED', 3],
    ['a drip that never ends', { kind: 'drip', everyMs: 100, characters: 1 }, 'MODEL_TIMEOUT', 3],
    ['no money at the provider', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'MODEL_QUOTA', 1],
    ['a wrong key', { kind: 'status', status: 401, code: 'invalid_api_key' }, 'MODEL_REJECTED', 1],
    ['a refusal, asked three ways', { kind: 'refusal' }, 'SECTION_REFUSED', 3],
    ['invalid JSON, asked three times', { kind: 'invalid-json' }, 'SECTION_MALFORMED', 3],
    ['JSON against the schema, asked three times', { kind: 'against-schema' }, 'SECTION_INVALID', 3],
    ['too long for one answer, for more room and for half', { kind: 'length' }, 'SECTION_TRUNCATED', 3],
  ])('%s: the section fails and is given back', async (_, behaviour, code, calls) => {
    if (standsStill(behaviour)) app = impatient;
    const user = await payingUser();
    always(behaviour);
    await expectEnd(user, { delivered: false, calls, code });
  });

  it('no money at the provider: nothing more is asked of it', async () => {
    const user = await payingUser();
    model.behave(() => ({ kind: 'status', status: 429, code: 'insufficient_quota' }));
    const { runId } = await startRun(user);
    const run = await waitForEnd(user, runId);
    expect(run).toMatchObject({ status: 'failed', creditsSpent: 0, creditsRefunded: PRICE });
    // The sections that may start at once, and the document's name.
    expect(model.calls.length).toBeLessThanOrEqual(4);
    expect(await readBalance(user)).toBe(500);
  });
});

describe('an answer that does not do', () => {
  it('truncated once: asked again with more room', async () => {
    const user = await payingUser();
    inTurn({ kind: 'length' });
    await expectEnd(user, { delivered: true, calls: 2 });
    const [first, second] = model.callsFor(VICTIM);
    expect(second?.body.max_completion_tokens).toBeGreaterThan(first?.body.max_completion_tokens ?? Infinity);
  });

  it('truncated twice: asked for in two halves, which make one section', async () => {
    const user = await payingUser();
    inTurn({ kind: 'length' }, { kind: 'length' });
    const run = await expectEnd(user, { delivered: true, calls: 4 });
    const [whole, , first, second] = model.callsFor(VICTIM);
    expect([...(first?.fields ?? []), ...(second?.fields ?? [])]).toEqual(whole?.fields);
    expect(run.progress.sections.find(({ key }) => key === VICTIM)?.data).toHaveProperty(whole?.fields.at(-1) ?? '');
  });

  it('against the schema: asked again with the errors and the answer', async () => {
    const user = await payingUser();
    inTurn({ kind: 'against-schema' });
    await expectEnd(user, { delivered: true, calls: 2 });
    const said = model.callsFor(VICTIM)[1]?.body.messages ?? [];
    expect(said.map(({ role }) => role)).toEqual(['system', 'assistant', 'user']);
    expect(said[2]?.content).toMatch(/breaks these rules:\n- /);
  });

  it.each<[string, Behaviour]>([
    ['invalid JSON', { kind: 'invalid-json' }],
    ['a refusal', { kind: 'refusal' }],
  ])('%s once: asked again', async (_, behaviour) => {
    const user = await payingUser();
    inTurn(behaviour);
    await expectEnd(user, { delivered: true, calls: 2 });
  });

  it('slow but steady: delivered', async () => {
    const user = await payingUser();
    always({ kind: 'drip', everyMs: 15, characters: 400 });
    await expectEnd(user, { delivered: true, calls: 1 });
  });
});

describe('a server that speaks another dialect', () => {
  it('is asked in its own words from the second call on', async () => {
    const user = await payingUser();
    model.behave(({ body }) => {
      if (body.max_completion_tokens !== undefined) {
        const message = "Unsupported parameter: 'max_completion_tokens'. Use 'max_tokens' instead.";
        return { kind: 'status', status: 400, message, param: 'max_completion_tokens' };
      }
      if (body.response_format?.type === 'json_schema') {
        return { kind: 'status', status: 400, message: "'response_format.type' must be 'json_object' or 'text'" };
      }
      return null;
    });
    const { runId } = await startRun(user);
    expect(await waitForEnd(user, runId)).toMatchObject({ status: 'done', creditsSpent: PRICE });
    const last = model.calls.filter(({ task }) => task === 'section').at(-1);
    expect(last?.body).toMatchObject({ max_tokens: expect.any(Number), response_format: { type: 'json_object' } });
    expect(last?.body.messages[0]?.content).toContain('JSON Schema');
  });
});
