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

  it('starts from the only figure of its kind that is told of today', () => {
    const { measures } = goalsIn(
      noted(
        '{today Drivers [m spend] [now 12 minutes] [m looking for a place].} {goal We want [m the search time] down to [target 3 minutes].}',
      ),
    );

    expect(measures).toEqual([expect.objectContaining({ baseline: '12 minutes', target: '3 minutes' })]);
  });

  it('keeps an aim without a figure in its own words', () => {
    expect(goalsIn(noted('{goal The aim is that nobody waits at the gate.}')).aims).toEqual([
      'Nobody waits at the gate',
    ]);
  });
});
