import { describeInProgress } from './api/attempts';
import { ApiError, describeError } from './api/errors';
import type { ErrorText } from './api/errors';

/** Why a document could not be generated. */
export function describeGenerationError(error: unknown): ErrorText {
  if (error instanceof ApiError && error.status === 402) {
    return {
      title: 'Not Enough Credits',
      description: `You need ${error.body.required} credits to generate this document. Please add credits to continue.`,
    };
  }
  if (error instanceof ApiError && error.status === 403) {
    return {
      title: 'Upgrade Required',
      description: error.body.message ?? 'This template requires a higher plan. Please upgrade to continue.',
    };
  }
  return describeInProgress(error) ?? describeError(error, 'generation');
}

/** What is asked of a run may come too late, which is no failure: the server says how it stands. */
export const isTooLate = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && (error.code?.startsWith('RUN_') ?? false);

/** Why a run could not be paused, resumed, cancelled or retried. */
export function describeRunRefusal(error: unknown): ErrorText {
  if (isTooLate(error)) return { title: 'The Generation Has Moved On', description: error.message };
  // Whoever may not write is not helped by a higher plan.
  if (error instanceof ApiError && error.status === 403 && error.code !== 'PLAN_TOO_LOW') {
    return describeError(error, 'generation');
  }
  return describeGenerationError(error);
}
