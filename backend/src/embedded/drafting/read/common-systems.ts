import { upperFirst } from '../language.js';
import type { Connected } from './connected.js';

/** Systems that an idea names by what they are: `our config service`, `the tax authority and civil register`. */

const kind = String.raw`(?:authority|register|registry|database|system|service|ledger|warehouse|platform)`;
/** No word of what the product is, and no work that people do. */
const own = String.raw`(?!(?:\p{Ll}+ )?(?:same|other|another|new|old|this|current|existing|whole|customer|self|field|desk|support|our|the) )`;
const thing = String.raw`${own}(?:(?!and |or )[\p{Ll}-]+ ){1,2}${kind}\b`;
const things = String.raw`(?:the |our |an? )(?<names>${thing}(?:(?:, | and | or )(?:the |our )?${thing})*)`;

const comesFrom = new RegExp(
  String.raw`(?:^|[,;] |\b(?:and|using|with|take|takes|read|reads|pull|pulls|import|imports|collect|collects) )(?:using |with |the |all )?(?<what>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:(?:is|are|be) (?:fetched|read|pulled|imported|taken|retrieved|loaded|collected) |comes? )?from ${things}`,
  'u',
);
const goesTo = new RegExp(
  String.raw`(?:^|[,;] |\band )(?:the |all |each |every )?(?<what>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:(?:is|are|be|has to be|have to be|must be) (?:then )?(?:pushed|sent|written|posted|exported|passed|delivered|handed over|filed)|(?:has to |have to |must |should )?go(?:es)?) (?:back )?(?:to|into|in) (?=our )${things}`,
  'u',
);
const matchedWith = new RegExp(
  String.raw`(?<what>)\b(?:match|check|compare|reconcile)\p{L}* (?:\p{L}+ ){0,3}?(?:against|with) (?=our )our (?<names>(?:\p{Ll}+ ){0,2}${kind})\b`,
  'u',
);

const frames: [RegExp, Connected['direction']][] = [
  [comesFrom, 'in'],
  [goesTo, 'out'],
  [matchedWith, 'in'],
];

export function commonSystems(sentence: string): Connected[] {
  return frames.flatMap(([frame, direction]) => {
    const { what, names } = frame.exec(sentence)?.groups ?? {};
    if (names === undefined || sentence.endsWith('?')) return [];
    const said = (what ?? '').replace(/ (?:should|must|has to|have to)$/, '').toLowerCase();
    return names
      .split(/, | and | or /)
      .map((one) => upperFirst(one.replace(/^(?:the|our) /, '')))
      .map((name): Connected => ({
        name,
        direction,
        what: said === '' || isPointing.test(said) ? null : said,
        use: 'data',
      }));
  });
}

/** `they go to our config service` */
const isPointing = /^(?:it|they|this|that|these|those|then|everything|and|or)$/;
