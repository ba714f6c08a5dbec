import type { RawAnswer } from './routes-raw.js';

const SLOWEST_MS = 5_000;
const LARGEST_ERROR = 200_000;
/** Traces of code, queries or placeholders that no message may show. */
const LEAK =
  /undefined|\[object |\$property|\$constraint|node_modules|\.js:\d+|QueryFailedError|syntax error at|NaN|\{\w+\}/;
/** These say which part of the request is wrong. */
const NAMES_FIELDS = new Set(['VALIDATION_FAILED', 'MALFORMED_REQUEST', 'SECTION_INVALID', 'TOO_FEW_SECTIONS']);

interface ErrorBody {
  statusCode?: unknown;
  code?: unknown;
  message?: unknown;
  requestId?: unknown;
  details?: unknown;
}

/** What is wrong with an answer, or null. `sent` tells all that was sent: a message may repeat it. */
export function problemWith(answer: RawAnswer, codes: ReadonlySet<string>, sent: () => string): string | null {
  if (answer.milliseconds > SLOWEST_MS) return `took ${Math.round(answer.milliseconds)} ms`;
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (answer.status < 400) return null;
  if (answer.text.length > LARGEST_ERROR) return `is an error of ${answer.text.length} characters`;
  if (!answer.headers['content-type']?.startsWith('application/json')) return 'is an error that is no JSON';
  const body = parse(answer.text);
  if (!body) return 'is an error whose JSON cannot be read';
  const { statusCode, code, message, requestId, details } = body;
  if (statusCode !== answer.status) return `says statusCode ${String(statusCode)}`;
  if (typeof code !== 'string' || !codes.has(code)) return `has the unknown code ${String(code)}`;
  if (typeof message !== 'string' || message.trim() === '') return 'has no message';
  if (typeof requestId !== 'string' || requestId === '') return 'has no requestId';
  if (details !== undefined && !isDetails(details)) return 'has details that are no list of field and message';
  if (NAMES_FIELDS.has(code) && !(Array.isArray(details) && details.length > 0)) return `${code} names no field`;
  const texts = [message, ...(isDetails(details) ? details.flatMap((one) => [one.field, one.message]) : [])];
  for (const text of texts) {
    const leak = LEAK.exec(text)?.[0];
    if (leak !== undefined && !sent().includes(leak)) return `shows ${leak}`;
    if (text.length > 1_000) return `has a text of ${text.length} characters`;
  }
  return null;
}

function parse(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

function isDetails(value: unknown): value is { field: string; message: string }[] {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => {
      if (typeof one !== 'object' || one === null || !('field' in one) || !('message' in one)) return false;
      return typeof one.field === 'string' && typeof one.message === 'string' && one.message !== '';
    })
  );
}
