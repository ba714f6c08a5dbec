import { plural, singular, upperFirst, withArticle } from '../language.js';
import type { Brief } from '../read/brief.js';
import type { Knowledge } from './knowledge.js';
import { houseOf, isLarge, type House } from './house.js';
import { hears } from './premises.js';
import { houses } from './places.js';
import { isForSale } from './sale.js';
import { sideOfRole } from './sides.js';
import { surfaceOf, type Surface } from './surface.js';

/** Where a product is used. */
export interface Setting {
  /** People use it in their own time; there is no employer, no department and nobody on duty. */
  private: boolean;
  /** Others pay for using it, or may one day; where it is for the asker's own house, or free, nothing is sold. */
  sold: boolean;
  /** Who asks for it, where that decides who has a say. */
  house: House | null;
  /** It shows an organisation with departments; where nothing does, few people do all of it. */
  large: boolean;
  /** What the sentences of the knowledge call a site: `depot`, `school`; `group` where nobody works. */
  site: string;
  surface: Surface;
}

const oneOf = (words: string[]): string => words.join('|');
const many = oneOf(houses.map(plural));
const between = String.raw`(?:(?!(?:of|at|in|for|and|or|per|to|from|with|days?|weeks?|months?|hours?|people)\s)[\p{L}'’-]+\s){0,2}?`;

/** `at a university`, `across our 12 schools`, `We are a law firm`: where it happens, not what it is for. */
export const houseTail = new RegExp(
  String.raw`\b(?:at|in|inside|across|throughout|within|on|we are|we run|i run|i own)\s(?:(?:an?|the|our|my|their|all|several|some|many|every|each|one|[\d.,]+)\s)${between}(?:${oneOf(houses)}|${many})(?![\p{L}-])`,
  'giu',
);

/** Whether somebody speaks of the house they run or belong to, or counts its places as theirs. */
export const saysHouse = (text: string): boolean => ownHouse.test(text);

const ownHouse = new RegExp(
  String.raw`\b(?:we are|we're|we run|i run|i own|we own|we operate)\s(?:an?\s|the\s)?${between}(?:${oneOf(houses)}|${many}|chain|family|society)(?![\p{L}-])|\bour\s(?!partner\s)(?:own\s)?(?:[\d.,]+\s|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\s)?(?:[\p{L}-]+\s)?(?:${oneOf(houses)}|${many})(?![\p{L}-])`,
  'iu',
);

/** Counted as places where it is used: `in 46 schools`, `our 12 farms`; those that order `for 38 restaurants` are customers. */
const counted = new RegExp(
  String.raw`(?:\b(?:in|at|across|throughout|all|our|over|run|runs|own|owns|have|has|operates?|chain|chain of|group of|network of|(?:desk|tool|app|system|software|website|portal|board|logbook|platform) for)\s(?:all\s|the\s|our\s|its\s)?|\(|^)(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|our)\s${between}(${many})(?![\p{L}-])`,
  'iu',
);
/** A count of these tells how far it reaches, not where people use it. */
const tooWide = new Set(['company', 'organisation', 'firm', 'bus', 'tram', 'train', 'bank', 'council', 'agency']);

export function settingOf(brief: Brief, kind: string, { premises, roles }: Knowledge): Setting {
  const text = brief.sentences.join(' ');
  const house = houseOf(brief);
  const atWork =
    house === 'small' ||
    brief.audiences.some(({ noun }) => trade.test(noun)) ||
    hears(text, premises.find(({ id }) => id === 'work')?.shared ?? []) ||
    brief.audiences.some(({ noun }) => {
      const side = sideOfRole(noun);
      return side === 'serving' || side === 'running' || noun.toLowerCase() in roles.organisations;
    });
  const sold = isForSale(brief, house !== null);
  // Staff who send out what families order do not make a family an organisation.
  const isPrivate = !atWork || (sold && house === null && atHome.test(brief.audiences[0]?.noun ?? ''));
  return {
    private: isPrivate,
    sold,
    house,
    large: isLarge(brief),
    surface: surfaceOf(brief),
    site: siteOf(text, kind) ?? (isPrivate ? 'group' : severalPlaces.test(text) ? 'site' : alone),
  };
}

/** People who are paid for what they do. */
const trade =
  /\b(?:clerk|steward(?:ess)?|handler|inspector|operator|technician|worker|foreman|attendant|guard|cook|waiter|waitress|cashier|receptionist|secretary|dispatcher|mechanic|welder|electrician|surveyor|adjuster|teller|bookkeeper|warehouseman|fitter|porter|conductor)s?$/i;

/** Who buys for himself. */
const atHome =
  /\b(?:parent|famil(?:y|ie)|household|child|kid|hobbyist|collector|reader|gamer|traveller|runner|cyclist|pet owner|dog owner|home ?owner|renter)s?$/i;

/** Places the idea counts. Where a kind of product has sites of its own, as of customers or devices, they stay that. */
function siteOf(text: string, kind: string): string | null {
  if (/\bsites?\b/i.test(text) || kind === 'field-service' || kind === 'connected-device') return 'site';
  const place = singular((counted.exec(text)?.[1] ?? '').toLowerCase());
  return place === '' || tooWide.has(place) ? null : place;
}

/** What stands for a site where an idea tells of one house alone. */
const alone = 'team';
const severalPlaces = /\b(?:sites|branches|locations|regions|districts)\b/i;
export const isAlone = ({ site }: Pick<Setting, 'site'>): boolean => site === alone;

/** A house alone has no first site among others, and nobody who leads one. */
const inPilot = (text: string): string =>
  text
    .replace(
      /\b(at|in|on) (?:the|a|one|each|that|their) (?:first |pilot )?sites?\b(?! (?:lead|manager))/gi,
      (whole, at: string) => (/^\p{Lu}/u.test(at) ? 'In the pilot' : 'in the pilot'),
    )
    .replace(/\b(?:first|pilot) sites?\b/gi, (whole) => (/^\p{Lu}/u.test(whole) ? 'Pilot group' : 'pilot group'))
    .replace(/\ball sites\b/gi, 'everything')
    .replace(/\bsite of the pilot\b/gi, 'pilot group');

/** Where several are counted there is more than the one house. */
const severalOf = /\b(?:two|three|four|five|six|ten|several|both|more|other|further|few|many|\d+) $/i;

/** Puts the idea's own word for a site into a sentence that was written for any. */
export function atSite(text: string, site: string, roles: string[] = []): string {
  if (site === 'site' || !/site/i.test(text)) return text;
  if (site === alone) text = inPilot(text);
  const word = (own: string, at: string): string => (/^S/.test(at) ? upperFirst(own) : own);
  // A site agent is nobody's scaffolding firm agent.
  const isRole = (from: number): boolean =>
    roles.some((role) => role.includes('site') && text.toLowerCase().startsWith(role, from - role.indexOf('site')));
  return text.replace(
    /(?<![\p{L}{/-])(?<!\bon )(an? )?(sites?)(?:(?= (lead|manager)\b)|)(?![\p{L}-])/giu,
    (whole, article: string | undefined, found: string, role: string | undefined, at: number) => {
      if (isRole(at + (article?.length ?? 0))) return whole;
      if (role && (site === 'group' || site === alone)) return `${article ?? ''}${word('pilot', found)}`;
      const isMany = /s$/i.test(found) && (site !== alone || severalOf.test(text.slice(0, at)));
      const own = isMany ? plural(site) : site;
      if (!article) return word(own, found);
      const named = withArticle(own);
      return /^A/.test(article) ? upperFirst(named) : named;
    },
  );
}
