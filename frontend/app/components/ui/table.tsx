import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

/** Scrolls sideways by itself where the screen is narrower than its columns; `label` names the region for that. */
export function Table({ label, className, ...props }: ComponentProps<'table'> & { label: string }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border bg-sheet"
    >
      <table className={cn('w-full border-collapse text-sm', className)} {...props} />
    </div>
  );
}

export function Th({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn('border-b px-4 py-2.5 text-start text-xs font-semibold whitespace-nowrap text-quiet', className)}
      {...props}
    />
  );
}

export function Td({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('border-b px-4 py-3 align-middle [tr:last-child>&]:border-b-0', className)} {...props} />;
}
