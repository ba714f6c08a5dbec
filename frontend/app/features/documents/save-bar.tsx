import { useState } from 'react';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { Button } from '~/components/ui/button';
import { cn } from '~/lib/cn';

interface SaveBarProps {
  title: string;
  unsaved: boolean;
  saving: boolean;
  /** Why it cannot be saved as it is. */
  blocked?: string;
  /** Someone saved the section after this work was begun. */
  stale: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onCompare: () => void;
}

/** At the foot of a section, and of the window while there is something to save; at its start, clear of messages. */
export function SaveBar({ title, unsaved, saving, blocked, stale, onSave, onDiscard, onCompare }: SaveBarProps) {
  const [discarding, setDiscarding] = useState(false);
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-2 gap-y-2 rounded-b-[2px] border-t bg-sheet px-4 py-3 sm:px-7',
        unsaved && 'sticky bottom-0 z-[5]',
      )}
    >
      <Button aria-label={`Save ${title}`} loading={saving} disabled={!unsaved || Boolean(blocked)} onClick={onSave}>
        {saving ? 'Saving…' : 'Save'}
      </Button>
      {unsaved && (
        <Button variant="ghost" disabled={saving} onClick={() => setDiscarding(true)}>
          Discard
        </Button>
      )}
      <p role="status" className="min-w-0 flex-1 text-sm break-words text-danger empty:hidden">
        {blocked}
      </p>
      {stale && (
        <p className="min-w-0 text-sm">
          Someone saved this section after you began.{' '}
          <button type="button" className="link min-h-6" onClick={onCompare}>
            Compare
          </button>
        </p>
      )}
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard your changes?"
        description={`“${title}” goes back to what is saved.`}
        confirmLabel="Discard"
        destructive
        onConfirm={() => {
          setDiscarding(false);
          onDiscard();
        }}
      />
    </div>
  );
}
