import { Link, Navigate, useSearchParams } from 'react-router';
import { FullScreenSpinner } from '~/components/ui/spinner';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/tabs';
import { AuthCard } from '~/features/auth/auth-card';
import { SignInForm } from '~/features/auth/sign-in-form';
import { SignUpForm } from '~/features/auth/sign-up-form';
import { useAuth } from '~/lib/auth';
import { nextPath } from '~/lib/next-path';
import { pageMeta } from '~/lib/page-meta';
import type { Route } from './+types/auth';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Sign In',
    description: 'Sign in to SpecForge, or create an account and start with 500 free credits. No card required.',
    path: '/auth',
    trail: [{ label: 'Sign In' }],
    noindex: true,
  });

export default function Auth() {
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const next = search.get('next');
  const tab = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';

  if (user) {
    return (
      <>
        <FullScreenSpinner label="Signing you in" />
        <Navigate to={nextPath(next)} replace />
      </>
    );
  }

  const choose = (value: string) =>
    setSearch(
      (current) => {
        if (value === 'sign-up') current.set('tab', value);
        else current.delete('tab');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <AuthCard
      title="Welcome Back"
      trail={[{ label: 'Sign In' }]}
      intro={`${next ? 'Please sign in to continue. ' : ''}New here? An account comes with 500 free credits (£5). No card required.`}
    >
      <Tabs value={tab} onValueChange={choose}>
        <TabsList className="mb-6 flex">
          <TabsTrigger value="sign-in">Sign In</TabsTrigger>
          <TabsTrigger value="sign-up">Sign Up</TabsTrigger>
        </TabsList>
        <TabsContent value="sign-in">
          <SignInForm />
          <p className="pt-5 text-center text-xs text-quiet">
            <Link to="/legal/terms" className="link">
              Terms of Service
            </Link>{' '}
            and{' '}
            <Link to="/legal/privacy" className="link">
              Privacy Policy
            </Link>
          </p>
        </TabsContent>
        <TabsContent value="sign-up">
          <SignUpForm />
        </TabsContent>
      </Tabs>
    </AuthCard>
  );
}
