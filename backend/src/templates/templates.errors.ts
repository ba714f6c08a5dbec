import { defineErrors } from '../common/coded-error.js';

export const templateErrors = defineErrors({
  TEMPLATE_NOT_FOUND: { status: 404, message: 'Template not found' },
  EXAMPLE_NOT_FOUND: { status: 404, message: 'This template has no example yet' },
});
