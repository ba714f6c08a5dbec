import type { Offer } from '../know/offer.js';
import { joinWords, plural, upperFirst } from '../language.js';
import { deedsOf } from './deeds.js';
import { isOptional, type ListWriter, type Row } from './draft.js';
import { fitText } from './fit.js';
import { comeAlone } from './roles.js';
import { unseenBy } from './rules-told.js';
import { priceSaid } from './told.js';

/** Who may do what in an account, and what its use costs, as far as the idea says so. */
export const accountLists: Record<string, ListWriter> = {
  accessRole: (draft) => {
    const { plan, known, say, slots } = draft;
    const acting = plan.personas.filter(({ side }) => deedsOf(side, plan).length > 0);
    if (acting.length === 0) return known('accessRole');
    // Whoever answers for it may have no place in a finished list of people.
    const isIdle = acting.every(({ side, role }) => side !== 'admin' && role !== slots['steward']);
    const roles = acting.map((persona) => {
      const { role, side } = persona;
      return {
        role: upperFirst(role),
        may: fitText(upperFirst(joinWords(deedsOf(side, plan))), 320),
        // What nobody rules is not forbidden: the part of others is no list of what one may not do.
        mayNot: unseenBy(role, plan),
      };
    });
    // Their deeds stand with the people: beside them a table of roles says more only where rights differ from parts.
    const isRepeated = roles.every(({ mayNot }) => mayNot === undefined);
    if (isRepeated && isOptional('accessRole', draft)) return [];
    return [
      ...roles,
      ...(isIdle
        ? [
            {
              role: say('{Steward}'),
              may: 'Give and take roles (assumed)',
            },
          ]
        : []),
    ];
  },

  price: (draft) => {
    const { plan, known, say } = draft;
    const { offer } = plan.known;
    if (offer) return offered(offer, say);
    const told = priceSaid(plan);
    // What nobody buys has no plans, where the document can do without them.
    if (!told && !comeAlone(plan)) return isOptional('price', draft) ? [] : known('price').slice(0, 1);
    return [
      {
        plan: told ? 'As the idea states' : 'The first release',
        amount: told ? fitText(`“${told}”`, 120) : say('Open: the idea names no price; asked by {pilotDate}'),
        includes: '[The whole first release ~ Everything in scope ~ Every feature of this document]',
        audience: fitText(upperFirst(joinWords(plan.personas.map(({ role }) => plural(role)))), 120),
      },
    ];
  },

  // Limits are what the idea itself ends: any other would be made up.
  planLimit: ({ plan: { known } }) => {
    const [, most = ''] =
      /\bup to (\d[\d.,]* [\p{L}-]+)$/u.exec(known.offer?.free ? '' : (known.offer?.price ?? '')) ?? [];
    if (most)
      return [
        {
          limit: upperFirst(most.replace(/^\S+ /, '')),
          value: `Up to ${most} at that price, as the idea states`,
          atLimit: 'Open: the idea names no price for more (asked before the launch)',
        },
      ];
    const [, counted = ''] =
      /\bfree (?:up to|for up to|for the first|below|under) (.+)$/i.exec(known.offer?.free ?? '') ?? [];
    return counted
      ? [
          {
            limit: upperFirst(counted.replace(/^(?:about |around )?[\d.,]+\s?/, '') || 'What is free'),
            value: `${upperFirst(counted)} free, as the idea states`,
            atLimit:
              '[No data is lost: the paid plan starts, with a notice a week before (assumed) ~ The user is warned beforehand, and the paid plan starts with the next month (assumed)]',
          },
        ]
      : [];
  },

  // Where nothing is sold the price says so already.
  billingRule: ({ plan, known }) =>
    plan.known.setting.sold ? known('billingRule').map((row) => (plan.known.offer ? { text: row['text'] } : row)) : [],

  // How a customer begins is said where the idea tells who that is.
  activationStep: ({ plan, known }) =>
    plan.known.offer ? known('activationStep').map((row) => ({ text: row['text'] })) : [],
};

/** What customers can choose from: what costs nothing and what is paid, in the words of the idea. */
function offered({ price, free, trial }: Offer, say: (text: string) => string): Row[] {
  const all = '[Every feature of this document ~ All that is in scope ~ The whole first release]';
  return [
    ...(trial
      ? [
          {
            plan: 'Trial',
            amount: fitText(`“${upperFirst(trial)}”`, 80),
            includes: all,
            audience: say('{Customers} before they pay'),
          },
        ]
      : []),
    ...(free
      ? [
          {
            plan: 'Free',
            amount: fitText(`“${upperFirst(free)}”`, 80),
            includes: all,
            audience: say('{Customers} below that number'),
          },
        ]
      : []),
    {
      plan: free || trial ? 'Paid' : say('One plan'),
      amount:
        price === null
          ? say('Open: no price is named; asked by {pilotDate}')
          : fitText(`“${free ? paidPart(price) : price}”`, 80),
      includes: all,
      audience: say('[Every {customer} ~ {Customers}, all at the same price]'),
    },
  ];
}

/** `Free up to 20 dogs, after that €2.99 per dog` -> the part that is paid. */
const paidPart = (price: string): string =>
  price
    .replace(/^.*?(?=\b(?:then|after|beyond|above|from)\b)/i, '')
    .replace(/^(?:then|after that|afterwards|beyond that|above that|from then on),?\s/i, '');
