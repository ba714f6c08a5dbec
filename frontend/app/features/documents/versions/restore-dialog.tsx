import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { toast } from '~/components/ui/toast';
import { refusalText } from '~/components/form-error';
import type { DocumentVersion } from '~/lib/api/types';
import { useRestoreVersion } from '../api/restore-version';
import { nameOf } from './version-words';

interface RestoreDialogProps {
  documentId: string;
  version: DocumentVersion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After the document reads like that version again. */
  onRestored?: () => void;
}

/** Asks before an earlier version is put back. */
export function RestoreDialog({ documentId, version, open, onOpenChange, onRestored }: RestoreDialogProps) {
  const restore = useRestoreVersion(documentId);
  const confirm = () =>
    restore.mutate(version.version, {
      onSuccess: (made) => {
        onOpenChange(false);
        toast({
          title: `Version ${made.version} made`,
          description: `The document reads like version ${version.version} again.`,
        });
        onRestored?.();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        restore.reset();
      }}
      title={`Restore ${nameOf(version)}?`}
      description="The document will read as it did then, as a new version. Nothing is lost: what it says now stays in the list of versions. Its title stays, and so do sections that were written later."
      confirmLabel="Restore"
      busy={restore.isPending}
      error={restore.error ? refusalText(restore.error, 'save') : undefined}
      onConfirm={confirm}
    />
  );
}
