import type { ReactNode } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { cn } from '~/lib/cn';
import { Button } from './button';
import { DialogFooter, OVERLAY, PANEL } from './dialog';
import { useReturnFocus } from './return-focus';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** True while the confirmed work is under way: the dialog stays and answers nothing else. */
  busy?: boolean;
  /** True while what is asked about is not known: it can only be cancelled. */
  blocked?: boolean;
  /** Shown above the actions, for instance why it did not work. */
  error?: string;
  /** The dialog stays open until its owner closes it. */
  onConfirm: () => void;
}

/** Asks before something that cannot simply be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  busy = false,
  blocked = false,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content {...useReturnFocus()} className={cn(PANEL, 'max-w-[28rem]')}>
          <Radix.Title className="font-serif text-xl font-semibold break-words">{title}</Radix.Title>
          <Radix.Description className="text-sm text-quiet">{description}</Radix.Description>
          {error && (
            <p role="alert" className="rounded-control bg-danger-tint px-3 py-2 text-sm text-danger">
              {error}
            </p>
          )}
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              variant={destructive ? 'destructive' : 'primary'}
              loading={busy}
              disabled={blocked}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
