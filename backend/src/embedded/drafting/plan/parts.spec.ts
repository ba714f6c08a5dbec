import { planDocument } from '../plan.js';
import { today } from '../drafting.testing.js';
import { wholesOf } from './parts.js';

describe('a whole and its parts', () => {
  it.each([
    ['Each stove has 120 to 300 tiles.', 'stove', '120 to 300', 'tile'],
    ['A costume is made of 3 to 9 pieces, and some come back torn.', 'costume', '3 to 9', 'piece'],
    ['Every kit consists of twelve parts.', 'kit', 'twelve', 'part'],
  ])('%s', (sentence, whole, count, part) => {
    expect(wholesOf({ sentences: [sentence] })[0]).toMatchObject({ whole, count, part });
  });

  it.each([
    'Each member has 3 keys.',
    'Every tour has 4 hours.',
    'Each voyage has a berth.',
    'Each member may have 12 packets.',
  ])('not: %s', (sentence) => {
    expect(wholesOf({ sentences: [sentence] })).toEqual([]);
  });
});

describe('figures of the idea', () => {
  const goalsOf = (idea: string): string[] => planDocument(idea, '', today).goals.map(({ goal }) => goal);

  it.each([
    ['Last year 14 tiles were lost.', 'Cut the number of tiles lost'],
    ['A third of the packets get lost.', 'Cut the share of packets that get lost'],
    ['1 in 9 hours is lost.', 'Cut the share of hours that are lost'],
  ])('%s', (told, goal) => {
    expect(
      goalsOf(`Today Halina writes all in a notebook. ${told} An app: packers log packets, clerks number tiles.`)[0],
    ).toBe(goal);
  });

  it('links what is done to a thing with the goal that counts it', () => {
    const { features } = planDocument(
      'Today Halina writes all in a notebook. Last year 14 tiles were lost. An app: dismantlers photograph tiles, setters number tiles.',
      '',
      today,
    );
    expect(features.slice(0, 2).map(({ goals }) => goals[0])).toEqual([0, 0]);
  });
});
