import { StaffSeeder } from '../../backend/src/auth/staff-seeder.js';
import { startApp, type TestApp } from '../support/app.js';

async function withApp(password: string | null, work: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startApp({ config: (config) => ({ ...config, staff: { ...config.staff, password } }) });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

const EMAIL = 'staff@specforge.test';

describe('the first staff account', () => {
  it('is made once, with a generated password that is told once', async () => {
    await withApp(null, async (app) => {
      const seeder = app.app.get(StaffSeeder);
      const told = (await Promise.all([seeder.seed(), seeder.seed(), seeder.seed()])).filter((login) => login !== null);
      expect(told).toEqual([{ email: EMAIL, password: expect.stringMatching(/^[\w-]{16}$/) }]);
      expect(await seeder.seed()).toBeNull();

      const staff = app.client();
      await staff.login(EMAIL, told[0]?.password ?? '');
      expect((await staff.get('/user')).body).toMatchObject({ email: EMAIL, staffRole: 'admin' });
    });
  });

  it('takes the configured password, which is not told', async () => {
    await withApp('a-configured-password', async (app) => {
      expect(await app.app.get(StaffSeeder).seed()).toBeNull();
      await app.client().login(EMAIL, 'a-configured-password');
    });
  });

  it('does not leave its address to whoever registered it first', async () => {
    await withApp(null, async (app) => {
      const squatter = await app.newUser({ email: EMAIL });
      const login = await app.app.get(StaffSeeder).seed();
      expect((await squatter.get('/user')).status).toBe(401);
      expect((await app.client().post('/auth/login', { email: EMAIL, password: 'harvest-moon' })).status).toBe(401);
      await app.client().login(EMAIL, login?.password ?? '');
    });
  });
});
