import type { Place } from './sum-parts.js';

/**
 * What a sum is: the price of the product, a share that is kept, what is charged or paid for a thing within it, the money
 * there is for it, what today's way costs, a bound of a rule, an aim, a competitor's price or the usual size of something.
 */
export type SumKind =
  | 'price'
  | 'commission'
  | 'charge'
  | 'pay'
  | 'funds'
  | 'cost'
  | 'threshold'
  | 'aim'
  | 'rival'
  | 'size';

export type MoneyLabel = 'price' | 'funds' | 'aim' | 'cost' | 'rival';

const labels: [pattern: RegExp, label: MoneyLabel][] = [
  [
    /^(?:pric(?:e|es|ing)(?: model| plans?| ideas?| points?)?|(?:price |pricing )?plans?|tiers?|subscription|business(?: model)?|tariffs?|revenue model|moneti[sz]ation|freemium|licen[cs]e|pay as you go)$/i,
    'price',
  ],
  [/^(?:budget|money|funding|funds|seed|investment|capital|grant)$/i, 'funds'],
  [
    /^(?:(?:success |our |the |main |revenue )?(?:goals?|targets?|aims?|objectives?|kpis?|success|north star))$/i,
    'aim',
  ],
  [/^(?:today|now|currently|the problem|problem|pains?|cost of today|status quo)$/i, 'cost'],
  [/^(?:competitors?|competition|alternatives?)$/i, 'rival'],
];

/** `Pricing: free up to 3 seats` -> what is said under which heading. */
export function labelled(sentence: string): { label: MoneyLabel | null; text: string } {
  const [, head = '', rest = ''] = /^([\p{L}][\p{L} -]{2,28}?)\s?[:–]\s*(.*)$/su.exec(sentence) ?? [];
  const label = labels.find(([pattern]) => pattern.test(head.trim()))?.[1] ?? null;
  return label === null ? { label, text: sentence } : { label, text: rest };
}

const raised = /^(?:and |but )?raised (?:about |over |around )?$/i;
const sumAlone =
  /^(?:(?:budget|about|around|max\.?|up to|mvp|and) ?)*\d+(?:\.\d+)?k(?: (?:budget|max|total|all in|to spend))?$/i;

interface Around {
  /** The part of the sentence. */
  said: string;
  sentence: string;
  /** The part, behind the one that it goes on with. */
  context: string;
  label: MoneyLabel | null;
  /** The idea speaks of the house of whoever asks. */
  own: boolean;
  /** A company of another name is what the part speaks of. */
  isRival: boolean;
  /** What the sum before it was, where this part goes on without a verb. */
  before: SumKind | null;
}

const near = (place: Place, letters = 40): string => place.before.slice(-letters);

const lost =
  /\b(?:los(?:e|es|ing|t)|wast(?:e|es|ed|ing)|thrown? away|penalt(?:y|ies)|writ(?:e|es|ing) off|leak(?:s|ing)?|overpay(?:s|ing)?)\b/i;
const income = /\b(?:MRR|ARR|GMV|revenue|turnover|run[- ]rate|gross profit|in commission|monthly commission)\b/;
const aiming =
  /^(?:our |the |main )?(?:goal|target|aim)\b|\b(?:we|i) (?:aim|hope|expect) (?:for|to)\b|\bwant to (?:make|earn|reach|hit|get to)\b/i;

const approving =
  /\b(?:approv\w*|sign(?:s|ed|ature|-off)?|confirm\w*|second|authori[sz]\w*|checked|review\w*|permission|flag\w*|escalat\w*|go(?:es)? to|needs?|requires?|must|have to|has to|only|without|not allowed)\b/i;
const over = /^(?:above|over|more than|exceeding|from|under|below|up to|at least|less than|max\b.*)$/i;

