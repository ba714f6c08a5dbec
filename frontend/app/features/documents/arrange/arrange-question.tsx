import { ConfirmDialog } from '~/components/ui/alert-dialog';
import type { Arranging } from './use-arranging';

/** Asks before a section is taken out on which others rely; and says aloud what was done. */
export function ArrangeQuestion({ arranging }: { arranging: Arranging }) {
  const { question, message, takeOutNow, dismiss } = arranging;
  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && dismiss()}
        title={`Take “${question?.title ?? ''}” out?`}
        description={`${question?.text ?? ''} Its own text is kept.`}
        confirmLabel="Take out"
        onConfirm={() => question && takeOutNow(question.key)}
      />
    </>
  );
}
