import { ApiError } from './api/errors';
import { createQueryClient, retryDelay, shouldRetry } from './query-client';

describe('the query client', () => {
  it('waits one second, then twice as long each time, never more than thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it('tries again three times after trouble on the way or at the server', () => {
    for (const error of [new TypeError('Failed to fetch'), new ApiError(503, 'x'), new ApiError(429, 'x')]) {
      expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false]);
    }
  });

  it('takes a refusal as final', () => {
    for (const status of [400, 401, 402, 403, 404, 409]) expect(shouldRetry(0, new ApiError(status, 'x'))).toBe(false);
  });

  it('asks without a network too, so that the screen can say what is wrong, and again when it is back', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ networkMode: 'always', refetchOnReconnect: true });
    expect(mutations?.networkMode).toBe('always');
  });

  it('keeps answers fresh for five minutes and drops unused ones after five', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ staleTime: 300_000 });
  });
});
