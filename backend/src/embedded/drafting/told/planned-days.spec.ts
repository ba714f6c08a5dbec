import { limitsIn } from './limits.js';
import { timesNamed } from './planned-days.js';
import { noted } from './told.testing.js';

const daysIn = (notes: string): string[] =>
  limitsIn(noted(notes), { today: '2026-11-23', name: '' })
    .filter(({ kind }) => kind === 'date')
    .map(({ role, day }) => `${role ?? 'none'} ${day ?? ''}`);

describe('the days of a plan', () => {
  it.each<[notes: string, days: string[]]>([
    ['{plan The textile museum goes first, [day in February].}', ['trial 2027-02-28']],
    ['{plan The beta with 4 operators is agreed [day for 15 September].}', ['trial 2027-09-15']],
    ['{plan Go-live is planned [day for May next year].}', ['launch 2027-05-31']],
    ['{plan I have two engineers [day from January].}', []],
    ['{plan It should work [day from 1 June].}', ['launch 2027-06-01']],
    ['{price Price target is €90 per sensor,} {plan first 200 units [day in October].}', ['launch 2027-10-31']],
    ['{plan We would start with chemistry [day in the winter term].}', ['trial 2027-10-01']],
    [
      '{goal Goal: [m missed checks] [target under 1%] [by within three months of launch], pilot live [day by 3 March].}',
      ['trial 2027-03-03'],
    ],
  ])('%s', (notes, days) => {
    expect(daysIn(notes)).toEqual(days);
  });

  it('are quoted with the whole sentence, and what is due after the launch names no day', () => {
    expect(
      timesNamed(
        noted(
          '{plan The next cycle begins [day on 1 October]} {goal and I would like at least [m the pages] [by by then].} {goal We want [target 25% fewer] [m calls] [by six months after launch].}',
        ),
      ),
    ).toEqual(['The next cycle begins on 1 October and I would like at least the pages by then.']);
  });
});
