import { measuresOf } from './measures.js';
import { passingFigure } from './passing-figures.js';

const goals = (...sentences: string[]) =>
  measuresOf(sentences).map(({ name, baseline, target, when }) => [name, baseline, target, when]);

describe('goals that a figure told before makes clear', () => {
  it.each([
    [
      [
        'Today a tax return at our pilot firm, Harrow & Pike, sits 19 days on average waiting for paperwork.',
        'We want that down to 8 by the end of the 2026 filing season.',
      ],
      ['waiting time per tax return', '19 days', '8 days', 'by the end of the 2026 filing season'],
    ],
    [
      ["I'm losing around 1 in 5 requests because owners answer too slowly, would like that below 1 in 12."],
      ['share of requests lost', '1 in 5', 'below 1 in 12', null],
    ],
    [
      [
        "Reception sells these at the desk if they remember, roughly €2.10 per stay; I'd like to see €5 by end of next year.",
      ],
      ['revenue per stay', '€2.10 per stay', '€5 per stay', 'by end of next year'],
    ],
    [
      ['Owners call six suppliers on average, which eats 4.5 hours a week.', 'We want that time under 1 hour.'],
      ['time that owners spend calling six suppliers', '4.5 hours a week', 'under 1 hour', null],
    ],
    [
      ['Queue on Saturdays up to 25 minutes, should be 5 max.'],
      ['queue on saturdays', '25 minutes', 'at most 5 minutes', null],
    ],
    [['Also: 60% of waivers done at home, currently 0.'], ['share of waivers done at home', '0%', '60%', null]],
  ])('%s', (sentences, goal) => {
    expect(goals(...sentences)).toEqual([goal]);
  });

  it('are all of them read', () => {
    expect(
      goals(
        "The commander has to write a postmortem and we're at like 40% done within 5 days.",
        "If we hit 90% in 5 days and the overdue actions drop below 10 I'm happy.",
      ),
    ).toEqual([
      ['share of postmortems done within 5 days', '40%', '90%', null],
      ['overdue actions', null, 'below 10', null],
    ]);
    expect(
      goals('Refunds take 12 days, 35% of tickets are “where is my refund”.', 'Goal: 4 days, halve those tickets.'),
    ).toEqual([
      ['time that refunds take', '12 days', '4 days', null],
      ['share of tickets that are “where is my refund”', '35%', '17.5%', null],
    ]);
  });

  it('start from a figure told in passing', () => {
    expect(passingFigure('Receptionists now retype everything into Dentrix, about 8 minutes per patient.')).toEqual({
      name: 'retyping time per patient',
      baseline: '8 minutes',
    });
    expect(goals('Right now dock to restock is 52h, goal is 30h.')).toEqual([
      ['time from dock to restock', '52h', '30h', null],
    ]);
  });

  it('are a part that stays or is saved, and share the day behind them', () => {
    expect(goals('5,000 members in the first year, 40% still active after 3 months.')).toContainEqual([
      'share of members still active after 3 months',
      null,
      '40%',
      null,
    ]);
    expect(goals("Spraying costs us around €410k a year, if we save 15% of that I'd be very pleased.")).toEqual([
      ['cost of spraying', '€410k a year', '15% lower than today', null],
    ]);
    expect(goals('Targets: win rate 40%, zero missed deadlines, by 30 September.').map(([, , , when]) => when)).toEqual(
      ['by 30 September', 'by 30 September'],
    );
  });

  it('are no figures of today, and no price', () => {
    expect(
      goals("84% of bookings come by phone and about 9% of appointments are no-shows; we'd like no-shows under 5%."),
    ).toEqual([['no-shows', '9%', 'under 5%', null]]);
    expect(goals('We want that down to 8.', 'Pricing is $39 per seat per month.')).toEqual([]);
  });
});
