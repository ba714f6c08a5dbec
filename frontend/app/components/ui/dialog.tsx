import type { ComponentProps, ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { cn } from '~/lib/cn';
import { useReturnFocus } from './return-focus';

export const Dialog = Radix.Root;
export const DialogClose = Radix.Close;

export const OVERLAY =
  'fixed inset-0 z-40 bg-[rgb(27_23_20/0.45)] data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';
export const PANEL =
  'fixed left-1/2 top-1/2 z-50 grid grid-cols-1 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 gap-4 ' +
  'overflow-y-auto rounded-card border bg-sheet p-6 shadow-float data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

const isMessage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Widest width: sm 28rem (default), lg 44rem. */
  size?: 'sm' | 'lg';
}

export function DialogContent({ title, description, size = 'sm', className, children, ...props }: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY} />
      <Radix.Content
        className={cn(PANEL, size === 'lg' ? 'max-w-[44rem]' : 'max-w-[28rem]', className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...useReturnFocus()}
        // Pressing a message is no way to close the dialog below it.
        onInteractOutside={(event) => isMessage(event.target) && event.preventDefault()}
        {...props}
      >
        <div className="grid gap-1.5 pe-8">
          <Radix.Title className="font-serif text-xl font-semibold">{title}</Radix.Title>
          {description && <Radix.Description className="text-sm text-quiet">{description}</Radix.Description>}
        </div>
        {children}
        <Radix.Close
          aria-label="Close"
          className="absolute end-3 top-3 grid size-9 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}

/** Actions at the foot: the main one last in the source, on the right on wide screens. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end', className)} {...props} />;
}
