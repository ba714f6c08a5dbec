import { defineErrors } from '../common/coded-error.js';

export const billingErrors = defineErrors({
  ALREADY_SUBSCRIBED: {
    status: 409,
    message: 'This workspace already has a plan. Change it instead of subscribing again.',
  },
  NOT_SUBSCRIBED: { status: 409, message: 'This workspace has no paid plan. Subscribe to one first.' },
  SUBSCRIPTION_NOT_ACTIVE: {
    status: 409,
    message: 'Only an active plan can be changed or cancelled. Please check your payment in the billing portal.',
  },
  NOTHING_TO_CHANGE: {
    status: 400,
    message: 'Name a plan or how often it is paid, or say whether the plan shall end with its period.',
  },
  YEAR_IS_PAID: {
    status: 409,
    message: 'This plan is paid for its year. To pay monthly, cancel it and subscribe again when the year ends.',
  },
  LOWER_PLAN_YEARLY: {
    status: 409,
    message: 'Only the same or a higher plan can be paid for a whole year now. Change to the lower plan first.',
  },
  CHANGE_WAITING: {
    status: 409,
    message: 'A change to a lower plan is waiting for the next period. Keep your plan first, then change it.',
  },
  NO_BILLING_ACCOUNT: { status: 409, message: 'Nothing was bought yet, so there is nothing to manage.' },
  CHECKOUT_NOT_FOUND: { status: 404, message: 'This payment could not be found.' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'This workspace has no such payment.' },
  REFUND_REFUSED: { status: 409, message: 'The payment provider refused to pay this back: {reason}' },
  WEBHOOK_REFUSED: { status: 400, message: 'The signature of this event is missing, wrong, or of another time.' },
});
