import { describe, expect, it } from '@jest/globals';
import { APIConnectionError, APIError } from 'openai';
import type { LlmFailureKind } from './llm.types.js';
import { describeFailure, MAX_ATTEMPTS, nextDelay, retryAfter } from './retry-policy.js';

const timing = { callMs: 1, stallMs: 1, retryMs: 1_000, longestRetryAfterMs: 60_000 };
const failure = (kind: LlmFailureKind, retryAfterMs: number | null = null) => ({ kind, message: '', retryAfterMs });
const refused = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  describeFailure(APIError.generate(status, { error: body }, 'message', new Headers(headers)), 0);

describe('nextDelay', () => {
  it('makes at most three attempts', () => {
    expect(MAX_ATTEMPTS).toBe(3);
    expect(nextDelay(1, failure('unavailable'), timing, 0)).toBe(500);
    expect(nextDelay(2, failure('unavailable'), timing, 0)).toBe(1_000);
    expect(nextDelay(3, failure('unavailable'), timing, 0)).toBeNull();
  });

  it('spreads callers that failed together', () => {
    expect(nextDelay(2, failure('timeout'), timing, 0.5)).toBe(1_500);
  });

  it('waits as the server asks, unless it asks too much', () => {
    expect(nextDelay(1, failure('rate-limited', 7_000), timing, 0.9)).toBe(7_000);
    expect(nextDelay(1, failure('rate-limited', 61_000), timing, 0)).toBeNull();
  });

  it('does not repeat what cannot get better', () => {
    expect(nextDelay(1, failure('quota'), timing, 0)).toBeNull();
    expect(nextDelay(1, failure('rejected'), timing, 0)).toBeNull();
  });
});

describe('describeFailure', () => {
  it.each([
    [429, { code: 'rate_limit_exceeded' }, 'rate-limited'],
    [429, { code: 'insufficient_quota' }, 'quota'],
    [500, {}, 'unavailable'],
    [503, {}, 'unavailable'],
    [400, {}, 'rejected'],
    [401, {}, 'rejected'],
    [404, {}, 'rejected'],
  ])('%i %j is %s', (status, body, kind) => {
    expect(refused(status, body).kind).toBe(kind);
  });

  it('takes a lost connection for an absent server', () => {
    expect(describeFailure(new APIConnectionError({ message: 'refused' }), 0).kind).toBe('unavailable');
    expect(describeFailure(new TypeError('terminated'), 0).kind).toBe('unavailable');
  });
});

describe('retryAfter', () => {
  const read = (headers: Record<string, string>) =>
    retryAfter(new Headers(headers), Date.parse('2026-11-21T10:00:00Z'));

  it('reads milliseconds, seconds and dates', () => {
    expect(read({ 'retry-after-ms': '250', 'retry-after': '9' })).toBe(250);
    expect(read({ 'retry-after': '2.5' })).toBe(2_500);
    expect(read({ 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT' })).toBe(30_000);
    expect(read({ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' })).toBe(0);
  });

  it('is null without one that makes sense', () => {
    expect(read({})).toBeNull();
    expect(read({ 'retry-after': 'soon' })).toBeNull();
    expect(retryAfter(undefined, 0)).toBeNull();
  });
});
