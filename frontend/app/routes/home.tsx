import { complexityLabel, complexityMultiplier, BASE_COST, priceOfRun, SECTION_COST } from '@specforge/document';
import type { ComplexityLevel } from '@specforge/document';
import { Hero } from '~/features/home/hero';
import { PriceNote } from '~/features/home/price-note';
import type { PriceExample } from '~/features/home/price-note';
import { Questions } from '~/features/home/questions';
import { Readers } from '~/features/home/readers';
import { TemplateWall } from '~/features/home/template-wall';
import type { TemplateSummary } from '~/lib/api/types';
import { pageMeta } from '~/lib/page-meta';
import { fetchPublic } from '~/load-context';
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';
import type { Route } from './+types/home';

/** The headline is set in it. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: serifUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

const SAMPLE_LEVEL: ComplexityLevel = 2;
const CORE = ['PRD', 'BRD', 'FRD'];
const SHOWN = 6;

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

/** The three that most people come for stand first. */
function coreFirst(templates: TemplateSummary[]): TemplateSummary[] {
  const rank = ({ docType }: TemplateSummary) => (CORE.includes(docType) ? CORE.indexOf(docType) : CORE.length);
  return templates.toSorted((a, b) => rank(a) - rank(b));
}

export async function loader({ context, request }: Route.LoaderArgs) {
  // Without its templates the page still says what it is.
  const templates = await fetchPublic<TemplateSummary[]>(context, '/api/forge/templates', request.signal).catch(
    () => [],
  );
  const multiplier = complexityMultiplier(SAMPLE_LEVEL);
  return {
    templates: coreFirst(templates).slice(0, SHOWN),
    count: templates.length,
    example: priceExample(templates.find(({ docType }) => docType === 'PRD')),
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
      <TemplateWall templates={loaderData.templates} />
      <PriceNote example={loaderData.example} />
      <Readers />
      <Questions />
    </>
  );
}
