import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readQuestion, subscribeToQuestion } from '~/lib/sign-out-question';

const ConfirmDialog = lazy(() => import('./ui/alert-dialog').then((dialog) => ({ default: dialog.ConfirmDialog })));

/** Stands once in the page: whoever signs out anywhere in it is warned of what would be lost. */
export function SignOutQuestion() {
  const question = useSyncExternalStore(subscribeToQuestion, readQuestion, () => null);
  if (!question) return null;
  const { sections, answer } = question;
  return (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && answer(false)}
        title="Sign out and lose edits?"
        description={`${sections === 1 ? 'One section has' : `${sections} sections have`} edits that are kept in this browser only. They go when you sign out.`}
        confirmLabel="Sign out"
        cancelLabel="Stay"
        destructive
        onConfirm={() => answer(true)}
      />
    </Suspense>
  );
}
