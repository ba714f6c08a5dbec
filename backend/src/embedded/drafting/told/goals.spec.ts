import { toldIn } from './idea.js';
import { goalsIn } from './goals.js';
import { noted } from './told.testing.js';

describe('goals of marked statements', () => {
  it('reads several figures of one sentence, each for itself', () => {
    const { measures } = goalsIn(
      noted(
        '{goal We want [target 1,500] [m listed spaces] and [target 4,000] [m bookings a month] [by by the end of the first year], and [m the search time] down to [target 3 minutes].}',
      ),
    );

    expect(measures.map(({ target }) => target)).toEqual(['1,500', '4,000 a month', '3 minutes']);
  });

  it.each([
    ['Drivers [m search] for [now 12 minutes].', '12 minutes'],
    // What takes so long is another thing.
    ['Trucks [m unload] for [now 12 minutes].', null],
  ])('starts from the only figure of its kind that is told of the same: %s', (today, baseline) => {
    const { measures } = goalsIn(
      noted(`{today ${today}} {goal We want [m the search time] down to [target 3 minutes].}`),
    );

    expect(measures).toEqual([expect.objectContaining({ baseline, target: '3 minutes' })]);
  });

  it('takes what it counts from the piece before, and an aim of nothing in its own words', () => {
    const { measures } = goalsIn(
      noted(
        '{plan Beta with 10 merchants [day by 15 September],} {goal [target 60] [m paying] [by by the end of the year].}',
      ),
    );
    expect(measures).toMatchObject([{ name: 'paying merchants', target: '60', baseline: null }]);
    expect(goalsIn(noted('{goal Target: [m close] on [target day 4] [by by the Q3 close].}'))).toEqual({
      measures: [],
      aims: ['Close on day 4 by the Q3 close'],
    });
  });

  it('is cut by what is told with a minus', () => {
    expect(goalsIn(noted('{goal Target: [m fines] [target minus 70%] [by in first year].}')).measures).toMatchObject([
      { name: 'fines', target: '70% lower than today', better: 'lower' },
    ]);
  });

  it('keeps an aim without a figure in its own words', () => {
    expect(goalsIn(noted('{goal The aim is that nobody waits at the gate.}')).aims).toEqual([
      'Nobody waits at the gate',
    ]);
  });

  it('aims at none, whatever that is called', () => {
    const { measures } = goalsIn(
      noted('{goal Goal: from [now 14] [m flights] to [target 9 a year], [target no] [m hut out of gas].}'),
    );

    expect(measures.map(({ name, target }) => `${name}: ${target}`)).toEqual([
      'number of flights: 9 a year',
      'number of huts out of gas: 0',
    ]);
  });

  it('gives both figures their unit', () => {
    expect(goalsIn(noted('{goal [m Waste] from [now 310] to [target 90 meals a day].}')).measures).toEqual([
      expect.objectContaining({ baseline: '310 meals a day', target: '90 meals a day' }),
    ]);
  });

  it('leaves whole what has no figure of its own', () => {
    expect(
      goalsIn(
        noted(
          '{goal I want to [target halve] the [now 26 hours a month] [m it takes] and [target never again] [m lose a sample].}',
        ),
      ).aims,
    ).toEqual(['I want to halve the 26 hours a month it takes and never again lose a sample']);
  });

  it('names each target by what stands beside it, or by what is so much today', () => {
    const { measures } = goalsIn(
      noted(
        '{today [m Average processing time] is [now 16 working days].} {goal Objective: [target 80%] [m automated] and [target 2 working days], [by by 1 July 2027].}',
      ),
    );

    expect(measures.map(({ name, baseline, target, when }) => [name, baseline, target, when])).toEqual([
      ['share of cases automated', null, '80%', 'by 1 July 2027'],
      ['average processing time', '16 working days', '2 working days', 'by 1 July 2027'],
    ]);
  });

  it('sets one day for all goals of a sentence that stand before it', () => {
    const { measures } = goalsIn(
      noted('{goal We want [target 55%] [m response] and [target 300] [m suppliers] [by by the end of 2027].}'),
    );

    expect(measures.map(({ when }) => when)).toEqual(['by the end of 2027', 'by the end of 2027']);
  });

  it('takes the size of a trial for no goal', () => {
    expect(goalsIn(noted('{goal Pilot: [target 25] [m handlers], autumn 2026.}'))).toEqual({ measures: [], aims: [] });
  });

  it('takes lines below a heading of goals for goals', () => {
    const { measures, capabilities } = toldIn(
      'Pawstay lets dog owners find a sitter.\n\nGoals for the first year:\n- 9,000 completed stays\n- an average rating of 4.7 or better',
    );

    expect(measures.map(({ name, target, when }) => [name, target, when])).toEqual([
      ['completed stays', '9,000', 'in the first year'],
      ['average rating', '4.7 or better', 'in the first year'],
    ]);
    expect(capabilities.map(({ object }) => object)).not.toContain('9,000 completed stays');
  });
});
