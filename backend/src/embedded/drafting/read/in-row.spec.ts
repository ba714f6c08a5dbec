import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';
import { ruledIn } from '../told/told.testing.js';

const read = (idea: string) => readIdea(idea, today);
const deeds = (idea: string): string[] =>
  everyDeed(read(idea).capabilities).map(({ by, verb, object }) => `${by ?? '-'}: ${verb} ${object}`.trim());

describe('deeds in a row', () => {
  it('keeps the deed of a hand beside those of others, though a ban names it too', () => {
    expect(
      deeds(
        'An app for stove repair: the dismantler numbers tiles, the kiln hand logs repairs, and the inspector signs off each stage. It must not show addresses to the kiln hand.',
      ),
    ).toEqual(['dismantler: number tiles', 'kiln hand: log repairs', 'inspector: sign off each stage']);
  });

  it('takes whoever stands in the same place for somebody, whatever the word', () => {
    expect(
      deeds('A tool for a mill: the miller weighs the grain, the stoup fills sacks, and the clerk prints labels.'),
    ).toContain('stoup: fill sacks');
    expect(
      deeds('A tool for a mill: the miller weighs the grain, the sensor sends readings, and the clerk prints labels.'),
    ).not.toContain('sensor: send readings');
  });

  it('knows the assistant of an office from one that is the product', () => {
    expect(
      deeds(
        'An app for a marina. Guests book a boat, the office assistant chases unpaid bills, the yard assistant checks hulls.',
      ),
    ).toEqual(['guest: book a boat', 'office assistant: chase unpaid bills', 'yard assistant: check hulls']);
    expect(deeds('A meal assistant for families. The assistant suggests recipes, parents plan meals.')).toEqual([
      '-: suggest recipes',
      'parent: plan meals',
    ]);
  });

  it('takes a plural that no dictionary lists for people where it does what only people do', () => {
    expect(deeds('Skippers post a voyage. Plonkers assign watches.')).toContain('plonker: assign watches');
  });

  it('reads clauses behind the colon of a wish, and no list of things', () => {
    expect(
      deeds(
        'We want a small app: cyclists book a place, the captain closes boarding, and the pier manager adds a trip.',
      ),
    ).toEqual(['cyclist: book a place', 'captain: close boarding', 'pier manager: add a trip']);
  });

  it('keeps the last thing of a list where its noun could be a verb', () => {
    expect(deeds('Potters post the kiln, the number of shelves and the firing dates.')).toEqual([
      'potter: post the kiln, the number of shelves and the firing dates',
    ]);
  });

  it('makes no people of places, of owners and of those who only work today', () => {
    expect(
      read(
        'Tuners look after 640 pianos in churches and schools. The tuner records the pitch, the apprentice uploads photos, the office prints a report. Today Elin keeps the visits on index cards.',
      ).audiences.map(({ noun }) => noun),
    ).toEqual(['tuner', 'apprentice', 'office staff']);
  });
});

describe('what tells who they are, and what they may do', () => {
  it('takes limits on what people do for rules, and for no deeds or goals', () => {
    const brief = read(
      'An app: guests choose a trail, guides log sightings, and the cook sees diets. Up to 8 guests per guide. A rider may ride at most 6 hours per night. A club must pay a deposit before it gets the key. No badge, no meal.',
    );
    expect(everyDeed(brief.capabilities).map(({ verb }) => verb)).toEqual(['choose', 'log', 'see']);
    expect(brief.measures).toEqual([]);
    expect(ruledIn(brief)).toEqual([
      'up to 8 guests per guide',
      'no badge, no meal',
      'a rider may ride at most 6 hours per night',
      'a club must pay a deposit before it gets the key',
    ]);
  });

  it('gives the thing of the second verb to the first as well', () => {
    expect(deeds('Please build a small site where the caretaker hands out and takes back the key.')).toEqual([
      'caretaker: hand out the key',
      'caretaker: take back the key',
    ]);
  });

  it('hears all means of today', () => {
    expect(read('Members book slots. Today everything is in an exercise book and on masking tape.').problem.today).toBe(
      'an exercise book and masking tape',
    );
  });
});

describe('sums, days and names', () => {
  it('reads a sum and a day in one sentence, each whole', () => {
    const { limits } = read(
      'A costume shop. Members reserve costumes. We have €6,500 and want it before the carnival on 9 February.',
    );
    expect(limits.map(({ kind, text, day }) => [kind, text, day])).toEqual([
      ['date', 'before 9 February', '2027-02-09'],
      ['budget', '€6,500', undefined],
    ]);
  });

  it('finds the name of the product behind a comma in a late sentence', () => {
    const { name, capabilities } = read(
      'Our theatre rents out costumes. Costumes come back late. Ana writes loans in a ledger. The site, called Guarda-Roupa, should let school groups reserve costumes.',
    );
    expect(name).toBe('Guarda-Roupa');
    expect(everyDeed(capabilities).map(({ by }) => by)).toEqual(['school group']);
  });
});
