import { ApiError, describeError } from './api/errors';
import type { ErrorText } from './api/errors';

/** What the shared wording would get wrong: a declined card needs no credits, a conflict says itself what it is. */
const OWN_WORDS = [402, 409];

const TITLES = { payment: 'Payment Failed', subscription: 'Subscription Error' };

/** The shared wording of a failure; for a declined card and a conflict the server's own sentence. */
export function describePaymentError(error: unknown, context: keyof typeof TITLES): ErrorText {
  if (error instanceof ApiError && error.code !== undefined && OWN_WORDS.includes(error.status)) {
    return { title: TITLES[context], description: error.message };
  }
  if (error instanceof ApiError && error.code === 'PAYMENTS_NOT_CONFIGURED') {
    return { title: TITLES[context], description: error.message };
  }
  return describeError(error, context);
}
