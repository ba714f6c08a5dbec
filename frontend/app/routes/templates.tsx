import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { libraryTemplate } from '~/features/templates/shown-template';
import { TemplateLibrary } from '~/features/templates/template-library';
import type { TemplateSummary } from '~/lib/api/types';
import { pageMeta } from '~/lib/page-meta';
import { fetchPublic } from '../load-context';
import type { Route } from './+types/templates';

export async function loader({ context, request }: Route.LoaderArgs) {
  const templates = await fetchPublic<TemplateSummary[]>(context, '/api/forge/templates', request.signal);
  return templates.map(libraryTemplate);
}

/** Search and filter work on what is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Templates',
    description:
      'Requirements document templates with sections you choose: download them blank, or have every section drafted.',
    path: '/templates',
    trail: [{ label: 'Templates' }],
  });

export default function Templates({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8 py-10 sm:py-14">
      <Breadcrumbs trail={[{ label: 'Templates' }]} />
      <div className="max-w-2xl pt-5 pb-8">
        <h1 className="display text-4xl">Templates</h1>
        <p className="pt-3 text-lg text-quiet">
          Each is a set of sections with the questions a reviewer would ask. Download one blank for nothing, or describe
          your product and read the draft a few minutes later.
        </p>
      </div>
      <TemplateLibrary initial={loaderData} />
    </div>
  );
}
