import { defineErrors } from '../common/coded-error.js';

export const exportErrors = defineErrors({
  NOTHING_TO_EXPORT: {
    status: 409,
    message: 'Nothing of this document has been written yet, so there is nothing to export.',
  },
  EXPORT_SECTIONS_UNKNOWN: { status: 400, message: 'This document has no such sections: {unknown}.' },
  EXPORT_OPTION_UNFIT: { status: 400, message: '{option} is a choice of {format} files only.' },
  EXPORT_NO_RECORDS: {
    status: 409,
    message:
      'What you chose of this document holds no requirements, stories or tasks, so there is nothing to list in a CSV file.',
  },
  EXPORT_NOT_ACTIVE: { status: 409, message: 'This export is over, so there is nothing to cancel.' },
  EXPORT_NOT_RETRYABLE: { status: 409, message: 'Only an export that failed or was cancelled can be tried again.' },
  EXPORT_NOT_READY: { status: 409, message: 'This export has no file yet.' },
  EXPORT_FILE_GONE: { status: 410, message: 'This file is no longer kept. Export the document again.' },
  DOWNLOAD_LINK_EXPIRED: {
    status: 410,
    message: 'This link has expired. Open the document and download the file again.',
  },
  TOO_MANY_EXPORTS: {
    status: 409,
    message: 'Too many exports of this workspace are being made. Wait for one of them, or cancel it.',
  },
  EXPORT_INTERRUPTED: { status: 500, message: 'The export was interrupted three times. Try again.' },
  EXPORT_BROKE_DOWN: { status: 500, message: 'The file could not be made. Try again.' },
  EXPORT_TOO_SLOW: { status: 500, message: 'The file took too long to make. Try again, or export fewer sections.' },
  EXPORT_TOO_LARGE: { status: 500, message: 'This document is too large for one file. Export fewer sections.' },
  EXPORT_NO_BROWSER: {
    status: 500,
    message:
      'This server has no browser to make PDF files with. Export as Word, or ask whoever runs it to install Chromium.',
  },
});
