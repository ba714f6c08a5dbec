import { measuresOf } from './measures.js';
import { todayIn } from './targets.js';

const told = (...sentences: string[]): string[] =>
  measuresOf(sentences).map(({ name, baseline, target, when }) =>
    [`${name}: ${baseline ?? '?'} > ${target ?? '?'}`, when].filter(Boolean).join(', '),
  );

describe('goals, part by part', () => {
  it.each<[sentences: string[], goals: string[]]>([
    [
      [
        'We want to halve lost trolleys (now 60 a year) and cut billing disputes from 12 to 3 a month by 1 September 2027.',
      ],
      [
        'lost trolleys: 60 a year > 30 a year, by 1 September 2027',
        'billing disputes: 12 a month > 3 a month, by 1 September 2027',
      ],
    ],
    [['Refund time is 12 days, we want 4.'], ['refund time: 12 days > 4 days']],
    [['Wrong meals happen 3 times a month; that must become zero.'], ['wrong meals: 3 a month > 0']],
    [['Coverage is 48 percent today and is to reach 75 percent.'], ['coverage: 48 percent > 75 percent']],
    [['Cancelled rides are to fall by a third.'], ['cancelled rides: ? > a third lower than today']],
    [
      ['It takes me ten hours a week.', 'Ten hours should become three.'],
      ['time that the work takes: 10 hours a week > 3 hours a week'],
    ],
    [
      ['Keep 90% of my athletes for more than a year (today 65%).'],
      ['share of athletes kept for more than a year: 65% > 90%'],
    ],
    [
      ['At present 11% of the objects have a photo.', 'By May 2029 all of them should.'],
      ['share of objects that have a photo: 11% > 100%, By May 2029'],
    ],
    [
      ['We hope to serve 900 instead of 600 clients a year and to answer each letter in two days (now nine).'],
      ['number of clients served: 600 a year > 900 a year', 'time to answer each letter: 9 days > 2 days'],
    ],
    [
      ['At least half of all packets should come back, at the moment it is one in five.'],
      ['share of packets that come back: 1 in 5 > at least 50%'],
    ],
    [['Goal 1: decisions sent by 31 March.'], ['decisions sent: ? > by 31 March, by 31 March']],
    [
      ['Two stalls had no power last year.', 'We plan to grow from 60 to 150 member farms until 2029.'],
      ['member farms: 60 > 150, until 2029'],
    ],
    [['Approve payouts up to £500.'], []],
    [['Open from 9 to 17.'], []],
  ])('%s', (sentences, goals) => {
    expect(told(...sentences)).toEqual(goals);
  });

  it.each([
    ['Refund time is 12 days, we want 4.', 'Refund time is 12 days.'],
    ['Reduce returns by 30%.', ''],
    ['Drivers sign 40 slips a day.', null],
  ])('what “%s” tells of today', (sentence, today) => {
    expect(todayIn(sentence)).toBe(today);
  });
});
