import { defineErrors } from './coded-error.js';

export const commonErrors = defineErrors({
  VALIDATION_FAILED: { status: 400, message: 'Please check your input and try again.' },
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read.' },
  AUTHENTICATION_REQUIRED: { status: 401, message: 'Please sign in to continue.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to perform this action." },
  NOT_FOUND: { status: 404, message: 'The requested item could not be found.' },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    message: 'Idempotency-Key must be 1 to 200 visible characters without spaces.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key was used before with a different request.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    message: 'The first request with this Idempotency-Key is still running. Please try again in a moment.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Please wait a moment before trying again.' },
  TEMPORARILY_UNAVAILABLE: {
    status: 503,
    message: "We're experiencing technical difficulties. Please try again in a few moments.",
  },
  INTERNAL: {
    status: 500,
    message: "We're experiencing technical difficulties. Please try again in a few moments.",
  },
});
