import { ApiError } from './errors';
import type { ErrorText } from './errors';

const TIMED_OUT = 408;
/** Turned away before anybody looked at the key: what was sent under it earlier may still be at work. */
const TOO_MANY = 429;

const isInProgress = (error: unknown) => error instanceof ApiError && error.code === 'IDEMPOTENCY_IN_PROGRESS';

/**
 * Whether what was asked for may have been done after all, or may still be: no answer came, one of a server or proxy in
 * trouble, or one that says so. It is then asked for again under the same key, and nothing is paid twice.
 */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError) || isInProgress(error)) return true;
  return error.status >= 500 || error.status === TIMED_OUT || error.status === TOO_MANY;
}

/** What to say of a repetition that came before the first one's end; null of anything else. */
export function describeInProgress(error: unknown): ErrorText | null {
  if (!isInProgress(error)) return null;
  return {
    title: 'Still At Work',
    description: 'What you asked for before is still being done. Please try again in a moment.',
  };
}

/** The idempotency keys of what was asked for and has not been answered yet, by what it is. */
export class Attempts {
  private readonly keys = new Map<string, string>();

  /** The same content is asked for under the same key until that is settled. */
  keyFor(content: string): string {
    const key = this.keys.get(content) ?? crypto.randomUUID();
    this.keys.set(content, key);
    return key;
  }

  succeeded(content: string): void {
    this.keys.delete(content);
  }

  /** A refusal is final for its key: under the same one it would only be told again. */
  failed(content: string, error: unknown): void {
    if (!mayBeDone(error)) this.keys.delete(content);
  }
}
