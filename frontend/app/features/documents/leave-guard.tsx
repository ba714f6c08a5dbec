import { useCallback, useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import type { Work } from './use-drafts';

/**
 * What saves itself in a moment is sent before its page is left. Asks where something cannot be sent, or where the
 * browser keeps nothing.
 */
export function LeaveGuard({ work }: { work: Work }) {
  const { unsaved, stuck, kept } = work;
  const { flush } = work.actions;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let current = true;
    void flush().then((stored) => {
      if (!current) return;
      if (stored) blocker.proceed();
      else setAsking(true);
    });
    return () => {
      current = false;
      setAsking(false);
    };
  }, [blocker, flush]);
  const atRisk = kept ? stuck.length : unsaved.length;
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (atRisk > 0) event.preventDefault();
      },
      [atRisk],
    ),
  );
  const sections = unsaved.length === 1 ? 'One section has' : `${unsaved.length} sections have`;
  const fate = kept ? 'They wait for you in this browser, and nobody else sees them.' : 'They are lost when you leave.';
  return (
    <ConfirmDialog
      open={asking && blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title="Leave without saving?"
      description={`${sections} changes that are not saved. ${fate}`}
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      destructive={!kept}
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
