import { useEffect, useRef } from 'react';
import { ApiError, describeError } from '~/lib/api/errors';
import type { ErrorContext } from '~/lib/api/errors';

/** The server's own sentence where it refused something; else the shared wording. */
export function refusalText(error: unknown, context?: ErrorContext): string {
  const ownWords = error instanceof ApiError && error.code !== undefined && error.status < 500 && error.status !== 429;
  return ownWords ? error.message : describeError(error, context).description;
}

/** Why a form was refused as a whole. It takes the focus when it appears. */
export function FormError({ error, context }: { error: unknown; context?: ErrorContext }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) ref.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <p ref={ref} role="alert" tabIndex={-1} className="rounded-control bg-danger-tint px-3 py-2 text-sm text-danger">
      {refusalText(error, context)}
    </p>
  );
}
