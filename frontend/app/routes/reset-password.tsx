import { useSearchParams } from 'react-router';
import { AuthCard } from '~/features/auth/auth-card';
import { ResetPasswordForm } from '~/features/auth/reset-password-form';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('New Password');

export default function ResetPassword() {
  const [search] = useSearchParams();
  return (
    <AuthCard title="Choose a new password">
      <ResetPasswordForm token={search.get('token')} />
    </AuthCard>
  );
}
