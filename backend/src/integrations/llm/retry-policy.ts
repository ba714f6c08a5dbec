import { APIConnectionError, APIError, APIUserAbortError } from 'openai/core/error';
import type { LlmFailureKind } from './llm.types.js';
import type { LlmTiming } from './llm-timing.js';

/** At most so many attempts at one call. */
export const MAX_ATTEMPTS = 3;

/** An attempt that gave no answer. `retryAfterMs` is what the server asked for, null when it named no time. */
export interface AttemptFailure {
  kind: LlmFailureKind;
  message: string;
  retryAfterMs: number | null;
}

const RETRIED: Readonly<Record<LlmFailureKind, boolean>> = {
  'rate-limited': true,
  unavailable: true,
  stalled: true,
  timeout: true,
  quota: false,
  rejected: false,
};

/** Milliseconds before the next attempt, or null to give up. `attempt` counts from 1; `random` is in [0, 1). */
export function nextDelay(attempt: number, failure: AttemptFailure, timing: LlmTiming, random: number): number | null {
  if (!RETRIED[failure.kind] || attempt >= MAX_ATTEMPTS) return null;
  if (failure.retryAfterMs !== null) {
    return failure.retryAfterMs > timing.longestRetryAfterMs ? null : failure.retryAfterMs;
  }
  // Half fixed, half random: callers that failed together do not come back together.
  const full = timing.retryMs * 2 ** (attempt - 1);
  return full / 2 + (full / 2) * random;
}

/** What an error of the openai client means. `now` in milliseconds, for `Retry-After` as a date. */
export function describeFailure(error: unknown, now: number): AttemptFailure {
  if (error instanceof APIUserAbortError)
    return { kind: 'unavailable', message: 'The call was cut.', retryAfterMs: null };
  if (error instanceof APIConnectionError || !(error instanceof APIError) || error.status === undefined) {
    return { kind: 'unavailable', message: messageOf(error), retryAfterMs: null };
  }
  const { status, headers, message } = error as APIError<number, Headers>;
  const kind = kindOfStatus(status, `${error.code ?? ''} ${error.type ?? ''}`);
  return { kind, message, retryAfterMs: retryAfter(headers, now) };
}

function kindOfStatus(status: number, code: string): LlmFailureKind {
  if (/insufficient_quota|billing_hard_limit/.test(code) || status === 402) return 'quota';
  if (status === 429) return 'rate-limited';
  if (status === 408 || status === 409 || status >= 500) return 'unavailable';
  return 'rejected';
}

/** `retry-after-ms`, or `Retry-After` in seconds or as a date. */
export function retryAfter(headers: Headers | undefined, now: number): number | null {
  const exact = positive(headers?.get('retry-after-ms'));
  if (exact !== null) return exact;
  const text = headers?.get('retry-after');
  const seconds = positive(text);
  if (seconds !== null) return seconds * 1000;
  const date = text ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function positive(text: string | null | undefined): number | null {
  const number = text ? Number(text) : NaN;
  return Number.isFinite(number) && number >= 0 ? number : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
