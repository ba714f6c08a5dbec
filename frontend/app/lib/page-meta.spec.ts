import { pageMeta } from './page-meta';

const SOURCE = { matches: [{ id: 'root', loaderData: { publicUrl: 'https://docs.example' } }] };
const PAGE = { title: 'Legal', description: 'In plain words.', path: '/legal' };

const structuredData = (tags: ReturnType<typeof pageMeta>) =>
  tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : []));

describe('pageMeta', () => {
  it('gives title, description, canonical address and social tags', () => {
    const tags = pageMeta(SOURCE, PAGE);
    expect(tags).toEqual(
      expect.arrayContaining([
        { title: 'Legal | SpecForge' },
        { name: 'description', content: 'In plain words.' },
        { tagName: 'link', rel: 'canonical', href: 'https://docs.example/legal' },
        { property: 'og:title', content: 'Legal' },
        { property: 'og:url', content: 'https://docs.example/legal' },
      ]),
    );
    expect(tags).not.toContainEqual(expect.objectContaining({ name: 'robots' }));
  });

  it('keeps a page out of search where asked', () => {
    expect(pageMeta(SOURCE, { ...PAGE, noindex: true })).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('describes the site, with its search, on every page that is no article', () => {
    const [site] = structuredData(pageMeta(SOURCE, PAGE));
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: 'https://docs.example/',
      potentialAction: { '@type': 'SearchAction', target: 'https://docs.example/templates?q={search_term_string}' },
    });
    expect(structuredData(pageMeta(SOURCE, { ...PAGE, type: 'article' }))).toEqual([]);
  });

  it('says where a page stands, from home to itself', () => {
    const trail = [{ label: 'Learn', to: '/learn' }, { label: 'A guide' }];
    const tags = pageMeta(SOURCE, { ...PAGE, path: '/learn/a-guide', trail });
    expect(structuredData(tags).find((data) => data['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://docs.example/' },
        { position: 2, name: 'Learn', item: 'https://docs.example/learn' },
        { position: 3, name: 'A guide', item: 'https://docs.example/learn/a-guide' },
      ],
    });
  });

  it("adds a page's own structured data", () => {
    const own = { '@type': 'CreativeWork', name: 'A template' };
    expect(structuredData(pageMeta(SOURCE, { ...PAGE, jsonLd: own })).at(-1)).toEqual(own);
  });
});
