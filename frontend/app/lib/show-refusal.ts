import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, describeError } from './api/errors';
import type { ErrorContext } from './api/errors';

/** Refusals that belong to one field; of several names the form's own is taken. */
const FIELDS_BY_CODE: Record<string, string[]> = {
  EMAIL_TAKEN: ['email'],
  CURRENT_PASSWORD_WRONG: ['currentPassword', 'password'],
  SHARE_PASSWORD_WRONG: ['password'],
};

/** The server's own sentence where it refused something; else the shared wording. */
export function refusalText(error: unknown, context?: ErrorContext): string {
  const ownWords = error instanceof ApiError && error.code !== undefined && error.status < 500 && error.status !== 429;
  return ownWords ? error.message : describeError(error, context).description;
}

/** What was refused, by field of the form; empty where it concerns the form as a whole. */
export function refusedFields(error: unknown, fields: readonly string[]): { field: string; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  const byCode = FIELDS_BY_CODE[error.code ?? '']?.find((field) => fields.includes(field));
  if (byCode) return [{ field: byCode, message: error.message }];
  return (error.body.details ?? []).filter(({ field }) => fields.includes(field));
}

/** Puts a refusal beside its fields, and the focus on the first; or above the form, as `errors.root`. */
export function showRefusal<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: readonly Path<T>[],
  context?: ErrorContext,
): void {
  const refused = refusedFields(error, fields);
  if (refused.length === 0) setError('root', { message: refusalText(error, context) });
  refused.forEach(({ field, message }, index) => {
    setError(field as Path<T>, { message }, { shouldFocus: index === 0 });
  });
}