const wholeBound =
  /\b(?:must|should|shall|has to|have to|may|can|cannot|will)(?:n['’]t)?\b[^,;]*\b(?:costs?|stay|spend|spent|remain|exceed|be kept|come in)\b/i;

const giver =
  'angel|investors?|council|parish|city|town|county|foundation|fund|bank|state|ministry|donors?|sponsors?|concert|family|parents|accelerator|company';
const fundWord =
  /\b(?:budget|fund(?:ing|s|ed)?|grant|(?:pre-)?seed|angel|investors?|savings|raising|ceiling|capital|loan|sponsor(?:ed|ship)?|donat(?:ion|ions|ed)|crowdfund\w*|bootstrapp?\w*|set aside|earmarked)\b/i;
const having =
  /\b(?:we|i)(?:['’]ve| have| own)?(?: got| only| just| now| also| can| could| may| set aside| put in| raised| spend| pay| invest| afford| sign for)*(?: (?:about|around|some|up to|another))? ?$/i;
const team =
  /\b(?:founders?|people|of us|students|developers?|engineers?|team|partners|friends) with (?:about |around |some )?$/i;
const forBuilding = new RegExp(
  String.raw`^ (?:to build|to spend|all in|in total|in savings|of savings|of our own|in the bank|for (?:the )?(?:build|mvp|first (?:version|release)|project|pilot|it|everything)|from (?:an?|the|our|my) (?:[\p{L}-]+ ){0,2}(?:${giver}))\b`,
  'iu',
);
/** `set a budget of 12 euros per employee per day`: what somebody does with the product. */
const budgetOfUse =
  /\b(?:set|sets|enter|enters|give|gives|choose|chooses|have|has|get|gets) (?:an?|the|their) (?:[\p{L}-]+ )?(?:budget|allowance|limit) of $/iu;

const payroll =
  /\b(?:bonus(?:es)?|wages?|salar(?:y|ies)|per diems?|stipends?|mileage|overtime|travel)\b|\b(?:is|are|be|get|gets) (?:paid|reimbursed|refunded|compensated)\b/i;
const earning = /(?<!\bwe )(?<!\bi )\b(?:earns?|makes?) (?:about |around |up to )?$/i;

const today =
  /\b(?:today|currently|nowadays|right now|at the moment|at present|so far|last (?:year|month|season|winter|summer)|in 20(?:1\d|2[0-5]))\b|^now\b|\bnow (?:spends?|costs?|pays?|takes?)\b/i;
const costing =
  /\bcosts? (?:(?:us|them|me|him|her|everybody|everyone)|(?:the|our|these|those|each|an?) (?:[\p{L}-]+ )?[\p{L}-]+)(?: (?:about|around|roughly|up to|over|some|another))* ?$|\b(?:which|that) (?:already |now )?costs? (?:[\p{L}]+ ){0,3}$/iu;
/** What came in is no cost. */
const gained = /\b(?:brought in|raised|earn(?:s|ed)?|took in|sells?|sold|made|saved)\b/i;
/** `a limit set by the treasurer, default £100 a month, hard ceiling £1,000`: how far somebody may go with it. */
const limitOfUse = /\b(?:default|(?:spending |daily |monthly )?limit|hard ceiling|ceiling|maximum)(?: of| is|:)? $/i;
const limited = /\b(?:limit|default)\b/i;
/** `pay the annual fee ($45 first vehicle, $90 second)` */
const feeOf =
  /(?<!\b(?:subscription|licen[cs]e|set-?up|platform|service|onboarding) )\b(?:fees?|fines?|tolls?|deposits?) \([^()]*$/i;
const oldWay =
  /\b(?:old|current|existing|present|previous|manual|external|outside|legacy)\b [^,;]{0,40}\b(?:costs?|is|charges?|keeps?|takes?)\b/i;
const doingCosts = /^(?:the )?(?:\p{L}+ing)\b(?: [\p{L}-]+){0,4} costs? /iu;
const staffTime = /^ (?:in|of) (?:staff|working|lost|wasted|our|their) ?(?:time|hours)\b/i;

const trade =
  /\b(?:tickets?|entry|entrance|admission|rent|hire|deposits?|fines?|lessons?|courses?|class(?:es)?|sessions?|hourly|deliver(?:y|ies)|shipping|postage|nights?|rides?|(?:day|season|yearly|annual|ten-visit|multi) ?(?:pass|tickets?|cards?)|treatments?|tuition|tips?|donations?|prizes?|(?:late|cancellation|entry|no-show|booking|parking|collection|handling) fees?|permits?|parking|tolls?|meals?|lunch(?:es)?)\b/i;
/** What members and guests of a house pay there. */
const ofHouse = /\b(?:membership|dues|fees?|pass|card|subscription|contribution|pays?|charges?|costs?)\b/i;
const usual = /\b(?:average|usual(?:ly)?|typical(?:ly)?|mostly|median)\b/i;

const selling =
  /\b(?:pric(?:e|es|ed|ing)|plans?|tiers?|subscri\w+|freemium|premium|licen[cs]e[sd]?|sold|sell|sells|selling|pay[- ]as[- ]you[- ]go|set-?up fee|onboarding fee|upgrade|cloud|hosted|we (?:\p{L}+ )?(?:charge|bill|ask)|(?:customers?|users?|subscribers?|teams?|companies|clients?) pay)\b/iu;
const head =
  /(?:per|\/|a|each|every) ?(?:seat|user|workspace|account|licen[cs]e|team|location|site|practice|property|vehicle|truck|device|employee|agent|member of staff|developer|host|store|shop|restaurant|salon|studio|clinic|school|company|firm|page|request|call|credit|document|minute|token)\b/i;
const period =
  /(?:per|an?|each|every|and|\/) ?(?:month|mo|year|yr|annum|quarter|week)\b|\b(?:monthly|yearly|annually)\b/i;
const monthly = /\b(?:month|monthly)\b/i;
const productCosts =
  /\b(?:it|this|access|using it|the (?:app|product|service|tool|platform|software|hosted version))(?: is| will be| will| would| should| shall)? (?:costs?|sold (?:at|for)|priced at)? ?$/i;
/** `PocketPal costs €3.99 per child per month` */
const nameCosts = /^(?:\p{Lu}[\p{L}\d]* ){1,3}(?:will )?costs? (?:only |just )?$/u;
/** `for $5.99 a month you can see who is interested` */
const youGet = /^,? (?:you|users|members|customers|subscribers|they|people) (?:can|get|see|may)\b/i;
const houseHolder = /\b(?:our|the) (?:members?|residents?|guests?|visitors?|parents|tenants?|pupils|students)\b/i;

/** The first rule that fits; null where nothing is sure. */
export function kindOfSum(place: Place, around: Around): SumKind | null {
  const { said, sentence, label, own, isRival, context } = around;
  const { before, after, rate, bound } = place;
  const close = near(place);
  if (/^budget\b/i.test(said) && label !== 'price') return 'funds';
  // 'which would save about 130,000 EUR a year'
  if (/\bsav(?:e|es|ing)(?: (?:us|them|about|around|roughly|up to|over))* ?$/i.test(before)) return 'aim';
  if (label === 'aim' || income.test(said) || aiming.test(said)) return lost.test(close) ? 'cost' : 'aim';
  // '9k, volunteers', 'raised 250k': only its place tells that it is money.
  if (/^\d+(?:\.\d+)?k$/i.test(place.amount))
    return label === 'funds' ||
      sumAlone.test(said) ||
      fundWord.test(close) ||
      having.test(before) ||
      raised.test(before)
      ? 'funds'
      : null;
  if (label === 'rival') return 'rival';
  if (label === 'price') return isRival ? 'rival' : 'price';
  // 'a weekly price between $8 and $250': what others ask within it.
  if (
    label === null &&
    (/\bbetween $/i.test(before) || /\bbetween [^,;]{1,20} and $/i.test(before)) &&
    !/\bwe (?:charge|bill|ask)\b|\bplans?\b|\bsubscription/i.test(said)
  )
    return 'charge';
  if (
    (context !== said && lost.test(context)) ||
    lost.test(close.slice(-25)) ||
    lost.test(after.slice(0, 12)) ||
    costing.test(before)
  )
    return isRival && !/\bcosts? (?:us|me)\b/i.test(said) ? 'rival' : 'cost';
  if (isRival && !/\b(?:us|me)\b/i.test(said)) return 'rival';
  // 'It must not cost more than …', 'the build has to stay under …': what binds the whole is read with the budget.
  if (bound !== '' && wholeBound.test(before)) return null;
  if (feeOf.test(before)) return 'charge';
  // 'auto-clear, capped at $50 a night in total'
  if (/\b(?:capped|limited) (?:at|to) $/i.test(before) && !period.test(rate)) return 'threshold';
  if (limitOfUse.test(before) && limited.test(sentence) && label === null) return 'threshold';
  // 'Reception sells these, roughly €2.10 per stay': what comes in.
  if (
    /\b(?:sells?|sold|earns?|upsells?)\b/i.test(sentence) &&
    /\bper (?!seat|user|month|year)\p{L}/u.test(rate) &&
    today.test(sentence)
  )
    return null;
  if (
    budgetOfUse.test(before) &&
    !/\b(?:project|programme|we|i|our \p{L}+) (?:has|have|gets?) an? \p{L}* ?budget of $/iu.test(before)
  )
    return 'charge';
  // 'Money: 4.90 CHF monthly' is what it brings in.
  if (label === 'funds') return !own && monthly.test(rate) ? 'price' : head.test(rate) ? null : 'funds';
  if (/\b(?:budget|price frame)(?: (?:of|is|for|approved)\b.{0,40})?[: ]+$/i.test(before)) return 'funds';
  if (
    over.test(bound) &&
    approving.test(sentence) &&
    !fundWord.test(close) &&
    !/\bcosts?\b/i.test(close) &&
    !period.test(rate) &&
    !having.test(before)
  )
    return 'threshold';
  if (payroll.test(close) || (earning.test(before) && !own)) return 'pay';
  if (
    (today.test(context) && !gained.test(said)) ||
    oldWay.test(said) ||
    doingCosts.test(before) ||
    staffTime.test(after) ||
    label === 'cost'
  )
    return 'cost';
  // 'Household income under $55,000 qualifies for the full grant': what somebody else is given, and by which rule.
  if (givenOut.test(sentence) && !/\bfree\b/i.test(sentence) && !having.test(before)) return null;
  if (isFund(place)) return 'funds';
  if (/\bwe (?:take|keep|earn|get|receive) (?:an? )?$/i.test(before)) return 'commission';
  if (usual.test(close) || usual.test(bound)) return 'size';
  return paidFor(place, around) ?? around.before;
}

const givenOut =
  /\b(?:qualif(?:y|ies)|eligible|eligibility|entitled|incomes?|applicants?|households?)\b|\b(?:any|each|every|full|maximum|no|partial) (?:grant|award|loan|subsidy)s?\b/i;

const isFund = ({ before, after, rate }: Place): boolean =>
  !head.test(rate) &&
  (fundWord.test(before.slice(-40)) ||
    fundWord.test(after.slice(0, 30)) ||
    raised.test(before) ||
    having.test(before) ||
    team.test(before) ||
    forBuilding.test(after) ||
    /\bgives? us $/i.test(before));

/** Price of the product, or of what is paid for within it. */
function paidFor(place: Place, { said, sentence, own }: Around): SumKind | null {
  const { before, after, rate } = place;
  const isTrade =
    trade.test(before.slice(-60)) ||
    (trade.test(rate) && !period.test(rate)) ||
    (own && /^ ?(?:deposit|fine|fee)\b/i.test(after));
  // What is named with its price is the product, also where the idea speaks of a house.
  if ((nameCosts.test(before) || (/^for $/i.test(before) && youGet.test(after))) && period.test(rate)) return 'price';
  // 'The service is free for boat owners; marinas pay $3 per booked night': those who pay for it.
  if (freeForOthers.test(sentence) && /\bpays? (?:us )?(?:about |only |just |from )?$/i.test(before)) return 'price';
  const sells = selling.test(said) || productCosts.test(before);
  if (
    /\bfree\b.*\bthen\b|\bfree\b.*\bafter that\b/i.test(sentence) ||
    (isVerbless(sentence) && isPerThingAndTime(rate) && !ofHouse.test(said))
  )
    return 'price';
  if (own)
    return isTrade || ofHouse.test(said) || houseHolder.test(said)
      ? 'charge'
      : /\bwe (?:charge|sell|are selling)\b|\bwe[’']re selling\b|\bpricing\b/i.test(said)
        ? 'price'
        : // 'Our association collects lunch money: 4.20 euros a meal'
          rate !== '' && !period.test(rate) && !/\b(?:brings?|earns?|gives?) (?:us|them)\b/i.test(said)
          ? 'charge'
          : null;
  if (isTrade && !/\b(?:subscri\w+|pric(?:e|ing)|plan|we charge)\b/i.test(said)) return 'charge';
  // Whose work is paid by the hour sells that work, and not a product.
  if (/\bhour\b/i.test(rate) && !/\bpric(?:e|ing)\b/i.test(said)) return 'charge';
  if (sells) return 'price';
  const paying = /\b(?:pays?|paying|charged) (?:us )?(?:about |only |just |from )?$/i.test(before);
  if (paying) return period.test(rate) || user.test(rate) ? 'price' : null;
  return isVerbless(said) && (period.test(rate) || head.test(rate)) ? 'price' : null;
}

const freeForOthers = /\b(?:service|app|platform|product|tool|it) (?:is|are|stays) free for \p{L}/iu;
const user = /(?:per|\/|a|each|every) ?(?:seat|user|workspace|account|licen[cs]e|agent|employee|location)\b/i;
/** `39 euros per garage and month` */
const isPerThingAndTime = (rate: string): boolean =>
  period.test(rate) && /(?:per|an?|each|every|\/) ?(?!(?:month|mo|year|yr|annum|quarter|week)\b)\p{L}/iu.test(rate);

const isVerbless = (said: string): boolean =>
  !/\b(?:is|are|was|has|have|costs?|spends?|books?|gets?|takes?|need|lose)\b/i.test(said);
