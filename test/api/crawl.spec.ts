import { parse } from 'node-html-parser';
import { startApp, type TestApp } from '../support/app.js';
import { structuredDataProblems } from '../support/structured-data.js';

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;
const SHORTEST_DESCRIPTION = 40;
const AT_ONCE = 4;

interface Page {
  path: string;
  status: number;
  title: string;
  description: string;
  headings: number;
  canonical: string | undefined;
  image: string | undefined;
  noindex: boolean;
  data: unknown[];
  /** Addresses within the site, fragments included. */
  links: string[];
  ids: Set<string>;
}

let app: TestApp;
let pages: Map<string, Page>;

/** Reads a page the way a crawler without scripts does. */
async function visit(path: string): Promise<Page> {
  const response = await fetch(app.url + path);
  const root = parse(await response.text());
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
  return {
    path,
    status: response.status,
    title: root.querySelector('title')?.textContent ?? '',
    description: attribute('meta[name="description"]', 'content') ?? '',
    headings: root.querySelectorAll('h1').length,
    canonical: attribute('link[rel="canonical"]', 'href'),
    image: attribute('meta[property="og:image"]', 'content'),
    noindex: attribute('meta[name="robots"]', 'content')?.includes('noindex') ?? false,
    data: root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.textContent) as unknown),
    links: root
      .querySelectorAll('a[href]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^[/#]/.test(href))
      .map((href) => (href.startsWith('#') ? path + href : href)),
    ids: new Set(root.querySelectorAll('[id]').map((element) => element.id)),
  };
}

/** `/learn?x#y` is read at `/learn`. */
const pathOf = (href: string) => href.replace(/[?#].*$/, '');

async function crawl(start: string): Promise<Map<string, Page>> {
  const found = new Map<string, Page>();
  const asked = new Set([start]);
  let waiting = [start];
  while (waiting.length > 0) {
    const now = waiting.splice(0, AT_ONCE);
    for (const page of await Promise.all(now.map(visit))) {
      found.set(page.path, page);
      const fresh = page.links.map(pathOf).filter((path) => !asked.has(path));
      for (const path of fresh) asked.add(path);
      waiting = [...waiting, ...new Set(fresh)];
    }
  }
  return found;
}

const shownPages = () => [...pages.values()].filter(({ noindex }) => !noindex);

function doubles(values: string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

beforeAll(async () => {
  app = await startApp();
  pages = await crawl('/');
});
afterAll(() => app.close());

describe('the public site, without scripts', () => {
  it('has no link that leads nowhere', () => {
    const broken = [...pages.values()].filter(({ status }) => status !== 200).map(({ path, status }) => [path, status]);
    expect(broken).toEqual([]);
    const lost = [...pages.values()].flatMap(({ path, links }) =>
      links
        .filter(
          (href) =>
            href.includes('#') && !pages.get(pathOf(href))?.ids.has(decodeURIComponent(href.split('#')[1] ?? '')),
        )
        .map((href) => `${path} links to ${href}`),
    );
    expect(lost).toEqual([]);
  });

  it('reaches every entry of the sitemap, and the sitemap every page that search engines may show', async () => {
    const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(listed.length).toBeGreaterThan(50);
    expect(doubles(listed)).toEqual([]);
    expect(
      shownPages()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(listed.sort());
  });

  it('gives every page a title and a description of its own, within the lengths of results', () => {
    const shown = shownPages();
    expect(doubles(shown.map(({ title }) => title))).toEqual([]);
    expect(doubles(shown.map(({ description }) => description))).toEqual([]);
    const wrong = shown.filter(
      ({ title, description }) =>
        title.length === 0 ||
        title.length > LONGEST_TITLE ||
        description.length < SHORTEST_DESCRIPTION ||
        description.length > LONGEST_DESCRIPTION,
    );
    expect(wrong.map(({ path, title, description }) => [path, title.length, description.length])).toEqual([]);
  });

  it('has one first heading and its own canonical address on every page', () => {
    const shown = shownPages();
    expect(shown.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([]);
    const own = ({ path }: Page) => `${app.config.http.publicUrl}${path}`;
    expect(
      shown.filter((page) => page.canonical !== own(page)).map(({ path, canonical }) => [path, canonical]),
    ).toEqual([]);
  });

  it('names a picture of its own to be shared with, and the picture is there', async () => {
    const images = shownPages().map(({ path, image }) => [path, image]);
    expect(images).toEqual(
      images.map(([path]) => [path, `${app.config.http.publicUrl}/share${path === '/' ? '/home' : path}.png`]),
    );
    for (const path of ['/home', '/templates/brd-basic', '/learn/what-is-a-prd-complete-guide']) {
      const response = await fetch(`${app.url}/share${path}.png`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    for (const path of ['/templates/no-such', '/app', '/..%2fsecret', '/x']) {
      expect((await fetch(`${app.url}/share${path}.png`)).status).toBe(404);
    }
  });

  it('describes itself in terms of schema.org, with breadcrumbs below home', () => {
    const wrong = shownPages().flatMap(({ path, data }) =>
      data.flatMap(structuredDataProblems).map((problem) => `${path}: ${problem}`),
    );
    expect(wrong).toEqual([]);
    const typesOf = (path: string) => pages.get(path)?.data.map((one) => (one as { '@type': string })['@type']);
    expect(typesOf('/templates/brd-basic')).toEqual(['WebSite', 'BreadcrumbList', 'CreativeWork', 'FAQPage']);
    expect(typesOf('/pricing')).toEqual(['WebSite', 'BreadcrumbList', 'Product']);
    expect(typesOf('/learn/what-is-a-prd-complete-guide')).toEqual(['BreadcrumbList', 'Article']);
    const lost = shownPages().filter(({ path }) => path !== '/' && !typesOf(path)?.includes('BreadcrumbList'));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});
