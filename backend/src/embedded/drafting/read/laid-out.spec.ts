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

  it('writes each day in one way', () => {
    expect(inLines('Go-live: April 1, 2027')).toBe('live on 1 April 2027');
    expect(inLines('Target by Oct 31, freeze on Sept 15')).toBe('Target by 31 October, freeze on 15 September');
    expect(inLines('In May 3 firms tried it')).toBe('In May 3 firms tried it');
  });

  it('takes each line of unmarked notes by itself', () => {
    expect(
      inLines(
        'kiosk for our gyms\nstaff spend 3 min per visitor on waivers\nvisitors sign the waiver\nday pass €14\nno face recognition please',
      ).split('\n')[1],
    ).toBe('staff spend 3 min per visitor on waivers.');
  });

  it('reads what is indented below somebody as what they do, and leaves other lists alone', () => {
    const nested =
      'Tool for our brick works\nWanted\n- Setter\n  - loads a pallet\n  - notes its clay mix\n- Burner\n  - picks the curve\n- Grader\n  - grades each pallet';
    expect(deeds(nested)).toEqual(said);
    const flat = 'members\n→ book a class\n→ bring a guest\nowner\n→ sees the revenue';
    expect(inLines(flat)).toBe('- members: book a class; bring a guest\n- owner: sees the revenue');
    const parts = '- Pallets\n  - height\n  - clay mix\n- Cars\n  - number';
    expect(inLines(parts)).toBe(parts);
  });

  it('takes a short number for no end of a sentence, and an order before a colon for nobody', () => {
    expect(inLines('customer enters order no. + email')).toBe('customer enters order number + email');
    expect(deeds('Tool for our returns\n\n- clerks scan parcels\n- show: returns received today, backlog')).toContain(
      '-: show returns received today and backlog',
    );
  });

  it.each([
    'Setters load pallets and note the clay mix, burners pick the curve, graders grade each pallet.',
    'As a setter I want to load a pallet and note its clay mix. As a burner I want to pick the curve. As a grader I want to grade each pallet.',
    'Setters should be able to load a pallet and note its clay mix. The burner then picks the curve. After that the grader grades each pallet.',
    '1. Setter loads a pallet and notes its clay mix\n2. Burner picks the curve\n3. Grader grades each pallet',
    'setter - loads pallet, notes clay mix\nburner - picks curve\ngrader - grades pallets',
    'Setter → loads a pallet, notes its clay mix\nBurner → picks the curve\nGrader → grades each pallet',
    'Who:\n- setters: load a pallet, note its clay mix\n- burners: pick the curve\n- graders: grade each pallet',
    '## Users\n* Setter: loads a pallet, notes its clay mix\n* Burner: picks the curve\n* Grader: grades each pallet',
    'What it does:\n- setters load a pallet, note its clay mix\n- burners pick the curve\n- graders grade each pallet',
  ])('lets the same people do the same: %s', (text) => {
    const { capabilities, unit } = readIdea(
      `Kilnbook - internal tool for our brick works\n${text}\n\nToday: whiteboard; 12 of 100 pallets are fired at the wrong curve.\nRules: no car is fired before its curve is confirmed.\nBudget: 48,000 EUR`,
      today,
    );
    expect(capabilities.map(({ by, verb }) => `${by}: ${verb}`)).toEqual([
      'setter: load',
      'setter: note',
      'burner: pick',
      'grader: grade',
    ]);
    expect(unit).toBe('pallet');
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
