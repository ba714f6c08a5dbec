import { plural, singular, titleCase, upperFirst } from '../language.js';
import { isStarter } from './clean.js';
import type { Capability } from './brief.js';

const kinds =
  'marketplace|platform|app|application|tool|service|system|dashboard|portal|website|site|queue|planner|scheduler|tracker|assistant|chatbot|bot|copilot|api|sdk|library|plugin|extension|device|sensor|wearable|network|community|forum|newsletter|podcast|store|shop|game|course|register|registry|directory|database|calculator|simulator|engine|agent|hub|exchange|board|calendar|wallet|terminal|kiosk|product|solution|software|cli|framework|workspace|inbox|crm|erp|kit|monitor|reader|scanner|builder|generator|editor|club|subscription|helpdesk|intranet';
const kindPattern = new RegExp(String.raw`\b(?:web ?|mobile ?|online ?|phone ?)?(${kinds})s?\b`, 'i');

/** What the idea calls itself: `marketplace`, `queue`, `app`. */
export const kindOf = (text: string): string => (kindPattern.exec(text)?.[1] ?? 'product').toLowerCase();

const subjectVerbs =
  'is|are|was|helps?|lets?|gives?|allows?|enables?|makes?|connects?|matches|turns|brings|tracks?|provides?|offers?|shows?|will|would|should|must|can|wants?|sells?|plans?|books?|supports?|finds?|keeps?|takes?|uses?|needs?|works?|runs?|manages?|sends?|reads?|writes?|builds?|teaches|delivers?|schedules?|records?|monitors?|automates?|replaces?|serves?|aims?|does|logs?|predicts?|translates?|reminds?|detects?|measures?|pays?|collects?|generates?|coordinates?|organi[sz]es?|simplifies|cuts?|puts?|stores?|checks?';

