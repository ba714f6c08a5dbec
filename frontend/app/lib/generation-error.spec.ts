import { ApiError, ConnectionError } from './api/errors';
import { describeGenerationError, describeRunRefusal, isTooLate } from './generation-error';

const short = new ApiError(402, 'x', { code: 'INSUFFICIENT_CREDITS', required: 225 });

describe('a generation that could not be started', () => {
  it('says how many credits it needs', () => {
    expect(describeGenerationError(short)).toEqual({
      title: 'Not Enough Credits',
      description: 'You need 225 credits to generate this document. Please add credits to continue.',
    });
  });

  it('says which plan it needs, in the words of the server where there are any', () => {
    const plan = new ApiError(403, 'x', { code: 'PLAN_TOO_LOW', message: 'This template requires the pro plan.' });
    expect(describeGenerationError(plan)).toEqual({
      title: 'Upgrade Required',
      description: 'This template requires the pro plan.',
    });
    expect(describeGenerationError(new ApiError(403, '')).description).toBe(
      'This template requires a higher plan. Please upgrade to continue.',
    );
  });

  it('may still be at work', () => {
    const running = new ApiError(409, 'x', { code: 'IDEMPOTENCY_IN_PROGRESS' });
    expect(describeGenerationError(running).title).toBe('Still At Work');
  });

  it('uses the shared words for everything else', () => {
    expect(describeGenerationError(new ConnectionError()).title).toBe('Connection Error');
    expect(describeGenerationError(new Error('boom')).title).toBe('Generation Failed');
  });
});

describe('a run that does not do what it is asked for', () => {
  it('has not failed when the asking came too late', () => {
    const late = new ApiError(409, 'This generation has already ended.', { code: 'RUN_NOT_ACTIVE' });
    expect(isTooLate(late)).toBe(true);
    expect(describeRunRefusal(late)).toEqual({
      title: 'The Generation Has Moved On',
      description: 'This generation has already ended.',
    });
    expect(isTooLate(new ApiError(409, 'x', { code: 'IDEMPOTENCY_IN_PROGRESS' }))).toBe(false);
  });

  it('says how many credits a retry needs', () => {
    expect(describeRunRefusal(short)).toEqual(describeGenerationError(short));
  });

  it('offers no plan to whoever may not write here', () => {
    expect(describeRunRefusal(new ApiError(403, 'x', { code: 'FORBIDDEN' })).title).toBe('Access Denied');
  });
});
