import { Attempts, describeInProgress } from './attempts';
import { ApiError, ConnectionError } from './errors';

const IN_PROGRESS = new ApiError(409, 'Still running.', { code: 'IDEMPOTENCY_IN_PROGRESS' });

describe('attempts', () => {
  it('repeat what may have been done after all under the same key', () => {
    const attempts = new Attempts();
    const key = attempts.keyFor('goals');
    for (const error of [
      new ConnectionError(),
      new TypeError('Failed to fetch'),
      IN_PROGRESS,
      ...[408, 429, 500, 502, 503, 504].map((status) => new ApiError(status, 'x')),
    ]) {
      attempts.failed('goals', error);
      expect(attempts.keyFor('goals')).toBe(key);
    }
  });

  it('begin anew after a refusal, which is kept with its key', () => {
    for (const status of [400, 401, 402, 403, 404, 409, 422]) {
      const attempts = new Attempts();
      const key = attempts.keyFor('goals');
      attempts.failed('goals', new ApiError(status, 'x'));
      expect(attempts.keyFor('goals')).not.toBe(key);
    }
  });

  it('begin anew once they have succeeded', () => {
    const attempts = new Attempts();
    const key = attempts.keyFor('goals');
    attempts.succeeded('goals');
    expect(attempts.keyFor('goals')).not.toBe(key);
  });

  it('know one thing that was asked for from another', () => {
    const attempts = new Attempts();
    const key = attempts.keyFor('goals');
    attempts.succeeded('risks');
    expect(attempts.keyFor('risks')).not.toBe(key);
    expect(attempts.keyFor('goals')).toBe(key);
  });
});

test('a repetition that comes too early is told in words of ours', () => {
  expect(describeInProgress(IN_PROGRESS)?.description).toContain('Please try again in a moment.');
  expect(describeInProgress(new ApiError(409, 'x', { code: 'SECTION_CHANGED' }))).toBeNull();
  expect(describeInProgress(new ConnectionError())).toBeNull();
});
