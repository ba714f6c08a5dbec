import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface UserBody {
  id: string;
  name: string;
  email: string;
  plan: string;
  staffRole: string | null;
  emailChangePending: string | null;
  firstDocumentFree: boolean;
  personalWorkspaceId: string;
  workspaces: { id: string; name: string; slug: string; role: string }[];
  usage: Record<string, unknown>;
}
interface Grant {
  accessToken: string;
  user: UserBody;
}
interface Problem {
  code: string;
  message: string;
  details?: { field: string; message: string }[];
}

const COOKIE = 'specforge_refresh';
let counter = 0;
const newAddress = () => `person${(counter += 1)}@example.test`;

function refreshAs(cookie: string | undefined) {
  const client = app.client();
  if (cookie !== undefined) client.cookies.set(COOKIE, cookie);
  return client
    .post<Grant & Problem>('/auth/refresh')
    .then((answer) => ({ answer, cookie: client.cookies.get(COOKIE) }));
}

/** Makes every used refresh token of a user look used a while ago. */
function age(client: TestClient, seconds: number) {
  return app.dataSource.query(
    `UPDATE refresh_tokens SET used_at = used_at - make_interval(secs => $2) WHERE user_id = $1 AND used_at IS NOT NULL`,
    [client.userId, seconds],
  );
}

