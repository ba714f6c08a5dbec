import { complexityLabel, complexityMultiplier, BASE_COST, priceOfRun, SECTION_COST } from '@specforge/document';
import type { ComplexityLevel } from '@specforge/document';
import { Hero } from '~/features/home/hero';
import { PriceNote } from '~/features/home/price-note';
import type { PriceExample } from '~/features/home/price-note';
import { Questions } from '~/features/home/questions';
import { Readers } from '~/features/home/readers';
import { type FirstPage, type Shelf, TemplateWall } from '~/features/home/template-wall';
import { CATEGORIES } from '~/features/templates/categories';
import type { TemplateSummary } from '~/lib/api/types';
import { pageMeta } from '~/lib/page-meta';
import { fetchPublic } from '~/load-context';
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { Route } from './+types/home';

/** The headline is set in it. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: serifUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

const SAMPLE_LEVEL: ComplexityLevel = 2;
const CORE = ['prd-saas-starter', 'brd-basic', 'frd-webapp'];

function priceExample(template: TemplateSummary | undefined): PriceExample | null {
  if (!template) return null;
  const level = template.complexityLevel as ComplexityLevel;
  const keys = template.sections.map(({ key }) => key);
  return {
    templateName: template.name,
    complexityLabel: complexityLabel(level),
    multiplier: complexityMultiplier(level),
    sections: keys.length,
    base: BASE_COST,
    sectionCost: SECTION_COST,
    total: priceOfRun(level, keys).credits,
  };
}

/** One first page of each category, the three that most people come for first, with what a page shows of it. */
function firstPages(templates: TemplateSummary[]): FirstPage[] {
  const rank = ({ id }: TemplateSummary) => (CORE.includes(id) ? CORE.indexOf(id) : CORE.length);
  const sorted = templates.toSorted((a, b) => rank(a) - rank(b));
  const first = CATEGORIES.flatMap(({ value }) => sorted.find(({ category }) => category === value) ?? []);
  return first
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id, name, description, docType, sections }) => ({
      id,
      name,
      description,
      docType,
      headings: sections.map(({ title }) => title),
    }));
}

function shelves(templates: TemplateSummary[]): Shelf[] {
  return CATEGORIES.map(({ value, label }) => ({
    value,
    label,
    templates: templates.filter(({ category }) => category === value).map(({ id, name }) => ({ id, name })),
  })).filter((shelf) => shelf.templates.length > 0);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  // Without its templates the page still says what it is.
  const templates = await fetchPublic<TemplateSummary[]>(context, '/api/forge/templates', request.signal).catch(
    () => [],
  );
  const multiplier = complexityMultiplier(SAMPLE_LEVEL);
  return {
    pages: firstPages(templates),
    shelves: shelves(templates),
    count: templates.length,
    example: priceExample(templates.find(({ id }) => id === CORE[0]) ?? templates[0]),
    samplePrice: { base: BASE_COST * multiplier, perSection: SECTION_COST * multiplier },
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'SpecForge: from an idea to a requirements document',
    titleAlone: true,
    description:
      'SpecForge writes product, business and functional requirements documents from templates. See the price first; 500 free credits, no card required.',
    path: '/',
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero templates={loaderData.count} price={loaderData.samplePrice} />
      <TemplateWall pages={loaderData.pages} shelves={loaderData.shelves} count={loaderData.count} />
      <PriceNote example={loaderData.example} />
      <Readers />
      <Questions />
    </>
  );
}
