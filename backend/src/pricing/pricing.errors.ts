import { defineErrors } from '../common/coded-error.js';

export const pricingErrors = defineErrors({
  NO_SECTIONS: { status: 400, message: 'Select at least one section.' },
  UNKNOWN_SECTION: { status: 400, message: "This template has no section '{key}'." },
  DUPLICATE_SECTION: { status: 400, message: "The section '{key}' is named twice." },
});
