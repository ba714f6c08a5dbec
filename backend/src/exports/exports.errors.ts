import { defineErrors } from '../common/coded-error.js';

export const exportErrors = defineErrors({
  NOTHING_TO_EXPORT: {
    status: 409,
    message: 'Nothing of this document has been written yet, so there is nothing to export.',
  },
});
