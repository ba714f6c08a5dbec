import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { inStatements } from './notes.js';

const read = (idea: string) => readIdea(idea, today);
const deeds = (idea: string): string[] =>
  read(idea).capabilities.map(({ by, automatic, verb, object }) =>
    `${by ?? (automatic ? 'product' : '-')}: ${verb} ${object}`.trim(),
  );
const rules = (idea: string): string[] => read(idea).limits.map(({ text }) => text);

describe('ideas written as notes', () => {
  it('gives what stands behind a role to that role, one deed a statement', () => {
    expect(
      deeds(
        'Tool for a scout camp.\nQuartermaster: issues tents; counts pegs.\nPatrol leader -> requests a tent; reports a tear.\nCamp doctor must be able to: lock a tent.\nBosun: looks up a boat.\nSystem: reminds patrol leaders the evening before departure.',
      ),
    ).toEqual([
      'quartermaster: issue tents',
      'quartermaster: count pegs',
      'patrol leader: request a tent',
      'patrol leader: report a tear',
      'camp doctor: lock a tent',
      'bosun: look up a boat',
      'product: remind patrol leaders',
    ]);
  });

  it('reads groups below the heading of users, and what something costs as a rule', () => {
    const { capabilities, limits, name, audiences } = read(
      'ChurchHall Planner, Diocese of Elm Valley\n\nUsers:\n- secretaries: enter bookings, take deposits in and pay them back\n- groups: search by seats and date, ask for an evening\n- treasurer: sees what is owed\n\nMust:\n- cancelled less than 7 days before -> fee of 30 euros\n- key not back by 10 am -> text to the caretaker\n14 parishes, 60 groups\nNot: selling drinks',
    );
    expect(capabilities.map(({ by, verb, object }) => `${by ?? '-'}: ${verb} ${object}`)).toEqual([
      'secretary: enter bookings',
      'secretary: take in deposits',
      'secretary: pay back deposits',
      'group: search bookings',
      'group: request an evening',
      'treasurer: see what is owed',
    ]);
    const rules = limits.map(({ text }) => text);
    expect(rules).toContain('if something is cancelled less than 7 days before, a fee of 30 euros is due');
    expect(rules.join(' ')).not.toMatch(/14 parishes|60 groups/);
    expect(name).toBe('ChurchHall Planner');
    expect(audiences.find(({ noun }) => noun === 'group')?.count).toBe('60 groups');
  });

  it('keeps what is ruled out once, and not a rule that begins with a no', () => {
    const { capabilities, limits } = read(
      'Wig store tool\n\nWho does what\n- keeper: registers wigs\n- members: look up by era, hand in a wig\n- treasurer: writes off lost wigs, pays out the prize\n\nRules\n- a wig can be reserved only once\n- not back 3 days after the last night -> reminder to the keeper\n\nSize: 22 users, 2 tablets\nNot: lending to others',
    );
    expect(capabilities.map(({ by, verb, object, tail }) => `${by ?? '-'}: ${verb} ${object} ${tail}`.trim())).toEqual([
      'keeper: register wigs',
      'member: look up wigs by era',
      'member: hand in a wig',
      'treasurer: write off lost wigs',
      'treasurer: pay out the prize',
    ]);
    const ruled = limits.map(({ text }) => text);
    expect(ruled.filter((text) => /^no\b/.test(text))).toEqual(['no lending to others']);
    expect(ruled).toContain('a wig can be reserved only once');
  });

  it('reads deeds below a heading of people, and takes whoever stands in a row of people for one', () => {
    const told = read(
      'Linkbook - inner tool for our rope test house (slings, chains)\nToday: paper tags + one spreadsheet; a search takes 25 min\nWho:\n- store keepers: scan the tag, lend slings to a crew\n- pullers: enter load and result\n- chief inspector: signs certificates\nTargets: a search 25 min -> 1 min',
    );
    expect(told.capabilities.map(({ by, verb, object }) => `${by}: ${verb} ${object}`)).toEqual([
      'store keeper: scan the tag',
      'store keeper: lend slings',
      'puller: enter load and result',
      'chief inspector: sign certificates',
    ]);
    expect(told.unit).toBe('sling');
  });

  it('takes a first line without a verb for the title, with the name in brackets', () => {
    const { name, capabilities, problem } = read(
      'loan tool for our tool library (LendLark)\n- today: wardens write loans + returns on paper every evening\n- warden: lends a drill\n- member sees the open loans',
    );
    expect(name).toBe('LendLark');
    expect(capabilities.map(({ verb, object }) => `${verb} ${object}`)).toEqual(['lend a drill', 'see the open loans']);
    expect(problem.today).toBe('paper');
    expect(read('Booking site for a ferry (Norfolk)\n- skipper: opens a trip').name).not.toBe('Norfolk');
  });

  it('says whole what notes leave out: articles, and that brackets hold what belongs to an entry', () => {
    const told = read(
      'slab tool for a mill\n- sawyer: enters slab (length, moisture %)\n- buyer sees last 4 slabs\n- yard: feeds the fish (cod, haddock)',
    ).capabilities.map(({ verb, object, tail }) => `${verb} ${object} ${tail}`.trim());
    expect(told.slice(0, 2)).toEqual(['enter the slab with length and moisture in %', 'see the last 4 slabs']);
    expect(told.join()).not.toContain('with cod');
  });

  it('knows whoever stands first in a list of what people do, also by a word that no dictionary has', () => {
    expect(
      deeds(
        'Cracked: app for glaziers\n- buyer adds a crack\n- site manager checks cracks\n- trade sees its list, marks a crack done\n- buyer accepts the repair',
      ),
    ).toEqual([
      'buyer: add a crack',
      'site manager: check cracks',
      'trade: see its list',
      'trade: mark a crack',
      'buyer: accept the repair',
    ]);
  });

  it('reads a budget without its sign, what is kept, how often, and of what an adjective tells', () => {
    const { limits, measures, problem, capabilities } = read(
      'Wellbook - for small well digging firms\n- today: a wall calendar; about 1 in 8 wells is overdue\n- owner plans the wells\n- farmer can move the date once\n- clerk sends the bill same evening\n- records kept 6 years for the water board\n- goals: overdue 12% -> 3%\n- budget 70k',
    );
    expect(limits.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
      expect.arrayContaining(['other: records must be kept for 6 years for the water board', 'budget: 70k']),
    );
    expect(measures[0]?.name).toBe('share of overdue wells');
    expect(problem.sentences[0]).toMatch(/^A wall calendar/);
    expect(capabilities.map(({ verb, object, tail }) => `${verb} ${object} (${tail})`)).toEqual([
      'plan the wells ()',
      'move the date (once)',
      'send the bill (same evening)',
    ]);
  });

  it('takes what is said of somebody beside for no deed, and a list of figures for nobody who acts', () => {
    const { capabilities, audiences } = read(
      'Our press makes braille books for 90 pupils. Teachers order a book; readers, blind themselves, mark errors; the stockroom books out each parcel. 28 staff, 45 volunteers, 55,000 euros.',
    );
    expect(capabilities.map(({ by, verb }) => `${by}: ${verb}`)).toEqual([
      'teacher: order',
      'reader: mark',
      'stockroom staff: book out',
    ]);
    expect(audiences.map(({ noun }) => noun)).not.toContain('volunteer');
  });

  it('takes a line behind `now` for today, and reads goals behind it', () => {
    const { problem, measures, limits } = read(
      'Cracked: app for glaziers\n- now: the foreman notes cracks on a whiteboard; the hand-over slips 3 weeks\n- foreman: adds a crack\n- We need a small app.\n- cracks open at hand-over from 24 to 5',
    );
    expect(problem.today).toBe('a whiteboard');
    expect(measures.map(({ name, baseline, target }) => `${name}: ${baseline} > ${target}`)).toEqual([
      'cracks open at hand-over: 24 > 5',
    ]);
    expect(limits).toEqual([]);
  });

  it('parts lettered items, keeps who acts behind a semicolon, and ends no sentence at a short word', () => {
    expect(
      deeds(
        'Community theatre: a) director posts a role b) actor applies for the part; uploads a clip c) stage manager confirms the date',
      ),
    ).toEqual(['director: post a role', 'actor: apply', 'actor: upload a clip', 'stage manager: confirm the date']);
    expect(inStatements('max. 80 sheets, approx. 3 boxes, 10 min. 5 boats')).toBe(
      'at most 80 sheets, about 3 boxes, 10 min. 5 boats',
    );
  });

  it('asks for nothing in headings, figures and exclusions, and keeps rules without their heading', () => {
    const idea =
      'Herbarium loans.\nMUST HAVE:\n- botanist requests a loan\n- curator reassigns a loan if nobody has come\n- assistant packs the loan\nRules: sheets must be returned within a year.\nMoney: 3,000 pounds, curators receive 5 % of it.\nWe do not build: calendar, web shop. Parking no, we have a yard.';
    expect(deeds(idea)).toEqual(['botanist: request a loan', 'curator: reassign a loan', 'assistant: pack the loan']);
    expect(rules(idea)).toEqual(
      expect.arrayContaining(['sheets must be returned within a year', 'no calendar', 'no web shop', 'no parking']),
    );
    expect(rules(idea).join()).not.toMatch(/must have/i);
  });

  it('takes the whole line behind a label of today as told', () => {
    const { capabilities, problem } = read(
      'Problem: Reports come as letters. Two trainers type them on Sunday.\nFeatures:\n- walker sends a report\n- trainer grades the report',
    );
    expect(capabilities.map(({ verb }) => verb)).toEqual(['send', 'grade']);
    expect(problem.sentences).toContain('Two trainers type them on Sunday.');
  });
});

