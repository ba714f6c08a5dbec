import type { MetaDescriptor } from 'react-router';

export const PRODUCT = 'SpecForge';

interface PageMeta {
  title: string;
  description?: string;
  /** Path of the page, for its canonical address. Left out for pages that are not to be found by search. */
  path?: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Where it stands, below the home page; the last is the page itself. */
  trail?: readonly { label: string; to?: string }[];
  /** Beside what every page of its type carries. */
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
  /** The title stands alone, where the product's name would make it too long for a result. */
  titleAlone?: boolean;
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

function breadcrumbList(publicUrl: string, path: string, trail: NonNullable<PageMeta['trail']>) {
  const steps = [{ label: 'Home', to: '/' }, ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + (to ?? path),
    })),
  };
}

/** The server draws it from the page itself. */
function shareImage(publicUrl: string, path: string, title: string): MetaDescriptor[] {
  const image = `${publicUrl}/share${path === '/' ? '/home' : path}.png`;
  return [
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:image', content: image },
  ];
}

/** Title, description, canonical address, social tags and structured data of a page. */
export function pageMeta(source: MetaSource, page: PageMeta): MetaDescriptor[] {
  const title = page.titleAlone || page.title === PRODUCT ? page.title : `${page.title} | ${PRODUCT}`;
  const publicUrl = publicUrlOf(source);
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: page.title },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:type', content: page.type ?? 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
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
    if (!page.noindex) tags.push(...shareImage(publicUrl, page.path, page.title));
  }
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' });
  if (page.type !== 'article') tags.push({ 'script:ld+json': webSite(publicUrl) });
  if (page.path && page.trail) tags.push({ 'script:ld+json': breadcrumbList(publicUrl, page.path, page.trail) });
  for (const data of [page.jsonLd ?? []].flat()) tags.push({ 'script:ld+json': data });
  return tags;
}

/** Meta of a screen that only its owner sees. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${PRODUCT}` }, { name: 'robots', content: 'noindex' }];
}

/** Headers of a page whose address is itself the right to read: it is kept nowhere and named nowhere. */
export const SHARED_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};
