import { defineErrors } from '../common/coded-error.js';

export const authErrors = defineErrors({
  EMAIL_TAKEN: { status: 409, message: 'An account with this email address already exists.' },
  INVALID_CREDENTIALS: { status: 401, message: 'The email address or password is not correct.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  SESSION_NOT_FOUND: { status: 404, message: 'The requested item could not be found.' },
  CURRENT_PASSWORD_WRONG: { status: 400, message: 'The current password is not correct.' },
  RESET_LINK_INVALID: {
    status: 400,
    message: 'This link has expired or was used before. Please ask for a new one.',
  },
  VERIFY_LINK_INVALID: {
    status: 400,
    message: 'This link has expired or was used before. Please start the change again in your settings.',
  },
});
