import { CreditsService } from '../../backend/src/credits/credits.service.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import type { Answer, TestClient } from '../support/client.js';
import type { Sql } from '../support/fault-world.js';
import { finishedDocument, FOUR_SECTIONS, IDEA, readBalance, TEMPLATE, waitForEnd } from '../support/generation.js';
import { brokenInvariants } from '../support/invariants.js';

const STARTS = 200;
const PAYABLE = 10;
/** (100 + 20 for each of four sections) × 1.25. */
const PRICE = 225;
const MINUTE = 60_000;

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

/** Brings a wallet to what `PAYABLE` documents cost. */
async function fillWallet(user: TestClient): Promise<void> {
  const [workspace]: { id: string; balance: number }[] = await app.dataSource.query(
    `SELECT w.id, w.credit_balance AS balance FROM workspaces w JOIN workspace_members m ON m.workspace_id = w.id
      WHERE m.user_id = $1`,
    [user.userId],
  );
  if (!workspace) throw new Error('The user has no workspace.');
  await inTransaction(app.dataSource, (tx) =>
    app.app.get(CreditsService).adjust(tx, {
      workspaceId: workspace.id,
      userId: user.userId,
      amount: PAYABLE * PRICE - workspace.balance,
      description: 'Enough for ten documents',
      idempotencyKey: `fill:${workspace.id}`,
    }),
  );
}

interface StartAnswer {
  runId?: string;
  creditsReserved?: number;
  code?: string;
  required?: number;
}

it(
  `${STARTS} starts at once on a wallet that can pay for ${PAYABLE}: exactly ${PAYABLE} are admitted`,
  async () => {
    const user = await app.newUser();
    await finishedDocument(user);
    await fillWallet(user);
    expect(await readBalance(user)).toBe(PAYABLE * PRICE);
    const ideas = Array.from({ length: STARTS }, (_, number) => `${IDEA} Start ${number}.`);
    const projects: string[] = [];
    for (const idea of ideas) projects.push((await user.post<{ id: string }>('/projects', { idea })).body.id);
    model.calls.length = 0;

    const answers: Answer<StartAnswer>[] = await Promise.all(
      projects.map((id) =>
        user.post<StartAnswer>(`/forge/projects/${id}/runs`, { templateId: TEMPLATE, enabledSections: FOUR_SECTIONS }),
      ),
    );

    const admitted = answers.filter(({ status }) => status === 202);
    expect(admitted).toHaveLength(PAYABLE);
    expect(admitted.every(({ body }) => body.creditsReserved === PRICE)).toBe(true);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.required}`))).toEqual(
      new Set([`402 INSUFFICIENT_CREDITS ${PRICE}`]),
    );
    expect(await readBalance(user)).toBe(0);

    for (const { body } of admitted) {
      expect(await waitForEnd(user, body.runId ?? '')).toMatchObject({ status: 'done', creditsSpent: PRICE });
    }
    const paid = new Set(ideas.filter((_, number) => answers[number]?.status === 202));
    const asked = new Set(model.calls.map(({ block }) => block?.idea ?? ''));
    expect(asked).toEqual(paid);
    expect(await readBalance(user)).toBe(0);
    const sql: Sql = (text, values) => app.dataSource.query(text, values);
    expect(await brokenInvariants(sql)).toEqual([]);
  },
  10 * MINUTE,
);
