import { lowerFirst, stripStop } from '../language.js';
import type { Limit } from './brief.js';
import { fundIn } from './funds.js';
import { isOfThePast, setAside } from './rules.js';
import { money, sumsInDigits } from './values.js';

/** What it may cost, and what is paid for using it. */

const ofWhole = String.raw`(?:it|this|that|everything|all of (?:it|this)|(?:the |our )?(?:(?:whole|entire|complete|total|overall) )*(?:thing|build|app|project|system|tool|site|software|development|product|lot|work|costs?|spending|building it))(?: of (?:it|this|the (?:app|tool|system|project|build)))?(?: (?:all )?together| in total)?`;

/** `the whole thing must not cost more than 4,000 euros to build`: the budget once more, and no rule that somebody keeps. */
export const saysBudget = (text: string, limits: readonly Limit[]): boolean =>
  ableToPay.test(text) ||
  (limits.some(
    ({ kind, text: sum }) =>
      (kind === 'budget' || /^cost of /.test(sum)) && text.includes(sum.replace(/^(?:cost of )?(?:at most )?/, '')),
  ) &&
    new RegExp(
      String.raw`^(?:and |but )?(?:${ofWhole}|we|i|there|(?=(?:the |our )?budget\s)[\p{L} ]+?)\s[^,;]*\b(?:cost|spend|spent|pay|stay|remain|come in|budget|be|is)\b`,
      'iu',
    ).test(text));

const ruledCost = new RegExp(
  String.raw`^(?:an?|each|every|any|whoever) [^,;]*?\b(?:that|which|who) [^;]*?\b(?:costs?|pays?|is charged) (?:about |at least )?${money}`,
  'iu',
);
/** `The school can pay 40,000 kroner` */
const ableToPay = new RegExp(
  String.raw`^(?:and |but )?(?:we|i|the [\p{L} -]{3,30}?|our [\p{L} -]{3,30}?) (?:can|could|may|will) (?:only )?(?:pay|spend|afford|put in|raise|give) (?<sum>(?:about |around |up to |at most |no more than |not more than )?${money})(?! (?:per|each|for (?:each|every)|an? (?!year))\b)`,
  'iu',
);

