import { upperFirst } from '../language.js';
import { qualityKind, thresholdOf, type QualityKind } from '../read/qualities.js';
import type { Draft, Row } from './draft.js';
import { isOffline } from './fact-lines.js';

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
  battery: {
    category: 'availability',
    lead: 'Battery stated in the idea',
    measuredBy: 'Run until it is empty, with three devices before {launchDate}',
  },
};

/** What the idea itself asks of it, each with how an engineer shows it. */
function statedQualities({ plan, say }: Draft): Row[] {
  const { limits } = plan.brief;
  const stated = limits.flatMap(({ kind, text }): Row[] => {
    const quality = kind === 'quality' ? qualityKind(text) : null;
    if (!quality) return [];
    const { category, lead, measuredBy } = told[quality];
    return [
      {
        requirement: `${lead}: ${text}`,
        category,
        threshold: upperFirst(thresholdOf(text)),
        measuredBy: say(measuredBy),
      },
    ];
  });
  const laws = limits.flatMap(({ kind, text }): Row[] =>
    kind === 'law' ? [isStandardOfAccess(text) ? accessRow(text, say) : lawRow(text, say)] : [],
  );
  const offline = limits.find(({ kind, text }) => kind === 'platform' && /\boffline\b|\bwithout\b/i.test(text));
  return [
    ...stated,
    ...(offline || isOffline(plan)
      ? [
          {
            requirement: 'Work goes on without a connection, as the idea states',
            category: 'reliability',
            threshold: 'Nothing entered without a connection is lost or stored twice',
            measuredBy: 'The network is disconnected for an hour during each must-have feature, before each release',
          },
        ]
      : []),
    ...laws,
  ];
}

const isStandardOfAccess = (text: string): boolean => /^WCAG|^Section 508|^ADA$/i.test(text);

const accessRow = (text: string, say: Draft['say']): Row => ({
  requirement: `Accessibility stated in the idea: ${text}`,
  category: 'accessibility',
  threshold: `${text} on every page, 0 failures open`,
  measuredBy: say('A tool in each build, and an audit by hand before {launchDate}'),
});

const lawRow = (text: string, say: Draft['say']): Row => ({
  requirement: say(`Every release complies with ${text}`),
  category: 'compliance',
  threshold: say(
    '0 open findings against the [agreed list of obligations ~ list of legal obligations ~ compliance checklist]',
  ),
  measuredBy: say(
    '[Review by legal counsel before {pilotDate}, then once a year ~ Legal review before {pilotDate} and every year after ~ Signed off by legal counsel before {pilotDate}, and again each year]',
  ),
});

/** A category of which the idea gives the figure needs none that is assumed; a right to each page is another matter. */
const settles = /^(?:performance|availability|accessibility|scalability)$/;

export function qualityRows(draft: Draft): Row[] {
  const stated = statedQualities(draft);
  const given = new Set(stated.map(({ category }) => String(category)).filter((category) => settles.test(category)));
  return [...stated, ...draft.known('nfr').filter(({ category }) => !given.has(String(category)))];
}
