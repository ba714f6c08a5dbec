import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

const today = '2026-11-23';
const read = (idea: string) => readIdea(idea, today);
const deedsOf = (idea: string): string[] =>
  everyDeed(read(idea).capabilities).map(({ by, verb, object, tail }) =>
    [`${by ?? '-'}:`, verb, object, tail].filter(Boolean).join(' '),
  );
const goalsOf = (idea: string): (string | null)[][] =>
  read(idea).measures.map(({ name, baseline, target }) => [name, baseline, target]);

describe('who does what', () => {
  it.each<[idea: string, deeds: string[]]>([
    [
      'A canteen tool. The duty manager publishes the menu, the night watch orders a meal and the guest host books tables.',
      ['duty manager: publish the menu', 'night watch: order a meal', 'guest host: book tables'],
    ],
    [
      'Scaffold tags. The shop floor needs to see which tags are free; scaffolders scan a tag.',
      ['shop floor staff: see which tags are free', 'scaffolder: scan a tag'],
    ],
    [
      'A tool for an archive. The archivist finds the box and scans it.',
      ['archivist: find the box', 'archivist: scan the box'],
    ],
    // Houses are called after what goes on there.
    ['A web app for driving schools. Learners book lessons.', ['learner: book lessons']],
    ['A tool for cleaning firms. Cleaners tick off rooms.', ['cleaner: tick off rooms']],
    // Several in one wish, whatever they are called.
    [
      'We need a tool that lets wards request units, the blood bank reserve and issue them, porters confirm delivery, and the transfusion officer trace a unit.',
      [
        'ward: request units',
        'blood bank staff: reserve units',
        'blood bank staff: issue units',
        'porter: confirm delivery',
        'transfusion officer: trace a unit',
      ],
    ],
    [
      'A soil lab tool. The sample clerk books in the bags, technicians enter pH.',
      ['sample clerk: book in the bags', 'technician: enter pH'],
    ],
    [
      "A mill diary. The miller's wife enters how much flour was ground.",
      ["miller's wife: enter how much flour was ground"],
    ],
    // Heads of notes with what they do in the base form; a mail's subject and wishes say nothing.
    [
      'Subject: lock booking\n- skippers: book a passage, change a passage\n- canal office: set opening hours; export monthly figures\nKind regards, Ilse',
      [
        'skipper: book a passage',
        'skipper: change a passage',
        'canal office staff: set opening hours',
        'canal office staff: export monthly figures',
      ],
    ],
    ['An egg app. A breed warden verifies breeders.', ['breed warden: verify breeders']],
    // An exception is somebody's to make.
    [
      'Learners book lessons, instructors set their hours. A lesson cancelled less than 24 hours before is charged in full unless the instructor waives it.',
      [
        'learner: book lessons',
        'instructor: set their hours',
        '-: charge each lesson cancelled less than 24 hours before in full unless the instructor waives it',
        'instructor: waive the charge for a late cancellation',
      ],
    ],
    [
      'Guests order meals and the head cook sees them. Orders after 9 are refused unless the cook allows it.',
      ['guest: order meals', 'head cook: see meals', 'head cook: allow orders after 9'],
    ],
    // A figure to be reached is nobody's part.
    ['Learners book lessons. Sign up 80 schools in the first year.', ['learner: book lessons']],
    [
      'Letting a plot takes six weeks; it should take two. Plot holders can report a tap.',
      ['plot holder: report a tap'],
    ],
  ])('%s', (idea, deeds) => {
    expect(deedsOf(idea)).toEqual(deeds);
  });
});

it('tells whole whom the product reminds', () => {
  const { capabilities } = read(
    'The product reminds families who haven’t answered after 10 days. Masons upload a proof.',
  );
  expect(capabilities.map(({ said }) => said?.text)).toEqual([
    '{Product} reminds families who haven’t answered after 10 days',
    'Masons upload a proof',
  ]);
});

describe('what is a rule and what a goal', () => {
  it('hears what may be spent in a note', () => {
    const budget = (idea: string) => read(idea).limits.flatMap(({ kind, text }) => (kind === 'budget' ? [text] : []));
    expect(budget('Vets take a night. MVP in 10 weeks, 35k.')).toEqual(['35k']);
    expect(budget('Guides swap tours. Keep it cheap: 2,500 euros from the heritage fund.')).toEqual(['2,500 euros']);
  });

  it.each<[idea: string, goal: (string | null)[]]>([
    [
      'Cooks plan meals. Today 22 of 180 meals are thrown away every day; aim is 8.',
      ['meals thrown away', '22 of 180 a day', '8 of 180 a day'],
    ],
    [
      'Clerks write reports. Goal: 10 minutes instead of 35 for the weekly report.',
      ['time for the weekly report', '35 minutes', '10 minutes'],
    ],
    ['Guests order meals. Goals: 5 minutes’ wait instead of 14.', ['wait', '14 minutes', '5 minutes']],
    [
      'Librarians lend scores. Scores lost: 34 last year, at most 5 next year.',
      ['number of scores lost', '34', 'at most 5'],
    ],
    [
      'Fitters scan a tool. 70 tools disappear a quarter, we’d accept 20.',
      ['number of tools that disappear', '70 a quarter', '20 a quarter'],
    ],
    [
      'Inspectors sign a check. Target: overdue inspections 18% -> below 2% in six months',
      ['overdue inspections', '18%', 'below 2%'],
    ],
    ['Chefs send knives. From 45 to 120 restaurants by the end of 2027.', ['restaurants', '45', '120']],
  ])('%s', (idea, goal) => {
    expect(goalsOf(idea)).toEqual([goal]);
  });
});

it('takes no word for a name that only says for whom a tool is', () => {
  expect(read('We want an inner tool. Volunteers enter a request.').name).toBe('Request Management');
});
