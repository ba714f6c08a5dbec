import { defineErrors } from '../common/coded-error.js';

export const creditsErrors = defineErrors({
  INSUFFICIENT_CREDITS: {
    status: 402,
    message: 'You need {required} credits to {purpose}. Please add credits to continue.',
  },
  PERIOD_ALREADY_GRANTED: {
    status: 409,
    message: 'The credits of {period} were granted to this workspace before.',
  },
});
