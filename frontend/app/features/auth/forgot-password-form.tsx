import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { emailRules } from '~/lib/account-rules';
import { showRefusal } from '~/lib/show-refusal';
import { useHydrated } from '~/lib/use-hydrated';
import { useForgotPassword } from './api/password';

export function ForgotPasswordForm() {
  const forgot = useForgotPassword();
  const hydrated = useHydrated();
  // No default values: they would wipe out what was typed or filled in before the page answers.
  const { register, handleSubmit, formState, getValues, setError } = useForm<{ email: string }>();

  const submit = handleSubmit(({ email }) =>
    forgot.mutate({ email: email.trim() }, { onError: (error) => showRefusal(error, setError, ['email']) }),
  );

  if (forgot.isSuccess) {
    return (
      <div role="status" className="grid gap-3">
        <h2 className="font-serif text-lg font-semibold">Look in your inbox</h2>
        <p className="text-sm text-quiet">
          If an account belongs to <span className="font-medium wrap-anywhere text-ink">{getValues('email')}</span>, a
          link to choose a new password is on its way. It works once, for one hour.
        </p>
        <Link to="/auth" className="link min-h-6 text-sm">
          Back to sign in
        </Link>
      </div>
    );
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormError message={formState.errors.root?.message} />
      <Field label="Email" error={formState.errors.email?.message}>
        <FieldInput type="email" autoComplete="username" inputMode="email" {...register('email', emailRules)} />
      </Field>
      <Button type="submit" size="lg" loading={forgot.isPending} disabled={!hydrated}>
        {forgot.isPending ? 'Sending...' : 'Send the link'}
      </Button>
      <Link to="/auth" className="link min-h-6 justify-self-center text-sm">
        Back to sign in
      </Link>
    </form>
  );
}
