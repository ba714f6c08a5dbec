import { commonErrors } from './common.errors.js';

/**
 * PostgreSQL stores neither U+0000 nor half of a surrogate pair, so a request with one is refused at the door
 * rather than failing in a query. Errors: VALIDATION_FAILED naming the field.
 */
export function refuseUnsafeText(value: unknown, field: string, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      const message = `${field} must not contain null characters or broken Unicode`;
      throw commonErrors.VALIDATION_FAILED({ details: [{ field, message }] });
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) {
    const message = `${field} is nested more than ${MAX_DEPTH} levels deep`;
    throw commonErrors.VALIDATION_FAILED({ details: [{ field, message }] });
  }
  for (const [name, inner] of Object.entries(value)) {
    refuseUnsafeText(name, field, depth + 1);
    refuseUnsafeText(inner, Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`, depth + 1);
  }
}

const MAX_DEPTH = 40;
