import { readIdea } from '../read.js';
import { rulesApart } from './rules-apart.js';
import { everyDeed } from './every-deed.js';
import { ruledIn } from '../told/told.testing.js';

const today = '2026-11-21';
const deeds = (idea: string): string[] =>
  everyDeed(readIdea(idea, today).capabilities).map(({ by, automatic, verb, object, tail }) =>
    [automatic ? 'product:' : `${by ?? '-'}:`, verb, object, tail].filter(Boolean).join(' '),
  );
const rules = (idea: string): string[] => ruledIn(readIdea(idea, today));

describe('two rules in one sentence', () => {
  it.each<[sentence: string, parts: string[]]>([
    [
      'A hose must be tested every 12 months, and failed hoses go to the workshop at once.',
      ['A hose must be tested every 12 months.', 'Failed hoses go to the workshop at once.'],
    ],
    [
      'Finds are kept 90 days, passports go to the police the same day.',
      ['Finds are kept 90 days.', 'Passports go to the police the same day.'],
    ],
    [
      'No urn leaves without a receipt, and enquiries older than 9 days go to the warden.',
      ['No urn leaves without a receipt.', 'Enquiries older than 9 days go to the warden.'],
    ],
    [
      "A reminder goes out 5 months after the last service and a logbook can't be changed once signed, only replaced.",
      [
        'A reminder goes out 5 months after the last service.',
        "A logbook can't be changed once signed, only replaced.",
      ],
    ],
    [
      'A lock may only be opened after the foreman agrees; an alarm not answered within 20 minutes goes to the second guard.',
      [
        'A lock may only be opened after the foreman agrees.',
        'An alarm not answered within 20 minutes goes to the second guard.',
      ],
    ],
    [
      'No urn may be opened before a second warden has released it, and nobody may sign for their own urn.',
      ['No urn may be opened before a second warden has released it.', 'Nobody may sign for their own urn.'],
    ],
  ])('are two: %s', (sentence, parts) => {
    expect(rulesApart([sentence])).toEqual(parts);
  });

  it.each([
    // The second speaks of the first, or goes on with its condition.
    'A booking can be moved until 2 hours before; after that it is charged.',
    'No kiln is fired until the glaze is dry and the door is shut.',
    'If a boat is late, the skipper pays a fee and the desk calls the next guest.',
    'Findings stop the turbine; nobody may delete them.',
    // Goals belong together.
    'Lost tags should fall to 3, and no tag may be reused.',
    'Porters must not lift and carry alone.',
  ])('stay one: %s', (sentence) => {
    expect(rulesApart([sentence])).toEqual([sentence]);
  });

  it('keep what is allowed instead', () => {
    expect(rules('Smiths issue logbooks. A logbook cannot be changed once signed, only replaced.')).toEqual([
      'a logbook cannot be changed once signed, only replaced',
    ]);
  });
});

describe('deeds', () => {
  it('in the passive are those of whoever is named behind them', () => {
    expect(deeds('Members order seed. Orders are checked by volunteers. Bills are sent by the office.')).toEqual([
      'member: order seed',
      'volunteer: check orders',
      'office staff: send bills',
    ]);
  });

  it('are none where our house does so much of something', () => {
    expect(deeds('Our seed library in Ely lends 900 rakes to members. Members reserve a rake.')).toEqual([
      'member: reserve a rake',
    ]);
  });

  it('of one or another are those of the first, who is told apart from the rest', () => {
    expect(deeds('The workshop lead or a trained volunteer checks each rake that comes back.')).toEqual([
      'workshop lead: check each rake that comes back',
    ]);
  });

  it('keep all things of a list, also one that ends like a verb', () => {
    expect(deeds('Growers post the field, the number of crates and the harvest dates.')).toEqual([
      'grower: post the field, the number of crates and the harvest dates',
    ]);
  });

  it('are none in the title of a note, whose brackets may hold the name', () => {
    const idea = 'plane test tool for our joinery (PlaneMate)\n- fitter: enters a test';
    expect(readIdea(idea, today).name).toBe('PlaneMate');
    expect(deeds(idea)).toEqual(['fitter: enter a test']);
  });
});

it('says by itself what somebody has to do with what comes to them', () => {
  expect(rulesApart(['Urgent cases go to the nurse, who has to answer them within an hour.'])).toEqual([
    'Urgent cases go to the nurse.',
    'The nurse has to answer them within an hour.',
  ]);
  expect(rulesApart(['Urgent cases go to the ward, which has to answer.'])).toHaveLength(1);
});
