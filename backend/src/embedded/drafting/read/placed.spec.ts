import { readIdea } from '../read.js';
import { measuresOf } from './measures.js';
import { rulesByForm } from './ruled.js';

const read = (idea: string) => readIdea(idea, '2026-11-22');
const can = (idea: string): string[] =>
  read(idea).capabilities.map(({ by, automatic, verb, object }) =>
    `${by ?? (automatic ? 'product' : 'anybody')}: ${verb} ${object}`.trim(),
  );

describe('where a sentence belongs', () => {
  it('takes the sentence that a goal starts from for one of today', () => {
    const { problem, measures } = read(
      'A list for hops. Growers announce sacks, the lab enters the moisture. Relatives of growers spend 30 hours on it. Get it down to 4 hours.',
    );
    expect(measures).toMatchObject([{ baseline: '30 hours', target: '4 hours', better: 'lower' }]);
    expect(problem.sentences).toEqual(['Relatives of growers spend 30 hours on it.']);
  });

  it('knows who acts by what only somebody does, and by a name told before', () => {
    expect(can('Repairs. Patients return a date, a caller named Ada answers.')).not.toContain('product: answer');
    expect(
      can('Winery. Growers enter kilos, the cellar hand confirms the weight, an outside tester enters the result.'),
    ).toEqual(['grower: enter kilos', 'cellar hand: confirm the weight', 'tester: enter the result']);
  });
});

describe('clauses that rule by their form', () => {
  it.each(['Drivers mark arrivals', '12 % of faults are reported twice', 'The nurse books a room for the patient'])(
    '%s is none',
    (clause) => {
      expect(rulesByForm(clause)).toBe(false);
    },
  );
});

describe('goals that mean what was told before', () => {
  it.each<[sentences: string[], goals: string[]]>([
    [['Conflicts reported: 9 per month now, 2 is fine.'], ['9 per month > 2 per month']],
    [['Books are lost at a rate of around 220 a year, I’d accept 80.'], ['220 a year > 80 a year']],
    [["The porter's phone rings 70 times a weekend.", 'Half that by Easter.'], ['70 a weekend > 35 a weekend']],
    [['The queue of tractors is up to four hours; under one hour please.'], ['4 hours > under 1 hour']],
    [['Jobs run over: 4 evenings out of 20.', 'Bring overruns down to 1 in 20.'], ['4 in 20 > 1 in 20']],
    [['400 members by end of next year, we have 250.'], ['250 > 400']],
    [['Doses thrown away: 9 % in 2026, 3 % in 2029.'], ['9 % > 3 %']],
    [['Certificates are deleted after 90 days.', 'Get it down to 4 hours.'], []],
  ])('%s', (sentences, goals) => {
    expect(measuresOf(sentences).map(({ baseline, target }) => `${baseline} > ${target}`)).toEqual(goals);
  });
});
