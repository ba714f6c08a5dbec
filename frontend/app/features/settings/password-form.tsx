import { useForm } from 'react-hook-form';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { toast } from '~/components/ui/toast';
import { currentPasswordRules, newPasswordRules, PASSWORDS_DIFFER } from '~/lib/account-rules';
import { useAuth, useUser } from '~/lib/auth';
import { showRefusal } from '~/lib/show-refusal';
import { useChangePassword } from './api/profile';
import { SettingsSection } from './settings-section';

export function PasswordForm() {
  const user = useUser();
  const change = useChangePassword();
  const { leave } = useAuth();
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          // The server has ended every session, this one too.
          leave();
          toast({ title: 'Password changed', description: 'Sign in with the new password.' });
        },
        onError: (error) => showRefusal(error, setError, ['currentPassword', 'newPassword'], 'account'),
      },
    ),
  );

  return (
    <SettingsSection title="Password" description="A change signs you out on every device, here too.">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {/* Password managers find out from this whose password it is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <FormError message={errors.root?.message} />
        <Field label="Current password" error={errors.currentPassword?.message}>
          <FieldInput
            type="password"
            autoComplete="current-password"
            {...register('currentPassword', currentPasswordRules)}
          />
        </Field>
        <Field label="New password" hint="At least 6 characters." error={errors.newPassword?.message}>
          <FieldInput type="password" autoComplete="new-password" {...register('newPassword', newPasswordRules)} />
        </Field>
        <Field label="Confirm new password" error={errors.confirmPassword?.message}>
          <FieldInput
            type="password"
            autoComplete="new-password"
            {...register('confirmPassword', {
              validate: (value) => value === getValues('newPassword') || PASSWORDS_DIFFER,
            })}
          />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" loading={change.isPending}>
          {change.isPending ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </SettingsSection>
  );
}
