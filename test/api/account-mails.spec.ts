import { startApp, type TestApp } from '../support/app.js';
import { receiveMail, tokenIn } from '../support/mails.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface Problem {
  code: string;
}

const RESET = 'Reset your SpecForge password';
const CONFIRM = 'Confirm your new SpecForge email address';
let counter = 0;
const newAddress = () => `mail${(counter += 1)}@example.test`;

describe('changing the password', () => {
  it('ends every session and leaves the new password as the only way in', async () => {
    const email = newAddress();
    const laptop = await app.newUser({ email });
    const phone = app.client();
    await phone.login(email, 'harvest-moon');

    const body = { currentPassword: 'harvest-moon', newPassword: 'winter wheat' };
    expect((await phone.post('/auth/password', body)).status).toBe(204);
    expect(phone.cookies.size).toBe(0);
    for (const client of [laptop, phone]) expect((await client.get('/user')).status).toBe(401);
    expect((await laptop.post('/auth/refresh')).status).toBe(401);
    expect((await app.client().post('/auth/login', { email, password: 'harvest-moon' })).status).toBe(401);
    expect((await app.client().post('/auth/login', { email, password: 'winter wheat' })).status).toBe(200);
    await receiveMail(app, email, 'Your SpecForge password was changed');
  });

  it('needs the current one', async () => {
    const client = await app.newUser();
    const body = { currentPassword: 'wrong', newPassword: 'winter wheat' };
    const answer = await client.post<Problem>('/auth/password', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'CURRENT_PASSWORD_WRONG']);
    expect((await client.get('/user')).status).toBe(200);
  });

  it('lets no sign-in with the old password slip through at the same moment', async () => {
    const email = newAddress();
    const client = await app.newUser({ email });
    const change = client.post('/auth/password', { currentPassword: 'harvest-moon', newPassword: 'winter wheat' });
    const intruders = Array.from({ length: 12 }, () => app.client());
    const answers = await Promise.all(
      intruders.map((intruder) =>
        intruder.post<{ accessToken: string }>('/auth/login', { email, password: 'harvest-moon' }),
      ),
    );
    expect((await change).status).toBe(204);
    for (const [index, intruder] of intruders.entries()) {
      intruder.accessToken = answers[index]?.body.accessToken ?? null;
      expect((await intruder.get('/user')).status).toBe(401);
    }
  });
});

describe('resetting the password', () => {
  it('works once, by the link in the mail, and ends every session', async () => {
    const email = newAddress();
    const client = await app.newUser({ email });
    expect((await app.client().post('/auth/password/forgot', { email: email.toUpperCase() })).status).toBe(202);
    const mail = await receiveMail(app, email, RESET);
    expect(mail.text).toContain('http://localhost:3000/reset-password?token=');

    const token = tokenIn(mail);
    expect((await app.client().post('/auth/password/reset', { token, password: 'winter wheat' })).status).toBe(204);
    expect((await client.get('/user')).status).toBe(401);
    await app.client().login(email, 'winter wheat');

    const again = await app.client().post<Problem>('/auth/password/reset', { token, password: 'spring barley' });
    expect([again.status, again.body.code]).toEqual([400, 'RESET_LINK_INVALID']);
  });

  it('answers the same for an unknown address, and sends nothing', async () => {
    const email = newAddress();
    await app.newUser({ email });
    const unknown = newAddress();
    const answers = await Promise.all(
      [email, unknown].map((address) => app.client().post('/auth/password/forgot', { email: address })),
    );
    expect(answers.map(({ status, bytes }) => [status, bytes.length])).toEqual([
      [202, 0],
      [202, 0],
    ]);
    await receiveMail(app, email, RESET);
    expect((await app.mailbox.list()).filter(({ to }) => to === unknown)).toEqual([]);
  });

  it('takes only the newest link, within an hour', async () => {
    const email = newAddress();
    await app.newUser({ email });
    await app.client().post('/auth/password/forgot', { email });
    const first = tokenIn(await receiveMail(app, email, RESET));
    await app.client().post('/auth/password/forgot', { email });
    let second = first;
    while (second === first) second = tokenIn(await receiveMail(app, email, RESET));

    const reset = (token: string) => app.client().post('/auth/password/reset', { token, password: 'winter wheat' });
    expect((await reset(first)).status).toBe(400);
    await app.dataSource.query(`UPDATE one_time_tokens SET expires_at = now() WHERE used_at IS NULL`);
    expect((await reset(second)).status).toBe(400);
  });
});

describe('changing the email address', () => {
  it('happens when the link in the mail to the new address is opened', async () => {
    const [before, after] = [newAddress(), newAddress()];
    const client = await app.newUser({ email: before });
    expect((await client.post('/user/email', { email: after, password: 'harvest-moon' })).status).toBe(202);
    expect((await client.get('/user')).body).toMatchObject({ email: before, emailChangePending: after });

    const mail = await receiveMail(app, after, CONFIRM);
    expect(mail.text).toContain('http://localhost:3000/verify-email?token=');
    const token = tokenIn(mail);
    expect((await app.client().post('/auth/email/verify', { token })).status).toBe(204);
    expect((await client.get('/user')).body).toMatchObject({ email: after, emailChangePending: null });
    await receiveMail(app, before, 'Your SpecForge email address was changed');
    expect((await app.client().post<Problem>('/auth/email/verify', { token })).body.code).toBe('VERIFY_LINK_INVALID');
    await app.client().login(after, 'harvest-moon');
  });

  it('is told to the old address at once, and comes to nothing when the password changes', async () => {
    const [mine, foreign] = [newAddress(), newAddress()];
    const intruder = await app.newUser({ email: mine });
    await intruder.post('/user/email', { email: foreign, password: 'harvest-moon' });
    const told = await receiveMail(app, mine, 'A new email address was asked for your SpecForge account');
    expect(told.text).toContain(foreign);
    const stolen = tokenIn(await receiveMail(app, foreign, CONFIRM));

    await app.client().post('/auth/password/forgot', { email: mine });
    const token = tokenIn(await receiveMail(app, mine, RESET));
    expect((await app.client().post('/auth/password/reset', { token, password: 'winter wheat' })).status).toBe(204);
    const late = await app.client().post<Problem>('/auth/email/verify', { token: stolen });
    expect([late.status, late.body.code]).toEqual([400, 'VERIFY_LINK_INVALID']);
    const owner = app.client();
    await owner.login(mine, 'winter wheat');
    expect((await owner.get('/user')).body).toMatchObject({ email: mine, emailChangePending: null });
  });

  it('needs the password and a free address, also at the end', async () => {
    const [mine, wanted] = [newAddress(), newAddress()];
    const client = await app.newUser({ email: mine });
    const wrong = await client.post<Problem>('/user/email', { email: wanted, password: 'wrong' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'CURRENT_PASSWORD_WRONG']);
    const own = await client.post<Problem>('/user/email', { email: mine, password: 'harvest-moon' });
    expect([own.status, own.body.code]).toEqual([409, 'EMAIL_TAKEN']);

    await client.post('/user/email', { email: wanted, password: 'harvest-moon' });
    const token = tokenIn(await receiveMail(app, wanted, CONFIRM));
    await app.newUser({ email: wanted });
    const late = await app.client().post<Problem>('/auth/email/verify', { token });
    expect([late.status, late.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await client.get('/user')).body).toMatchObject({ email: mine });
  });
});
