import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/public-layout.tsx', [
    index('routes/home.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
  ]),

  // The same screen answers at its short address and at its address in the app.
  layout('routes/app-layout.tsx', [
    route('app', 'routes/dashboard.tsx', { id: 'app-dashboard' }),
    route('dashboard', 'routes/dashboard.tsx', { id: 'dashboard' }),
    route('app/documents', 'routes/my-documents.tsx', { id: 'app-documents' }),
    route('documents', 'routes/my-documents.tsx', { id: 'documents' }),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