describe('registering', () => {
  it('makes user, personal workspace and the 500-credit gift, and signs in', async () => {
    const email = newAddress();
    const client = app.client();
    const answer = await client.post<Grant>('/auth/register', {
      name: '  Ada Lind ',
      email: ` ${email.toUpperCase()} `,
      password: 'harvest-moon',
    });

    expect(answer.status).toBe(201);
    const { user } = answer.body;
    expect(user).toMatchObject({ name: 'Ada Lind', email, plan: 'free', staffRole: null, firstDocumentFree: true });
    expect(user.workspaces).toEqual([
      {
        id: user.personalWorkspaceId,
        name: "Ada Lind's workspace",
        slug: expect.stringMatching(/^ada-lind-/),
        role: 'owner',
      },
    ]);
    expect(user.usage).toMatchObject({ basicMonthlyLimit: 3, basicUsedThisMonth: 0, advancedMonthlyLimit: 0 });
    expect(JSON.stringify(answer.body)).not.toContain('argon2');

    client.accessToken = answer.body.accessToken;
    expect((await client.get('/credits/balance')).body).toEqual({ balance: 500, estimatedPRDsRemaining: 2 });
    const audit = await app.dataSource.query(`SELECT action, actor_kind FROM audit_logs WHERE user_id = $1`, [user.id]);
    expect(audit).toEqual([{ action: 'user.register', actor_kind: 'user' }]);
  });

  it('keeps the refresh token out of reach of scripts and other routes', async () => {
    const answer = await app.client().post('/auth/register', { name: 'Bo', email: newAddress(), password: 'secret' });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^specforge_refresh=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/api/auth');
    expect(cookie).not.toContain('Secure');
  });

  it('refuses an address that is taken, whatever its case, also when both come at once', async () => {
    const email = newAddress();
    const body = { name: 'Ada', email, password: 'harvest-moon' };
    const answers = await Promise.all(
      [email, email.toUpperCase(), email].map((address) =>
        app.client().post<Problem>('/auth/register', { ...body, email: address }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('EMAIL_TAKEN');
    const workspaces = await app.dataSource.query(
      'SELECT count(*)::int AS n FROM workspaces w JOIN users u ON u.id = w.personal_user_id WHERE u.email = $1',
      [email],
    );
    expect(workspaces).toEqual([{ n: 1 }]);
  });

  it.each([
    ['name', { name: ' A ' }, 'Name must be at least 2 characters'],
    ['email', { email: 'nobody' }, 'Invalid email address'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
  ])('says what is wrong with the %s', async (field, change, message) => {
    const answer = await app
      .client()
      .post<Problem>('/auth/register', { name: 'Ada', email: newAddress(), password: 'harvest-moon', ...change });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', message, details: [{ field, message }] });
  });
});

describe('signing in', () => {
  it('answers the user and a token that works', async () => {
    const user = await app.newUser({ email: newAddress(), password: 'right password' });
    const { email } = (await user.get<UserBody>('/user')).body;
    const client = app.client();
    const answer = await client.post<Grant>('/auth/login', { email: email.toUpperCase(), password: 'right password' });
    expect(answer.status).toBe(200);
    expect(answer.body.user.id).toBe(user.userId);
    client.accessToken = answer.body.accessToken;
    expect((await client.get('/user')).status).toBe(200);
  });

  it('does not tell a wrong password from an unknown address', async () => {
    const email = newAddress();
    await app.newUser({ email });
    const wrong = await app.client().post<Problem>('/auth/login', { email, password: 'wrong password' });
    const unknown = await app
      .client()
      .post<Problem>('/auth/login', { email: newAddress(), password: 'wrong password' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('asks for a password', async () => {
    const answer = await app.client().post<Problem>('/auth/login', { email: newAddress(), password: '' });
    expect(answer.body).toMatchObject({ statusCode: 400, message: 'Password is required' });
  });

  it('refuses requests without, with a forged and with an unsigned token', async () => {
    const client = await app.newUser();
    const [, payload = ''] = client.accessToken?.split('.') ?? [];
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const token of [null, 'nonsense', `${client.accessToken}x`, unsigned]) {
      client.accessToken = token;
      const answer = await client.get<Problem>('/user');
      expect([answer.status, answer.body.code]).toEqual([401, 'AUTHENTICATION_REQUIRED']);
    }
  });
});

describe('refreshing', () => {
  it('rotates the token', async () => {
    const client = await app.newUser();
    const first = client.cookies.get(COOKIE);
    const { answer, cookie } = await refreshAs(first);
    expect(answer.status).toBe(200);
    expect(answer.body.user.id).toBe(client.userId);
    expect(cookie).toBeDefined();
    expect(cookie).not.toBe(first);
  });

  it('serves parallel tabs: 20 at once all go on in one session', async () => {
    const client = await app.newUser();
    const first = client.cookies.get(COOKIE);
    const tabs = await Promise.all(Array.from({ length: 20 }, () => refreshAs(first)));
    expect(tabs.map(({ answer }) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(20);
    const sessions = await client.get<unknown[]>('/auth/sessions');
    expect(sessions.body).toHaveLength(1);
    expect((await refreshAs(tabs[7]?.cookie)).answer.status).toBe(200);
  });

  it('gives a lost answer another chance within 30 seconds', async () => {
    const client = await app.newUser();
    const first = client.cookies.get(COOKIE);
    await refreshAs(first);
    await age(client, 25);
    expect((await refreshAs(first)).answer.status).toBe(200);
  });

  it('ends the family when a token is used again after the grace', async () => {
    const client = await app.newUser();
    const stolen = client.cookies.get(COOKIE);
    const { cookie: owned } = await refreshAs(stolen);
    await age(client, 31);

    const reuse = await refreshAs(stolen);
    expect([reuse.answer.status, reuse.answer.body.code]).toEqual([401, 'SESSION_EXPIRED']);
    expect((await refreshAs(owned)).answer.status).toBe(401);
    expect((await client.get('/user')).status).toBe(401);
    const audit = await app.dataSource.query(`SELECT action FROM audit_logs WHERE user_id = $1 ORDER BY id`, [
      client.userId,
    ]);
    expect(audit).toContainEqual({ action: 'session.reuse' });
  });

  it('refuses no cookie, a made-up one and an expired one', async () => {
    const client = await app.newUser();
    expect((await refreshAs(undefined)).answer.body.code).toBe('AUTHENTICATION_REQUIRED');
    expect((await refreshAs('made-up')).answer.body.code).toBe('SESSION_EXPIRED');
    await app.dataSource.query(`UPDATE refresh_tokens SET expires_at = now() WHERE user_id = $1`, [client.userId]);
    expect((await refreshAs(client.cookies.get(COOKIE))).answer.status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session at once and takes the cookie back', async () => {
    const client = await app.newUser();
    const cookie = client.cookies.get(COOKIE);
    expect((await client.post('/auth/logout')).status).toBe(204);
    expect(client.cookies.has(COOKIE)).toBe(false);
    expect((await client.get('/user')).status).toBe(401);
    expect((await client.get('/credits/balance')).status).toBe(401);
    expect((await refreshAs(cookie)).answer.status).toBe(401);
  });

  it('works by the cookie alone, by the token alone, and for nobody', async () => {
    const byCookie = await app.newUser();
    const { accessToken } = byCookie;
    byCookie.accessToken = null;
    expect((await byCookie.post('/auth/logout')).status).toBe(204);
    byCookie.accessToken = accessToken;
    expect((await byCookie.get('/user')).status).toBe(401);

    const byToken = await app.newUser();
    byToken.cookies.clear();
    expect((await byToken.post('/auth/logout')).status).toBe(204);
    expect((await byToken.get('/user')).status).toBe(401);

    expect((await app.client().post('/auth/logout')).status).toBe(204);
  });
});

describe('sessions', () => {
  interface SessionBody {
    id: string;
    current: boolean;
    userAgent: string | null;
  }

  it('are listed with the device, and each can be ended by itself', async () => {
    const email = newAddress();
    const laptop = await app.newUser({ email });
    const phone = app.client();
    await phone.login(email, 'harvest-moon');
    const { body: listed, headers } = await phone.get<SessionBody[]>('/auth/sessions');
    expect(headers.get('content-range')).toBe('sessions 0-1/2');
    expect(listed.map(({ current }) => current)).toEqual([true, false]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
      ['createdAt', 'current', 'expiresAt', 'id', 'ip', 'lastSeenAt', 'userAgent'].sort(),
    );

    const other = listed.find(({ current }) => !current);
    expect((await phone.delete(`/auth/sessions/${other?.id}`)).status).toBe(204);
    expect((await laptop.get('/user')).status).toBe(401);
    expect((await phone.get('/user')).status).toBe(200);
  });

  it('of somebody else answer like missing ones', async () => {
    const victim = await app.newUser();
    const [session] = (await victim.get<SessionBody[]>('/auth/sessions')).body;
    const stranger = await app.newUser();
    const foreign = await stranger.delete<Problem>(`/auth/sessions/${session?.id}`);
    const missing = await stranger.delete<Problem>('/auth/sessions/019aa000-0000-7000-8000-000000000000');
    expect([foreign.status, foreign.body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await victim.get('/user')).status).toBe(200);
  });

  it('all end at once by signing out everywhere', async () => {
    const email = newAddress();
    const laptop = await app.newUser({ email });
    const phone = app.client();
    await phone.login(email, 'harvest-moon');
    expect((await phone.delete('/auth/sessions')).status).toBe(204);
    expect((await laptop.get('/user')).status).toBe(401);
    expect((await laptop.get('/credits/balance')).status).toBe(401);
    expect((await phone.get('/user')).status).toBe(401);
    expect((await refreshAs(laptop.cookies.get(COOKIE))).answer.status).toBe(401);
  });
});

describe('the user', () => {
  it('can change the name, and nothing else', async () => {
    const client = await app.newUser();
    expect((await client.patch<UserBody>('/user', { name: ' Grace Hopper ' })).body.name).toBe('Grace Hopper');
    expect((await client.patch<UserBody>('/user', {})).body.name).toBe('Grace Hopper');
    const refused = await client.patch<Problem>('/user', { staffRole: 'admin' });
    expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await client.patch('/user', { name: 'x' })).status).toBe(400);
    expect((await client.get<UserBody>('/user')).body.staffRole).toBeNull();
  });

  it('sees that the first document is no longer free once it was taken', async () => {
    const client = await app.newUser();
    await app.dataSource.query(
      `INSERT INTO document_claims (key, user_id, document_id, run_id)
       VALUES ('first-document:' || $1::text, $1::uuid, uuid_v7(), uuid_v7())`,
      [client.userId],
    );
    expect((await client.get<UserBody>('/user')).body.firstDocumentFree).toBe(false);
  });
});
