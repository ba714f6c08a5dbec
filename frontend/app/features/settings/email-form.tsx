import { useForm } from 'react-hook-form';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { currentPasswordRules, emailRules } from '~/lib/account-rules';
import { useUser } from '~/lib/auth';
import { showRefusal } from '~/lib/show-refusal';
import { useChangeEmail } from './api/profile';
import { SettingsSection } from './settings-section';

export function EmailForm() {
  const user = useUser();
  const change = useChangeEmail();
  const { register, handleSubmit, formState, reset, setError } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit((values) =>
    change.mutate(
      { email: values.email.trim(), password: values.password },
      {
        onSuccess: () => reset(),
        onError: (error) => showRefusal(error, setError, ['email', 'password'], 'account'),
      },
    ),
  );

  return (
    <SettingsSection
      title="Email"
      description={
        <>
          You sign in as <span className="font-medium wrap-anywhere text-ink">{user.email}</span>.
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {user.emailChangePending && (
          <p role="status" className="rounded-control bg-info-tint px-3 py-2 text-sm text-info">
            A link is waiting in the inbox of{' '}
            <span className="font-medium wrap-anywhere">{user.emailChangePending}</span>. The address changes when it is
            opened.
          </p>
        )}
        <FormError message={errors.root?.message} />
        <Field label="New email" error={errors.email?.message}>
          <FieldInput type="email" inputMode="email" autoComplete="email" {...register('email', emailRules)} />
        </Field>
        <Field label="Your password" error={errors.password?.message}>
          <FieldInput type="password" autoComplete="current-password" {...register('password', currentPasswordRules)} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" loading={change.isPending}>
          {change.isPending ? 'Sending...' : 'Send confirmation link'}
        </Button>
      </form>
    </SettingsSection>
  );
}
