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

/** At the foot of a section, and at the foot of the window while there is something to save. */
export function SaveBar({ title, unsaved, saving, blocked, stale, onSave, onDiscard, onCompare }: SaveBarProps) {
  const [discarding, setDiscarding] = useState(false);
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-[2px] border-t bg-sheet px-4 py-3 sm:px-7',
        unsaved && 'sticky bottom-0 z-[5]',
      )}
    >
      <p role="status" className="me-auto min-w-0 text-sm text-danger empty:hidden">
        {blocked}
      </p>
      {stale && (
        <p className="me-auto text-sm">
          Someone saved this section after you began.{' '}
          <button type="button" className="link min-h-6" onClick={onCompare}>
            Compare
          </button>
        </p>
      )}
      {unsaved && (
        <Button variant="ghost" disabled={saving} onClick={() => setDiscarding(true)}>
          Discard
        </Button>
      )}
      <Button aria-label={`Save ${title}`} loading={saving} disabled={!unsaved || Boolean(blocked)} onClick={onSave}>
        {saving ? 'Saving…' : 'Save'}
      </Button>
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
