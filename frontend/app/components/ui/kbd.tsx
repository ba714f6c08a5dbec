import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-flex min-h-5 items-center rounded-[4px] border bg-soft px-1.5 font-mono text-xs text-quiet',
        className,
      )}
      {...props}
    />
  );
}
