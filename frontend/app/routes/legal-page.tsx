import { data } from 'react-router';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { LEGAL_PAGES, legalHtml } from '~/features/legal/pages.server';
import { pageMeta } from '~/lib/page-meta';
import type { Route } from './+types/legal-page';

export function loader({ params }: Route.LoaderArgs) {
  const page = LEGAL_PAGES.find(({ slug }) => slug === params.page);
  if (!page) throw data(null, { status: 404 });
  const { slug, title, summary } = page;
  return { slug, title, summary, html: legalHtml(page) };
}

/** The rest of a summary is too long for a result. */
const firstSentence = (summary: string) => summary.replace(/(?<=\.) .*$/, '');

const trailOf = (title: string) => [{ label: 'Legal', to: '/legal' }, { label: title }];

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? pageMeta(args, {
        title: args.loaderData.title,
        description: firstSentence(args.loaderData.summary),
        path: `/legal/${args.loaderData.slug}`,
        trail: trailOf(args.loaderData.title),
      })
    : [];

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-3xl px-5 sm:px-8 py-10 sm:py-16">
      <Breadcrumbs trail={trailOf(loaderData.title)} />
      <h1 className="display pt-4 pb-6 text-3xl">{loaderData.title}</h1>
      <div className="prose" dangerouslySetInnerHTML={{ __html: loaderData.html }} />
    </article>
  );
}
