import { type Offer } from '../know/offer.js';
import { plural, upperFirst } from '../language.js';
import type { PlanTold } from '../read/sale-terms.js';
import type { Row } from './draft.js';
import { fitText } from './fit.js';

/** The plans of an idea, each in its own words, and what bounds them. */

const all = '[Every feature of this document ~ All that is in scope ~ The whole first release]';
/** `one-off setup fee of EUR 490`: agreed in money, and not for how long. */
export const isCharge = (text: string): boolean => /[€£$]|\b(?:EUR|GBP|USD|CHF)\b|\bfee\b/.test(text);
const quoted = (text: string): string => fitText(`“${upperFirst(text)}”`, 80);

/** What customers can choose from: each plan that the idea names, with what costs nothing and what is kept of each sale. */
export function plansTold(offer: Offer, say: (text: string) => string): Row[] {
  const { plans, free, trial, commission, discounts, extras, nothing, price } = offer;
  const everyone = say('[Every {customer} ~ {Customers}, all at the same price]');
  const row = (plan: string, amount: string, includes: string, audience: string): Row => ({
    plan,
    amount,
    includes,
    audience,
  });
  const ofSum = extras.filter(isCharge);
  const isCounted = /\b(?:up to|first|for|below|under|until) (?:(?:the|up to|first) )*(?:\d|one\b|an?\b)|\bfirst \d/i;
  return [
    ...(free
      ? [
          row(
            'Free',
            isContent.test(free) ? 'Free' : quoted(free),
            isContent.test(free) ? quoted(free) : all,
            isContent.test(free)
              ? 'Whoever signs up'
              : isCounted.test(free)
                ? say('{Customers} up to that number')
                : 'As the idea states',
          ),
        ]
      : []),
    ...plans.map((plan) =>
      row(
        nameOf(plan, offer),
        amountOf(plan),
        plan.holds ? quoted(plan.holds) : thingOf(plan) === null ? all : 'The thing itself, paid once',
        plan.whom ? upperFirst(plan.whom) : everyone,
      ),
    ),
    ...(plans.length === 0 && commission === null
      ? [
          row(
            free || trial ? 'Paid' : say('One plan'),
            say('Open: no price is named; asked by {pilotDate}'),
            all,
            everyone,
          ),
        ]
      : []),
    ...(commission
      ? [
          row(
            'Commission',
            quoted(commission),
            all,
            price === null && offer.customer ? upperFirst(plural(offer.customer)) : 'Every payment made through it',
          ),
        ]
      : []),
    ...nothing.map((text) => row('No charge', quoted(text), price === null ? all : 'Their part in it', payerOf(text))),
    ...(trial ? [row('Trial', quoted(trial), all, say('{Customers} before they pay'))] : []),
    ...ofSum.map((text) =>
      row(
        /one-off|set-?up|onboarding/i.test(text) ? 'One-off fee' : 'Extra',
        quoted(text),
        'Charged beside the price',
        everyone,
      ),
    ),
    ...discounts.map((text) => row('Discount', quoted(text), 'The same as without it', 'Those it is meant for')),
  ];
}

/** `The free plan keeps 30 days of history`, `1,000 calls a day are free`: what it holds, and not who has it. */
const isContent = /\b(?:keeps|has|includes|covers|allows|holds|gives|offers|is limited to|comes with)\b|\bare free$/i;

/** `€149 per probe`: what is bought once. */
const thingOf = ({ name, amount }: PlanTold): string | null =>
  name === null
    ? (/^\S+ per (?!.*\b(?:month|year|week|quarter)\b)([\p{L} -]+?)(?: (?:once|one-off|up front))?$/u.exec(
        amount,
      )?.[1] ?? null)
    : null;

/** `Patients pay nothing` -> `Patients`. */
const payerOf = (text: string): string =>
  upperFirst(text.split(/ (?:pays?|do|does|don['’]t|never|use|uses|get|gets)\b/)[0] ?? '');

/** What has no room among the plans stands with the rules of billing. */
export const besidePlans = (rows: Row[], most: number): string[] =>
  rows.slice(most).map(({ plan, amount }) => `${String(plan)}: ${String(amount)}, as the idea states`);

/** `Pro`; where plans have no names, by the time they are paid for. */
function nameOf(plan: PlanTold, { plans, free, trial, commission }: Offer): string {
  const { name, amount, whom } = plan;
  if (name !== null) return upperFirst(name);
  const thing = plans.length > 1 ? thingOf(plan) : null;
  if (thing !== null) return upperFirst(thing);
  if (whom !== null && plans.length > 1) return `For ${whom}`;
  if (plans.length > 1) {
    if (/\b(?:month|mo|monthly)\b/i.test(amount)) return 'Monthly';
    if (/\b(?:year|yr|yearly|annually|annum)\b/i.test(amount)) return 'Yearly';
  }
  return free || trial || commission || plans.length > 1 ? 'Paid' : 'One plan';
}

const amountOf = ({ amount }: PlanTold): string =>
  amount === 'free' ? 'Free' : amount === 'on request' ? 'On request' : fitText(`“${amount}”`, 80);

/** `5 invoices a month` in one plan, `for up to 5 users` in another: what is counted, with its number in each. */
export function boundsTold(offer: Offer): Row[] {
  const counted = new Map<string, string[]>();
  for (const plan of offer.plans)
    for (const part of (plan.holds ?? '').split(/,(?!\d)\s/)) {
      const [, count = '', thing = ''] =
        /^(?:(?:for|with|up to|including|incl\.) )*(\d[\d.,]*(?:\s?k\b| million| thousand)?)\s?([\p{L}][\p{L} -]*)$/u.exec(
          part.trim(),
        ) ?? [];
      if (count === '') continue;
      const named = plan.name === null ? '' : ` in “${plan.name}”`;
      // '7 days retention' in one plan is '30 days' in the next.
      const known = [...counted.keys()].find((one) => one.startsWith(thing) || thing.startsWith(one)) ?? thing;
      counted.set(known, [...(counted.get(known) ?? []), `${count}${named}`]);
    }
  return [...counted].map(([thing, values]) => ({
    limit: thing.length < 3 ? `Data (${thing})` : upperFirst(thing),
    value: fitText(`${values.join(', ')}, as the idea states`, 80),
    atLimit:
      offer.plans.length > 1
        ? 'The page says so and names the next plan; nothing is cut off without a word (assumed)'
        : 'Open: what more costs is decided before the launch',
  }));
}
