import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { inLines } from './laid-out.js';

const deeds = (idea: string): string[] =>
  readIdea(idea, today).capabilities.map(({ by, verb, object }) => `${by ?? '-'}: ${verb} ${object}`);
const said = [
  'setter: load a pallet',
  'setter: note the clay mix of the pallet',
  'burner: pick the curve',
  'grader: grade each pallet',
];

describe('ideas laid out in other ways than sentences', () => {
  it('reads who does what from a table, and goals from one of figures', () => {
    expect(
      deeds(
        'Tool for our brick works\n\n| Who | Does |\n|---|:--|\n| Setter | loads a pallet, notes its clay mix |\n| Burner | picks the curve |\n| Grader | grades each pallet |\n\nNo accounting.',
      ),
    ).toEqual(said);
    const { measures } = readIdea(
      'Clerks reserve pallets.\n\n| Metric | Today | Target |\n| --- | --- | --- |\n| Lost pallets | 12% | 2% |',
      today,
    );
    expect(measures).toMatchObject([{ baseline: '12%', target: '2%' }]);
  });

  it('reads what is indented below somebody as what they do, and leaves other lists alone', () => {
    const nested =
      'Tool for our brick works\nWanted\n- Setter\n  - loads a pallet\n  - notes its clay mix\n- Burner\n  - picks the curve\n- Grader\n  - grades each pallet';
    expect(deeds(nested)).toEqual(said);
    const parts = '- Pallets\n  - height\n  - clay mix\n- Cars\n  - number';
    expect(inLines(parts)).toBe(parts);
  });

  it('knows labels behind arrows and in other words', () => {
    const { limits } = readIdea(
      'Tool for our brick works\nClerk reserves pallets\nRules → no car is fired before its curve is confirmed\nWhat it does not do: accounting\nChecks: grader != burner',
      today,
    );
    const texts = limits.map(({ text }) => text);
    expect(texts).toContain('no car is fired before its curve is confirmed');
    expect(texts).toContain('no accounting');
    expect(texts.join()).toContain('grader and burner must be different people');
  });

  it.each(['48k EUR, live 1 Sept 2027', 'go-live 1 Sep 2027', 'Launch: 1 Sep. 2027', 'ready by 1-Sep-2027'])(
    'reads the day in %s',
    (day) => {
      const { limits } = readIdea(`Clerks reserve pallets. ${day}`, today);
      expect(limits.filter(({ kind }) => kind === 'date').map((limit) => limit.day)).toEqual(['2027-09-01']);
    },
  );

  it('takes a word of no dictionary that opens the idea for its name', () => {
    expect(readIdea('Kilnbook (brick works, internal)\nclerk - reserves a pallet', today).name).toBe('Kilnbook');
    expect(readIdea('Volunteers for the shelter. Clerks reserve dogs.', today).name).not.toBe('Volunteers');
  });
});
