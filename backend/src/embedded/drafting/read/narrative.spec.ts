import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

describe('what an ordinary idea asks for', () => {
  const read = (idea: string) => readIdea(idea, '2026-11-22');

  it('is no trouble of today where it stands before the word for today', () => {
    const { capabilities, problem } = read(
      'School bus tracking for a district. The driver starts the route on a tablet and reports delays. Currently the office gets 90 calls on a snowy morning. Teachers should see which bus is late.',
    );
    expect(everyDeed(capabilities).map(({ verb, object }) => `${verb} ${object}`)).toEqual(
      expect.arrayContaining(['start the route', 'report delays']),
    );
    expect(problem.sentences.join(' ')).not.toContain('tablet');
  });

  it.each([
    'Refunds are issued within 5 days if an event is cancelled.',
    'Remaining days are calculated automatically, including carry-over from last year.',
  ])('is done by the product, whatever word stands in it: %s', (sentence) => {
    expect(read(`Acme is a web app for clubs. Members book courts. ${sentence}`).problem.sentences).toEqual([]);
  });
});

describe('who does what', () => {
  const can = (idea: string): string[] =>
    everyDeed(readIdea(idea, '2026-11-22').capabilities).map(({ by, verb, object, tail }) =>
      `${by ?? '-'}: ${[verb, object, tail].filter(Boolean).join(' ')}`.trim(),
    );

  it.each<[idea: string, doings: string[]]>([
    [
      'A tool for our laundry company that washes work clothes. With the app a driver scans each trolley.',
      ['driver: scan each trolley'],
    ],
    [
      'A club tool. We would like members to see their deliveries and the clerk to enter the weight.',
      ['member: see their deliveries', 'clerk: enter the weight'],
    ],
    [
      'I imagine parents entering allergies, the cook seeing how many portions and educators seeing who is ill.',
      ['parent: enter allergies', 'cook: see how many portions', 'educator: see who is ill'],
    ],
  ])('%s', (idea, doings) => {
    expect(can(idea)).toEqual(doings);
  });
});
