import type { MetaDescriptor } from 'react-router';

export const PRODUCT = 'SpecForge';

interface PageMeta {
  title: string;
  description?: string;
  /** Path of the page, for its canonical address. Left out for pages that are not to be found by search. */
  path?: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Beside what every page of its type carries. */
  jsonLd?: Record<string, unknown>;
}

/** What a route's `meta` is given; only the root's data is read. */
interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The address that people see, from the root route's data. */
export function publicUrlOf({ matches }: MetaSource): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl?: string } | undefined;
  return root?.publicUrl ?? '';
}

/** What every page that is no article says of the site: its name, and where its templates are searched. */
function webSite(publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: PRODUCT,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}/templates?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Title, description, canonical address, social tags and structured data of a page. */
export function pageMeta(source: MetaSource, page: PageMeta): MetaDescriptor[] {
  const title = page.title === PRODUCT ? PRODUCT : `${page.title} | ${PRODUCT}`;
  const publicUrl = publicUrlOf(source);
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: page.title },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:type', content: page.type ?? 'website' },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: page.title },
  ];
  if (page.description) {
    tags.push(
      { name: 'description', content: page.description },
      { property: 'og:description', content: page.description },
      { name: 'twitter:description', content: page.description },
    );
  }
  if (page.path) {
    const url = publicUrl + page.path;
    tags.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url });
  }
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' });
  if (page.type !== 'article') tags.push({ 'script:ld+json': webSite(publicUrl) });
  if (page.jsonLd) tags.push({ 'script:ld+json': page.jsonLd });
  return tags;
}

/** Meta of a screen that only its owner sees. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${PRODUCT}` }, { name: 'robots', content: 'noindex' }];
}
