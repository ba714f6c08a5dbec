import { useQueryClient } from '@tanstack/react-query';
import { TextDialog } from '~/components/text-dialog';
import type { DocumentVersion } from '~/lib/api/types';
import { forgetVersions, nameVersion } from '../api/versions';

interface NameDialogProps {
  documentId: string;
  version: DocumentVersion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const LONGEST_NAME = 120;

/** A name for a version that is looked for again, such as the one a client has got. */
export function NameDialog({ documentId, version, ...dialog }: NameDialogProps) {
  const queryClient = useQueryClient();
  return (
    <TextDialog
      title={`Name version ${version.version}`}
      description="So that you find it again. Later edits begin a new version and leave this one as it is."
      label="Name"
      hint={version.name ? 'Leave it empty to take the name away.' : 'For example: Sent to client'}
      value={version.name ?? ''}
      longest={LONGEST_NAME}
      whenEmpty={version.name === null ? 'Please give it a name' : null}
      action="Save name"
      save={async (name) => {
        await nameVersion(documentId, version.version, name);
        forgetVersions(queryClient, documentId);
      }}
      {...dialog}
    />
  );
}
