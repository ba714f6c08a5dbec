import { useEffect, useRef } from 'react';
import type { ErrorContext } from '~/lib/api/errors';
import { refusalText } from '~/lib/show-refusal';

export { refusalText };

interface FormErrorProps {
  /** The sentence itself, or the failure to put into words. */
  message?: string;
  error?: unknown;
  context?: ErrorContext;
}

/** Why a form was refused as a whole. It takes the focus when it appears. */
export function FormError({ message, error, context }: FormErrorProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const text = message ?? (error ? refusalText(error, context) : undefined);
  useEffect(() => {
    if (text) ref.current?.focus();
  }, [text, error]);
  if (!text) return null;
  return (
    <p ref={ref} role="alert" tabIndex={-1} className="rounded-control bg-danger-tint px-3 py-2 text-sm text-danger">
      {text}
    </p>
  );
}
