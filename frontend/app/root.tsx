import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { Route } from './+types/root';
import './app.css';
import { errorTitle, ErrorPage } from './components/error-page';
import { NavigationProgress } from './components/navigation-progress';
import { PublicShell } from './components/public-shell';
import { RouteChange } from './components/route-change';
import { SignOutQuestion } from './components/sign-out-question';
import { Toaster } from './components/ui/toast';
import { CONSENT_KEY } from './features/analytics/consent';
import { PageViews } from './features/analytics/page-views';
import { AuthProvider } from './lib/auth';
import { firstUseScript, READY_EVENT } from './lib/first-use';
import { PRODUCT, privateMeta } from './lib/page-meta';
import { createQueryClient } from './lib/query-client';
import { THEME_SCRIPT } from './lib/theme';
import { readSite } from './load-context';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: interUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, nonce, analyticsUrl } = readSite(context);
  return { publicUrl, nonce, analyticsUrl };
}

/** Nothing in it changes while the app is open. */
export const shouldRevalidate = () => false;

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** Used where no page of its own stands: for errors. */
export const meta: Route.MetaFunction = ({ error }) =>
  error ? privateMeta(errorTitle(statusOf(error))) : [{ title: PRODUCT }];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    // The theme script sets attributes here before React arrives.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171412" />
        <script nonce={root?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
        <script
          nonce={root?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: firstUseScript(CONSENT_KEY) }}
        />
      </body>
    </html>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    window.dispatchEvent(new Event(READY_EVENT));
  }, []);
  const analyticsUrl = useRouteLoaderData<typeof loader>('root')?.analyticsUrl;
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <NavigationProgress />
        {children}
        <SignOutQuestion />
        <Toaster />
        {analyticsUrl && <PageViews endpoint={analyticsUrl} />}
        <RouteChange />
      </AuthProvider>
    </QueryClientProvider>
  );
}

export default function App() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Providers>
      <PublicShell>
        <ErrorPage status={statusOf(error)} />
      </PublicShell>
    </Providers>
  );
}
