import { AuthCard } from '~/features/auth/auth-card';
import { ForgotPasswordForm } from '~/features/auth/forgot-password-form';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Forgotten Password');

export default function ForgotPassword() {
  return (
    <AuthCard title="Forgotten password" intro="We send you a link with which you choose a new one.">
      <ForgotPasswordForm />
    </AuthCard>
  );
}
