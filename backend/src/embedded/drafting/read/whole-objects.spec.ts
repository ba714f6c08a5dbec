import { readIdea } from '../read.js';

const features = (idea: string): string[] =>
  readIdea(idea, '2026-11-22').capabilities.map(({ by, automatic, verb, object, tail }) =>
    [`${by ?? (automatic ? 'product' : 'anybody')}:`, verb, object, tail].filter(Boolean).join(' '),
  );
const rules = (idea: string): string[] => readIdea(idea, '2026-11-22').limits.map(({ text }) => text);

describe('what a deed is done to', () => {
  it.each([
    [
      'An archive page. A visitor orders a scan or a paper copy, pays €6 per page, and gets the scan by email.',
      [
        'visitor: order a scan or a paper copy',
        'visitor: pay €6 per page',
        'product: send the scan to the visitor by email',
      ],
    ],
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
        'farrier: note what he did and when he is due again',
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

  it('hears whom a wish lets act, and takes what a thing needs for a rule', () => {
    const idea =
      'A canteen. We want the houses to order by 9:00 and mark allergies per child. An order after 7:30 needs a call to the cook.';
    expect(features(idea)).toEqual(['house: order by 9:00', 'house: mark allergies per child']);
    expect(rules(idea)).toEqual(['an order after 7:30 needs a call to the cook']);
  });

  it('is told of those who are meant', () => {
    expect(
      features('An archive site where a person orders a scan. Archivists check the page for damage before it is sent.'),
    ).toEqual(['user: order a scan', 'archivist: check the page for damage before it is sent']);
    expect(
      features('A tool shed for 32 neighbours. People should reserve a tool. Marit approves the mixer only.'),
    ).toEqual(['neighbour: reserve a tool', 'coordinator: approve the mixer only']);
    expect(features('A die log. Press operators enter the strokes a die has made.')).toEqual([
      'press operator: enter the strokes that a die has made',
    ]);
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
      'the tool must not stop a press',
      'nobody has to remember a password',
      'a rider carries at most 4 dies',
    ]);
  });

  it('is done by the product where things report or go out', () => {
    expect(
      features('A farm tool. Sensors report temperature and pH every minute. Reminders go out a day before.'),
    ).toEqual(['product: record temperature and pH every minute from sensors', 'product: send reminders a day before']);
  });
});

describe('what belongs to a thing', () => {
  const objects = (idea: string): string[] =>
    readIdea(idea, '2026-11-24').capabilities.map(({ object, tail }) => `${object} ${tail}`.trim());

  it('is the owner that the first deed names, also two deeds later', () => {
    expect(objects('An inspector scans the tag of a tree, sees its history and records its condition.')).toEqual([
      'the tag of a tree',
      'the history of the tree',
      'the condition of the tree',
    ]);
  });

  it('stands before a row, and the row is whole', () => {
    expect(
      objects('Inspectors scan a tree and record its condition, damage and the measures that are needed.').at(-1),
    ).toBe("the tree's condition, damage and the measures that are needed");
  });
});

it('splits a list of deeds at each verb, though one could be a noun', () => {
  const { capabilities } = readIdea(
    'GradeLine should let graders weigh a box and print a label from a handheld device, warn them when a weight is unusual, and send the list of boxes to buyers.',
    '2026-11-24',
  );
  expect(capabilities.map(({ verb, object }) => `${verb} ${object}`)).toContain('print a label');
});
