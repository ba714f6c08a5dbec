import { ApiError } from './api/errors';
import { refusalText, refusedFields } from './show-refusal';

describe('refusedFields', () => {
  it('knows the field from the code', () => {
    const wrong = new ApiError(400, 'The current password is not correct.', { code: 'CURRENT_PASSWORD_WRONG' });
    expect(refusedFields(wrong, ['email', 'password'])).toEqual([{ field: 'password', message: wrong.message }]);
    expect(refusedFields(wrong, ['currentPassword', 'newPassword'])[0]?.field).toBe('currentPassword');
  });

  it('takes the fields that the server lists and the form has', () => {
    const details = [
      { field: 'email', message: 'Invalid email address' },
      { field: 'other', message: 'x' },
    ];
    const invalid = new ApiError(400, 'Validation failed', { code: 'VALIDATION_FAILED', details });
    expect(refusedFields(invalid, ['email'])).toEqual([details[0]]);
  });

  it('finds none in other failures', () => {
    expect(refusedFields(new TypeError('Failed to fetch'), ['email'])).toEqual([]);
    expect(refusedFields(new ApiError(503, 'x'), ['email'])).toEqual([]);
  });
});

describe('refusalText', () => {
  it('lets the server speak where it refused with a code', () => {
    expect(refusalText(new ApiError(400, 'This link was used before.', { code: 'RESET_LINK_INVALID' }))).toBe(
      'This link was used before.',
    );
  });

  it('uses the shared words for everything else', () => {
    expect(refusalText(new ApiError(429, 'x', { code: 'RATE_LIMITED' }))).toBe(
      'Please wait a moment before trying again.',
    );
    expect(refusalText(new TypeError('Failed to fetch'))).toBe('Please check your internet connection and try again.');
  });
});
