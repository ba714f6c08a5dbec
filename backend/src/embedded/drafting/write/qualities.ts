import { plural, upperFirst } from '../language.js';
import { knownSystems } from '../read/known-systems.js';
import { qualityKind, thresholdOf, type QualityKind } from '../read/qualities.js';
import type { Draft, Row } from './draft.js';
import { isOffline } from './fact-lines.js';
import { natureQualities } from './nature.js';
import { saysItself } from './own-matters.js';
import { boundRow } from './standards.js';
import { systemsOf } from './systems.js';
import type { Plan } from '../plan/plan.js';
import { demandsOf } from './demands.js';
import { keptFor } from './told.js';

/** How well it has to work: what the idea states stands in the table, and nothing assumed beside it. */

interface Told {
  category: string;
  /** What is asked, before the words of the idea. */
  lead: string;
  measuredBy: string;
}

const told: Record<QualityKind, Told> = {
  speed: {
    category: 'performance',
    lead: 'Speed stated in the idea',
    measuredBy: 'Timed in a load test before each release, and in live use every week',
  },
  load: {
    category: 'scalability',
    lead: 'Load stated in the idea',
    measuredBy: 'Load test at this figure for an hour, before each release',
  },
  uptime: {
    category: 'availability',
    lead: 'Uptime stated in the idea',
    measuredBy: 'Checked from outside every minute, summed by month',
  },
  recovery: {
    category: 'reliability',
    lead: 'Recovery stated in the idea',
    measuredBy: 'Restore of a backup against the clock, before {launchDate} and every quarter',
  },
  'sign-in': {
    category: 'security',
    lead: 'Sign-in stated in the idea',
    measuredBy: 'Signing in, and out after the account is closed, tried with a test account in each release',
  },
  encryption: {
    category: 'security',
    lead: 'Protection stated in the idea',
    measuredBy: 'Security test before {launchDate}: storage, backups and traffic are looked at',
  },
  location: {
    category: 'privacy',
    lead: 'Hosting and place of data stated in the idea',
    measuredBy: 'Each store, backup and supplier listed with its place before {launchDate}, and at every change',
  },
  network: {
    category: 'performance',
    lead: 'Connection stated in the idea',
    measuredBy: 'Every must feature is run on a line slowed down to this, before each release',
  },
  use: {
    category: 'accessibility',
    lead: 'Ease of use stated in the idea',
    measuredBy: 'Tried by people of this kind, without help, before {launchDate}',
  },
  freshness: {
    category: 'performance',
    lead: 'Data freshness stated in the idea',
    measuredBy: 'The time of the last update is shown on the page, and a check warns when it is older',
  },
  outage: {
    category: 'reliability',
    lead: 'Work during an outage stated in the idea',
    measuredBy: 'Connection and power are cut for that long before each release, and nothing is lost',
  },
  battery: {
    category: 'availability',
    lead: 'Battery stated in the idea',
    measuredBy: 'Run until it is empty, with three devices before {launchDate}',
  },
};

/** A need of no kind that is known: in the words of the idea, which are its measure as well. */
const asStated = (text: string): Row => ({
  requirement: ofLanguage.test(text) ? 'Languages stated in the idea' : 'Quality stated in the idea',
  category: /\b(?:access|tablet|screen|keyboard|touch|read|simple|easy)/i.test(text) ? 'accessibility' : 'compliance',
  threshold: upperFirst(text),
});
const ofLanguage =
  /\b(?:English|German|French|Dutch|Polish|Spanish|Italian|Welsh|Finnish|Swedish|Norwegian|Danish|Arabic|Turkish)\b.*\b(?:screens?|languages?|interface|texts?|versions?)\b/;

/** `Product data comes from Open Food Facts` asks for no quality: only what something must be or reach does. */
export const asksFor = (text: string): boolean =>
  ofLanguage.test(text) || /\d|\b(?:must|should|shall|has to|have to|needs? to|cannot|never)\b/i.test(text);

