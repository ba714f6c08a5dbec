import { useSearchParams } from 'react-router';
import { AuthCard } from '~/features/auth/auth-card';
import { VerifyEmail as Verification } from '~/features/auth/verify-email';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Confirm E-mail');

export default function VerifyEmail() {
  const [search] = useSearchParams();
  return (
    <AuthCard title="Confirm your e-mail">
      <Verification token={search.get('token')} />
    </AuthCard>
  );
}
