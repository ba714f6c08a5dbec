import { defineErrors } from '../common/coded-error.js';

export const creditsErrors = defineErrors({
  INSUFFICIENT_CREDITS: {
    status: 402,
    message: 'You need {required} credits to generate this document. Please add credits to continue.',
  },
});
