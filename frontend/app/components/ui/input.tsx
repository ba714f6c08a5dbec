import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

const CONTROL =
  'w-full rounded-control border border-control bg-sheet text-ink placeholder:text-quiet disabled:opacity-60 ' +
  'aria-invalid:border-danger focus-visible:outline-offset-0';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(CONTROL, 'h-10 px-3 text-base sm:text-sm', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(
        CONTROL,
        'field-sizing-content min-h-24 px-3 py-2.5 text-base leading-relaxed sm:text-sm',
        className,
      )}
      {...props}
    />
  );
}
