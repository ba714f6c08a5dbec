import { useForm } from 'react-hook-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '~/components/ui/dialog';
import { Field, FieldInput } from '~/components/ui/field';
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
export function NameDialog({ documentId, version, open, onOpenChange }: NameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Name version ${version.version}`}
        description="So that you find it again. Later edits begin a new version and leave this one as it is."
      >
        <NameForm documentId={documentId} version={version} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

interface NameFormProps extends Pick<NameDialogProps, 'documentId' | 'version'> {
  onDone: () => void;
}

function NameForm({ documentId, version, onDone }: NameFormProps) {
  const queryClient = useQueryClient();
  const naming = useMutation({
    mutationFn: (name: string) => nameVersion(documentId, version.version, name),
    onSuccess: () => {
      forgetVersions(queryClient, documentId);
      onDone();
    },
  });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: version.name ?? '' } });
  const submit = handleSubmit(({ name }) => naming.mutate(name.trim()));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormError error={naming.error} context="save" />
      <Field
        label="Name"
        hint={version.name ? 'Leave it empty to take the name away.' : 'For example: Sent to client'}
        error={formState.errors.name?.message}
      >
        <FieldInput
          dir="auto"
          {...register('name', {
            validate: (name) => name.trim() !== '' || version.name !== null || 'Please give it a name',
            maxLength: { value: LONGEST_NAME, message: `At most ${LONGEST_NAME} characters` },
          })}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" loading={naming.isPending}>
          Save name
        </Button>
      </DialogFooter>
    </form>
  );
}
