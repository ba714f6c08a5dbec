import type { Feature, Goal } from './plan.js';
import { goalsServed, nearestGoal } from './served.js';

const feature = (name: string, gain: string): Feature =>
  ({ name, gain, description: '', leaves: '', side: 'actor', stated: true }) as unknown as Feature;
const goals = [
  { goal: 'Cut late returns', metric: 'Late returns' },
  { goal: 'Keep deposits correct', metric: 'Deposits paid back within two days' },
] as Goal[];

describe('goals served', () => {
  it('are those a feature speaks of, and none is left without one', () => {
    const features = [
      feature('Hold a deposit', 'deposits are paid back in time'),
      feature('Remind of a return', 'fewer are late'),
    ];
    expect(goalsServed(features, goals, {})).toEqual([[1], [0]]);
    expect(goalsServed(features.slice(1), goals, {})).toEqual([[0, 1]]);
  });

  it('are found for any line', () => {
    expect(nearestGoal('Share of deposits paid back by hand', goals, {})).toBe(1);
    expect(nearestGoal('Age of the data', goals, {})).toBe(0);
  });
});
