import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { CurrentActor, SignedIn } from '../../backend/src/common/access-route.decorators.js';
import { type Actor, actorUserId } from '../../backend/src/common/actor.js';
import { Idempotent } from '../../backend/src/common/idempotent.decorator.js';
import { OperationId } from '../../backend/src/common/operation-id.js';
import { creditsErrors } from '../../backend/src/credits/credits.errors.js';
import { CreditsService } from '../../backend/src/credits/credits.service.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { OperationsService } from '../../backend/src/idempotency/operations.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { TestClient } from '../support/client.js';
import { startExtraRoutes } from '../support/extra-routes.js';

/** What the routes below did, and what holds them up. */
const done: { actor: Actor; operationId: string }[] = [];
let gate: Promise<void> = Promise.resolve();
let failWith: Error | null = null;

@Controller('probe')
class ProbeController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly credits: CreditsService,
    private readonly operations: OperationsService,
  ) {}

  @Post('buy')
  @HttpCode(HttpStatus.ACCEPTED)
  @SignedIn()
  @Idempotent()
  async buy(
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string,
    @Body() body: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    done.push({ actor, operationId });
    await gate;
    if (failWith) throw failWith;
    void reply.header('Location', `/things/${done.length}`);
    return { number: done.length, bought: body['thing'] };
  }

  /** Charges and keeps its answer in one transaction, and then something else goes wrong. */
  @Post('charge')
  @SignedIn()
  @Idempotent()
  async charge(@CurrentActor() actor: Actor, @OperationId() operationId: string) {
    done.push({ actor, operationId });
    const userId = actorUserId(actor);
    const answer = await inTransaction(this.dataSource, async (tx) => {
      const [wallet]: { id: string }[] = await tx.query('SELECT id FROM workspaces WHERE personal_user_id = $1', [
        userId,
      ]);
      const { balance } = await this.credits.charge(tx, {
        workspaceId: wallet?.id ?? '',
        userId,
        type: 'improve',
        amount: 10,
        description: 'Probe',
        idempotencyKey: `probe:${operationId}:${done.length}`,
      });
      await gate;
      await this.operations.complete(tx, operationId, { balance });
      return { balance };
    });
    if (failWith) throw failWith;
    return answer;
  }

  @Post('file')
  @HttpCode(HttpStatus.OK)
  @SignedIn()
  @Idempotent({ answer: 'rerun' })
  async file(@CurrentActor() actor: Actor, @OperationId() operationId: string) {
    done.push({ actor, operationId });
    await gate;
    return `file ${done.length}`;
  }
}

let app: TestApp;
let routes: Awaited<ReturnType<typeof startExtraRoutes>>;
beforeAll(async () => {
  app = await startApp();
  routes = await startExtraRoutes(app.config, [ProbeController]);
});
afterAll(async () => {
  await routes.close();
  await app.close();
});
beforeEach(() => {
  done.length = 0;
  gate = Promise.resolve();
  failWith = null;
});

async function signedIn(): Promise<TestClient> {
  const user = await app.newUser();
  const client = new TestClient(routes.url);
  client.accessToken = user.accessToken;
  client.userId = user.userId;
  return client;
}

let keys = 0;
const newKey = () => ({ headers: { 'Idempotency-Key': `key-${(keys += 1)}` } });

function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

async function started(count: number): Promise<void> {
  while (done.length < count) await new Promise((again) => setTimeout(again, 5));
}

/** As if the process had died: nobody renews the lock and nobody will answer. */
function forget(): Promise<unknown> {
  return app.dataSource.query(`UPDATE idempotency_keys SET state = 'running', status = NULL, response = NULL,
    locked_until = now() - interval '1 second'`);
}

it('has one effect when the same request comes 20 times at once', async () => {
  const client = await signedIn();
  const key = newKey();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.post('/probe/buy', { thing: 'seed' }, key)),
  );
  expect(done).toHaveLength(1);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThanOrEqual(1);
  expect(statuses.every((status) => status === 202 || status === 409)).toBe(true);
});

it('answers a repetition like the first time: status, body and headers', async () => {
  const client = await signedIn();
  const key = newKey();
  const first = await client.post('/probe/buy', { thing: 'seed', amount: 2 }, key);
  const second = await client.post('/probe/buy', { amount: 2, thing: 'seed' }, key);
  expect([second.status, second.body, second.headers.get('location')]).toEqual([
    202,
    { number: 1, bought: 'seed' },
    '/things/1',
  ]);
  expect(second.bytes).toEqual(first.bytes);
  expect(done).toHaveLength(1);
});

