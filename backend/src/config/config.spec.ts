import { describe, expect, it } from '@jest/globals';
import { ConfigError, readSettings } from './config.js';

const trusted = (value?: string) => readSettings(value === undefined ? {} : { TRUST_PROXY: value }).http.trustProxy;

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, false],
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, 192.168.1.5, fd00::/8', ['10.0.0.0/8', '192.168.1.5', 'fd00::/8']],
  ])('%j believes %j', (value, expected) => {
    expect(trusted(value)).toEqual(expected);
  });

  it.each(['yes', '0', '-1', '10.0.0.0/33', '10.0.0.0/0', '10.0.0', 'proxy.example.org'])('refuses %j', (value) => {
    expect(() => trusted(value)).toThrow(ConfigError);
    expect(() => trusted(value)).toThrow(/TRUST_PROXY/);
  });
});

describe('payments', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  it('are off where no key is set', () => {
    expect(readSettings({}).payments).toBeNull();
    expect(readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }).payments).toBeNull();
  });

  it('need a key and a secret for webhooks', () => {
    expect(readSettings(keys).payments).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: null });
    for (const STRIPE_WEBHOOK_SECRET of [undefined, '', '  ']) {
      expect(() => readSettings({ ...keys, STRIPE_WEBHOOK_SECRET })).toThrow(
        'STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set.',
      );
    }
  });

  it('may be taken by another server', () => {
    const settings = readSettings({ ...keys, STRIPE_API_BASE: 'http://127.0.0.1:12111/' });
    expect(settings.payments?.apiBase).toBe('http://127.0.0.1:12111');
    expect(() => readSettings({ STRIPE_API_BASE: 'http://127.0.0.1:12111' })).toThrow('STRIPE_SECRET_KEY is required');
    expect(() => readSettings({ ...keys, STRIPE_API_BASE: 'ftp://127.0.0.1' })).toThrow(/STRIPE_API_BASE must be/);
  });
});

describe('a secret in production', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://localhost/specforge',
    PUBLIC_URL: 'https://specs.example.org',
    SMTP_URL: 'smtp://localhost',
    OPENAI_API_KEY: 'key',
  };

  it.each(['short', 'change-me-change-me-change-me-change-me'])('is not %j', (value) => {
    expect(() => readSettings({ ...production, JWT_SECRET: value })).toThrow(/JWT_SECRET/);
  });

  it.each(Object.keys(production).slice(1))('starts nothing without %s', (missing) => {
    const environment = { ...production, JWT_SECRET: 'k'.repeat(40), [missing]: undefined };
    expect(() => readSettings(environment)).toThrow(new RegExp(missing));
  });

  it('keeps rate limits on', () => {
    const environment = { ...production, JWT_SECRET: 'k'.repeat(40), RATE_LIMITS: 'off' };
    expect(readSettings(environment).rateLimits).toBe(true);
  });
});
