import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '~/components/error-page';
import { TemplateDetailView } from '~/features/templates/template-detail';
import { TemplateNotFound } from '~/features/templates/template-states';
import type { TemplateDetail } from '~/lib/api/types';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import { fetchPublic } from '../load-context';
import type { Route } from './+types/template';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const path = `/api/forge/templates/${encodeURIComponent(params.templateId)}` as const;
  return fetchPublic<TemplateDetail>(context, path, request.signal);
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: template } = args;
  if (!template) return pageMeta(args, { title: 'Template not found', noindex: true });
  const path = `/templates/${template.id}`;
  return pageMeta(args, {
    title: `${template.name} template`,
    description: template.description,
    path,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name: template.name,
      description: template.description,
      url: publicUrlOf(args) + path,
      version: template.version,
      keywords: template.tags.join(', '),
    },
  });
};

export default function Template({ loaderData }: Route.ComponentProps) {
  return <TemplateDetailView key={loaderData.id} template={loaderData} libraryPath="/templates" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <TemplateNotFound libraryPath="/templates" />;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
