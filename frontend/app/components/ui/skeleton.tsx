import { cn } from '~/lib/cn';

/** The shape of what is coming. Put a `role="status"` with words around a group of them. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-control bg-hairline', className)} />;
}
