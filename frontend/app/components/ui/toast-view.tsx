import type { ReactNode } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { CircleAlert, X } from 'lucide-react';
import { cn } from '~/lib/cn';
import { useMedia } from '~/lib/use-media';

const DISPLAY_MS = 5_000;

export interface ToastOptions {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
}

let current: string | number | undefined;

/** Puts the message in the place of the one before. */
export function show({ title, description, variant = 'default', action }: ToastOptions): void {
  if (current !== undefined) sonner.dismiss(current);
  const destructive = variant === 'destructive';
  current = sonner.custom(
    (id) => (
      <div
        role={destructive ? 'alert' : 'status'}
        className={cn(
          // Also while a dialog lets nothing else be pressed.
          'pointer-events-auto flex w-full items-start gap-3 rounded-card border bg-sheet p-4 font-sans text-sm text-ink shadow-float sm:w-[22rem]',
          destructive && 'border-danger bg-danger-tint',
        )}
      >
        {destructive && (
          <CircleAlert aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0 text-danger" />
        )}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className={cn('font-semibold', destructive && 'text-danger')}>{title}</p>
          {description && <div className={cn(!destructive && 'text-quiet')}>{description}</div>}
          {action && (
            <button
              type="button"
              className="link mt-1 min-h-6 justify-self-start font-medium"
              onClick={() => {
                sonner.dismiss(id);
                action.onClick();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        <button
          type="button"
          aria-label="Dismiss message"
          onClick={() => sonner.dismiss(id)}
          className="-m-1.5 grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </button>
      </div>
    ),
    { duration: DISPLAY_MS },
  );
}

/** Narrow windows have the buttons of what was just done at their foot, so messages come from above. */
const NARROW = '(max-width: 639px)';
const BELOW_BAR_PX = 72;

export function ToastView() {
  const narrow = useMedia(NARROW);
  return (
    <Sonner
      visibleToasts={1}
      duration={DISPLAY_MS}
      position={narrow ? 'top-center' : 'bottom-right'}
      mobileOffset={{ top: BELOW_BAR_PX }}
      gap={8}
      toastOptions={{ className: 'w-full' }}
    />
  );
}