/** The name the idea gives its product, or null. */
export function givenName(sentences: string[]): string | null {
  const all = sentences.join(' ');
  const word = String.raw`\p{Lu}[\p{L}\p{N}'’&+-]*(?:\.(?:io|ai|app|com|co|org|net))?`;
  const early = sentences.slice(0, 4);
  for (const sentence of early) {
    const bare = sentence
      .replace(/^[^\p{L}\p{N}"'“‘]+/u, '')
      .replace(/(?<=^[\p{L}\p{N}]+)[^\p{L}\p{N}:.,'’&+ -]+/u, '');
    const led = bare.match(
      new RegExp(
        String.raw`^["'“‘]?(${word}(?:\s(?:${word}|\d+)){0,2})["'”’]?(?:\s+(?:${subjectVerbs})\b|\s*[:–—]+\s|\s-\s|,\s(?:an?|the)\s)`,
        'u',
      ),
    );
    if (led?.[1] && isName(led[1])) return led[1];
    if (sentence === sentences[0]) {
      const whole = sentence.match(new RegExp(String.raw`^(${word}(?:\s${word}){0,2})[.!]?$`, 'u'));
      if (whole?.[1] && isName(whole[1]) && sentences.length > 1) return whole[1];
    }
  }
  const called = sentences
    .slice(0, 3)
    .join(' ')
    .match(
      new RegExp(
        String.raw`\b(?:called|named|name it|name is|codenamed|titled|known as|working title:?)\s+["'“‘]?(${word}(?:\s${word}){0,2})`,
        'u',
      ),
    );
  if (called?.[1]) return called[1];
  const built = all.match(
    new RegExp(
      String.raw`\b(?:[Bb]uild|[Cc]reate|[Dd]evelop|[Mm]ake|[Ll]aunch|[Ii]ntroducing)\s+(${word}(?:\s${word})?),\s(?:an?|the)\s`,
      'u',
    ),
  );
  if (built?.[1]) return built[1];
  const camel = all.match(
    /\b(\p{Lu}\p{Ll}+\p{Lu}\p{L}+)\b(?=\s+(?:is|helps|lets|will|should|can|gives|makes|offers))/u,
  );
  return camel?.[1] ?? null;
}

const isName = (text: string): boolean => {
  const words = text.split(/\s+/);
  const ordinary = words.every((word) => isStarter(word) || new RegExp(`^(?:${kinds})s?$`, 'i').test(word));
  return (
    !ordinary &&
    !isStarter(words[0] ?? '') &&
    !/^(?:Farmers|Nurses|Teachers|Students|Parents|Patients|Drivers|Owners|Companies|Businesses|Schools|Hospitals|Doctors|Families|Teams|Managers|Councils|Clinics|Restaurants|Shops|Residents|Tenants|Landlords|Volunteers|Charities|Freelancers|Developers|Engineers|Workers|Employees|Staff|Children|Kids|Uber|Airbnb|Tinder|Netflix|Spotify|Shopify|Duolingo|Slack|Notion|LinkedIn|Amazon|Deliveroo|Strava|Instagram|TikTok|Figma|Trello|Calendly|Etsy|Doordash|Zoom|Hospital|School|Online|Mobile|Web|Smart|Digital|Internal|Local|Small|Large|Remote|Modern|New|Best|Free|Open|Real|Personal|Private|Public|Global|National|Regional|European|American|British|Norwegian|French|German|Spanish|Italian|Japanese|Chinese|Indian)$/i.test(
      words[0] ?? '',
    )
  );
};

const patternNames: Record<string, string> = {
  airbnb: 'Stays',
  booking: 'Stays',
  tinder: 'Match',
  netflix: 'Library',
  spotify: 'Player',
  duolingo: 'Lessons',
  etsy: 'Market',
  ebay: 'Market',
  vinted: 'Swap',
  linkedin: 'Network',
  strava: 'Club',
  github: 'Hub',
  stripe: 'Pay',
  shopify: 'Shops',
  calendly: 'Calendar',
  yelp: 'Guide',
  tripadvisor: 'Guide',
};

/** A working name for 'uber for dogs'. */
export const patternName = (model: string, subject: string): string =>
  patternNames[model] ? titleCase(`${subject} ${patternNames[model]}`) : `${titleCase(plural(subject))} on Demand`;

/** A working name out of the idea's nouns: `Pothole Log`, `Bicycle Repair Marketplace`. */
export function provisionalName(subject: string | null, capability: Capability | undefined, kind: string): string {
  const known = titleCase(
    singular(subject ?? capability?.noun ?? '')
      .split(/\s+/)
      .slice(-3)
      .join(' ')
      .replace(/-/g, ' '),
  );
  const suffix: Record<string, string> = {
    plan: 'Planner',
    schedule: 'Scheduler',
    book: 'Bookings',
    log: 'Log',
    report: 'Reports',
    track: 'Tracker',
    monitor: 'Monitor',
    find: 'Finder',
    match: 'Match',
    order: 'Orders',
    share: 'Share',
    rent: 'Rentals',
    learn: 'Learning',
    teach: 'Classes',
    record: 'Records',
    manage: 'Desk',
    sell: 'Shop',
    buy: 'Shop',
    check: 'Check',
    measure: 'Meter',
    pay: 'Pay',
    collect: 'Collect',
    approve: 'Desk',
    hear: 'Guide',
    scan: 'Guide',
    see: 'Board',
  };
  const generic = /^(?:product|tool|app|application|platform|service|system|solution|software|website|site)$/;
  const ending = generic.test(kind)
    ? (suffix[capability?.verb ?? ''] ?? 'Hub')
    : kind.length <= 3
      ? kind.toUpperCase()
      : upperFirst(kind);
  if (known === '') return `The ${generic.test(kind) ? 'New Product' : upperFirst(kind)}`.replace(/^The New/, 'New');
  return known.toLowerCase().endsWith(ending.toLowerCase()) ? known : `${known} ${ending}`;
}
