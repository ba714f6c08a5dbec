import { LoaderCircle } from 'lucide-react';
import { cn } from '~/lib/cn';

export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden="true" strokeWidth={1.75} className={cn('size-4 shrink-0 animate-spin', className)} />
  );
}

/** Fills the window while it is not yet known who is here. */
export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <Spinner className="size-7 text-ember" />
      <h1 className="sr-only">{label}</h1>
    </div>
  );
}
