import { readArticles } from '~/features/learn/articles.server';
import { LEGAL_PAGES } from '~/features/legal/pages.server';
import { escapeXml } from '~/lib/escape-xml';
import type { TemplateSummary } from '~/lib/api/types';
import { fetchPublic, readSite } from '~/load-context';
import type { Route } from './+types/sitemap';

/** Every public page that is to be found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const templates = await fetchPublic<TemplateSummary[]>(context, '/api/forge/templates', request.signal);
  const paths = [
    '/',
    '/templates',
    '/pricing',
    ...templates.flatMap(({ id, hasExample }) => [
      `/templates/${id}`,
      ...(hasExample ? [`/templates/${id}/example`] : []),
    ]),
    '/how-it-works',
    '/learn',
    ...readArticles().map(({ slug }) => `/learn/${slug}`),
    '/legal',
    ...LEGAL_PAGES.map(({ slug }) => `/legal/${slug}`),
  ];
  const { publicUrl } = readSite(context);
  const urls = paths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
