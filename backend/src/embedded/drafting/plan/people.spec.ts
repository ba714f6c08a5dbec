import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { peopleCounted } from '../write/fact-lines.js';
import { peopleOf } from './people.js';

const rolesIn = (idea: string): string[] => {
  const { brief, known } = planDocument(idea, '', today);
  return peopleOf(brief, known).map(({ role }) => role);
};

describe('people who are served or told something while others work with it', () => {
  it.each([
    ['Our press makes books for 340 pupils. Teachers order a book, transcribers upload a file.', 'pupil'],
    ['Nurses request a pickup, drivers scan each box. Patients are informed by the ward and never use it.', 'patient'],
    [
      'Planners build the list, crews tick gullies. The contractor gets the order by e-mail and has no account.',
      'contractor',
    ],
  ])('sign in nowhere: %s', (idea, role) => expect(rolesIn(idea)).not.toContain(role));

  it.each([
    ['Sweeps issue the certificate, treasurers record the fee, householders confirm the visit.', 'householder'],
    ['Growers post an orchard, drivers confirm a delivery. Parents see the bus on a map.', 'parent'],
  ])('are users where they do something with it: %s', (idea, role) => expect(rolesIn(idea)).toContain(role));
});

describe('sides of a market', () => {
  const market =
    'A marketplace for leftover stone. Yards throw away offcuts, and mosaic artists ring six yards for a piece. Yards list an offcut, buyers search offcuts and reserve one, drivers accept a delivery job.';

  it('are houses too, where a house acts', () => expect(rolesIn(market)).toContain('yard'));
  it('are nobody who is only told of today', () => expect(rolesIn(market)).not.toContain('mosaic artist'));
  it('do what is theirs', () => {
    const { features, personas } = planDocument(market, '', today);
    const side = features.find(({ name }) => /^List/.test(name))?.side;
    expect(personas.find((one) => one.side === side)?.role).toBe('yard');
  });
});

describe('what is said of people between commas', () => {
  it.each([
    [
      'Our press makes books. Proofreaders, blind themselves, mark errors; teachers order a book.',
      'proofreader',
      'blind',
    ],
    [
      'Curators, three of them part-time, register each collection; volunteers pack packets.',
      'curator',
      'Three of the curators',
    ],
  ])('costs them no deed, and is kept as a fact: %s', (idea, role, fact) => {
    const { brief } = planDocument(idea, '', today);
    expect(brief.capabilities.map(({ by }) => by)).toContain(role);
    expect(brief.sentences.join(' ')).toContain(fact);
    expect(brief.limits.map(({ text }) => text).join(' ')).not.toContain(fact);
  });
});

describe('to whom it is sold', () => {
  const siteOf = (idea: string) => planDocument(idea, '', today).known.slots['site'];
  it('gives those places their name', () => {
    expect(
      siteOf(
        'ClimbCheck is sold to climbing halls. Setters hang routes, climbers rate a route. 45 euros per hall and month.',
      ),
    ).toBe('climbing hall');
    expect(
      siteOf(
        'WhetRound is a subscription for knife sharpeners, mostly one-person vans. Sharpeners plan a round, chefs book a visit. 19 EUR a month.',
      ),
    ).toBe('group');
  });
});

describe('how many there are', () => {
  const counted = (idea: string): string[] => peopleCounted(planDocument(idea, '', today));

  it('is told of those at work there as well, and under their fuller name', () => {
    expect(
      counted(
        'Teachers order a book, transcribers upload a file. 28 staff, 45 volunteers, 55,000 euros, start by 1 April 2027.',
      ),
    ).toEqual(expect.arrayContaining(['28 staff', '45 volunteers']));
    expect(
      counted(
        'Fruit growers find hives by phone. Growers post the orchard, beekeepers offer hives. 210 growers, 90 beekeepers, live by 1 February 2027.',
      ),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/^210 (?:fruit )?growers$/), '90 beekeepers']));
  });

  it('is no number that is a limit, or with which it begins', () =>
    expect(
      counted(
        'A parent invites up to 4 caregivers. Caregivers log a feed, handlers approve a letter. The pilot with 12 handlers starts in May.',
      ).join(),
    ).not.toMatch(/4|12/));

  it('is no number that is aimed at', () =>
    expect(counted('Drivers log litres, owners plan tours. 120 firms in year one, budget 70k.').join()).not.toMatch(
      /120/,
    ));
});
