import { lowerFirst, stripStop } from '../language.js';
import { labelled } from './sum-kinds.js';
import { partsOf } from './sum-parts.js';
import type { Sum } from './sums.js';

/** How a product is sold, in the words of the idea: its plans, what is free, how it may be tried, and what else is agreed. */
export interface Terms {
  plans: PlanTold[];
  /** `free up to 3 seats`. */
  free: string | null;
  /** `14-day free trial`. */
  trial: string | null;
  /** `students 50% off`, `20% off if paid yearly`. */
  discounts: string[];
  /** `one-off setup fee of EUR 490`, `minimum term 12 months`. */
  extras: string[];
  /** `12% commission from the seller`. */
  commission: string | null;
  /** `patients pay nothing`. */
  nothing: string[];
}

export interface PlanTold {
  /** `Starter`; null where the idea gives it no name. */
  name: string | null;
  /** `$29/month`; `free` and `on request` stand as they are. */
  amount: string;
  /** `10 GB, 7 days retention`. */
  holds: string | null;
  /** `hospitals`: who buys this one. */
  whom: string | null;
}

export const noTerms: Terms = {
  plans: [],
  free: null,
  trial: null,
  discounts: [],
  extras: [],
  commission: null,
  nothing: [],
};

/** For so long: a farm counts by the season. */
const long = '(?:day|week|month|year|season|quarter|term|semester)';
const span = String.raw`(?:\d+|an?|one|two|three|four|six)[- ](?:day|week|month|year)s?`;
const trialPattern = new RegExp(
  String.raw`\b(?:${span}[- ](?:free )?trial(?! (?:lesson|class|session))(?: of (?:the )?\p{Lu}\p{L}+)?|(?:free )?trial (?:of|for) [^,;.]{3,20}|${span} (?:is |are )?(?:free|for free|on trial|on us|to try(?: it)?)|(?:an? |the )?free first ${long}|(?:the )?(?:first (?:\d+ |two |three |four |six )?${long}s?|month one) (?:is |are |costs? )?(?:free|nothing|for free|on us|on trial)|(?:the )?(?:pilot|trial|test) is free(?: for ${span})?|free for (?:the first )?${span}|(?:try|tries) (?:it|the \p{L}+|\p{Lu}\p{L}+) (?:out )?for ${span}|free trial)\b(?! (?:lesson|class|session))`,
  'iu',
);
const counted = String.raw`(?:the first|up to|one|an?|two|three|\d[\d.,]*)`;
const freePattern = new RegExp(
  String.raw`\bfree (?:up to|for (?!(?:the first )?${span})${counted}|(?:below|under|until)(?= \d)|to self-host) ?[^,;.]{0,60}|\b(?:the )?first ${counted}? ?(?:(?!(?:day|week|month|year)s?\b)[\p{L}-]+ ){1,2}(?:(?:every|each|per|a) month )?(?:is |are )?free\b|\b(?:basic|starter|small|entry|light|first|smallest|standard|personal|hobby) (?:plan |tier |version |package )?(?:is )?free\b(?! (?:for|of))|^free (?:for|to) [^,;]{3,50}$`,
  'iu',
);
const discount =
  /\d[\d.,]*\s?(?:%|per ?cent) (?:off|discount|cheaper|reduction)\b|\d[\d.,]*\s?(?:%|per ?cent) less (?=if |for |when |with |per )|\bhalf(?: the)? price\b(?! is charged)|\b(?:two|three|\d+) months free\b|\b(?:volume|student|yearly|annual|early[- ]bird|nonprofit|charity) (?:discount|pricing)\b|\bdiscounts?\b|\breduced (?:price|rate|fee)\b|\b\d+ months free\b/i;
const extra =
  /\b(?:set-?up fee|onboarding fee|one-off|minimum term|annual contract|yearly contract|cancel (?:at )?any ?time|billed (?:yearly|annually|monthly|quarterly)|minimum (?:of )?\d+|per (?:extra|additional)|unlimited (?:staff|users|seats)|no card (?:needed|required)|pay[- ]as[- ]you[- ]go)\b/i;
