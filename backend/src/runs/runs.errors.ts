import { defineErrors } from '../common/coded-error.js';

export const runErrors = defineErrors({
  PLAN_TOO_LOW: { status: 403, message: 'This template requires the {plan} plan. Please upgrade to continue.' },
  TOO_FEW_SECTIONS: { status: 400, message: 'Minimum {minimum} sections required. Select at least {more} more.' },
  RUN_NOT_RUNNING: { status: 409, message: 'This generation is not running.' },
  RUN_NOT_PAUSED: { status: 409, message: 'This generation is not paused.' },
  RUN_NOT_ACTIVE: { status: 409, message: 'This generation has already ended.' },
  RUN_NOT_FAILED: { status: 409, message: 'This generation has no failed sections to try again.' },
});
