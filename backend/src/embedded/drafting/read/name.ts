import { plural, singular, titleCase } from '../language.js';
import { isOrdinary, isStarter } from './clean.js';
import type { Capability } from './brief.js';
import { isGenericKind, kindWords } from './kinds.js';
import { isKnownWord, isPeople } from './lexicon.js';
import { bareNoun, isVague } from './phrases.js';
import { isSide } from './unit.js';

const subjectVerbs =
  '(?:is|are) (?:an?|the|our|like|for|meant|built)|was|helps?|lets?|gives?|allows?|enables?|makes?|connects?|matches|turns|brings|tracks?|provides?|offers?|shows?|will|would|should|must|can|sells?|plans?|books?|supports?|finds?|keeps?|manages?|sends?|writes?|builds?|teaches|delivers?|schedules?|records?|monitors?|automates?|replaces?|serves?|aims?|logs?|predicts?|translates?|reminds?|detects?|measures?|collects?|generates?|coordinates?|organi[sz]es?|simplifies|cuts?|puts?|stores?|checks?|drafts?|spots?|tells?|converts?|explains?|answers?|scores?|handles?|watches|warns?|listens?|links?|reads?|sorts?|suggests?|summari[sz]es?|transcribes?|takes (?:the|a)';

/** The name the idea gives its product, or null. */
export function givenName(sentences: string[]): string | null {
  const all = sentences.join(' ');
  const word = String.raw`\p{Lu}[\p{L}\p{N}'’&+-]*(?:\.(?:io|ai|app|com|co|org|net))?`;
  const early = sentences.slice(0, 4);
  for (const sentence of early) {
    const plain = sentence
      .replace(/^[^\p{L}\p{N}"'“‘]+/u, '')
      .replace(/(?<=^[\p{L}\p{N}]+)[^\p{L}\p{N}:.,'’&+ -]+/u, '');
    const led = plain.match(
      new RegExp(
        String.raw`^["'“‘]?(${word}(?:\s(?:${word}|\d+)){0,2})["'”’]?(?:\s+(?:${subjectVerbs})\b|\s*[:–—]+\s|\s-\s|\s\([^)]*\)\s|,\s(?:an?|the)\s)`,
        'u',
      ),
    );
    if (led?.[1] && isName(bare(led[1])) && !isSpokenOf(led[1], all)) return bare(led[1]);
    // 'DockLine for the port': a word with a capital inside is a name, 'Uber for the elderly' is a likeness.
    const coined = /^(\p{Lu}\p{Ll}+\p{Lu}\p{L}+) for (?:the|our|an?) /u.exec(plain)?.[1];
    if (coined) return coined;
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
        String.raw`(?<!\b(?:sheet|list|file|folder|group|notebook|spreadsheet|binder|database|book|channel),?\s)\b(?:called|named|name it|name is|codenamed|titled|known as|working title:?)\s+["'“‘]?(${word}(?:\s${word}){0,2})`,
        'u',
      ),
    );
  if (called?.[1]) return bare(called[1]);
  // 'The site, called Guarda-Roupa, should …': of a product it is the name, wherever it stands.
  const product = new RegExp(
    String.raw`\b(?:${kindWords}),? (?:called|named|to be called|with the name) ["'“‘]?(${word}(?:\s${word}){0,2})`,
    'u',
  ).exec(all);
  if (product?.[1]) return bare(product[1]);
  // 'We want DockLine: dispatchers …', 'we are building “Moss Keeper”, a …'
  const wanted = early
    .join(' ')
    .match(
      new RegExp(
        String.raw`\b(?:[Ww]ant|[Nn]eed|[Bb]uild|[Bb]uilding|[Pp]lan|[Pp]lanning|[Pp]ropose|[Ii]ntroducing|[Cc]reating|[Ll]aunching)\s(?:us\s|me\s)?(?:to\s\p{L}+\s)?["'“‘]?(${word}(?:\s${word}){0,2})["'”’]?(?:\s\([^)]*\))?(?::\s|\s[–—-]\s|,\s(?:an?|the)\s)`,
        'u',
      ),
    )?.[1];
  if (wanted && isName(wanted)) return wanted;
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

/** `Skips should book` beside `phones skips`: several of those whom the idea speaks of. */
const isSpokenOf = (word: string, text: string): boolean =>
  // 'Urgency 1 must reach …' beside 'an urgency of 1 to 4': a step of it.
  (/^\p{Lu}\p{Ll}+ \d+$/u.test(word) &&
    new RegExp(`(?<!\\p{L})${word.split(' ')[0]?.toLowerCase() ?? ''}(?!\\p{L})`, 'u').test(text)) ||
  (/^\p{Lu}\p{Ll}+s$/u.test(word) &&
    new RegExp(`(?<!\\p{L})${singular(word.toLowerCase())}s?(?!\\p{L})`, 'u').test(text));

/** Without the closing mark of a quotation. */
const bare = (name: string): string => name.replace(/['’](?=$)/, '');

const models =
  /^(?:Uber|Airbnb|Tinder|Netflix|Spotify|Shopify|Duolingo|Slack|Notion|LinkedIn|Amazon|Deliveroo|Strava|Instagram|TikTok|Figma|Trello|Calendly|Etsy|Doordash|Zoom)$/i;
/** Capitalised words that open sentences and labels, not names. */
const never =
  /^(?:Hospital|School|Online|Mobile|Web|Smart|Digital|Internal|Local|Small|Large|Remote|Modern|New|Best|Free|Open|Real|Personal|Private|Public|Global|National|Regional|European|American|British|Norwegian|French|German|Spanish|Italian|Japanese|Chinese|Indian|Deadline|Price|Pricing|Pilot|KPIs?|MVP|Vision|Mission|Business|Stakeholders?|Market|Note|Notes|Context|Objectives?|Funding|Data|Integrations?|Title|Description|Average|Median|Nobody|Anyone|Anybody|Somebody|Someone|Everybody|Everyone|People|Kids|Children|Founded|Based|Predictive|Peer|City|Ministry|Museum|University|Government|Council|Department|Let|Dear|Hi|Hello|Thanks|Yes|Okay|Ok|Currently|Maybe|Also|Basically|Sales|Quality|Payroll|Dispatch|Finance|Logistics|Maintenance|Production|Purchasing|Procurement|Accounting|Marketing|Reception|Compliance|Legal|HR|IT|Proposal|Proposed|Request|Requested|Wanted|Wish|Needed|Suggestion|Solution)$/i;

const isName = (text: string): boolean => {
  const words = text.split(/\s+/);
  const [first = ''] = words;
  const kind = new RegExp(`^(?:${kindWords})s?$`, 'i');
  if (words.every((word) => isStarter(word) || kind.test(word)) || isStarter(first) || models.test(first)) return false;
  if (words.some((word) => never.test(word) && word === first)) return false;
  const camel = /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text);
  // 'Farmers', 'Machines', 'Recycling': an ordinary word that opens a sentence.
  const last = words.at(-1) ?? '';
  if (!camel && isPeople(last) && singular(last) !== last) return false;
  return camel || words.length > 1 || !(isOrdinary(first) && isKnownWord(first));
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
  notion: 'Workspace',
  slack: 'Channels',
  trello: 'Board',
  figma: 'Studio',
  zoom: 'Meetings',
  youtube: 'Channel',
  twitch: 'Live',
  tiktok: 'Clips',
  instagram: 'Gallery',
  amazon: 'Store',
  kickstarter: 'Funding',
  goodreads: 'Reads',
  peloton: 'Training',
  tripadvisor: 'Guide',
};

/** A working name for 'uber for dogs'. */
export const patternName = (model: string, subject: string): string =>
  patternNames[model]
    ? titleCase(`${singular(subject)} ${patternNames[model]}`)
    : titleCase(`${/ing$/.test(subject) ? subject : plural(subject)} on Demand`);

/** What stands behind the noun when the kind says little. */
const endings: Record<string, string> = {
  plan: 'Planner',
  lend: 'Loans',
  schedule: 'Scheduler',
  roster: 'Roster',
  book: 'Bookings',
  reserve: 'Bookings',
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
  practise: 'Practice',
  teach: 'Classes',
  record: 'Records',
  manage: 'Desk',
  settle: 'Desk',
  handle: 'Desk',
  approve: 'Desk',
  answer: 'Desk',
  sell: 'Market',
  resell: 'Market',
  buy: 'Shop',
  check: 'Check',
  verify: 'Check',
  inspect: 'Check',
  measure: 'Meter',
  pay: 'Pay',
  collect: 'Collection',
  generate: 'Maker',
  convert: 'Converter',
  write: 'Writer',
  hear: 'Guide',
  scan: 'Scan',
  see: 'Board',
  onboard: 'Onboarding',
  register: 'Register',
  forecast: 'Forecast',
  detect: 'Detector',
  queue: 'Queue',
  donate: 'Giving',
  stop: 'Stop',
  maintain: 'Care',
  adopt: 'Adoption',
  send: 'Sender',
  file: 'Reports',
  set: 'Planner',
  confirm: 'Check',
};

/** `lend out` ends like `lend`. */
const endingOf = (capability: Capability | null): string | undefined =>
  endings[capability?.verb ?? ''] ?? endings[capability?.verb.split(' ')[0] ?? ''];

export interface NameParts {
  /** Words that open the idea before its kind: `animal shelter adoption`. */
  title: string | null;
  capability: Capability | null;
  /** The first audience: `football club`. */
  audience: string | null;
  place: string | null;
  kind: string;
}

/** A working name out of the idea's nouns, two or three words: `Pothole Log`, `Bicycle Repair Marketplace`. */
export function provisionalName({ title, capability, audience, place, kind }: NameParts): string {
  const ending = isGenericKind(kind) ? (endingOf(capability) ?? (kind === 'app' ? 'App' : 'Hub')) : kind;
  const own =
    isGenericKind(kind) && title
      ? kind === 'product' || kind === 'app'
        ? kind === 'app'
          ? 'App'
          : ''
        : ending
      : ending;
  const short = !own && !/\s/.test(title?.trim() ?? '') ? (endingOf(capability) ?? 'Hub') : own;
  // 'Nurse Handover' says more than 'Nurse Handover Hub'.
  if (title) return shown(title, short === 'Hub' && title.includes(' ') ? '' : short, 2);
  const crew = /^(.+\s.+)\s(?:teams?|crews?|groups?|services?)$/i.exec(audience ?? '')?.[1];
  if (crew && !isGenericKind(kind)) return shown(crew, kind, 2);
  const around = bareNoun(capability?.tail.replace(/^\S+\s/, '') ?? '');
  const noun = capability?.noun || (isVague(around) || isSide(around) ? '' : around);
  if (noun && capability?.verb === 'quit') return shown(`quit ${noun}`, ending, 2);
  // What recordings are turned into names the product.
  if (noun && around && /^into\s/.test(capability?.tail ?? ''))
    return shown(`${noun.split(' ').at(-1)} ${plural(around)}`, '', 2);
  // 'Orders' alone is anybody's; 'Village Shop Orders' is theirs.
  if (noun && !noun.includes(' ') && /^(?:Hub|Market)$/.test(ending) && audience?.includes(' '))
    return titleCase(`${audience.split(' ').slice(-2).join(' ')} ${plural(noun)}`);
  if (noun && !isPeople(noun)) return shown(noun, ending === 'Hub' && noun.includes(' ') ? '' : ending, 2);
  if (noun) return shown(noun, ending === 'Hub' ? 'Desk' : ending, 2);
  if (audience)
    return shown(audience, isGenericKind(kind) && kind !== 'app' ? 'Hub' : kind, kind.includes(' ') ? 1 : 2);
  const town = place?.split(' ').at(-1);
  return titleCase(`${town ?? 'new'} ${kind === 'product' ? 'product' : acronym(kind)}`);
}

/** The last words of a noun and its ending, each once: `damage claim` + `desk`. */
function shown(noun: string, ending: string, most: number): string {
  const plain = noun.replace(/[^\p{L}\p{N}\s'’&-]/gu, ' ').trim();
  const words = (ending ? singular(plain) : plain).split(/\s+/);
  const same = words.at(-1)?.toLowerCase() === singular(ending).toLowerCase();
  const kept = words.slice(-(ending && !same ? most : most + 1));
  return titleCase([...kept, ...(same || !ending ? [] : [acronym(ending)])].join(' '));
}

const acronym = (kind: string): string => (/^(?:api|cli|sdk|crm|erp)$/.test(kind) ? kind.toUpperCase() : kind);
