import { readIdea } from '../read.js';

const today = '2026-11-23';
const read = (idea: string) => readIdea(idea, today);
const deedsOf = (idea: string): string[] =>
  read(idea).capabilities.map(({ by, verb, object, tail }) =>
    [`${by ?? '-'}:`, verb, object, tail].filter(Boolean).join(' '),
  );
const rulesOf = (idea: string): string[] =>
  read(idea).limits.flatMap(({ kind, text }) => (kind === 'other' ? [text] : []));
const goalsOf = (idea: string): (string | null)[][] =>
  read(idea).measures.map(({ name, baseline, target }) => [name, baseline, target]);

describe('who does what', () => {
  it.each<[idea: string, deeds: string[]]>([
    // A role may end in a word that is a verb elsewhere.
    [
      'A tool for a blood van. The team lead plans sessions and sees how full they are.',
      ['team lead: plan sessions', 'team lead: see how full the sessions are'],
    ],
    [
      'A canteen tool. The duty manager publishes the menu, the night watch orders a meal and the guest host books tables.',
      ['duty manager: publish the menu', 'night watch: order a meal', 'guest host: book tables'],
    ],
    [
      'Scaffold tags. The shop floor needs to see which tags are free; scaffolders scan a tag.',
      ['shop floor staff: see which tags are free', 'scaffolder: scan a tag'],
    ],
    // A yes is given to what was asked for.
    [
      'A tool for an archive. Volunteers enter a request, the archivist finds the box and approves it, and the chair sees a monthly list of what was sold.',
      [
        'volunteer: enter a request',
        'archivist: find the box',
        'archivist: approve a request',
        'chair: see a monthly list of what was sold',
      ],
    ],
    [
      'A tool for an archive. The archivist finds the box and scans it.',
      ['archivist: find the box', 'archivist: scan the box'],
    ],
    // Houses are called after what goes on there.
    ['A web app for driving schools. Learners book lessons.', ['learner: book lessons']],
    ['A tool for cleaning firms. Cleaners tick off rooms.', ['cleaner: tick off rooms']],
    ['An app for comparing schools. Parents book a visit.', ['-: compare schools', 'parent: book a visit']],
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
    // Behind a condition of many things one goes on.
    [
      'A bottle log. The technician gets a warning when fewer than 6 bottles are left and orders more bottles.',
      ['-: send a warning to the technician when fewer than 6 bottles are left', 'technician: order more bottles'],
    ],
    // What is said of a thing is no part of the deed.
    [
      'Therapists dictate a note after each child, which is turned into text.',
      ['therapist: dictate a note after each child'],
    ],
    // A heading in the singular is somebody.
    [
      'A round planner.\n- cleaner: plans the round, ticks a house off\n- customer: gets a text the evening before, can skip a clean once',
      [
        'cleaner: plan the round',
        'cleaner: tick off a house',
        '-: send a text to the customer the evening before',
        'customer: skip a clean once',
      ],
    ],
    [
      'I need a way for customers to book a skip online, for the yard to assign a truck, and for drivers to mark it delivered with a photo.',
      ['customer: book a skip online', 'yard staff: assign a truck', 'driver: mark a truck delivered with a photo'],
    ],
    [
      'A soil lab tool. The sample clerk books in the bags, technicians enter pH.',
      ['sample clerk: book in the bags', 'technician: enter pH'],
    ],
    [
      'Nursery app: parents tell us by 8 if a child is ill, staff sign children in.',
      ['parent: say by 8 if a child is ill', 'staff: sign in children'],
    ],
    [
      'A score library. The librarian lends scores and notes which ones are missing.',
      ['librarian: lend scores', 'librarian: note which scores are missing'],
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
    [
      'The product reminds families who haven’t answered after 10 days. Masons upload a proof.',
      ['-: remind families who haven’t answered after 10 days', 'mason: upload a proof'],
    ],
    // A list of people, each with what they do in brackets.
    [
      'Food bank hub. People concerned: group coordinators (order until 6 p.m., confirm what arrived), the warehouse team (enters what came in, packs orders), drivers (follow the stops), the board (kilos per group).',
      [
        'group coordinator: order until 6 p.m.',
        'group coordinator: confirm what arrived',
        'warehouse team: enter what came in',
        'warehouse team: pack orders',
        'driver: follow the stops',
        'board: see kilos per group',
      ],
    ],
    // One long sentence, and what 'it' means.
    [
      'One sentence: we lend cargo bikes and need a page on which residents book a bike and pay a deposit, shop assistants hand it over with a photo, and mechanics see which bikes are broken, because today the shops keep paper lists.',
      [
        'resident: book a bike',
        'resident: pay a deposit',
        'shop assistant: hand over a bike with a photo',
        'mechanic: see which bikes are broken',
      ],
    ],
    [
      'A ferry company wants an inner tool for its crew. The manager looks at how many shifts are open; deckhands accept a shift.',
      ['manager: see how many shifts are open', 'deckhand: accept a shift'],
    ],
    // An exception is somebody's to make.
    [
      'Learners book lessons, instructors set their hours. A lesson cancelled less than 24 hours before is charged in full unless the instructor waives it.',
      ['learner: book lessons', 'instructor: set their hours', 'instructor: waive the charge for a late cancellation'],
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

  it('counts nobody by what each of the customers has', () => {
    const counts = (idea: string) => read(idea).audiences.flatMap(({ count }) => count ?? []);
    expect(counts('A service for driving schools, 2 to 15 instructors each. Instructors set their hours.')).toEqual([]);
    expect(counts('Physios visit 3 to 5 schools a week. Physios dictate notes.')).toEqual([]);
    expect(counts('5 to 8 volunteers run the shop. Volunteers note sales.')).toEqual(['5 to 8 volunteers']);
  });
});

describe('what is a rule and what a goal', () => {
  it('takes how many there are for no goal', () => {
    for (const said of ['150 visitors a week in summer.', '9,000 samples a year, mostly in February.'])
      expect(goalsOf(`Visitors book a tour. ${said}`)).toEqual([]);
    expect(goalsOf('Clerks book in bags. 1 in 25 bags arrives without a name.')).toEqual([]);
  });

  it('hears what may be spent in a note', () => {
    const budget = (idea: string) => read(idea).limits.flatMap(({ kind, text }) => (kind === 'budget' ? [text] : []));
    expect(budget('Vets take a night. MVP in 10 weeks, 35k.')).toEqual(['35k']);
    expect(budget('Guides swap tours. Keep it cheap: 2,500 euros from the heritage fund.')).toEqual(['2,500 euros']);
  });

  it('keeps a charge, an allowance and a price out of the goals', () => {
    for (const said of [
      'Cancelling less than 12 hours before costs half the price unless the tutor agrees.',
      'At most two slots a week in June and July.',
      'A member may not take more than 4 slots a month.',
      'A boat stays 14 days at most, then £8 a day is charged unless the keeper waives it.',
      'A club that leaves its lane empty three times loses it.',
      'After an alteration nobody climbs until the inspector has signed again.',
      'A run takes no longer than 90 minutes.',
      'Nobody sails with an expired card.',
      'Please don’t store the names of babies.',
    ]) {
      expect(goalsOf(`Members book slots. ${said}`)).toEqual([]);
      expect(rulesOf(`Members book slots. ${said}`)).toHaveLength(1);
    }
    expect(rulesOf('Cleaners plan rounds. €12 a month per cleaner, first month free.')).toEqual([]);
    expect(rulesOf('Nurses give blood. Two people must confirm the patient before a unit is given.')).toEqual([
      'two people must confirm the patient before a unit is given',
    ]);
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
      'Staff sign children in. We lose 40 minutes a day to phone calls (goal 10).',
      ['time lost to phone calls', '40 minutes a day', '10 minutes a day'],
    ],
    [
      'Drivers refuse a skip. Around 1 in 10 trips is wasted; half of that would be fine.',
      ['share of trips that are wasted', '1 in 10', '1 in 20'],
    ],
    [
      'Guides swap tours. About 4 tours a season are double booked - should never happen.',
      ['number of tours that are double booked', '4 a season', '0'],
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
    [
      'Letting a plot takes six weeks; it should take two. Holders report a tap.',
      ['time that letting a plot takes', '6 weeks', '2 weeks'],
    ],
  ])('%s', (idea, goal) => {
    expect(goalsOf(idea)).toEqual([goal]);
  });
});

it('takes no word for a name that only says for whom a tool is', () => {
  expect(read('We want an inner tool. Volunteers enter a request.').name).toBe('Request Register');
});
