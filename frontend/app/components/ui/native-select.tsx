import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { useFieldControl } from './field';
import { cn } from '~/lib/cn';

/** The browser's own list: a form may hold hundreds of them, and phones show it well. Takes its label from the field. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block min-w-0', className)}>
      <select
        {...useFieldControl()}
        className="h-10 w-full appearance-none truncate rounded-control border border-control bg-sheet ps-3 pe-8 text-base text-ink focus-visible:outline-offset-0 aria-invalid:border-danger sm:text-sm"
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute end-2.5 top-3 size-4 text-quiet"
      />
    </span>
  );
}
