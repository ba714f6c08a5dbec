import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '~/components/ui/alert-dialog';

/** Asks before unsaved work is left behind: another page, or another site. */
export function LeaveGuard({ unsaved }: { unsaved: number }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (unsaved > 0) event.preventDefault();
      },
      [unsaved],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title="Leave without saving?"
      description={`${unsaved === 1 ? 'One section has' : `${unsaved} sections have`} changes that are not saved. They are lost when you leave.`}
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      destructive
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
