import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { ApiError } from '~/lib/api/errors';
import { newPasswordRules, PASSWORDS_DIFFER } from '~/lib/account-rules';
import { showRefusal } from '~/lib/show-refusal';
import { useHydrated } from '~/lib/use-hydrated';
import { useResetPassword } from './api/password';

function NoToken() {
  return (
    <div className="grid gap-3">
      <p className="text-sm">This address is incomplete. Open the link from the mail again, or ask for a new one.</p>
      <Button asChild>
        <Link to="/forgot-password">Ask for a new link</Link>
      </Button>
    </div>
  );
}

export function ResetPasswordForm({ token }: { token: string | null }) {
  const reset = useResetPassword();
  const hydrated = useHydrated();
  // No default values: they would wipe out what was typed or filled in before the page answers.
  const { register, handleSubmit, formState, getValues, setError } = useForm<{
    password: string;
    confirmPassword: string;
  }>();
  const { errors } = formState;

  if (!token) return <NoToken />;
  if (reset.isSuccess) {
    return (
      <div role="status" className="grid gap-3">
        <h2 className="font-serif text-lg font-semibold">Your password is changed</h2>
        <p className="text-sm text-quiet">Every device has been signed out. Sign in with the new password.</p>
        <Button asChild>
          <Link to="/auth">Sign In</Link>
        </Button>
      </div>
    );
  }

  const usedUp = reset.error instanceof ApiError && reset.error.code === 'RESET_LINK_INVALID';
  const submit = handleSubmit(({ password }) =>
    reset.mutate({ token, password }, { onError: (error) => showRefusal(error, setError, ['password']) }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormError message={errors.root?.message} />
      {usedUp && (
        <Link to="/forgot-password" className="link min-h-6 justify-self-start text-sm">
          Ask for a new link
        </Link>
      )}
      <Field label="New password" hint="At least 6 characters." error={errors.password?.message}>
        <FieldInput type="password" autoComplete="new-password" {...register('password', newPasswordRules)} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <FieldInput
          type="password"
          autoComplete="new-password"
          {...register('confirmPassword', {
            validate: (value) => value === getValues('password') || PASSWORDS_DIFFER,
          })}
        />
      </Field>
      <Button type="submit" size="lg" loading={reset.isPending} disabled={!hydrated}>
        {reset.isPending ? 'Saving...' : 'Save the new password'}
      </Button>
    </form>
  );
}
