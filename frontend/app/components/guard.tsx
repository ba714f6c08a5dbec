import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ErrorState } from '~/components/ui/states';
import { FullScreenSpinner } from '~/components/ui/spinner';
import { describeError } from '~/lib/api/errors';
import { useAuth } from '~/lib/auth';
import { signInPath } from '~/lib/next-path';

/** Lets signed-in people through and sends everyone else to sign in, and back here afterwards. */
export function Guard({ children }: { children: ReactNode }) {
  const { user, isLoading, error, retry, leftByChoice } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (isLoading) {
    return (
      <main>
        <FullScreenSpinner />
      </main>
    );
  }
  if (user) return children;
  if (error) {
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <ErrorState wholePage {...describeError(error)} onRetry={retry} className="w-full max-w-lg" />
      </main>
    );
  }
  return <Navigate to={leftByChoice ? '/auth' : signInPath(pathname + search + hash)} replace />;
}
