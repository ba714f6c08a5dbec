import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { readIdea } from '../read.js';
import { livesOf } from './states.js';
import { thingsOf } from './things.js';

const things = (idea: string) => thingsOf(planDocument(idea, '', today));
const fields = (idea: string, noun: string): string =>
  things(idea)
    .find((one) => one.noun === noun)
    ?.fields.map((field) => field.split(' |')[0])
    .join('; ') ?? 'no such thing';

describe('what a deed tells of a thing by one of its parts', () => {
  it.each([
    [
      'Owners post photos of the cracked bell with weight and foundry, and founders send a quote.',
      'bell',
      /photos: picture; weight: .*foundry: text/,
    ],
    [
      'An app for hives: keepers record where each hive stands, and inspectors inspect hives.',
      'hive',
      /^where it stands: text/,
    ],
    [
      'A tool for saddlers: the saddler quotes a price and the rider accepts the quote.',
      'quote',
      /^price: amount; quoted by: person, saddler; .*accepted by: person, rider, when accepted/,
    ],
    [
      "A rowing club app: rowers put their name on the morning's boat list, and the coach sends the bills.",
      'boat list',
      /^name: text; entered by: person, rower/,
    ],
    ['A tool for movers: packers confirm the crate size, and drivers load crates.', 'crate', /size: text/],
    [
      "A driving school app: examiners sign off pupils' manoeuvres, and pupils book lessons.",
      'manoeuvre',
      /^pupil: person/,
    ],
    [
      'A port app: the pilot records each boarding and departure, tug or launch, and clerks send invoices.',
      'boarding',
      /departure: date and time; tug or launch: tug, launch/,
    ],
    [
      'A hire tool: clerks book a tent order with the site address and the hire period, and drivers deliver it.',
      'tent order',
      /site address: .*hire period: text/,
    ],
    [
      'A tool for kilns: potters enter a firing with start and end time, and the manager sees the firings.',
      'firing',
      /start time: .*end time: /,
    ],
  ])('is a field of the thing itself: %s', (idea, noun, said) => {
    expect(fields(idea, noun)).toMatch(said);
  });

  it('is an entry of its own where it is told anew each time', () => {
    const laundry = 'A laundry tool: drivers scan the cage at every handover, and clerks count the racks each morning.';
    expect(things(laundry).find(({ noun }) => noun === 'cage scan')).toMatchObject({ of: 'cage' });
    expect(fields(laundry, 'cage scan')).toMatch(/^handover: text/);
    expect(fields(laundry, 'rack count')).toMatch(
      /^number counted: number; counted by: person, clerk; counted at: time$/,
    );
  });

  it('is asked only of those of which a rule asks it', () => {
    const loans =
      'A tool for the costume store: keepers record where each mask hangs, and couriers sign out a mask. A mask graded "rare" never leaves without the curator\'s signature.';
    expect(fields(loans, 'mask')).toMatch(
      /where it hangs: text; .*grade: text, optional; .*signature: signature, optional/,
    );
  });
});

describe('a thing with a fuller name', () => {
  it('is one and the same where there is no other of that kind', () => {
    const store =
      'A tool: nurses take out a dressing set by scanning it, clerks order sets from the depot. No ward holds more than 5 sets.';
    expect(things(store).map(({ noun }) => noun)).toEqual(['dressing set']);
  });
});

describe('the thing that everything is about', () => {
  it.each([
    [
      'A tool for our hospital: porters take out a dressing set, porters report a torn sheet, clerks order sets. No ward holds more than 5 sets.',
      'dressing set',
    ],
    [
      'Tent hire for shows. Foremen book a tent order, drivers deliver the order, the owner approves the order.',
      'tent order',
    ],
  ])('passes through several hands and rules: %s', (idea, unit) => {
    expect(readIdea(idea, today).unit).toBe(unit);
  });
});

describe('what waits for a yes', () => {
  const lives = (idea: string): string[] =>
    livesOf(planDocument(idea, '', today)).map(
      ({ thing, states }) => `${thing}: ${states.map(({ state }) => state).join(', ')}`,
    );

  it('is what is done with the thing, where a rule says so', () => {
    const pool =
      "A tool: guards report a broken lane rope, clerks order ropes. A rope is scrapped only with the bath manager's approval.";
    expect(readIdea(pool, today).capabilities.map(({ verb, object }) => `${verb} ${object}`)).toContain(
      'approve scrapping a rope',
    );
    expect(lives(pool).join('; ')).toMatch(/scrapped/);
  });

  it('takes what was reported out of order from there to its end', () => {
    expect(
      lives(
        "A tool: guards report a torn lane rope, clerks order nets. A torn lane rope is scrapped only with the bath manager's approval.",
      ),
    ).toContain('lane rope: reported torn, scrapped');
  });

  it('is asked for itself where it is only answered', () => {
    expect(
      lives('A tool: foremen ask for clearance before a dive, the safety officer grants or refuses the clearance.'),
    ).toEqual(['clearance: asked for, granted, refused']);
  });
});
