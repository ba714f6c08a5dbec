import { defineErrors } from '../common/coded-error.js';

const NOT_FOUND = 'The requested item could not be found.';

/** A row in a workspace that the caller is no member of answers like one that does not exist. */
export const accessErrors = defineErrors({
  WORKSPACE_NOT_FOUND: { status: 404, message: NOT_FOUND },
  PROJECT_NOT_FOUND: { status: 404, message: NOT_FOUND },
  DOCUMENT_NOT_FOUND: {
    status: 404,
    message: "This document doesn't exist or you don't have permission to view it.",
  },
  RUN_NOT_FOUND: { status: 404, message: NOT_FOUND },
  EXPORT_NOT_FOUND: { status: 404, message: NOT_FOUND },
});
