import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '~/components/error-page';
import { pickRelated } from '~/features/templates/about/related-templates';
import { searchContentOf } from '~/features/templates/about/search-defaults';
import { templateData } from '~/features/templates/about/structured-data';
import { shownTemplate } from '~/features/templates/shown-template';
import { TemplateDetailView } from '~/features/templates/template-detail';
import { TemplateNotFound } from '~/features/templates/template-states';
import type { TemplateDetail, TemplateSummary } from '~/lib/api/types';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import { fetchPublic } from '../load-context';
import type { Route } from './+types/template';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const path = `/api/forge/templates/${encodeURIComponent(params.templateId)}` as const;
  const [template, templates] = await Promise.all([
    fetchPublic<TemplateDetail>(context, path, request.signal),
    // Without its relatives a template can still be read.
    fetchPublic<TemplateSummary[]>(context, '/api/forge/templates', request.signal).catch(() => []),
  ]);
  const search = searchContentOf(template);
  return {
    template: { ...shownTemplate(template), search },
    related: pickRelated(search.relatedTemplateIds, templates),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args, { title: 'Template not found', noindex: true });
  const { template } = loaderData;
  const { seoTitle, metaDescription } = template.search;
  return pageMeta(args, {
    title: seoTitle,
    titleAlone: true,
    description: metaDescription,
    path: `/templates/${template.id}`,
    trail: [{ label: 'Templates', to: '/templates' }, { label: template.name }],
    jsonLd: templateData(publicUrlOf(args), template, template.search),
  });
};

export default function Template({ loaderData: { template, related } }: Route.ComponentProps) {
  return <TemplateDetailView key={template.id} template={template} related={related} libraryPath="/templates" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <TemplateNotFound libraryPath="/templates" />;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
