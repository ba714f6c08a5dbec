/** What went wrong, in Stripe's words: `type` decides which error class its client throws. */
export interface ErrorDetails {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  message: string;
  param?: string;
  decline_code?: string;
  payment_intent?: object;
}

/** An answer that is an error. */
export class CashierError extends Error {
  constructor(
    readonly status: number,
    readonly details: ErrorDetails,
  ) {
    super(details.message);
  }
}

export function invalid(message: string, param?: string, code?: string): CashierError {
  return new CashierError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

export function missing(kind: string, id: string, param = 'id'): CashierError {
  const message = `No such ${kind}: '${id}'`;
  return new CashierError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function declined(intent?: object): CashierError {
  return new CashierError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    ...(intent && { payment_intent: intent }),
  });
}
