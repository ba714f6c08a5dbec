/** Messages are fixed by the product's specification. */
const EMAIL_PATTERN = { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Invalid email address' };

const MIN_NAME = 2;
const MIN_PASSWORD = 6;

export const emailRules = {
  required: EMAIL_PATTERN.message,
  pattern: EMAIL_PATTERN,
};

export const nameRules = {
  validate: (name: string) => name.trim().length >= MIN_NAME || 'Name must be at least 2 characters',
};

export const currentPasswordRules = { required: 'Password is required' };

export const newPasswordRules = {
  validate: (password: string) => password.length >= MIN_PASSWORD || 'Password must be at least 6 characters',
};

export const PASSWORDS_DIFFER = "Passwords don't match";
