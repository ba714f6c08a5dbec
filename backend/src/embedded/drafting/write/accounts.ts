import { joinWords, upperFirst } from '../language.js';
import { isTriedFirst } from '../plan/terms.js';
import { deedsOf } from './deeds.js';
import { lines, type ListWriter } from './draft.js';
import { fitText } from './fit.js';
import { unseenBy } from './rules-told.js';
import { priceSaid } from './told.js';

/** Who may do what in an account, and what its use costs, as far as the idea says so. */
export const accountLists: Record<string, ListWriter> = {
  accessRole: ({ plan, known, say }) => {
    const acting = plan.personas.filter(({ side }) => deedsOf(side, plan).length > 0);
    if (acting.length === 0) return known('accessRole');
    // What is the part of others, as far as the idea says whose it is.
    const mayNot = (side: string): string => {
      const theirs = [
        ...new Set(acting.filter((one) => one.side !== side).flatMap((one) => deedsOf(one.side, plan))),
      ].filter((deed) => !deedsOf(side as (typeof acting)[number]['side'], plan).includes(deed));
      return theirs.length > 0
        ? fitText(`${upperFirst(joinWords(theirs.slice(0, 2), 'or'))} (assumed)`, 150)
        : say('Give or take roles (assumed)');
    };
    // Whoever answers for it may have no place in a finished list of people.
    const isIdle = acting.every(({ side }) => side !== 'admin');
    return [
      ...acting.map(({ role, side }) => ({
        role: upperFirst(role),
        may: fitText(upperFirst(joinWords(deedsOf(side, plan).slice(0, 4))), 200),
        mayNot: unseenBy(role, plan) ?? mayNot(side),
      })),
      ...(isIdle ? [{ role: say('{Admin}'), may: 'Give and take roles', mayNot: mayNot('admin') }] : []),
    ];
  },

  price: ({ plan, known, say }) => {
    const told = priceSaid(plan);
    // Plans to choose from belong to what is tried first and then paid for.
    if (isTriedFirst(plan.brief) || (!told && !plan.known.setting.sold)) return known('price');
    return [
      {
        plan: told ? 'As the idea states' : 'The first release',
        amount: told ? fitText(`“${told}”`, 120) : say('Open: the idea names no price; asked by {pilotDate}'),
        includes: '[The whole first release ~ Everything in scope ~ Every feature of this document]',
        audience: say('{Actors}, {others} and whoever else the idea names'),
      },
    ];
  },

  activationStep: ({ plan, known, say }) =>
    plan.known.setting.sold
      ? lines(
          say('[Comes to {product} for the first time ~ Opens {product} for the first time]'),
          say('[Does “{F1}” once, with a real case ~ Uses “{F1}” for something real]'),
        ).map((row) => ({ ...row, stock: 'activationStep' }))
      : known('activationStep'),
};
