import { readIdea } from '../read.js';
import { withSending, withTimeBehind } from './word-order.js';

it.each([
  [
    'The manager sees each month how many hours every loom was used, so that she can plan.',
    'The manager sees how many hours every loom was used each month, so that she can plan.',
  ],
  [
    'The warden sees every Sunday which huts lack gas and orders a flight.',
    'The warden sees which huts lack gas every Sunday and orders a flight.',
  ],
  [
    'The office gets at the end of each month a list of unpaid berths.',
    'The office gets a list of unpaid berths at the end of each month.',
  ],
  ['Each member sees each loom.', 'Each member sees each loom.'],
  ['She checks each week on Friday.', 'She checks each week on Friday.'],
])('%s', (said, read) => {
  expect(withTimeBehind(said)).toBe(read);
});

describe('what goes to somebody', () => {
  it.each([
    ['Urgent repairs go straight to the duty plumber.', 'Urgent repairs are sent to the duty plumber.'],
    ['Each report goes to the warden, who answers.', 'Each report is sent to the warden, who answers.'],
    ['Members go to the manager.', 'Members go to the manager.'],
    ['Boxes go to the market.', 'Boxes go to the market.'],
  ])('%s', (said, read) => {
    expect(withSending(said)).toBe(read);
  });
});

it('gives those who are shown something what they do with it', () => {
  const { capabilities } = readIdea(
    'PawStay should show owners on which dates kennels are free, let them reserve a kennel, and pay a deposit.',
    '2026-11-24',
  );
  expect(capabilities.map(({ by, verb, object }) => `${by}: ${verb} ${object}`).slice(0, 2)).toEqual([
    'owner: see when kennels are free',
    'owner: reserve a kennel',
  ]);
});
