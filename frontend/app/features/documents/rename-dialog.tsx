import { TextDialog } from '~/components/text-dialog';
import { LONGEST_TITLE } from '~/lib/api/document';
import type { DocumentDetail } from '~/lib/api/types';
import { useRenameDocument } from './api/rename-document';

interface RenameDialogProps {
  document: Pick<DocumentDetail, 'id' | 'title'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RenameDialog({ document, ...dialog }: RenameDialogProps) {
  const rename = useRenameDocument(document.id);
  return (
    <TextDialog
      title="Rename document"
      label="Title"
      value={document.title}
      longest={LONGEST_TITLE}
      whenEmpty="Please give the document a title"
      action="Rename"
      save={rename.mutateAsync}
      {...dialog}
    />
  );
}