const minimum = /\bwith an? minimum of /i;
const payNothing =
  /^(?:nobody|no one) (?:has to |needs to |should |will )?pays?(?: anything)?$|^(?:and |but )?(?:the )?[\p{L} -]{3,40} (?:pays? (?:us )?nothing(?: extra)?|(?:do not|don['’]t|never|does not) pay(?: anything)?|(?:use|uses|get|gets) (?:it|the \p{L}+|everything) (?:for free|free of charge|at no cost))$/iu;

const tiers =
  'basic|pro|premium|team|starter|business|standard|family|enterprise|solo|studio|cloud|personal|growth|scale|agency|professional|individual|single';
const noName =
  /^(?:price|prices|pricing|subscription|plans?|we|eur|usd|gbp|chf|free|costs?|the|it|then|after|business|freemium|money|tariff|from|only|licen[cs]es?|pilot|trial|test|month|first|entry)$/i;
const namedBefore = new RegExp(
  String.raw`(?:^|[\s:(])((?:\p{Lu}[\p{L}+]*|${tiers})(?:\s\p{Lu}[\p{L}+]*)?)(?: plan| tier| version| package)?\s?(?:at|for|is|costs?|:|–|-|=|from|starts at)?\s*$`,
  'u',
);
const onRequest =
  /(?:^|and |, |; )(?:an? )?((?:\p{Lu}\p{L}+)(?: plan| tier)?)(?: (?:with|for|incl\.|including) ([^,;]+?))?,?:? (?:is )?(?:(?:priced )?(?:on|upon) request|custom(?: pricing)?|by quote|contact us|let['’]s talk|negotiated|price on request)(?=$|[,.;])/gu;
const freePlan = new RegExp(
  String.raw`(?:^|: |, )((?:\p{Lu}\p{L}+|${tiers}))(?: plan| tier)?:? (?:is )?free(?: \(([^)]+)\)| for ([^,;.]+)|(?=$|[.,;]))`,
  'u',
);
/** `The free plan keeps 30 days of history` */
const freeKeeps =
  /\b(the free (?:plan|tier|version|edition) (?:keeps|has|includes|covers|allows|holds|gives|offers|is limited to|comes with) [^,;.]{3,60})/i;
/** `1,000 free calls a day` */
const freeCount =
  /\b(\d[\d.,]*) free ([\p{L}-]+s(?: (?:an?|per|each|every) (?:day|month|week|year))?)(?=[,;.]|$|\s(?:and|or|for)\s)/iu;
/** `A charity with an income below £100,000 uses it for free` */
const freeFor =
  /^(?:and )?((?:an?|the|every|each)? ?[\p{L}](?:[^,;:]|,(?=\d)){3,70}?) (?:uses?|gets?|can use|may use) (?:it|the \p{L}+|\p{Lu}[\p{L}\d]+) (?:for free|free of charge|at no cost|for nothing)\b/iu;

const whatItDoes = /^[^,;]*?\d[^,;]*, which ((?:removes|includes|covers|adds|unlocks|keeps) [^,;.]+)/i;
const aside = /(\p{Lu}[\p{L}\d]+(?: \p{Lu}\p{L}+)?), (?:with|including) ([^,;]{3,50}), $/u;
const buys = /^(?:the )?([\p{L}-]+s) (?:can )?(?:also )?(?:buy|pay|get|order|book)\b/iu;

/** `The CLI and the web UI are free under Apache-2.0` */
const givenAway = /^(?:the )?[\p{L}\d -]{2,50} (?:is|are) free(?: (?:under|for|of|to) [^,;]{2,40})?(?=[.,;]?$|[,;])/iu;
/** `A first lesson is free`, `cancelling is free until …`: nothing of the product. */
const ofTrade = /\b(?:lessons?|class(?:es)?|sessions?|cancel\w*|deliver\w*|shipping|entry|visits?)\b/i;

/** What the idea says of selling it; `sums`: those that were read from it. */
export function termsIn(sentences: readonly string[], sums: readonly Sum[]): Terms {
  const priced = sums.filter(({ kind }) => kind === 'price');
  const commission = sums.find(({ kind }) => kind === 'commission') ?? null;
  const nothing = sentences
    .flatMap((sentence) => partsOf(sentence))
    .filter((part) => payNothing.test(part))
    .map((part) => part.replace(/^(?:and|but) /i, ''));
  if (priced.length === 0 && commission === null) return { ...noTerms, nothing };
  const selling = sentences.filter(
    (sentence, at) =>
      labelled(sentence).label === 'price' ||
      // What is agreed stands beside the price.
      [sentences[at - 2], sentences[at - 1], sentence, sentences[at + 1], sentences[at + 2]].some((near) =>
        [...priced, ...(commission ? [commission] : [])].some((sum) => sum.sentence === near),
      ),
  );
  const parts = selling.flatMap((sentence) => partsOf(labelled(sentence).text));
  const extras = parts
    .filter((part) => extra.test(part) && !discount.test(part) && part.length < 90)
    // 'Pricing is €6 per lease with a minimum of 50 leases' is the price itself.
    .filter((part) => !priced.some(({ amount }) => part.includes(amount) && minimum.test(part)));
  const isExtra = ({ said }: Sum): boolean =>
    extra.test(said) && nameIn(said.slice(0, said.search(/[€£$\d]/))) === null;
  const plans = [
    ...selling.flatMap((sentence) => freePlansIn(labelled(sentence).text)),
    ...withMore(priced.filter((sum) => !isExtra(sum) || priced.every(isExtra))),
    ...selling.flatMap(requested),
  ];
  const [freely] = plans.filter(({ holds }) => holds !== null && selling.some((text) => /^free,? or\b/i.test(text)));
  const isPlan = (text: string): boolean =>
    plans.some(({ name, amount }) => name !== null && amount === 'free' && text.includes(name));
  const free = [
    ...sentences.map((text) => freeKeeps.exec(text)?.[1] ?? null),
    ...selling.map((text) => {
      const [, many = '', what = ''] = freeCount.exec(text) ?? [];
      return what === '' ? null : `${many} ${what} are free`;
    }),
    ...selling.map((text) => {
      const [, whom = ''] = freeFor.exec(text) ?? [];
      return whom === '' ? null : `free for ${lowerFirst(whom)}`;
    }),
    ...selling.map((text) => (trialPattern.test(text) ? null : stripStop(givenAway.exec(text)?.[0] ?? '') || null)),
    ...parts.map((part) =>
      isPlan(part) || trialPattern.test(part) ? null : (freePattern.exec(part)?.[0].trim() ?? null),
    ),
  ];
  return {
    plans,
    free:
      priced.length === 0
        ? null
        : (free.find((text) => text !== null && !ofTrade.test(text)) ??
          (freely?.holds ? `free without ${freely.holds}` : null)),
    trial:
      selling
        // '14-day trial, 20% off yearly': each part by itself.
        .flatMap((text) => partsOf(labelled(text).text))
        .filter((text) => !/\b(?:annual|yearly)\b/i.test(text))
        .map((text) => trialPattern.exec(text)?.[0] ?? null)
        .find(Boolean) ?? null,
    discounts: parts
      .filter(
        (part) =>
          discount.test(part) &&
          !/[€£$]/.test(part) &&
          (!trialPattern.test(part) || /\b(?:annual|yearly)\b/i.test(part)),
      )
      .map((part) => part.replace(/^(?:and|but) /i, '')),
    extras: extras.filter((part) => !trialPattern.test(part) && !plans.some(({ amount }) => amount.includes(part))),
    // 'we keep a commission of 14%'
    commission: commission?.text.replace(/(?<=%) an? (?=commission|fee|cut|margin)/, ' ') ?? null,
    // 'Open source projects use it for free' is told as what is free.
    nothing: nothing.filter((part) => priced.length === 0 || !freeFor.test(part)),
  };
}

/** `€49 a month plus €1 per dancer` is one price. */
function withMore(priced: Sum[]): PlanTold[] {
  const plans: PlanTold[] = [];
  let from = '';
  for (const sum of priced) {
    const at = sum.said.indexOf(sum.amount);
    const before = sum.said.slice(0, at).replace(/(?:about|around|from|only|up to) $/i, '');
    const after = sum.said
      .slice(at + sum.amount.length)
      // 'for up to 2,000 and Enterprise on request': the next one begins.
      .replace(/ and \p{Lu}\p{L}+ (?:at|on|for|is|costs?) .*$/u, '');
    // 'per locker wall': what it is paid for has two words.
    const [more = ''] = /(?:per|each|every) \p{L}+$/u.test(sum.text)
      ? (/^.{0,40}?(?:per|each|every) \p{L}+( \p{Ll}{3,})$/u.exec(after)?.slice(1) ?? [])
      : [];
    const last = plans.at(-1);
    // 'Premium 11,99 € per month or 79,99 € per year'
    if (last?.name && last.amount !== sum.text && sum.said.includes(last.amount) && /\bor ?$/i.test(before)) {
      last.amount += ` or ${sum.text}`;
      continue;
    }
    const isFree = /^\D?\s?0(?:[.,]00)?$/.test(sum.amount);
    // '£15 per month for the first 10 cards, then £1 each'
    if (last && /^(?:and )?(?:then|after that|afterwards) $/i.test(before) && sum.sentence === from) {
      last.amount += `${last.holds ? ` ${last.holds}` : ''}, ${stripStop(sum.said)}`;
      last.holds = null;
      continue;
    }
    from = sum.sentence;
    // '€2 per child per month, at least €60'
    if (last && plans.length === 1 && /^at least\b/i.test(sum.text) && sum.said.trim().startsWith(sum.text)) {
      last.amount += `, ${sum.text}`;
      continue;
    }
    if (last && /\b(?:plus|\+) ?$/i.test(before)) {
      last.amount += ` plus ${sum.text}`;
      continue;
    }
    // 'Sealkit Enterprise, with on-premises installation, starts at $24,000 a year'
    const [, apart = null, held = null] = aside.exec(sum.sentence.slice(0, sum.sentence.indexOf(sum.said))) ?? [];
    const starts = /^(?:it )?starts at $/i.test(before);
    plans.push({
      name: nameIn(before) ?? (starts ? apart : null),
      amount: isFree ? 'free' : `${starts ? 'from ' : ''}${sum.text}${more}`,
      holds:
        (starts ? held : null) ??
        /^[^(]{0,40}\(([^)]+)\)/.exec(after)?.[1] ??
        /^[^:]{0,20}: ([^,;:]{5,80})$/.exec(after)?.[1] ??
        /\b(?:(?:for )?up to|for the first|for (?=\d[\d.,]* (?:million |thousand )?\p{L})|with|including|incl\.) ?(?:[^,;()]|,(?=\d))+$/iu.exec(
          after,
        )?.[0] ??
        // 'Pawstay Club for $7 a month, which removes the booking fee'
        whatItDoes.exec(sum.sentence.slice(sum.sentence.indexOf(sum.said)))?.[1] ??
        // 'Premium at $19.99 a year adds offline maps'
        /^[^,;:.]{0,12}? ?\b((?:and )?(?:adds|unlocks|lets|gives|includes|keeps|covers|removes) [^,;()]+)$/i
          .exec(after)?.[1]
          ?.replace(/^and /i, '') ??
        // 'Free, or £2.99/mo for receipt scanning'
        (/^free,? or\b/i.test(sum.sentence)
          ? /(?:^|\s)for ((?!each\b|every\b|the\b|up\b)[^,;()]+)$/.exec(after)?.[1]
          : null) ??
        null,
      whom: buys.exec(sum.said)?.[1]?.toLowerCase() ?? null,
    });
  }
  return plans;
}

function nameIn(before: string): string | null {
  const [, name = ''] = namedBefore.exec(before) ?? [];
  // 'clinics in Australia and New Zealand at A$59': where it is sold.
  const isPlace = ofPlace.test(before.slice(0, before.lastIndexOf(name)));
  const bare = name.replace(/^The /, '');
  return name === '' || noName.test(bare) || isPlace ? null : bare;
}
const ofPlace = /\b(?:in|across|throughout) (?:(?:the )?\p{Lu}[\p{L}-]+(?:, | and | ))*$/u;

const freePlansIn = (sentence: string): PlanTold[] => {
  const [, name = '', listed, whom] = freePlan.exec(sentence) ?? [];
  const holds = listed ?? whom ?? null;
  return name === '' || noName.test(name) || /^(?:first|second)$/i.test(name)
    ? []
    : [{ name, amount: 'free', holds, whom: null }];
};

const requested = (sentence: string): PlanTold[] =>
  [...sentence.matchAll(onRequest)].map(([, name = '', holds = null]) => ({
    name: name.replace(/ (?:plan|tier)$/, ''),
    amount: 'on request',
    holds,
    whom: null,
  }));
