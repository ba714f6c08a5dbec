import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from '~/components/ui/states';
import { pickRelated } from '~/features/templates/about/related-templates';
import { TemplateDetailView } from '~/features/templates/template-detail';
import { TemplateLoading, TemplateNotFound } from '~/features/templates/template-states';
import { useTemplate } from '~/features/templates/api/templates';
import { useTemplates } from '~/lib/api/templates';
import { ApiError, describeError } from '~/lib/api/errors';
import { privateMeta } from '~/lib/page-meta';
import { useDocumentTitle } from '~/lib/use-document-title';

const LIBRARY = '/app/templates';

export const meta = () => privateMeta('Template');

export default function AppTemplate() {
  const { templateId = '' } = useParams();
  const project = useSearchParams()[0].get('project');
  const { data, error, refetch } = useTemplate(templateId);
  const { data: templates = [] } = useTemplates();
  const notFound = error instanceof ApiError && error.status === 404;
  useDocumentTitle(data?.name ?? (notFound ? 'Template not found' : undefined));
  if (data) {
    const related = pickRelated(data.search?.relatedTemplateIds ?? [], templates);
    // What is written for one project is not shown in another.
    return <TemplateDetailView key={`${data.id}/${project}`} template={data} related={related} libraryPath={LIBRARY} />;
  }
  if (notFound) return <TemplateNotFound libraryPath={LIBRARY} />;
  if (error) return <ErrorState wholePage {...describeError(error)} onRetry={() => void refetch()} className="m-8" />;
  return <TemplateLoading />;
}
