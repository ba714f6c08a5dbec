/** What the API answers when something did not work. */
export interface ErrorBody {
  statusCode?: number;
  code?: string;
  message?: string;
  details?: { field: string; message: string }[];
  requestId?: string;
  /** With 402: the credits that the action needs. */
  required?: number;
  /** With 409 on a revision: what is stored now. */
  current?: unknown;
}

/** Any answer that is not OK. `message` is the body's, else the raw text, else the status text. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: ErrorBody;

  constructor(status: number, message: string, body: ErrorBody = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.body = body;
  }
}

/** What was asked for is not there any more, or not for this person: what was read of it before is not shown either. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

/** No answer came at all. Every browser words this in its own way, some without a word that would tell. */
export class ConnectionError extends Error {
  constructor(options?: ErrorOptions) {
    super('The network could not be reached. Please check your internet connection.', options);
    this.name = 'ConnectionError';
  }
}

export type ErrorContext =
  | 'generation'
  | 'export'
  | 'download'
  | 'save'
  | 'upload'
  | 'payment'
  | 'subscription'
  | 'share'
  | 'comment'
  | 'account';

export interface ErrorText {
  title: string;
  description: string;
}

const SERVER_ERROR: ErrorText = {
  title: 'Server Error',
  description: "We're experiencing technical difficulties. Please try again in a few moments.",
};

const BY_STATUS: Record<number, ErrorText> = {
  400: { title: 'Invalid Request', description: 'Please check your input and try again.' },
  401: { title: 'Authentication Required', description: 'Please sign in to continue.' },
  402: { title: 'Insufficient Credits', description: 'Please add credits to continue with this action.' },
  403: {
    title: 'Access Denied',
    description: "You don't have permission to perform this action. Please upgrade your plan if needed.",
  },
  404: { title: 'Not Found', description: 'The requested item could not be found.' },
  429: { title: 'Too Many Requests', description: 'Please wait a moment before trying again.' },
  500: SERVER_ERROR,
  502: SERVER_ERROR,
  503: SERVER_ERROR,
};

const CONNECTION: ErrorText = {
  title: 'Connection Error',
  description: 'Please check your internet connection and try again.',
};

const UNKNOWN: ErrorText = {
  title: 'Something Went Wrong',
  description: 'An unexpected error occurred. Please try again or contact support if the issue continues.',
};

const TITLE_BY_CONTEXT: Record<ErrorContext, string> = {
  generation: 'Generation Failed',
  export: 'Export Failed',
  download: 'Download Failed',
  save: 'Save Failed',
  upload: 'Upload Failed',
  payment: 'Payment Failed',
  subscription: 'Subscription Error',
  share: 'Sharing Failed',
  comment: 'Comment Failed',
  account: 'Account Update Failed',
};

/**
 * The one place where a failure becomes words: by its status, else as a lost connection, else by what was being
 * done, else in general.
 */
export function describeError(error: unknown, context?: ErrorContext): ErrorText {
  const byStatus = error instanceof ApiError ? BY_STATUS[error.status] : undefined;
  if (byStatus) return byStatus;

  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  if (/fetch|network/i.test(message)) return CONNECTION;

  if (!context) return UNKNOWN;
  return {
    title: TITLE_BY_CONTEXT[context],
    description: context === 'upload' ? 'Please check the file size and format and try again.' : UNKNOWN.description,
  };
}
