import { hashPassword, verifyPassword } from './passwords.js';

describe('passwords', () => {
  it('are stored as Argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
    const first = await hashPassword('correct horse');
    const second = await hashPassword('correct horse');
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match themselves in any Unicode form, and nothing else', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await verifyPassword('cafe\u0301 au lait', hash)).toBe(true);
    expect(await verifyPassword('cafe au lait', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('never match where there is no account', async () => {
    expect(await verifyPassword('anything', null)).toBe(false);
  });

  it('are read with the parameters they were made with', async () => {
    const cheaper = '$argon2id$v=19$m=1024,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAA';
    expect(await verifyPassword('anything', cheaper)).toBe(false);
    await expect(verifyPassword('anything', 'plain text')).rejects.toThrow('not readable');
  });
});