describe('wishes put as clauses', () => {
  it('takes what stands behind each that, whoever the next is', () => {
    expect(
      deeds(
        'Today the feeds stand on a chalk board. What we hope for is that a keeper logs each feed, that the vet prescribes a diet, that the controller assigns the diet to a kitchen, and that the product warns the keeper when an animal has eaten too little.',
      ),
    ).toEqual([
      'keeper: log each feed',
      'vet: prescribe a diet',
      'controller: assign the diet',
      'product: warn the keeper',
    ]);
  });

  it('takes what would be better if it were so', () => {
    expect(
      deeds(
        "Residents ring the office about wasps. It'd be better if a resident could report a nest, and the nearest wardens were alerted by the product straight away, and a warden could claim the nest.",
      ),
    ).toEqual(['resident: report a nest', 'product: alert the nearest wardens', 'warden: claim the nest']);
  });

  it('changes who acts in the middle of what the product lets people do', () => {
    expect(
      deeds(
        'Our product, sold to growers at 45 euros a month, lets the grower open a batch, the hands on the boat log the turning, the grower move a batch, and the buyer look up the origin.',
      ),
    ).toEqual(['grower: open a batch', 'hand: log the turning', 'grower: move a batch', 'buyer: look up the origin']);
    expect(
      deeds('We want the keeper to count the catch and replace a trap, and the product to warn the keeper.'),
    ).toEqual(['keeper: count the catch', 'keeper: replace a trap', 'product: warn the keeper']);
  });

  it('knows who writes by what they say to be', () => {
    expect(
      deeds(
        'I am the warehouse keeper of a co-operative. I imagine: a member orders jars; the driver confirms the delivery; I print the list.',
      ),
    ).toEqual(['member: order jars', 'driver: confirm the delivery', 'warehouse keeper: print the list']);
  });

  it('reads a clause with its place, its bound or its condition as one deed', () => {
    expect(deeds('The setter registers the stone with a photo where it sits, the mason claims a stone.')).toEqual([
      'setter: register the stone',
      'mason: claim a stone',
    ]);
    expect(
      deeds("The guest tracks the pair and, once it's ready, the product messages the guest. The clerk files tickets."),
    ).toEqual(['guest: track the pair', 'product: message the guest', 'clerk: file tickets']);
    const idea = 'The botanist requests a loan. The botanist extends a loan, only two times. The curator checks loans.';
    expect(deeds(idea)).toContain('botanist: extend a loan');
    expect(rules(idea)).toContain('the botanist extends a loan, only two times');
  });
});

