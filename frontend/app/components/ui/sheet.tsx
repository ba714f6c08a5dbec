import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { cn } from '~/lib/cn';
import { OVERLAY } from './dialog';
import { useReturnFocus } from './return-focus';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Read to screen readers as the drawer's name. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** A drawer that slides over the page from its leading edge. */
export function Sheet({ open, onOpenChange, title, className, children }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          aria-describedby={undefined}
          {...useReturnFocus()}
          className={cn(
            'fixed inset-y-0 start-0 z-50 flex w-72 max-w-[calc(100vw-3rem)] flex-col border-e bg-paper shadow-float',
            'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <Radix.Close
            aria-label="Close menu"
            className="absolute end-2 top-3.5 grid size-9 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink"
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