/** A sum for the whole is a budget; a sum per volunteer, or what one collar may cost, binds the product another way. */
export function budgets(said: string): Limit[] {
  const sentence = sumsInDigits(said);
  const aside = setAside(sentence);
  if (aside) return [{ kind: 'budget', text: aside }];
  // What a loss has cost is no sum to spend.
  if (
    isOfThePast.test(sentence) ||
    /^in (?:19|20)\d\d\b/i.test(sentence) ||
    /\bcosts? (?:us|them|me|the \p{L}+)\b|\b(?:cost|lost) [^.;]{0,40}\b(?:in|last) (?:20\d\d|year)\b/iu.test(sentence)
  )
    return [];
  // 'A book that is not returned costs 300 kroner, unless …': what somebody pays, by a rule of its own.
  if (ruledCost.test(sentence)) return [{ kind: 'other', text: lowerFirst(stripStop(sentence)) }];
  const able = ableToPay.exec(sentence)?.groups?.['sum'];
  if (able) return [{ kind: 'budget', text: able }];
  const capped = sentence.match(
    new RegExp(
      String.raw`(?:\b(?!t\b|not\b)(\p{L}+)\s(?:must|should|shall|may|can|will)?\s?(?:not\s)?)?\b(budget|costs?|spend|invest|funding|funded|grant)\b[^.;]{0,40}?((?:(?:of|is|under|below|at most|up to|no more than|about|around|less than|max(?:imum)?)\s+)?${money})(\s(?:a|per)\s\p{L}+(?: (?:per|and|a) \p{L}+)?)?`,
      'iu',
    ),
  );
  if (capped?.[3]) {
    // 'cost per meal KES 45 must not rise above KES 50' is no sum to spend.
    if (/^.*\b(?:costs?|spend)\s(?:per|for each|of each)\s/i.test(capped[0]))
      return [{ kind: 'other', text: lowerFirst(sentence.slice(capped.index).split(/[,.;](?:\s|$)/)[0] ?? capped[0]) }];
    const [said, subject = '', word = '', sum = '', per = ''] = capped;
    const before = sentence.slice(0, (capped.index ?? 0) + said.length - sum.length - per.length);
    const most = /(?:\bnot|\bnever|\bcannot|n['’]t)\b[^.;]*\bmore than\s$/i.test(before) ? 'at most ' : '';
    const text = `${most}${sum.replace(/^(?:of|is)\s+/i, '')}${per}`.trim();
    if (per && !/^\s(?:a|per) (?:year|annum)$/i.test(per))
      return [{ kind: 'other', text: `cost of ${text.replace(/^cost of /, '')}` }];
    // 'They are not seen again, and each costs 92 euros': what a loss costs.
    if (/^each$/i.test(subject) && /^costs?$/i.test(word)) return [];
    const piece = /^costs?$/i.test(word) && subject !== '' && !whole.test(subject);
    return [piece ? { kind: 'other', text: `${subject.toLowerCase()} to cost ${text}` } : { kind: 'budget', text }];
  }
  // 'the build has to stay under £12,000'
  const kept = new RegExp(
    String.raw`\b${ofWhole} (?:must|should|shall|has to|have to|needs to|may|can|will) (?:stay|remain|be(?: kept)?|come in) ((?:under|below|within|at most) ${money})(?! (?:a|per)\b)`,
    'iu',
  ).exec(sentence)?.[1];
  if (kept) return [{ kind: 'budget', text: kept.replace(/^within/i, 'at most') }];
  // 'It should be running by 1 September, for no more than £9,000'
  const readyFor = new RegExp(
    String.raw`\b(?:running|live|ready|built|finished|working|in use|made)\b[^;]{0,40}?,? (?:and )?for ((?:(?:no more than|not more than|at most|less than|under|up to|about|around) )?${money})(?=[.]?$)`,
    'iu',
  ).exec(sentence)?.[1];
  if (readyFor) return [{ kind: 'budget', text: readyFor }];
  // 'budget 70k': behind the word a bare sum is one.
  const [, bareSum] =
    /\bbudget:?\s(?:of |is |about |around )?(\d[\d.,]*\s?(?:k|thousand|million))\b/i.exec(sentence) ?? [];
  if (bareSum) return [{ kind: 'budget', text: bareSum }];
  const given = fundIn(sentence) ?? givenSum.exec(sentence)?.slice(1).find(Boolean);
  if (given) return [{ kind: 'budget', text: given.trim() }];
  // 'MVP in 10 weeks, 35k', 'keep it cheap: 2,500 euros from the fund'
  const [, small = ''] =
    new RegExp(
      String.raw`^(?:mvp|launch|live|go live|ready|start|pilot|first version)\b[^;]*, (\d[\d.,]*\s?k|${money})$|[:,] (${money}) from (?:the|a|our) [\p{L} ]{3,40}$|^(${money}) this year$|, (?:max\.? )?(\d[\d.,]*\s?k|${money}) (?:max(?:imum)?|at most|tops)$`,
      'iu',
    )
      .exec(sentence.replace(/[.!]+$/, ''))
      ?.filter(Boolean) ?? [];
  if (small) return [{ kind: 'budget', text: small }];
  // '210,000 euros until 30 April 2028': a sum by itself.
  const bare = new RegExp(
    String.raw`^((?:about |around |up to |max(?:imum|\.)? |at most |no more than |not more than )?${money})(?=[.!]?$|, | (?:until|by|from|available|in total|altogether|for (?:everything|all|it|the (?:whole|first))|is|are|must|per year|a year)\b)`,
    'iu',
  ).exec(sentence)?.[1];
  if (bare) return [{ kind: 'budget', text: bare }];
  // 'Portuguese only, tablets on the counter, 30,000 euros': one note of several.
  const noted = sentence
    .replace(/[.!]+$/, '')
    .split(/,(?!\d)\s(?:and\s)?|;\s/)
    .find((part) => new RegExp(`^(?:about |around |up to |at most )?${money}(?: (?:a|per) year)?$`, 'iu').test(part));
  if (noted && !/\b(?:is|are|was|were|has|have|had|costs?|pays?|lost|can|must|should|will)\b/i.test(sentence))
    return [{ kind: 'budget', text: noted }];
  // 'We want to halve those stops by June 2027 for 95,000 euros'
  const paid = new RegExp(
    String.raw`^(?:we|i|the (?:goal|aim|plan)|goal|live|launch|ready|go)\b.*\b(?:by|before|until|in|within)\b.*\sfor (${money})$`,
    'iu',
  ).exec(sentence.replace(/[.!]+$/, ''))?.[1];
  if (paid) return [{ kind: 'budget', text: paid }];
  const reverse = sentence.match(
    new RegExp(String.raw`(${money})[^.;,]{0,24}\b(?:budget|to build|grant|funding)\b`, 'iu'),
  );
  return reverse?.[1] ? [{ kind: 'budget', text: reverse[1].trim() }] : [];
}
/** `The city gives 7,200 EUR`, `Donor money: USD 45,000`, `18k euros all in`. */
const givenSum = new RegExp(
  String.raw`^(?:cap|ceiling|limit|maximum|at most|sum)[: ]+(?:of |is )?(${money})|^there (?:is|are) (?:about |up to )?(${money})(?=[.!]?$| (?:for|in)\b)|^(?:the )?(?:\p{Lu}{2,}|(?:[\p{L}-]+ )?(?:city|council|foundation|ministry|union|state|fund|donor|parish|sponsor|government|district|canton|region)) (?:pays|covers|spends) (${money})(?=[.!]?$|, | until )|\b(?:donations?|donors?|grants?|sponsors?(?:hip)?|investors?|subsid(?:y|ies)|funds|foundation|money)\b[^.;\d£$€]{0,40}?(${money})|^(?:the |our |an? )?[\p{L} -]{3,40}? (?:gives?|grants?|donates?|provides?|contributes?|puts? in|allows?|(?:has |have )?approved|(?:has |have )?promised)(?: us)? (?:up to |about )?(${money})(?! (?:a|per|each) (?!year))|^(?:about |around |up to )?(${money}) (?:all in|in total|overall|altogether|at most|tops|from (?:the|a|our))\b`,
  'iu',
);
const whole =
  /^(?:it|this|that|thing|everything|lot|site|software|work|i|project|build|building|development|must|should|and|to|total|running|app|platform|tool|mvp|product|service|system|not|a|of|the|we|they|our|all|cannot)$/i;

/** `guests pay a £30 deposit`: what is paid for what. It binds the product and measures nothing. */
export function terms(sentence: string): Limit[] {
  if (ruledCost.test(sentence) || ableToPay.test(sentence)) return [];
  // Fines are paid for what goes wrong.
  if (/\b(?:fines|penalties|compensation)\b/i.test(sentence)) return [];
  const per = String.raw`(?:\s(?:an?|per|each)\s\p{L}+){0,2}(?:\s(?:in|for)\s(?:the\s)?\p{Lu}[\p{L}]+)?`;
  const priced = sentence.match(
    new RegExp(
      String.raw`\b((?:price[ds]?|pricing|subscription|fee|sold|sells|(?:(?:(?!(?:and|but|so|the|that|where|which|while|when|who|if)\b)[\p{L}-]+ )?[\p{L}-]+s )?pays?|charged?|we (?:take|keep|earn|get)|business model|rent|deposits?)\b[^.;,\d£$€]{0,24}?)\(?(${money}${per}(?:(?:,| and| or|, and)\s(?:${money}|\d[\d.,]*(?=\sfor\s))${per}(?:\sfor (?:the |an? )?[\p{L}-]+)?)*(?:\s(?:deposit|fee|fine|bond))?)(?!\d| to \p{L})`,
      'iu',
    ),
  );
  // 'pays a deposit, or loses it if it comes back dirty': what follows belongs to it.
  const [lost = ''] =
    /(?<=\bpays? [^.;]{3,60}),? (?:and|or) loses? (?:it|them) (?:if|when) [^.;,]{3,80}/iu.exec(sentence) ?? [];
  const paying = /\b((?:the |our )?[\p{L}-]+ pays? (?:per|for each|for every) [^,.;]{3,40})/iu.exec(sentence);
  // 'Membership is 250 kronor a year'
  const [, sold = '', sum = ''] =
    new RegExp(
      String.raw`^(?:the )?((?:an? |one )?(?:[\p{L}-]+ ){0,2}?(?:membership|entry|entrance|tickets?|lessons?|course|class|rent|hire|subscription|season|pass|seat|place|session|visit|delivery|trip|ride|overtime)) (?:is|are|costs?) (${money}${per}|billed at [^,;]+)`,
      'iu',
    ).exec(sentence) ?? [];
  const found = [
    ...(sold && !isOfThePast.test(sentence) && !priced ? [`${lowerFirst(sold)} is ${sum}`] : []),
    ...(paying?.[1] && !priced ? [paying[1]] : []),
    ...(priced?.[2]
      ? [
          `${lowerFirst(priced[1] ?? '').replace(/[:\s]+$/, '')} ${priced[2]}${lost}`.replace(
            /^business model /,
            'price ',
          ),
        ]
      : []),
  ];
  return found.map((text) => ({ kind: 'other', text: text.trim() }));
}
