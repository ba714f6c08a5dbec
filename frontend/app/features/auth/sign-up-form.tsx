import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { emailRules, nameRules, newPasswordRules, PASSWORDS_DIFFER } from '~/lib/account-rules';
import { useAuth } from '~/lib/auth';
import type { Registration } from '~/lib/auth';
import { refusedFields } from '~/lib/show-refusal';
import { useHydrated } from '~/lib/use-hydrated';

interface Values extends Registration {
  confirmPassword: string;
}

function Notices() {
  return (
    <ul className="grid gap-2 rounded-control bg-patina-tint px-4 py-3 text-sm">
      <li>
        <strong className="font-semibold">Your first core document is free.</strong> A PRD, BRD or FRD costs you
        nothing: we cover any cost above 100 credits too.
      </li>
      <li>Premium features always cost extra.</li>
    </ul>
  );
}

export function SignUpForm() {
  const auth = useAuth();
  const hydrated = useHydrated();
  // No default values: they would wipe out what was typed or filled in before the page answers.
  const { register, handleSubmit, formState, setError, setFocus, getValues } = useForm<Values>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name, email, password }) => {
    try {
      await auth.register({ name: name.trim(), email: email.trim(), password });
    } catch (error) {
      // The toast has told it; what belongs to a field stands by the field as well.
      const [refused] = refusedFields(error, ['name', 'email', 'password']);
      if (refused) setError(refused.field as keyof Values, { message: refused.message }, { shouldFocus: true });
      else setFocus('email');
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Notices />
      <Field label="Name" error={errors.name?.message}>
        <FieldInput autoComplete="name" {...register('name', nameRules)} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <FieldInput type="email" autoComplete="username" inputMode="email" {...register('email', emailRules)} />
      </Field>
      <Field label="Password" hint="At least 6 characters." error={errors.password?.message}>
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
      <Button type="submit" size="lg" loading={isSubmitting} disabled={!hydrated} className="mt-1">
        {isSubmitting ? 'Creating account...' : 'Create Account'}
      </Button>
      <p className="text-center text-xs text-quiet">
        By creating an account you agree to the{' '}
        <Link to="/legal/terms" className="link">
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link to="/legal/privacy" className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </form>
  );
}
