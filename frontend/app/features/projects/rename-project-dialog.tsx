import { useForm } from 'react-hook-form';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '~/components/ui/dialog';
import { Field, FieldInput } from '~/components/ui/field';
import type { Project } from '~/lib/api/types';
import { useChangeProject } from './api/project';

interface RenameProjectDialogProps {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const LONGEST_TITLE = 255;

export function RenameProjectDialog({ project, open, onOpenChange }: RenameProjectDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Rename project">
        <RenameForm project={project} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function RenameForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const change = useChangeProject(project.id);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { title: project.title } });
  const submit = handleSubmit(({ title }) => change.mutate({ title: title.trim() }, { onSuccess: onDone }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormError error={change.error} context="save" />
      <Field label="Name" hint="Documents keep their own titles." error={formState.errors.title?.message}>
        <FieldInput
          dir="auto"
          {...register('title', {
            validate: (title) => title.trim() !== '' || 'Please give the project a name',
            maxLength: { value: LONGEST_TITLE, message: `At most ${LONGEST_TITLE} characters` },
          })}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" loading={change.isPending}>
          Rename
        </Button>
      </DialogFooter>
    </form>
  );
}
