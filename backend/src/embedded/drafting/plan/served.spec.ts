import type { Feature, Goal } from './plan.js';
import { goalsOf, goalsServed } from './served.js';

const feature = (name: string, gain: string): Feature =>
  ({ name, gain, description: '', leaves: '', side: 'actor', stated: true }) as unknown as Feature;
const goals = [
  { goal: 'Cut late returns', metric: 'Late returns' },
  { goal: 'Keep deposits correct', metric: 'Deposits paid back within two days' },
] as Goal[];

describe('goals served', () => {
  it('are those a feature speaks of; a goal of which none speaks has none', () => {
    const features = [
      feature('Hold a deposit', 'deposits are paid back in time'),
      feature('Remind of a return', 'fewer are late'),
    ];
    expect(goalsServed(features, goals, {})).toEqual([[1], [0]]);
    expect(goalsServed(features.slice(1), goals, {})).toEqual([[0]]);
  });

  it('are the one that such deeds bring nearer, and none where that would only be said', () => {
    const own = [
      {
        goal: 'Cut the time until the decision',
        metric: 'Time until the decision',
        baseline: '45 days, as the idea states',
      },
      { goal: 'Cut calls', metric: 'Calls', baseline: '15 a week, as the idea states' },
      { goal: 'Have what Permits says be true', metric: 'Corrections', baseline: 'Not measured yet' },
    ].map((goal, at) => ({ ...goal, stated: at < 2 })) as Goal[];
    const serve = (name: string): number[] => goalsOf(feature(name, ''), own, {});
    expect(serve('Submit the application')).toEqual([0]);
    expect(serve('Follow the application')).toEqual([1]);
    expect(serve('Check the application')).toEqual([2]);
    expect(serve('Print the yearly list')).toEqual([]);
    expect(goalsOf({ ...feature('Print the yearly list', ''), stated: false }, own, {})).toEqual([2]);
  });

  it('of ways made in vain is what tells somebody in time, and of what was missed what plans it', () => {
    const own = [
      { goal: 'Cut missed kitchens', metric: 'Missed kitchens', baseline: '14 in 100, as the idea states' },
      { goal: 'Cut wasted trips', metric: 'Wasted trips', baseline: '9 a month, as the idea states' },
    ].map((goal) => ({ ...goal, stated: true })) as Goal[];
    const serve = (name: string): number[] => goalsOf(feature(name, ''), own, {});
    expect(serve('Plan the round')).toEqual([0]);
    expect(serve('Confirm the count')).toEqual([]);
    expect(serve('Get a text 5 days ahead')).toContain(1);
    expect(serve('Log the litres')).toEqual([]);
  });

  it('are not those of how many use it, where something is charged or paid', () => {
    const own = [
      { goal: 'Cut unbilled hours', metric: 'Unbilled hours', baseline: '12%, as the idea states', stated: true },
      { goal: 'Reach 150 paying clubs', metric: 'Paying clubs', baseline: '0', stated: true },
    ] as Goal[];
    expect(goalsOf(feature('Pay by card', ''), own, {})).toEqual([0]);
    expect(goalsOf(feature('Send the monthly invoices', ''), own, {})).toEqual([0]);
  });

  it('are those whose figure a deed changes, by what the idea tells of how it comes about', () => {
    const own = [
      { goal: 'Cut lost lessons', metric: 'Lost lessons', baseline: '12%, as the idea states', stated: true },
      {
        goal: 'Reach 80 schools',
        metric: 'Schools, counted by the same rule in every report',
        baseline: '0',
        stated: true,
      },
    ] as Goal[];
    const names = [
      'Book lessons',
      'Pay for lessons',
      'Cancel a lesson',
      'Set their hours',
      'Set prices',
      'See weekly earnings',
    ];
    expect(
      goalsServed(
        names.map((name) => feature(name, '')),
        own,
        { unit: 'lesson', units: 'lessons' },
        ['around 12% of lessons are lost to late cancellations nobody pays for'],
      ),
    ).toEqual([[], [0], [0], [], [], []]);
  });

  it('are not those of a thing that other deeds handle', () => {
    const own = [
      {
        goal: 'Cut the time until reports are done',
        metric: 'Time until reports are done',
        baseline: '9 days, as the idea states',
        stated: true,
      },
    ] as Goal[];
    const names = ['Alert volunteers', 'Accept a call-out', 'Write the report'];
    expect(
      goalsServed(
        names.map((name) => feature(name, '')),
        own,
        { unit: 'call-out', units: 'call-outs' },
      ),
    ).toEqual([[], [], [0]]);
  });
});
