import { RateLimiter } from '../../backend/src/common/rate-limiter.js';
import { RATE_LIMITS } from '../../backend/src/common/rate-limits.js';
import { startApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ config: (config) => ({ ...config, rateLimits: true, redis: null }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.dataSource.query('DELETE FROM rate_limit_store');
});

async function counted() {
  const rows: { key: string; userId: string | null; ip: string | null; count: number; windowEnd: Date }[] =
    await app.dataSource.query(
      'SELECT key, user_id AS "userId", ip, count, window_end AS "windowEnd" FROM rate_limits ORDER BY key',
    );
  return rows;
}

it('refuses sign-ins from one address above the limit, and says when to come back', async () => {
  const { points, seconds } = RATE_LIMITS.login;
  const attempt = (n: number) => app.client().post('/auth/login', { email: `nobody${n}@example.test`, password: 'x' });
  const answers = await Promise.all(Array.from({ length: points + 5 }, (_, n) => attempt(n)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(points);
  expect(refused[0]?.body).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Please wait a moment before trying again.',
  });
  const retryAfter = Number(refused[0]?.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(seconds - 60);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
});

it('shows what it counted in the stored rows', async () => {
  const before = Date.now();
  const user = await app.newUser();
  const { email } = (await user.get<{ email: string }>('/user')).body;
  await app.client().post('/auth/login', { email, password: 'wrong' });
  await app.client().post('/auth/login', { email, password: 'wrong' });
  const rows = await counted();
  expect(rows).toMatchObject([
    { key: 'login', ip: '127.0.0.1', userId: null, count: 2 },
    { key: 'login-account', ip: null, userId: user.userId, count: 2 },
    { key: 'register', ip: '127.0.0.1', userId: null, count: 1 },
  ]);
  const windowMs = (rows[0]?.windowEnd.getTime() ?? 0) - before;
  expect(windowMs).toBeGreaterThan((RATE_LIMITS.login.seconds - 5) * 1000);
});

describe('guessing the password of one account', () => {
  const wrong = async (email: string, times: number) => {
    const answers: number[] = [];
    for (let n = 0; n < times; n += 1) {
      // As if every attempt came from another address.
      await app.dataSource.query(`DELETE FROM rate_limit_store WHERE key LIKE 'login:ip:%'`);
      answers.push((await app.client().post('/auth/login', { email, password: 'wrong' })).status);
    }
    return answers;
  };

  it('is stopped wherever the guesses come from, for accounts that exist and others alike', async () => {
    const user = await app.newUser();
    const { email } = (await user.get<{ email: string }>('/user')).body;
    const { points } = RATE_LIMITS['login-account'];
    const expected = [...Array.from({ length: points }, () => 401), 429];
    expect(await wrong(email, points + 1)).toEqual(expected);
    expect(await wrong('nobody@example.test', points + 1)).toEqual(expected);
    expect((await app.client().post('/auth/login', { email, password: 'harvest-moon' })).status).toBe(429);
  });

  it('is forgotten after the right one', async () => {
    const user = await app.newUser();
    const { email } = (await user.get<{ email: string }>('/user')).body;
    await wrong(email, 5);
    await app.client().login(email, 'harvest-moon');
    expect((await counted()).filter(({ key }) => key === 'login-account')).toEqual([]);
  });
});

it('limits mails to one mailbox without saying so', async () => {
  const user = await app.newUser();
  const { email } = (await user.get<{ email: string }>('/user')).body;
  const { points } = RATE_LIMITS['reset-account'];
  for (let n = 0; n < points + 3; n += 1) {
    expect((await app.client().post('/auth/password/forgot', { email })).status).toBe(202);
  }
  const mails = async () => (await app.mailbox.list()).filter(({ to }) => to === email).length;
  const deadline = Date.now() + 60_000;
  while ((await mails()) < points && Date.now() < deadline) await new Promise((again) => setTimeout(again, 20));
  await new Promise((settled) => setTimeout(settled, 300));
  expect(await mails()).toBe(points);
});

it('counts in one store for all processes', async () => {
  const other = await startApp({
    config: (config) => ({ ...config, rateLimits: true, redis: null, database: app.config.database }),
  });
  try {
    for (const { client } of [app, other, app]) {
      await client().post('/auth/login', { email: 'nobody@example.test', password: 'x' });
    }
    expect((await counted()).find(({ key }) => key === 'login')?.count).toBe(3);
  } finally {
    await other.close();
  }
});

it('goes on in PostgreSQL when Redis is away', async () => {
  // Nothing listens on port 1.
  const config = { ...app.config, redis: { url: 'redis://127.0.0.1:1' } };
  const limiter = new RateLimiter(config, app.dataSource);
  try {
    await limiter.consume('runs', 'somebody');
    await limiter.consume('runs', 'somebody');
    expect(await counted()).toMatchObject([{ key: 'runs', count: 2 }]);
  } finally {
    limiter.onApplicationShutdown();
  }
});

it('counts behind a proxy by the address which that proxy saw, whatever its client claims', async () => {
  const adapt = (config: TestApp['config']) => ({ ...config, rateLimits: true, redis: null });
  const behind = await startApp({
    config: (config) => ({ ...adapt(config), http: { ...config.http, trustProxy: 1 } }),
  });
  try {
    for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3, 198.51.100.4']) {
      const headers = { 'x-forwarded-for': `${claimed}, 203.0.113.7` };
      await behind.client().post('/auth/login', { email: 'nobody@example.test', password: 'x' }, { headers });
    }
    const rows: { ip: string; count: number }[] = await behind.dataSource.query(
      `SELECT ip, count FROM rate_limits WHERE key = 'login'`,
    );
    expect(rows).toEqual([{ ip: '203.0.113.7', count: 3 }]);
  } finally {
    await behind.close();
  }
});
