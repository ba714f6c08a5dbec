import { isRouteErrorResponse, Link } from 'react-router';
import { ErrorPage } from '~/components/error-page';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Button } from '~/components/ui/button';
import { TemplateNotFound } from '~/features/templates/template-states';
import type { TemplateDetail, TemplateExample } from '~/lib/api/types';
import { frameTables } from '~/lib/frame-tables';
import { pageMeta } from '~/lib/page-meta';
import { fetchPublic } from '../load-context';
import type { Route } from './+types/template-example';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const path = `/api/forge/templates/${encodeURIComponent(params.templateId)}` as const;
  const [{ id, name }, example] = await Promise.all([
    fetchPublic<TemplateDetail>(context, path, request.signal),
    fetchPublic<TemplateExample>(context, `${path}/example`, request.signal),
  ]);
  const sections = example.sections.map((section) => ({ ...section, html: frameTables(section.html) }));
  return { id, name, example: { ...example, sections } };
}

const trailOf = (id: string, name: string) => [
  { label: 'Templates', to: '/templates' },
  { label: name, to: `/templates/${id}` },
  { label: 'Example' },
];

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args, { title: 'Example not found', noindex: true });
  const { id, name, example } = loaderData;
  return pageMeta(args, {
    title: `Example: ${name}`,
    titleAlone: true,
    description: `A finished ${name}, section by section, as SpecForge drafted it from one paragraph: ${example.title.split(':')[0]}.`,
    path: `/templates/${id}/example`,
    trail: trailOf(id, name),
  });
};

export default function TemplateExamplePage({ loaderData: { id, name, example } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8 py-10 sm:py-14">
      <Breadcrumbs trail={trailOf(id, name)} />
      <header className="grid max-w-3xl gap-4 pt-5 pb-10">
        <p className="text-sm font-medium text-ember">An example, as it was drafted</p>
        <h1 className="display text-3xl text-balance sm:text-4xl">{example.title}</h1>
        <p className="text-quiet">
          All that was asked for is the paragraph below. Nobody has edited the draft: what was said is stated, what was
          assumed is marked, and what nobody knew became a question with an owner.
        </p>
        <blockquote className="border-s-2 border-ember ps-4 font-serif text-lg">{example.idea}</blockquote>
        <p>
          <Button asChild>
            <Link to={`/templates/${id}`}>Draft your own</Link>
          </Button>
        </p>
      </header>
      <div className="grid-cols-[minmax(0,1fr)_15rem] gap-14 lg:grid">
        <nav aria-labelledby="example-contents" className="pb-8 lg:order-2 lg:sticky lg:top-20 lg:self-start">
          <h2 id="example-contents" className="pb-2 text-sm font-semibold">
            Contents
          </h2>
          <ol className="text-sm">
            {example.sections.map(({ key, title }, index) => (
              <li key={key}>
                <a href={`#${key}`} className="flex min-h-7 gap-2 text-quiet hover:text-ink hover:underline">
                  <span className="num w-5 shrink-0">{index + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="prose document min-w-0">
          {example.sections.map(({ key, html }) => (
            <div key={key} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </article>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <TemplateNotFound libraryPath="/templates" />;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
