import { ApiError, describeError } from './errors';

const failure = (status: number, message = 'x') => new ApiError(status, message);

describe('describeError', () => {
  it.each([
    [400, 'Invalid Request', 'Please check your input and try again.'],
    [401, 'Authentication Required', 'Please sign in to continue.'],
    [402, 'Insufficient Credits', 'Please add credits to continue with this action.'],
    [403, 'Access Denied', "You don't have permission to perform this action. Please upgrade your plan if needed."],
    [404, 'Not Found', 'The requested item could not be found.'],
    [429, 'Too Many Requests', 'Please wait a moment before trying again.'],
    [500, 'Server Error', "We're experiencing technical difficulties. Please try again in a few moments."],
    [502, 'Server Error', "We're experiencing technical difficulties. Please try again in a few moments."],
    [503, 'Server Error', "We're experiencing technical difficulties. Please try again in a few moments."],
  ])('words status %i whatever the context', (status, title, description) => {
    expect(describeError(failure(status))).toEqual({ title, description });
    expect(describeError(failure(status), 'upload')).toEqual({ title, description });
  });

  it.each(['Failed to fetch', 'NetworkError when attempting to load', 'network down'])(
    'sees a lost connection in "%s"',
    (message) => {
      expect(describeError(new TypeError(message), 'export')).toEqual({
        title: 'Connection Error',
        description: 'Please check your internet connection and try again.',
      });
    },
  );

  it.each([
    ['generation', 'Generation Failed'],
    ['export', 'Export Failed'],
    ['download', 'Download Failed'],
    ['save', 'Save Failed'],
    ['upload', 'Upload Failed'],
    ['payment', 'Payment Failed'],
    ['subscription', 'Subscription Error'],
    ['share', 'Sharing Failed'],
    ['comment', 'Comment Failed'],
    ['account', 'Account Update Failed'],
  ] as const)('takes the title from the context %s when no status matches', (context, title) => {
    expect(describeError(failure(418), context).title).toBe(title);
    expect(describeError(new Error('boom'), context).title).toBe(title);
  });

  it('asks to check size and format after a failed upload', () => {
    expect(describeError(new Error('boom'), 'upload').description).toMatch(/file size and format/);
  });

  it('has general words for everything else', () => {
    const general = {
      title: 'Something Went Wrong',
      description: 'An unexpected error occurred. Please try again or contact support if the issue continues.',
    };
    expect(describeError(new Error('boom'))).toEqual(general);
    expect(describeError(undefined)).toEqual(general);
    expect(describeError({ status: 404 })).toEqual(general);
  });
});
