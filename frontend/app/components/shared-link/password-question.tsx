import { useForm } from 'react-hook-form';
import { useOpenWithPassword } from '~/lib/api/shared';
import { showRefusal } from '~/lib/show-refusal';
import { useDocumentTitle } from '~/lib/use-document-title';
import { FormError } from '../form-error';
import { Button } from '../ui/button';
import { Field, FieldInput } from '../ui/field';
import { SharedNotice } from './shared-frame';

/** Asks for the password of a link. Until it is right nothing is said about what it opens. */
export function PasswordQuestion({ token }: { token: string }) {
  const opening = useOpenWithPassword(token);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const { errors } = formState;
  useDocumentTitle('A shared document');
  const submit = handleSubmit(({ password }) =>
    opening.mutate(password, { onError: (error) => showRefusal(error, setError, ['password']) }),
  );
  return (
    <SharedNotice>
      <h1 className="display text-2xl sm:text-3xl">This document asks for a password</h1>
      <p className="text-quiet">Whoever sent you the link has it.</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 pt-2">
        <FormError message={errors.root?.message} />
        <Field label="Password" error={errors.password?.message}>
          <FieldInput
            type="password"
            autoComplete="off"
            {...register('password', { required: 'Enter the password of the link' })}
          />
        </Field>
        <Button type="submit" className="justify-self-start" loading={opening.isPending}>
          Open the document
        </Button>
      </form>
    </SharedNotice>
  );
}
