import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/public-layout.tsx', [
    index('routes/home.tsx'),
    route('templates', 'routes/templates.tsx'),
    route('templates/:templateId', 'routes/template.tsx'),
    route('templates/:templateId/example', 'routes/template-example.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('how-it-works', 'routes/how-it-works.tsx'),
    route('learn', 'routes/learn.tsx'),
    route('learn/:article', 'routes/learn-article.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('legal', 'routes/legal-index.tsx'),
    route('legal/:page', 'routes/legal-page.tsx'),
  ]),

  // The same screen answers at its short address and at its address in the app.
  layout('routes/app-layout.tsx', [
    route('app', 'routes/dashboard.tsx', { id: 'app-dashboard' }),
    route('dashboard', 'routes/dashboard.tsx', { id: 'dashboard' }),
    route('app/templates', 'routes/app-templates.tsx'),
    route('app/templates/:templateId', 'routes/app-template.tsx'),
    route('app/runs/:runId', 'routes/run.tsx', { id: 'app-run' }),
    route('run/:runId', 'routes/run.tsx', { id: 'run' }),
    route('app/documents', 'routes/my-documents.tsx', { id: 'app-documents' }),
    route('documents', 'routes/my-documents.tsx', { id: 'documents' }),
    route('app/documents/:documentId', 'routes/document.tsx'),
    route('app/documents/:documentId/versions/:version', 'routes/document-version.tsx'),
    route('app/documents/:documentId/compare', 'routes/document-compare.tsx'),
    route('app/projects/:projectId', 'routes/project.tsx', { id: 'app-project' }),
    route('projects/:projectId', 'routes/project.tsx', { id: 'projects-project' }),
    route('project/:projectId', 'routes/project.tsx', { id: 'project' }),
    route('app/billing', 'routes/credits.tsx', { id: 'app-billing' }),
    route('credits', 'routes/credits.tsx', { id: 'credits' }),
    route('app/billing/history', 'routes/credit-history.tsx', { id: 'app-billing-history' }),
    route('credits/history', 'routes/credit-history.tsx', { id: 'credits-history' }),
    route('success', 'routes/success.tsx'),
    route('app/settings', 'routes/settings.tsx', { id: 'app-settings' }),
    route('manage-account', 'routes/settings.tsx', { id: 'manage-account' }),
  ]),

  // Alone on the page, so that nothing but the document is printed.
  route('projects/:projectId/print', 'routes/print.tsx'),

  // For people without an account who were given a link.
  route('shared/:token', 'routes/shared.tsx'),

  route('learn/rss.xml', 'routes/learn-rss.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