describe('what a note names behind today', () => {
  it.each([
    ['chalk board and a cash tin; every tenth firing is ruined', 'a chalk board and a cash tin'],
    ['paper tags + one ledger, 9 of 100 slings go back late', 'paper tags and one ledger'],
  ])('is how they cope: %s', (said, today) => {
    const idea = `Kilnshare - shared kilns for potters\n- today: ${said}\n- potter reserves a shelf\n- keeper loads the kiln`;
    expect(readIdea(idea, '2026-11-22').problem.today).toBe(today);
  });

  it('is none where something is told to happen', () => {
    const idea =
      'Kilnshare - shared kilns for potters\n- today: potters wait 16 days; nobody knows why\n- potter reserves a shelf\n- keeper loads the kiln';
    expect(readIdea(idea, '2026-11-22').problem.today).toBeNull();
  });

  it('reads how it is, rules without a verb, and a title with its house and its size', () => {
    const brief = readIdea(
      [
        'Hut supply planner - Alpine club section, 9 mountain huts',
        '',
        'As is: hut wardens phone orders to the valley office; 1 in 6 helicopter loads is over the weight limit and has to be repacked at the pad',
        '',
        'Who',
        '* hut warden: orders food and gas, confirms what arrived',
        '* valley clerk: bundles orders into loads, books a flight',
        '* pilot: sees weight and landing place of each load, refuses a load',
        '',
        'Rules',
        '- no load above 850 kg',
        '- gas and food never in the same load',
      ].join('\n'),
      '2026-11-21',
    );
    expect(brief.capabilities.map(({ verb }) => verb)).toEqual(['order', 'confirm', 'bundle', 'book', 'see', 'refuse']);
    expect(brief.audiences.map(({ noun }) => noun)).toEqual(['hut warden', 'valley clerk', 'pilot']);
    expect(brief.unit).toBe('load');
    expect(brief.limits.map(({ text }) => text)).toEqual([
      'no load above 850 kg',
      'gas and food never in the same load',
    ]);
    expect(brief.problem.sentences.join(' ')).toContain('1 in 6');
  });
});
