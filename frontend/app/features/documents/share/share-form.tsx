import { useForm } from 'react-hook-form';
import { FormError } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Field, FieldInput } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import { newPasswordRules } from '~/lib/account-rules';
import type { Share } from '~/lib/api/types';
import { showRefusal } from '~/lib/show-refusal';
import { useMakeShare } from '../api/shares';
import { expiryOf, LASTS } from './share-words';
import type { Lasting } from './share-words';

interface Terms {
  lasting: Lasting;
  maxViews: string;
  password: string;
}

const FRESH: Terms = { lasting: '30', maxViews: '', password: '' };
const MOST_VIEWS = 10_000;
const VIEWS_RULE = `A whole number from 1 to ${MOST_VIEWS.toLocaleString('en-GB')}`;

/** On which terms the next link is made. What is left empty limits nothing. */
export function ShareForm({ documentId, onMade }: { documentId: string; onMade: (share: Share) => void }) {
  const make = useMakeShare(documentId);
  const { register, handleSubmit, formState, setError, reset } = useForm<Terms>({ defaultValues: FRESH });
  const { errors } = formState;
  const submit = handleSubmit(({ lasting, maxViews, password }) => {
    const expiresAt = expiryOf(lasting, new Date());
    make.mutate(
      {
        accessLevel: 'view',
        ...(expiresAt !== undefined && { expiresAt }),
        ...(maxViews.trim() !== '' && { maxViews: Number(maxViews) }),
        ...(password !== '' && { password }),
      },
      {
        onSuccess: (share) => {
          reset(FRESH);
          onMade(share);
        },
        onError: (error) => showRefusal(error, setError, ['maxViews', 'password'], 'share'),
      },
    );
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormError message={errors.root?.message} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Open for">
          <NativeSelect {...register('lasting')}>
            {LASTS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Openings" hint="Leave empty for no limit." error={errors.maxViews?.message}>
          <FieldInput
            inputMode="numeric"
            autoComplete="off"
            {...register('maxViews', {
              validate: (text) => text.trim() === '' || isViews(text) || VIEWS_RULE,
            })}
          />
        </Field>
        <Field label="Password" hint="Leave empty for none." error={errors.password?.message}>
          <FieldInput
            type="password"
            autoComplete="new-password"
            {...register('password', {
              validate: (password) => password === '' || newPasswordRules.validate(password),
            })}
          />
        </Field>
      </div>
      <Button type="submit" className="justify-self-start" loading={make.isPending}>
        Make a link
      </Button>
    </form>
  );
}

function isViews(text: string): boolean {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MOST_VIEWS;
}
