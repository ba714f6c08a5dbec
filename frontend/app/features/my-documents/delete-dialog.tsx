import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { toast } from '~/components/ui/toast';
import { describeError } from '~/lib/api/errors';
import { restoreDocument } from '~/lib/api/restore-document';
import type { DocumentSummary } from '~/lib/api/types';
import { useDeleteDocument } from './api/delete-document';

interface DeleteDialogProps {
  /** The document in question; null while there is none. */
  document: DocumentSummary | null;
  onClose: () => void;
}

export function DeleteDialog({ document, onClose }: DeleteDialogProps) {
  const remove = useDeleteDocument();
  const queryClient = useQueryClient();
  // While it fades away the dialog still speaks of the document that it was about.
  const [about, setAbout] = useState(document);
  if (document !== null && document !== about) setAbout(document);
  const close = () => {
    remove.reset();
    onClose();
  };
  const deleted = (one: DocumentSummary) => {
    close();
    toast({
      title: 'Document deleted',
      description: `“${one.title}” is not in your list any more.`,
      action: { label: 'Undo', onClick: () => void restoreDocument(queryClient, one) },
    });
  };
  return (
    <ConfirmDialog
      open={document !== null}
      onOpenChange={(open) => !open && close()}
      title="Delete this document?"
      description={about ? whatFollows(about) : ''}
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
      destructive
      busy={remove.isPending}
      error={remove.error ? `It was not deleted. ${describeError(remove.error).description}` : undefined}
      onConfirm={() => document && remove.mutate(document.id, { onSuccess: () => deleted(document) })}
    />
  );
}

function whatFollows({ title, status }: DocumentSummary): string {
  const said = [
    `“${title}” disappears from your list for every member of its workspace.`,
    'For 30 days it can be restored, from the activity of its project.',
  ];
  if (status === 'generating') {
    said.push('Its generation is cancelled: what is not written yet is not charged, and not written later.');
  }
  return said.join(' ');
}
