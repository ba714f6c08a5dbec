import { type Offer, priceOf } from '../know/offer.js';
import { joinWords, lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { PlanTold } from '../read/sale-terms.js';

/** How a product is sold, said in one sentence, and what else the idea tells of money, each sum under its own name. */

const isPaid = ({ amount }: PlanTold): boolean => amount !== 'free';

/** `It takes a 12% commission from the seller.`, `It keeps 15% of each lesson.` */
export const earnedBy = (commission: string): string =>
  /\b(?:commission|fee|cut|margin|share)\b/i.test(commission)
    ? `It takes ${/^(?:8|11|18|8\d)\b/.test(commission) ? 'an' : 'a'} ${commission}.`
    : `It keeps ${commission}.`;

/** `It is sold for $8 per seat per month, free up to 3 seats.` Empty where the price is open. */
export function soldAs(offer: Offer | null): string {
  if (!offer) return '';
  const share = offer.commission === null ? '' : earnedBy(offer.commission);
  if (offer.price === null) return share;
  const given = offer.plans.filter((plan) => !isPaid(plan)).map(({ name }) => `${name ?? ''} is free`);
  const paid = offer.plans.filter(isPaid);
  const how = offer.isPlanned
    ? 'The price aimed at is'
    : paid.every(({ name }) => name !== null)
      ? 'It is sold as'
      : 'It is sold for';
  const free = offer.free ? `; ${lowerFirst(offer.free)}` : given.length > 0 ? `; ${joinWords(given)}` : '';
  return [`${how} ${priceOf(paid)}${free}.`, share].filter(Boolean).join(' ');
}

/** The price with all that belongs to it: what is free before it, how long it may be tried, what lowers it. */
export const joinPrice = (offer: Offer): string =>
  [
    ...offer.plans.filter((plan) => !isPaid(plan)).map(({ name }) => `${name ?? ''} free`.trim()),
    offer.free,
    offer.plans.length > 0 ? priceOf(offer.plans.filter(isPaid), true) : offer.price,
    offer.trial,
    ...offer.discounts,
    ...offer.extras,
  ]
    .filter(
      (text, at, all) => text !== null && !all.some((other, place) => place !== at && (other ?? '').includes(text)),
    )
    .map((text) =>
      /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}+]*)* (?:at|on|free)\b/u.test(text ?? '') ? (text ?? '') : lowerFirst(text ?? ''),
    )
    .join('; ');

const lowered = /\b(?:half(?: the)? price|\d+\s?% off|per ?cent off|discount|reduced|free (?:for|on|from))\b/i;

/** `Charge: the rent is £48 per plot`: a rule about money under the name of what it is. */
export function moneyName(text: string, { brief }: Pick<Plan, 'brief'>): 'Charge' | 'Pay' | null {
  const found = brief.sums.find(({ kind, amount }) => /^(?:charge|pay)$/.test(kind) && text.includes(amount));
  if (found) return found.kind === 'pay' ? 'Pay' : 'Charge';
  return lowered.test(text) && brief.sums.some(({ kind }) => kind === 'charge') ? 'Charge' : null;
}

/** What the idea tells of the prices of others, in its words. */
export const rivalsPriced = ({ brief }: Pick<Plan, 'brief'>): string[] => [
  ...new Set(
    brief.sums
      .filter(
        ({ kind, sentence }) =>
          kind === 'rival' &&
          sentence.length <= 200 &&
          // 'No-shows cost €5' names nobody else's product.
          !/^(?:No|Late|Missed|Lost|Each|Every|All|An?|The)\b/.test(sentence),
      )
      .map(({ sentence }) => (/^\p{Ll}\p{Lu}/u.test(sentence) ? stripStop(sentence) : upperFirst(stripStop(sentence)))),
  ),
];

/** What today costs, as the idea counts it: `about £18,000 a year`. */
export const costsToday = ({ brief }: Pick<Plan, 'brief'>): { text: string; sentence: string }[] =>
  brief.sums.filter(({ kind }) => kind === 'cost').map(({ text, sentence }) => ({ text, sentence }));
