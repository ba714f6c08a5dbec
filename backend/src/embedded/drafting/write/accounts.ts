import type { Offer } from '../know/offer.js';
import { joinWords, upperFirst } from '../language.js';
import type { Persona } from '../plan/plan.js';
import { deedsOf } from './deeds.js';
import { lines, type ListWriter, type Row } from './draft.js';
import { fitText } from './fit.js';
import { dutiesBy } from './roles.js';
import { unseenBy } from './rules-told.js';
import { priceSaid } from './told.js';

/** Who may do what in an account, and what its use costs, as far as the idea says so. */
export const accountLists: Record<string, ListWriter> = {
  accessRole: ({ plan, known, say, slots }) => {
    const acting = plan.personas.filter(({ side }) => deedsOf(side, plan).length > 0);
    if (acting.length === 0) return known('accessRole');
    // Who says yes says it to what others did; whoever runs the house that pays sees all of that house.
    const approves = acting.filter((one) => dutiesBy(one, plan).some(({ duty }) => duty.id === 'agree'));
    const runs = (role: string): boolean =>
      plan.known.setting.sold && role === acting[0]?.role && / (?:owner|manager|keeper|lead)$/.test(role);
    const onlyReads = (persona: Pick<Persona, 'role'>): boolean =>
      dutiesBy(persona, plan).every(({ duty }) => /^(?:look|receive)$/.test(duty.id));
    // What is the part of others, as far as the idea says whose it is.
    const mayNot = (persona: Pick<Persona, 'side' | 'role'>): string => {
      if (runs(persona.role))
        return '[See what belongs to another customer ~ Look into another account ~ See anything of another account]';
      if (persona.role !== '' && onlyReads(persona))
        return '[Change anything (assumed) ~ Enter or change anything (assumed) ~ Anything but look (assumed)]';
      if (approves.some(({ side }) => side === persona.side))
        return '[Say yes to what they entered themselves (assumed) ~ Approve an entry of their own (assumed)]';
      const own = deedsOf(persona.side, plan);
      const approved = approves.filter(({ side }) => side !== persona.side).flatMap(({ side }) => deedsOf(side, plan));
      const others = acting.filter(({ side }) => side !== persona.side).flatMap(({ side }) => deedsOf(side, plan));
      const theirs = [...new Set(approved.length > 0 ? approved : others)].filter((deed) => !own.includes(deed));
      return theirs.length > 0
        ? fitText(`${upperFirst(joinWords(theirs.slice(0, 2), 'or'))} (assumed)`, 150)
        : say('Give or take roles (assumed)');
    };
    // Whoever answers for it may have no place in a finished list of people.
    const isIdle = acting.every(({ side, role }) => side !== 'admin' && role !== slots['steward']);
    return [
      ...acting.map(({ role, side }) => ({
        role: upperFirst(role),
        may: fitText(
          `${upperFirst(joinWords(deedsOf(side, plan).slice(0, 4)))}${runs(role) ? '; see and correct all of their own account, and invite people to it (assumed)' : ''}`,
          200,
        ),
        mayNot: unseenBy(role, plan) ?? mayNot({ side, role }),
      })),
      ...(isIdle
        ? [
            {
              role: say('{Steward}'),
              may: 'Give and take roles',
              mayNot:
                '[Do the work of the others in their name (assumed) ~ Enter or decide anything for the others (assumed)]',
            },
          ]
        : []),
    ];
  },

  price: ({ plan, known, say }) => {
    const { offer, setting } = plan.known;
    if (offer) return offered(offer, say);
    const told = priceSaid(plan);
    if (!told && !setting.sold) return known('price').slice(0, 1);
    return [
      {
        plan: told ? 'As the idea states' : 'The first release',
        amount: told ? fitText(`“${told}”`, 120) : say('Open: the idea names no price; asked by {pilotDate}'),
        includes: '[The whole first release ~ Everything in scope ~ Every feature of this document]',
        audience: say('{Actors}, {others} and whoever else the idea names'),
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
              '[Nothing is cut off: from there on the price is asked for, and said a week before (assumed) ~ The page says so before it is reached, and the price begins with the next month (assumed)]',
          },
        ]
      : [];
  },

  // Where nothing is sold the price says so already.
  billingRule: ({ plan, known }) =>
    plan.known.setting.sold ? known('billingRule').map((row) => (plan.known.offer ? { text: row['text'] } : row)) : [],

  activationStep: ({ plan, known, say }) =>
    plan.known.setting.sold && !plan.known.offer
      ? lines(
          say('[Comes to {product} for the first time ~ Opens {product} for the first time]'),
          say('[Does “{F1}” once, with a real case ~ Uses “{F1}” for something real]'),
        ).map((row) => ({ ...row, stock: 'activationStep' }))
      : known('activationStep').map((row) => (plan.known.offer ? { text: row['text'] } : row)),
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
      amount: fitText(`“${free ? paidPart(price) : price}”`, 80),
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
