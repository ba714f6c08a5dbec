import { escapePattern, lowerFirst, singular, stripStop, upperFirst } from '../language.js';
import type { Rival } from './brief.js';
import { asInside } from './connected.js';
import { isKnownWord, isListed, isPeople } from './lexicon.js';

/** Products that the idea names as what customers can choose instead: `competes with LaunchDarkly`, `unlike Calendly`. */

const name = String.raw`(?:\p{Ll}\p{Lu}|\p{Lu})[\p{L}\d]*(?:[.&+-][\p{L}\d]+)*(?: \p{Lu}[\p{L}\d.]*[\p{L}\d]){0,2}`;
const names = String.raw`(?:the (?:likes|big) of )?(${name}(?:(?:, | and | or |, and |, or | & |/)${name})*)`;

/** A whole sentence that says whom it competes with, and nothing else. */
const alone = [
  new RegExp(
    String.raw`^(?:(?:it|we|this|the (?:app|product|tool|service)|our product) )?(?:(?:will |would )?compet(?:es?|ing) (?:mainly |directly )?(?:with|against)|goes up against|an? [^.,;]{0,20}alternative to) ${names}(?<why>(?:[,;:(]| [-–—]| which| who| because| but| both).*)?[.]?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:(?:our |the |main |existing |current |direct |today['’]s )*(?:competitors?|competition|alternatives?|rivals?)(?: today)?)(?: (?:are|is|include|includes)(?: mainly| mostly)?|:) ${names}(?<why>(?:[,;:(]| [-–—]| which| who| because| but| both).*)?[.]?$`,
    'u',
  ),
  new RegExp(String.raw`^(?:like|similar to) ${names}(?<why>,? but .*)[.]?$`, 'u'),
];
/** `LaunchDarkly is too expensive for teams under 10`, `Rover charges 20% and takes days to pay out`. */
const faulted = new RegExp(
  String.raw`^${names} (?<why>(?:(?:is|are)(?: both)? (?:too|not|only|overkill|expensive|complex|slow|clunky|built for|made for|priced|great but|fine but|good but)|charges?|costs?|takes? (?:about |around |up to )?\d+|lacks?|ha(?:s|ve) no|does(?:n['’]t| not)|do(?:n['’]t| not)|can(?:['’]t|not)(?! be)|only (?:works?|covers?|supports?)|assumes?|bills?)\b.*)$`,
  'u',
);
/** Said beside something else. */
const aside = [
  new RegExp(
    String.raw`(?:^|[,;] |\()(?:but )?(?:unlike|in contrast to|as opposed to|compared (?:to|with)) ${names}(?<end>,? ?)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:(?:cheaper|simpler|easier|faster|better|lighter|friendlier|less expensive|more affordable) than|alternatives? to|competes? with|compete with|competing with) ${names}`,
    'u',
  ),
];

/** What people have anyway, and no product that is sold for the same. */
const everyday =
  /^(?:Excel|Word|Outlook|WhatsApp|Email|Gmail|Google (?:Sheets|Docs|Forms)|Sheets|PDFs?|SMS|I|We|It|They|The|This|That|There|These|Those|Our|My|All|Every|Each|Some|No|Today|Currently|HR|IT|API|SDKs?|Finance|Ops|QA)$/;
const isProduct = (one: string): boolean => {
  const [first = ''] = one.split(' ');
  return (
    !everyday.test(one) &&
    !everyday.test(first) &&
    (brands.test(one) || !isPeople(one)) &&
    (one.includes(' ') || /\p{L}\p{Lu}|\.|\d/u.test(one) || isStrange(one) || brands.test(one))
  );
};
/** No word that somebody would look up, in one or many. */
const isStrange = (one: string): boolean =>
  ![one.toLowerCase(), singular(one.toLowerCase())].some((word) => isKnownWord(word) || isListed(word)) &&
  !/(?:ies|shows?|ers|ments?)$/.test(one);
/** Words of the dictionary by which products are known. */
const brands =
  /^(?:Notion|Slack|Linear|Monday|Square|Rover|Mint|Gusto|Rippling|Ramp|Brex|Bill|Wave|Buffer|Later|Medium|Discord|Zoom|Teams|Drift|Front|Gong|Chorus|Clay|Apollo|Outreach|Segment|Amplitude|Heap|Sentry|Splunk|Jenkins|Juro|Ironclad|Toast|Mindbody|Peloton|Strava|Headspace|Calm|Thumbtack|Indeed|Lever|Greenhouse|Workable|Lattice|Culture|Deel|Remote|Loom|Miro|Canva|Procore|Basecamp|Harvest|Toggl|Concur|Navan|Relay|Intercom|Zendesk|Confluence|Asana|Trello|Airtable|Bubble|Retool|Snowflake|Tableau|Looker|Metabase)$/;

