import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { describeError } from '~/lib/api/errors';
import type { DocumentSummary } from '~/lib/api/types';
import { useDeleteDocument } from './api/delete-document';

interface DeleteDialogProps {
  /** The document in question; null while there is none. */
  document: DocumentSummary | null;
  onClose: () => void;
}

export function DeleteDialog({ document, onClose }: DeleteDialogProps) {
  const remove = useDeleteDocument();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={document !== null}
      onOpenChange={(open) => !open && close()}
      title="Delete this document?"
      description={document ? `“${document.title}” disappears from your list for every member of its workspace.` : ''}
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
      destructive
      busy={remove.isPending}
      error={remove.error ? `It was not deleted. ${describeError(remove.error).description}` : undefined}
      onConfirm={() => document && remove.mutate(document.id, { onSuccess: close })}
    />
  );
}
