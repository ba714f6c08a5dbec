import { Link } from 'react-router';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { LEGAL_PAGES } from '~/features/legal/pages.server';
import { pageMeta } from '~/lib/page-meta';
import type { Route } from './+types/legal-index';

export function loader() {
  return { pages: LEGAL_PAGES.map(({ slug, title, summary }) => ({ slug, title, summary })) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Legal',
    description: 'The privacy policy, terms of service and cookie policy of SpecForge, in plain words.',
    path: '/legal',
    trail: [{ label: 'Legal' }],
  });

export default function LegalIndex({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl px-5 sm:px-8 py-10 sm:py-16">
      <Breadcrumbs trail={[{ label: 'Legal' }]} />
      <h1 className="display pt-4 text-3xl">Legal</h1>
      <p className="pt-3 text-lg text-quiet">Three short documents, written to be read.</p>
      <ul className="pt-8">
        {loaderData.pages.map((page) => (
          <li key={page.slug} className="relative border-t py-6 last:border-b">
            <h2 className="font-serif text-xl font-semibold">
              <Link to={`/legal/${page.slug}`} className="hover:text-ember after:absolute after:inset-0">
                {page.title}
              </Link>
            </h2>
            <p className="pt-1.5 text-quiet">{page.summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
