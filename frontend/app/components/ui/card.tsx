import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('rounded-card border bg-sheet p-5', className)} {...props} />;
}

/** `as` follows the outline of the page. */
export function CardTitle({ as: Tag = 'h2', className, ...props }: ComponentProps<'h2'> & { as?: 'h2' | 'h3' }) {
  return <Tag className={cn('font-serif text-lg font-semibold', className)} {...props} />;
}
