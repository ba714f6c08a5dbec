import { readIdea } from '../read.js';
import { withoutPersons } from './actors.js';

describe('persons with a name', () => {
  it('are no product', () => {
    expect(withoutPersons(['A lift planner.', 'Juraj plans visits.'])[1]).toBe('somebody plans visits.');
    expect(withoutPersons(['Luna plans meals.'])).toEqual(['Luna plans meals.']);
  });
});

describe('every deed with its doer and its condition', () => {
  it.each<[idea: string, can: string[]]>([
    [
      'A quay tool. The port engineer sets date and time, skippers waiting at the lock shall send in a form, crews record mooring, welding and hull checks.',
      ['port engineer: set date and time', 'skipper: send in a form', 'crew: record mooring, welding and hull checks'],
    ],
  ])('%s', (idea, can) => {
    const { capabilities, audiences } = readIdea(idea, '2026-11-21');
    expect(
      capabilities.map(({ by, automatic, verb, object, tail }) =>
        [`${by ?? (automatic ? 'product' : 'anybody')}:`, verb, object, tail].filter(Boolean).join(' '),
      ),
    ).toEqual(can);
    expect(audiences.map(({ noun }) => noun)).not.toContain('stretcher');
  });

  it('sees no trouble in what somebody gets when something happens', () => {
    const { problem } = readIdea(
      'Tyre tool. Mechanics get a work order when a tyre loses 10% pressure. Officers visit the stall and pass or fail it.',
      '2026-11-21',
    );
    expect(problem.sentences).toEqual([]);
  });
});
