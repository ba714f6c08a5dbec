import { useSearchParams } from 'react-router';
import { AuthCard } from '~/features/auth/auth-card';
import { VerifyEmail as Verification } from '~/features/auth/verify-email';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Confirm Email');

export default function VerifyEmail() {
  const [search] = useSearchParams();
  return (
    <AuthCard title="Confirm your email">
      <Verification token={search.get('token')} />
    </AuthCard>
  );
}
