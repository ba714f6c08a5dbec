import { defineErrors } from '../../common/coded-error.js';

export const stripeErrors = defineErrors({
  PAYMENTS_NOT_CONFIGURED: {
    status: 503,
    message: 'Buying is not available here: no payment provider is set up. Please contact support.',
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
  },
  PAYMENT_DECLINED: { status: 402, message: '{reason} Please check your card in the billing portal and try again.' },
});
