import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const staff = (idea: string) =>
  readIdea(idea, today).staff.map(({ part, name, title, as }) => [as || part, name, title]);

describe('who of the team an idea names', () => {
  it.each<[idea: string, found: string[][]]>([
    [
      'A bot that finds stale flags. Owner: Tomasz, reviewer: Platform Infra.',
      [
        ['owner', 'Tomasz', ''],
        ['reviewer', 'Platform Infra', ''],
      ],
    ],
    [
      'A tool for analysts.\nProduct owner: Ines Carvalho. Sponsor: VP Risk, Laura Benning.',
      [
        ['owner', 'Ines Carvalho', ''],
        ['sponsor', 'Laura Benning', 'VP Risk'],
      ],
    ],
    ['Beta with 3 firms on 12 January, founder Denise Okoro owns the product.', [['owner', 'Denise Okoro', 'founder']]],
    [
      'Hi Priya,\n\nPatients book a visit online.\n\nKind regards,\nGraham Tolley\nOperations Director',
      [['requester', 'Graham Tolley', 'Operations Director']],
    ],
    ['From: Helena Lindqvist\n\nGuests pick a room.\n/Helena', [['requester', 'Helena Lindqvist', '']]],
    ['A boat owner books a berth. Owners pay by card.', []],
  ])('%s', (idea, found) => {
    expect(staff(idea)).toEqual(found);
  });

  it('is told apart from the rules and the users of the product', () => {
    const { limits, audiences } = readIdea(
      'A bot that finds stale flags. Owner: Tomasz, reviewer: Platform Infra.',
      today,
    );
    expect(JSON.stringify([limits, audiences])).not.toMatch(/Tomasz|Infra/);
  });
});
