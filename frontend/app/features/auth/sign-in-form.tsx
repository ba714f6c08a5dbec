import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { useAuth } from '~/lib/auth';
import type { Credentials } from '~/lib/auth';
import { currentPasswordRules, emailRules } from '~/lib/account-rules';
import { useHydrated } from '~/lib/use-hydrated';

/** Failures are told by the shared action; afterwards the password takes the focus, ready to be typed again. */
export function SignInForm() {
  const { login } = useAuth();
  const hydrated = useHydrated();
  // No default values: they would wipe out what was typed or filled in before the page answers.
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await login({ email: values.email.trim(), password: values.password });
    } catch {
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        <FieldInput type="email" autoComplete="username" inputMode="email" {...register('email', emailRules)} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <FieldInput type="password" autoComplete="current-password" {...register('password', currentPasswordRules)} />
      </Field>
      <Button type="submit" size="lg" loading={isSubmitting} disabled={!hydrated} className="mt-1">
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <Link to="/forgot-password" className="link min-h-6 justify-self-center text-sm">
        Forgotten your password?
      </Link>
    </form>
  );
}
