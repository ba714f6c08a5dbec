import { readArticles } from '~/features/learn/articles.server';
import { escapeXml } from '~/lib/escape-xml';
import { PRODUCT } from '~/lib/page-meta';
import { readSite } from '~/load-context';
import type { Route } from './+types/learn-rss';

/** The guides for feed readers, the newest first. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = readSite(context);
  const items = [...readArticles()]
    .sort((one, other) => other.published.localeCompare(one.published))
    .map(({ slug, title, description, published }) => {
      const link = escapeXml(`${publicUrl}/learn/${slug}`);
      const date = new Date(`${published}T08:00:00Z`).toUTCString();
      return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${escapeXml(description)}</description></item>`;
    });
  const self = escapeXml(`${publicUrl}/learn/rss.xml`);
  const channel = `<title>${PRODUCT} guides</title><link>${escapeXml(`${publicUrl}/learn`)}</link><description>How to write requirements that people decide and build from.</description><language>en-GB</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}${items.join('')}</channel></rss>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