it('refuses another body under the same key', async () => {
  const client = await signedIn();
  const key = newKey();
  await client.post('/probe/buy', { thing: 'seed' }, key);
  const other = await client.post('/probe/buy', { thing: 'plough' }, key);
  expect([other.status, other.body['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect((await client.post('/probe/file', { thing: 'seed' }, key)).status).toBe(422);
  expect(done).toHaveLength(1);
});

it('answers 409 with Retry-After while the first is running', async () => {
  const client = await signedIn();
  const key = newKey();
  const release = hold();
  const first = client.post('/probe/buy', { thing: 'seed' }, key);
  await started(1);
  const second = await client.post('/probe/buy', { thing: 'seed' }, key);
  expect([second.status, second.body['code']]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect((await client.post('/probe/buy', { thing: 'plough' }, key)).status).toBe(422);
  release();
  expect((await first).status).toBe(202);
});

it('keeps the key of each user apart, and knows no key as no promise', async () => {
  const key = newKey();
  for (const client of [await signedIn(), await signedIn()]) {
    expect((await client.post('/probe/buy', {}, key)).status).toBe(202);
  }
  const client = await signedIn();
  await client.post('/probe/buy', {});
  await client.post('/probe/buy', {});
  expect(done).toHaveLength(4);
  expect(new Set(done.map(({ operationId }) => operationId)).size).toBe(4);
});

it('keeps a refusal too', async () => {
  const client = await signedIn();
  const key = newKey();
  failWith = creditsErrors.INSUFFICIENT_CREDITS({ values: { required: 225 }, body: { required: 225 } });
  const first = await client.post('/probe/buy', {}, key);
  failWith = null;
  const second = await client.post('/probe/buy', {}, key);
  expect(second.status).toBe(402);
  expect(second.body).toEqual(first.body);
  expect(second.body).toMatchObject({ code: 'INSUFFICIENT_CREDITS', required: 225 });
  expect(done).toHaveLength(1);
});

it('tries again after a failure of ours, as the same operation', async () => {
  const client = await signedIn();
  const key = newKey();
  failWith = new Error('the disk is full');
  expect((await client.post('/probe/buy', {}, key)).status).toBe(500);
  failWith = null;
  expect((await client.post('/probe/buy', {}, key)).status).toBe(202);
  expect(done).toHaveLength(2);
  expect(done[1]?.operationId).toBe(done[0]?.operationId);
  expect((await client.post('/probe/buy', {}, key)).status).toBe(202);
  expect(done).toHaveLength(2);
});

it('does not block for ever when the process died: the next one takes over as the same operation', async () => {
  const client = await signedIn();
  const key = newKey();
  await client.post('/probe/buy', {}, key);
  await forget();
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.post('/probe/buy', {}, key)));
  expect(answers.some(({ status }) => status === 202)).toBe(true);
  expect(done).toHaveLength(2);
  expect(done[1]?.operationId).toBe(done[0]?.operationId);
});

it('keeps the answer with the effect: what comes after the commit may fail, or the process die', async () => {
  const client = await signedIn();
  const key = newKey();
  failWith = new Error('the process dies');
  expect((await client.post('/probe/charge', {}, key)).status).toBe(500);
  failWith = null;
  const repeated = await client.post('/probe/charge', {}, key);
  expect([repeated.status, repeated.body]).toEqual([201, { balance: 490 }]);
  expect(done).toHaveLength(1);
  expect((await client.post('/probe/charge', {}, newKey())).body).toEqual({ balance: 480 });
});

it('undoes the effect of an attempt that was overtaken', async () => {
  const client = await signedIn();
  const key = newKey();
  const release = hold();
  const stalled = client.post('/probe/charge', {}, key);
  await started(1);
  await app.dataSource.query(
    `UPDATE idempotency_keys SET state = 'done', status = 201,
            response = '{"status":201,"headers":{},"json":"{\\"balance\\":490}"}' WHERE actor = $1`,
    [`user:${client.userId}`],
  );
  release();
  expect((await stalled).status).toBe(409);
  expect((await client.post('/probe/charge', {}, key)).body).toEqual({ balance: 490 });
  expect((await client.post('/probe/charge', {}, newKey())).body).toEqual({ balance: 490 });
});

it('starts anew after 24 hours', async () => {
  const client = await signedIn();
  const key = newKey();
  await client.post('/probe/buy', { thing: 'seed' }, key);
  const [{ hours }]: [{ hours: number }] = await app.dataSource.query(
    `SELECT extract(epoch FROM expires_at - created_at) / 3600 AS hours FROM idempotency_keys WHERE actor = $1`,
    [`user:${client.userId}`],
  );
  expect(Number(hours)).toBeCloseTo(24, 3);
  await app.dataSource.query('UPDATE idempotency_keys SET expires_at = now()');
  expect((await client.post('/probe/buy', { thing: 'plough' }, key)).body).toMatchObject({ bought: 'plough' });
  expect(done[1]?.operationId).not.toBe(done[0]?.operationId);
});

it('never shows an answer to a session that has ended', async () => {
  const client = await signedIn();
  const key = newKey();
  await client.post('/probe/buy', {}, key);
  await app.dataSource.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [client.userId]);
  expect((await client.post('/probe/buy', {}, key)).status).toBe(401);
});

it('makes a file again rather than keeping it, but never twice at a time', async () => {
  const client = await signedIn();
  const key = newKey();
  const release = hold();
  const first = client.post('/probe/file', {}, key);
  await started(1);
  expect((await client.post('/probe/file', {}, key)).status).toBe(409);
  release();
  expect((await first).bytes.toString()).toBe('file 1');
  expect((await client.post('/probe/file', {}, key)).bytes.toString()).toBe('file 2');
});

it.each(['', 'two words', 'x'.repeat(201), 'ümlaut'])('refuses %j as a key', async (value) => {
  const client = await signedIn();
  const latin1 = Buffer.from(value).toString('latin1');
  const answer = await client.post('/probe/buy', {}, { headers: { 'Idempotency-Key': latin1 } });
  expect([answer.status, answer.body['code']]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID']);
  expect(done).toHaveLength(0);
});
