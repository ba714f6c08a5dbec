import { AuthPurgeService } from '../../backend/src/auth/auth-purge.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { receiveMail } from '../support/mails.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const count = async (table: string, userId: string | null): Promise<number> => {
  const [row] = await app.dataSource.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM ${table} WHERE user_id = $1`,
    [userId],
  );
  return row?.count ?? 0;
};

it('removes sessions, their tokens and links a month after they ended, and nothing that is still of use', async () => {
  const email = 'purge@example.test';
  const user = await app.newUser({ email });
  await user.post('/auth/refresh');
  const phone = app.client();
  await phone.login(email, 'harvest-moon');
  await phone.post('/auth/logout');
  await app.client().post('/auth/password/forgot', { email });
  await receiveMail(app, email, 'Reset your SpecForge password');
  const { userId } = user;
  const all = async () => [
    await count('sessions', userId),
    await count('refresh_tokens', userId),
    await count('one_time_tokens', userId),
  ];
  const before = await all();
  expect(before).toEqual([2, 3, 1]);

  const purge = app.app.get(AuthPurgeService);
  await purge.purge();
  expect(await all()).toEqual(before);

  await app.dataSource.query(`UPDATE sessions SET revoked_at = revoked_at - interval '31 days' WHERE user_id = $1`, [
    userId,
  ]);
  await app.dataSource.query(`UPDATE one_time_tokens SET expires_at = now() - interval '31 days' WHERE user_id = $1`, [
    userId,
  ]);
  await purge.purge();
  expect(await all()).toEqual([1, 2, 0]);
  expect((await user.get('/user')).status).toBe(200);
});
