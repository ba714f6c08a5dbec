import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../support/database.js';
import { type Environment, newDataDir, Program, removeDataDir } from './program.js';

const folders: string[] = [];
const programs: Program[] = [];
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop();
  for (const folder of folders.splice(0)) await removeDataDir(folder);
});

async function dataDir(): Promise<string> {
  const folder = await newDataDir();
  folders.push(folder);
  return folder;
}

/** Starts what cannot work: the only line on stderr. */
async function refusal(env: Environment, args?: string[]): Promise<string> {
  const program = new Program({ env: { DATA_DIR: await dataDir(), PORT: '0', ...env }, ...(args && { args }) });
  programs.push(program);
  const { code, lines } = await program.end();
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.anything()] });
  expect(program.stdout).not.toContain('SpecForge is ready');
  return lines[0] ?? '';
}

describe('a start that cannot work says why in one line and exits with 1', () => {
  it('when the port is taken', async () => {
    const database = await createTestDatabase();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    expect(await refusal({ DATABASE_URL: database.url, PORT: port })).toBe(
      `PORT ${port} on 127.0.0.1 is taken. Set PORT to a free one.`,
    );
    server.close();
    await database.drop();
  });

  it('when the database is broken, without showing its password', async () => {
    const database = await createTestDatabase();
    const change = (edit: (url: URL) => void) => {
      const url = new URL(database.url);
      edit(url);
      return url.href;
    };
    const broken: [string, RegExp][] = [
      [
        change((url) => (url.port = '1')),
        /^DATABASE_URL: no connection to 127\.0\.0\.1:1\/\w+ \(.*ECONNREFUSED.*\)\.$/,
      ],
      [
        change((url) => (url.password = 'geheim-1')),
        /^DATABASE_URL: no connection to .*password authentication failed/,
      ],
      [
        change((url) => (url.pathname = '/nothing')),
        /^DATABASE_URL: no connection to .*database "nothing" does not exist/,
      ],
      [change((url) => (url.hostname = 'nowhere.invalid')), /^DATABASE_URL: no connection to nowhere\.invalid/],
      ['mysql://ada:geheim-1@127.0.0.1/db', /^DATABASE_URL must be an address that starts with postgres:\/\//],
      ['geheim-1', /^DATABASE_URL must be an address that starts with postgres:\/\//],
    ];
    for (const [url, expected] of broken) {
      const line = await refusal({ DATABASE_URL: url });
      expect(line).toMatch(expected);
      expect(line).not.toContain('geheim-1');
      expect(line).not.toContain(new URL(database.url).password);
    }
    await database.drop();
  });

  it('when a setting has a value that it cannot have', async () => {
    const wrong: [Environment, RegExp][] = [
      [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not 'http'\.$/],
      [{ PORT: '70000' }, /^PORT must be/],
      [{ PORT: '-1' }, /^PORT must be/],
      [{ PORT: '3000.5' }, /^PORT must be/],
      [{ ROLE: 'cook' }, /^ROLE must be one of all, api, worker, scheduler, not 'cook'\.$/],
      [{ NODE_ENV: 'prod' }, /^NODE_ENV must be one of/],
      [{ PUBLIC_URL: 'specforge.example' }, /^PUBLIC_URL must be an address/],
      [{ REDIS_URL: '127.0.0.1:6379' }, /^REDIS_URL must be an address that starts with redis:\/\//],
      [{ LLM_CONCURRENCY: '0' }, /^LLM_CONCURRENCY must be/],
      [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be true, false/],
      [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set\.$/],
    ];
    for (const [env, expected] of wrong) expect(await refusal(env)).toMatch(expected);
  });

  it('when the embedded mailbox would show reset links to everyone', async () => {
    const database = await createTestDatabase();
    const line = await refusal({ DATABASE_URL: database.url, HOST: '0.0.0.0' });
    expect(line).toMatch(/^SMTP_URL is required when HOST is 0\.0\.0\.0: .* ALLOW_EMBEDDED=true/);
    await database.drop();
  });

  it('when production lacks something that it must have', async () => {
    const complete: Environment = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://specforge@127.0.0.1:1/specforge',
      JWT_SECRET: 'b7a1d9c4e2f84506a3c1d7e9f0b2a4c6',
      PUBLIC_URL: 'https://specforge.example',
      SMTP_URL: 'smtp://127.0.0.1:25',
      OPENAI_API_KEY: 'sk-test',
    };
    for (const name of ['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'OPENAI_API_KEY']) {
      const { [name]: _, ...env } = complete;
      expect(await refusal(env)).toMatch(new RegExp(`^${name}.* is required when NODE_ENV is production\\.$`));
    }
    for (const JWT_SECRET of ['short', 'changeme-changeme-changeme-changeme-changeme']) {
      expect(await refusal({ ...complete, JWT_SECRET })).toMatch(/^JWT_SECRET must be a random value of at least 32/);
    }
    // Nothing else is missing: it goes as far as the database.
    expect(await refusal(complete)).toMatch(/^DATABASE_URL: no connection to 127\.0\.0\.1:1\/specforge/);
  });
});
