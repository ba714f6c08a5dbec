import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';
import { ruledIn } from '../told/told.testing.js';

const features = (idea: string): string[] =>
  everyDeed(readIdea(idea, '2026-11-22').capabilities).map(({ by, automatic, verb, object, tail }) =>
    [`${by ?? (automatic ? 'product' : 'anybody')}:`, verb, object, tail].filter(Boolean).join(' '),
  );
const rules = (idea: string): string[] => ruledIn(readIdea(idea, '2026-11-22'));

describe('what a deed is done to', () => {
  it.each([
    [
      'A cocoa tool. A clerk weighs a bag, records the weight, moisture and farmer number, the treasurer pays by mobile money.',
      ['clerk: weigh a bag', 'clerk: record the weight, moisture and farmer number', 'treasurer: pay by mobile money'],
    ],
    [
      'A tool for turbines. Technicians report defects on a blade with a photo and a severity from 1 to 5, planners put together a repair visit.',
      [
        'technician: report defects on a blade with a photo and a severity from 1 to 5',
        'planner: put together a repair visit',
      ],
    ],
    [
      'A stable app. The farrier notes what he did and when he is due again, the vet records the dose and when it was given, grooms swap boxes when they are wet.',
      [
        'farrier: note what they did and when they are due again',
        'vet: record the dose and when it was given',
        'groom: swap boxes when they are wet',
      ],
    ],
    ['A choir app. Singers say yes, no or late; nobody has to remember a password.', ['singer: say yes, no or late']],
    [
      'A props list. Masters reserve props, log damage and put them back on the right shelf.',
      ['master: reserve props', 'master: log damage', 'master: put back props on the right shelf'],
    ],
  ])('is kept whole: %s', (idea, expected) => {
    expect(features(idea)).toEqual(expected);
  });

  it('goes on with what is left of it', () => {
    expect(features('A plant market. Growers list plants with pot size, price and number left.')).toEqual([
      'grower: list plants with pot size, price and number left',
    ]);
  });

  it('is nothing of what the product shall not do', () => {
    const idea =
      'A die log. The tool must not stop a press. Nobody has to remember a password. A rider carries at most 4 dies.';
    expect(features(idea)).toEqual([]);
    expect(rules(idea)).toEqual([
      '{Product} must not stop a press',
      'nobody has to remember a password',
      'a rider carries at most 4 dies',
    ]);
  });
});

it('splits a list of deeds at each verb, though one could be a noun', () => {
  const { capabilities } = readIdea(
    'GradeLine should let graders weigh a box and print a label from a handheld device, warn them when a weight is unusual, and send the list of boxes to buyers.',
    '2026-11-24',
  );
  expect(everyDeed(capabilities).map(({ verb, object }) => `${verb} ${object}`)).toContain('print a label');
});
