import { defineErrors } from '../common/coded-error.js';

export const shareErrors = defineErrors({
  SHARE_NOT_FOUND: { status: 404, message: 'There is no such link. A letter may be missing from it.' },
  SHARE_LEVEL_NOT_OFFERED: {
    status: 400,
    message: 'Links can be given for reading only so far: choose the level “view”.',
  },
  SHARE_EXPIRY_UNFIT: { status: 400, message: 'Choose an end within the next year.' },
  TOO_MANY_SHARES: {
    status: 409,
    message: 'This document has {limit} links that are open. Revoke one of them to make another.',
  },
  SHARE_NOT_OPENED: { status: 403, message: 'This link has to be opened first.' },
  SHARE_PASSWORD_REQUIRED: { status: 403, message: 'This link asks for a password.' },
  SHARE_PASSWORD_WRONG: { status: 403, message: 'That is not the password of this link.' },
  SHARE_REVOKED: { status: 410, message: 'This link was closed by the people who gave it out.' },
  SHARE_EXPIRED: { status: 410, message: 'This link has expired.' },
  SHARE_USED_UP: { status: 410, message: 'This link has been opened as often as it allows.' },
  SHARED_DOCUMENT_DELETED: { status: 410, message: 'The document behind this link was deleted.' },
});
