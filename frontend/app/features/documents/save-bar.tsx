import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { Button } from '~/components/ui/button';
import { cn } from '~/lib/cn';

interface SaveBarProps {
  title: string;
  /** Something may be lost or is being worked on: the bar stays in sight. */
  inSight: boolean;
  saving: boolean;
  disabled?: boolean;
  onSave: () => void;
  /** Left out where there is nothing to go back to. */
  onDiscard?: () => void;
  /** Beside Save. */
  tools?: ReactNode;
  /** How it stands, and what to do about it. */
  children?: ReactNode;
}

/** At the foot of a section, and of the window while there is something to save; at its start, clear of messages. */
export function SaveBar({ title, inSight, saving, disabled, onSave, onDiscard, tools, children }: SaveBarProps) {
  const [discarding, setDiscarding] = useState(false);
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-2 gap-y-2 rounded-b-[2px] border-t bg-sheet px-4 py-3 sm:px-7',
        inSight && 'sticky bottom-0 z-[5]',
      )}
    >
      <Button aria-label={`Save ${title}`} loading={saving} disabled={disabled} onClick={onSave}>
        {saving ? 'Saving…' : 'Save'}
      </Button>
      {tools}
      {onDiscard && (
        <Button variant="ghost" disabled={saving} onClick={() => setDiscarding(true)}>
          Discard
        </Button>
      )}
      {children}
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard your changes?"
        description={`“${title}” goes back to what is saved.`}
        confirmLabel="Discard"
        destructive
        onConfirm={() => {
          setDiscarding(false);
          onDiscard?.();
        }}
      />
    </div>
  );
}
