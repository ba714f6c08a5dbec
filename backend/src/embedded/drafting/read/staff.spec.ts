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
    [
      "I'm the quality manager and I want a complaint system. Engineers record complaints.",
      [['requester', 'the quality manager', '']],
    ],
    [
      'I lead HR operations at a logistics company. Employees ask for leave.',
      [['requester', 'the lead of HR operations', '']],
    ],
    [
      'I was head of operations until January and am now product owner for FieldPilot. Dispatchers drag jobs around.',
      [['owner', 'the author of the idea', '']],
    ],
    ['Beta with 3 firms on 12 January, founder Denise Okoro owns the product.', [['owner', 'Denise Okoro', 'founder']]],
    [
      'Hi Priya,\n\nPatients book a visit online.\n\nKind regards,\nGraham Tolley\nOperations Director',
      [['requester', 'Graham Tolley', 'Operations Director']],
    ],
    ['From: Helena Lindqvist\n\nGuests pick a room.\n/Helena', [['requester', 'Helena Lindqvist', '']]],
    [
      'A duty log. Requested by: Gwen Pryce. Approver: Head of Operations. Security review by another team. SSO with Okta.',
      [
        ['requester', 'Gwen Pryce', ''],
        ['approver', 'Head of Operations', ''],
      ],
    ],
    [
      'A tool for letters. The HR director sponsors the project and the IT service desk will support it.',
      [
        ['sponsor', 'HR director', ''],
        ['support', 'IT service desk', ''],
      ],
    ],
    [
      'School bus app\n- parents see the bus\n- sponsor: district superintendent',
      [['sponsor', 'district superintendent', '']],
    ],
    [
      'A key register.\n- product owner: Lena Fischer, approved by CISO',
      [
        ['owner', 'Lena Fischer', ''],
        ['approver', 'CISO', ''],
      ],
    ],
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

describe('who works with a product', () => {
  it('is nobody who was only asked, or who writes', () => {
    const { audiences } = readIdea(
      'Our survey of 140 treasurers shows it. Trustees cancel a card. We are two founders.',
      today,
    );
    expect(audiences.filter(({ count }) => count !== null)).toEqual([]);
    expect(audiences.map(({ noun }) => noun)).not.toContain('founder');
  });
});
