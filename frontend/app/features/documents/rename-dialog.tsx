import { useForm } from 'react-hook-form';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '~/components/ui/dialog';
import { Field, FieldInput } from '~/components/ui/field';
import type { DocumentDetail } from '~/lib/api/types';
import { useRenameDocument } from './api/rename-document';

interface RenameDialogProps {
  document: Pick<DocumentDetail, 'id' | 'title'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const LONGEST_TITLE = 255;

export function RenameDialog({ document, open, onOpenChange }: RenameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Rename document">
        <RenameForm document={document} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function RenameForm({ document, onDone }: { document: RenameDialogProps['document']; onDone: () => void }) {
  const rename = useRenameDocument(document.id);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { title: document.title } });
  const submit = handleSubmit(({ title }) => rename.mutate(title.trim(), { onSuccess: onDone }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormError error={rename.error} context="save" />
      <Field label="Title" error={formState.errors.title?.message}>
        <FieldInput
          dir="auto"
          {...register('title', {
            validate: (title) => title.trim() !== '' || 'Please give the document a title',
            maxLength: { value: LONGEST_TITLE, message: `At most ${LONGEST_TITLE} characters` },
          })}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" loading={rename.isPending}>
          Rename
        </Button>
      </DialogFooter>
    </form>
  );
}