const listed = (text: string): string[] =>
  text
    .split(/, (?:and |or )?| and | or | & |\//)
    .map((one) => one.trim().replace(/[.]$/, ''))
    .filter((one) => one !== '');

const reason = (text: string | undefined): string | null => {
  const said = stripStop(text ?? '')
    .replace(/^[\s,;:(–—-]+|\)$/g, '')
    .replace(
      /^(?:which|who|that|because|but|and|both|all) (?=(?:is|are|charges?|costs?|bills?|needs?|requires?|has|have)\b)/i,
      '',
    )
    .trim();
  return said.split(' ').length > 1 ? lowerFirst(said) : null;
};

export interface WithRivals {
  rivals: Rival[];
  /** The sentences without those that only speak of other products, and without such asides. */
  others: string[];
}

/** `used`: the idea connects to it, whatever else it says of it. */
export function rivalsIn(sentences: string[], isUsed: (name: string) => boolean): WithRivals {
  const rivals: Rival[] = [];
  const whole = sentences.join(' ');
  // 'Spoilage costs …' beside 'halve spoilage' is a word, and no name.
  const isWord = (one: string): boolean =>
    new RegExp(`(?<![\\p{L}-])${escapePattern(one.toLowerCase())}(?![\\p{L}-])`, 'u').test(whole);
  const add = (found: string[], why: string | null, said: string): void => {
    for (const one of found)
      if (!rivals.some((rival) => rival.name === one))
        rivals.push({ name: one === 'EBay' ? 'eBay' : one, why, said: upperFirst(stripStop(said)) });
  };
  const others = sentences.flatMap((sentence) => {
    const text = sentence.replace(/^[-*•\s]+/, '');
    const inside = asInside(text);
    for (const pattern of alone) {
      const found = pattern.exec(inside) ?? pattern.exec(lowerFirst(text));
      const products = listed(found?.[1] ?? '').filter(isProduct);
      if (found && products.length > 0) {
        add(products, reason(found.groups?.['why']), text);
        return [];
      }
    }
    // 'Demurrage cost us 86,000 euro last year': what somebody had to pay, and nobody who sells the same.
    const blamed = /^\S+(?: \S+)? costs? (?:us|me) /.test(text) ? null : faulted.exec(text);
    const products = listed(blamed?.[1] ?? '');
    // 'Barrels are not supported' tells of the product itself.
    const isOwn = /^(?:is|are) not (?:supported|included|covered|part|planned|in scope|allowed|offered|needed)\b/.test(
      blamed?.groups?.['why'] ?? '',
    );
    if (
      blamed &&
      !isOwn &&
      products.length > 0 &&
      products.every((one) => isProduct(one) && !isUsed(one) && !isWord(one))
    ) {
      add(products, reason(blamed.groups?.['why']), text);
      return [];
    }
    let rest = inside === text && /^Unlike |^Compared /.test(text) ? lowerFirst(text) : inside;
    for (const pattern of aside) {
      const found = pattern.exec(rest);
      const beside = listed(found?.[1] ?? '').filter(isProduct);
      if (!found || beside.length === 0) continue;
      add(beside, null, text);
      if (found.index === 0 && found.groups?.['end'] !== undefined) rest = upperFirst(rest.slice(found[0].length));
    }
    return [rest === inside ? sentence : upperFirst(rest)];
  });
  return { rivals, others };
}

/** `PocketPal is a banking app for teenagers`: what the idea opens with is the product itself. */
export const opensWith = (name: string, [opening = '']: readonly string[]): boolean =>
  new RegExp(
    String.raw`^${escapePattern(name)} (?:is (?:an?|the|our) |(?!(?:costs|charges|takes|lacks|needs|is|has|does)\b)\p{Ll}+s )`,
    'u',
  ).test(opening);

/** Whether a text speaks of one of them. */
export const namesRival = (text: string, rivals: Rival[]): boolean =>
  rivals.some((rival) =>
    new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(rival.name)}(?![\p{L}\d])`, 'u').test(text),
  );