/** What the idea itself asks of it, each with how an engineer shows it. */
function statedQualities(draft: Draft): Row[] {
  const { plan, say } = draft;
  const { limits } = plan.brief;
  const stated = limits.flatMap(({ kind, text }): Row[] => {
    const quality = kind === 'quality' ? qualityKind(text) : null;
    if (!quality)
      // 'Product data comes from Open Food Facts' tells of a system, and stands with it.
      return kind === 'quality' &&
        asksFor(text) &&
        knownSystems(text).length === 0 &&
        !systemsOf(plan).some((name) => text.includes(name))
        ? [{ ...asStated(text), measuredBy: say('Tried in the pilot, before {launchDate}') }]
        : [];
    const { category, lead, measuredBy } = told[quality];
    return [
      {
        // What is its own threshold is said once.
        requirement: thresholdOf(text) === text ? lead : upperFirst(text),
        category,
        threshold: upperFirst(thresholdOf(text)),
        measuredBy: say(measuredBy),
      },
    ];
  });
  const laws = limits.flatMap(({ kind, text }): Row[] =>
    kind === 'law' ? [boundRow(text, say, plan.brief.sentences)] : [],
  );
  const offline = limits.find(({ kind, text }) => kind === 'platform' && /\boffline\b|\bwithout\b/i.test(text));
  const conditions = demandsOf('condition', plan);
  const isWithout = offline !== undefined || isOffline(plan);
  const kept = demandsOf('retention', plan).filter((text) => !isToldByFeature(text, plan));
  return [
    ...stated,
    ...placesTold(draft, stated),
    ...((offline || isOffline(plan)) && !limits.some(({ text }) => qualityKind(text) === 'outage')
      ? [
          {
            requirement: 'Work goes on without a connection, as the idea states',
            category: 'reliability',
            threshold:
              conditions[0] ??
              `${offline && /\d/.test(offline.text) ? `${upperFirst(offline.text)}; nothing` : 'Nothing'} entered without a connection is lost or stored twice`,
            measuredBy: 'The network is disconnected for an hour during each must-have feature, before each release',
          },
        ]
      : []),
    ...(isWithout ? [] : conditions.filter((text) => !isToldByFeature(text, plan)).slice(0, 1)).map((text): Row => ({
      requirement: 'Conditions of use stated in the idea',
      category: 'reliability',
      threshold: text,
      measuredBy: 'Tried under these conditions in the pilot',
    })),
    ...kept.map((text): Row => ({
      requirement: 'Time of keeping stated in the idea',
      category: 'compliance',
      threshold: text,
      measuredBy: say('Entries dated back to each side of that time, looked up before {launchDate}'),
    })),
    ...keptFor(plan)
      .filter(({ span }) => !kept.some((text) => text.toLowerCase().includes(span.toLowerCase())))
      .map(({ noun, span }) => ({
        requirement: `${upperFirst(plural(noun.replace(/^(?:retain|keep|store|archive) /, '')))} are kept as long as the idea states`,
        category: 'compliance',
        threshold: `${upperFirst(span)}, also where somebody asks for deletion`,
        measuredBy: say('Entries dated back to each side of that time, looked up before {launchDate}'),
      })),
    ...laws,
  ];
}

/** What a feature asks for in the same words is not asked for twice. */
const isToldByFeature = (text: string, { features }: Plan): boolean =>
  features.some(
    ({ stated, asked = '', description }) =>
      stated && `${asked} ${description}`.toLowerCase().includes(text.toLowerCase()),
  );

/** `Everything has to stay in EU data centres`, where no limit says it already. */
const placesTold = ({ plan, say }: Draft, stated: Row[]): Row[] =>
  demandsOf('place', plan)
    .filter((text) => !stated.some(({ threshold }) => text.includes(String(threshold))) && !isToldByFeature(text, plan))
    .map((text) => ({
      requirement: told.location.lead,
      category: told.location.category,
      threshold: text,
      measuredBy: say(told.location.measuredBy),
    }));

/** A category of which the idea gives the figure needs none that is assumed; a right to each page is another matter. */
const settles = /^(?:performance|availability|accessibility|scalability)$/;

/** `Officers can replay any conversation for 7 years`: something is kept for long. */
const keepsLong = ({ plan }: Draft): boolean =>
  keptFor(plan).length > 0 || plan.brief.limits.some(({ text }) => /\bfor (?:\d+|\p{L}+) years\b/iu.test(text));

/** What others usually promise of the same is no promise beside the idea's own figure. */
const sameAs: Partial<Record<QualityKind | 'kept', RegExp>> = {
  battery: /\bbatter(?:y|ies)\b/i,
  outage:
    /\b(?:gateway|outage|offline|stored (?:locally|on the device)|(?:without|no) (?:an? )?(?:connection|network))\b/i,
  location: /\b(?:agreed region|hosted in|place of data)\b/i,
  encryption: /\bencrypt/i,
  recovery: /\brestor/i,
  kept: /\bretention of\b|\bafter 30 days\b|\b30 days at most\b/i,
};

export function qualityRows(draft: Draft): Row[] {
  const stated = statedQualities(draft);
  const given = new Set(stated.map(({ category }) => String(category)).filter((category) => settles.test(category)));
  const { limits } = draft.plan.brief;
  const toldOf = limits.flatMap(({ kind, text }) => (kind === 'quality' ? (qualityKind(text) ?? []) : []));
  const said = [...toldOf, ...(keepsLong(draft) ? (['kept'] as const) : [])].flatMap((one) => sameAs[one] ?? []);
  const isOpen = ({ category, requirement, threshold }: Row): boolean =>
    !given.has(String(category)) &&
    !said.some((form) => form.test(`${String(requirement)} ${String(threshold)}`)) &&
    !saysItself({ requirement, threshold }, draft.plan);
  const own = natureQualities(draft).filter(isOpen);
  // What is asked of its nature is not asked once more in the words of any product.
  const usual = draft
    .known('nfr')
    .filter(
      (row) =>
        isOpen(row) && !own.some(({ category }) => settles.test(String(category)) && category === row['category']),
    );
  return [...stated, ...own, ...usual];
}
