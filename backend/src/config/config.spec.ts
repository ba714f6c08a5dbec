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
