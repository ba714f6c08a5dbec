import { useForm } from 'react-hook-form';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { toast } from '~/components/ui/toast';
import { nameRules } from '~/lib/account-rules';
import { useUser } from '~/lib/auth';
import { showRefusal } from '~/lib/show-refusal';
import { useUpdateProfile } from './api/profile';
import { SettingsSection } from './settings-section';

export function NameForm() {
  const user = useUser();
  const update = useUpdateProfile();
  const { register, handleSubmit, formState, reset, setError } = useForm({ values: { name: user.name } });

  const submit = handleSubmit(({ name }) =>
    update.mutate(
      { name: name.trim() },
      {
        onSuccess: (saved) => {
          reset({ name: saved.name });
          toast({ title: 'Name saved' });
        },
        onError: (error) => showRefusal(error, setError, ['name'], 'account'),
      },
    ),
  );

  return (
    <SettingsSection title="Name" description="Shown to the people you work with.">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FormError message={formState.errors.root?.message} />
        <Field label="Name" error={formState.errors.name?.message}>
          <FieldInput autoComplete="name" {...register('name', nameRules)} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={!formState.isDirty}
          loading={update.isPending}
        >
          Save name
        </Button>
      </form>
    </SettingsSection>
  );
}
