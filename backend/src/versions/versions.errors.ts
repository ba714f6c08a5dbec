import { defineErrors } from '../common/coded-error.js';

export const versionErrors = defineErrors({
  VERSION_NOT_FOUND: { status: 404, message: 'This document has no such version.' },
});
