import { defineErrors } from '../common/coded-error.js';

export const documentErrors = defineErrors({
  SECTION_NOT_FOUND: { status: 404, message: 'This document has no such section.' },
  SECTION_CONFLICT: {
    status: 409,
    message:
      'This section was changed by someone else while you were editing. Compare both texts, then save yours again ' +
      'or take theirs.',
  },
  SECTION_BEING_WRITTEN: {
    status: 409,
    message: 'This section is still being written. Please wait until the generation has finished.',
  },
  SECTION_EMPTY: { status: 409, message: 'This section has no content yet, so there is nothing to improve.' },
  SECTION_INVALID: {
    status: 400,
    message: 'Some of the content does not fit this section. Please check the marked fields.',
  },
  OUTLINE_CONFLICT: {
    status: 409,
    message: 'The sections of this document were arranged by someone else meanwhile. Look at them, then try again.',
  },
  DOCUMENT_BEING_WRITTEN: {
    status: 409,
    message: 'This document is still being written. Please wait until the generation has finished.',
  },
  NOTHING_TO_RESTORE: { status: 409, message: 'The document already reads like this version.' },
  REVISION_NOT_FOUND: { status: 404, message: 'There is no earlier state of this section to go back to.' },
  IMPROVE_FAILED: { status: 422, message: '{reason} You have not been charged.' },
  IMPROVE_UNAVAILABLE: { status: 503, message: '{reason} You have not been charged.' },
});
