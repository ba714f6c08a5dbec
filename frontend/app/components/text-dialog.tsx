import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormError } from './form-error';
import { Button } from './ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from './ui/dialog';
import { Field, FieldInput } from './ui/field';

interface TextFormProps {
  label: string;
  hint?: string;
  value: string;
  /** Characters. */
  longest: number;
  /** What is said to an empty text; null where it may be empty. */
  whenEmpty: string | null;
  /** What the button says. */
  action: string;
  save: (text: string) => Promise<unknown>;
}

interface TextDialogProps extends TextFormProps {
  title: string;
  description?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for one line, such as a name, and closes once it is saved. */
export function TextDialog({ title, description, open, onOpenChange, ...form }: TextDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title} description={description}>
        <TextForm {...form} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function TextForm({
  label,
  hint,
  value,
  longest,
  whenEmpty,
  action,
  save,
  onDone,
}: TextFormProps & { onDone: () => void }) {
  const saving = useMutation({ mutationFn: save, onSuccess: onDone });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { text: value } });
  const submit = handleSubmit(({ text }) => saving.mutate(text.trim()));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormError error={saving.error} context="save" />
      <Field label={label} hint={hint} error={formState.errors.text?.message}>
        <FieldInput
          dir="auto"
          {...register('text', {
            validate: (text) => whenEmpty === null || text.trim() !== '' || whenEmpty,
            maxLength: { value: longest, message: `At most ${longest} characters` },
          })}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" loading={saving.isPending}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}
