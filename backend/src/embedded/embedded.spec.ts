import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings } from '../config/config.js';
import { type Supplied, supplyMissing } from './embedded.js';

let dataDir: string;
let supplied: Supplied | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'specforge-embedded-'));
});
afterEach(async () => {
  await supplied?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Everything but the payments is configured, so that nothing else has to start. */
async function supply(env: Record<string, string | undefined>): Promise<Supplied> {
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://127.0.0.1/none',
    SMTP_URL: 'smtp://127.0.0.1',
    OPENAI_API_KEY: 'key',
    JWT_SECRET: 'k'.repeat(40),
    PUBLIC_URL: 'https://specs.example.test',
    ...env,
  });
  return (supplied = await supplyMissing(settings));
}

describe('the embedded cashier', () => {
  it.each([{}, { ROLE: 'api' }, { HOST: '0.0.0.0', ALLOW_EMBEDDED: 'true' }])('takes payments with %j', async (env) => {
    const { config, cashier, notes } = await supply(env);
    expect(config.payments).toEqual({
      secretKey: cashier?.secretKey,
      webhookSecret: cashier?.webhookSecret,
      apiBase: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      test: true,
    });
    expect(notes).toEqual(['cashier (at /dev/cashier)']);
  });

  it.each([{ NODE_ENV: 'production' }, { ROLE: 'worker' }, { ROLE: 'scheduler' }])(
    'is not there with %j',
    async (env) => {
      expect(await supply(env)).toMatchObject({ config: { payments: null }, cashier: null, notes: [] });
    },
  );

  it('is not there on an address that others reach, and that is said', async () => {
    const { config, cashier, notes } = await supply({ HOST: '0.0.0.0' });
    expect([config.payments, cashier]).toEqual([null, null]);
    expect(notes).toEqual([expect.stringMatching(/^no cashier, because HOST is 0\.0\.0\.0/)]);
  });

  it('is not there where Stripe is', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const { config, cashier } = await supply(keys);
    expect(cashier).toBeNull();
    expect(config.payments).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: null, test: false });
  });
});
