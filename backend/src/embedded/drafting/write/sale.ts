import { neutralOwner } from '../know/frame.js';
import type { Offer } from '../know/offer.js';
import { sideOfRole } from '../know/sides.js';
import { plural } from '../language.js';
import type { Plan } from '../plan/plan.js';

const perYear = { week: 52, month: 12, quarter: 4, year: 1 };
const inCharge = /\b(?:owner|master|manager|director|principal|head|landlord|proprietor|secretary|administrator)$/i;
/** By the word alone in charge of whatever house it is; a landlord can be one of those whom it serves. */
const ofAnyHouse = /^(?:owner|manager|director|principal|head|proprietor|administrator)$/i;

/** What a year of the customers that are aimed at brings: `£70,200`; null where the idea does not give all it takes. */
export function yearlyIncome({ known }: Pick<Plan, 'known'>): string | null {
  const { rate, aim } = known.offer ?? {};
  if (!rate || !aim) return null;
  const sum = Math.round(rate.amount * perYear[rate.period] * aim.count).toLocaleString('en-GB');
  return /^\p{L}/u.test(rate.sign) ? `${sum} ${rate.sign}` : `${rate.sign}${sum}`;
}

/** `£15 a month × 12` */
function reckonedAt({ rate }: Offer): string {
  if (!rate) return '';
  const sum = /^\p{L}/u.test(rate.sign) ? `${rate.amount} ${rate.sign}` : `${rate.sign}${rate.amount}`;
  return `${sum} a ${rate.period}${rate.period === 'year' ? '' : ` × ${perYear[rate.period]}`}`;
}

/** Who decides inside the house that uses it: whoever answers for its account where it is sold, and nobody of those who make it. */
export const stewardOf = ({ admin = '', holder = '' }: Record<string, string>): string =>
  admin === neutralOwner && holder !== '' ? holder : admin;

/** `Annual licence: $28 per student` */
const isYearly = ({ price }: Offer, sentences: readonly string[]): boolean =>
  price !== null && sentences.some((text) => text.includes(price) && /\b(?:annual(?:ly)?|yearly)\b/i.test(text));

/** Who pays, who answers for an account and what that brings: words for lines about what is sold. */
export function saleSlots(plan: Pick<Plan, 'known' | 'personas' | 'brief'>): Record<string, string> {
  const { offer } = plan.known;
  if (!offer) return {};
  const customer = offer.customer ?? 'customer';
  const income = yearlyIncome(plan);
  // The practice owner of whom the idea tells is nobody else than the owner of the clinic that pays; a driving school is
  // run by the school owner.
  const owner =
    plan.personas.find(
      ({ role }) =>
        inCharge.test(role) &&
        (role.startsWith(customer) || customer.endsWith(` ${role.replace(/ \S+$/, '')}`) || ofAnyHouse.test(role)),
    ) ??
    plan.personas.find(
      ({ role }) =>
        sideOfRole(role) === 'running' &&
        inCharge.test(role) &&
        plan.brief.audiences.some(({ noun }) => noun.toLowerCase() === role),
    );
  return {
    customer,
    customers: plural(customer),
    share: offer.commission ?? '',
    atPrice: offer.price === null ? 'the price that is still to be set' : `the price in the idea (${offer.price})`,
    aimed: offer.aim
      ? `the ${String(offer.aim.count)} ${plural(customer)} of the idea are`
      : `the number of ${plural(customer)} that is aimed at is`,
    holder: offer.isPerson
      ? customer
      : (owner?.role ?? (offer.customer === null ? 'account owner' : `${customer} owner`)),
    payPeriod:
      offer.rate?.period ??
      (isYearly(offer, plan.brief.sentences) ? 'year' : null) ??
      (/\b(?:year|yearly|annually)\b/i.test(offer.price ?? '') && !/\b(?:month|mo|monthly)\b/i.test(offer.price ?? '')
        ? 'year'
        : 'month'),
    income: income
      ? `${String(offer.aim?.count)} ${plural(customer)} × ${reckonedAt(offer)} = ${/\bthen\b/.test(offer.price ?? '') ? 'at least ' : ''}${income} a year before tax, once all of them pay.`
      : `How many ${plural(customer)} it takes is worked out as soon as the cost is known.`,
  };
}
