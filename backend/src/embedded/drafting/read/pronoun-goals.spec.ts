import { measuresOf } from './measures.js';

const goals = (...sentences: string[]): string[] =>
  measuresOf(sentences).map(({ name, baseline, target, when }) =>
    `${name}: ${baseline} > ${target} ${when ?? ''}`.trim(),
  );

describe('goals that point back at a figure told before', () => {
  it.each<[sentences: string[], goal: string]>([
    [
      [
        'Currently we find out only at unloading; last year that cost us 310,000 EUR in rejected goods.',
        'Target: halve this in the first year.',
      ],
      'cost of rejected goods: 310,000 EUR last year > 155,000 EUR in the first year',
    ],
    [
      [
        'It takes a receptionist around 11 minutes to find an old record.',
        'Our goal is to cut that to under one minute.',
      ],
      'time to find an old record: 11 minutes > under 1 minute',
    ],
    [
      ['Right now only 6% of leads become customers.', 'Customers should double this within a year.'],
      'share of leads that become customers: 6% > 12% within a year',
    ],
    [
      [
        'Everybody sends it by e-mail, and it takes 23 days on average until the money is paid.',
        'We want to get this down to 7 days by mid-2027.',
      ],
      'time until the money is paid: 23 days > 7 days by mid-2027',
    ],
    [
      ['We get 420 support mails a week about returns.', 'We want to cut these by 60% in the first quarter.'],
      'number of support mails: 420 a week > 60% lower than today in the first quarter',
    ],
    [
      ['Coordinators spend two hours a day answering “where is it?” calls.', 'We want to halve those calls.'],
      'time spent answering “where is it?” calls: 2 hours a day > 1 hour a day',
    ],
    [
      ['Last year we lost 42,000 dollars to fraud.', 'We want to cut this by a third.'],
      'losses to fraud: 42,000 dollars > a third lower than today',
    ],
  ])('%s', (sentences, goal) => {
    expect(goals(...sentences)).toEqual([goal]);
  });

  it('keep their own day beside another goal', () => {
    expect(
      goals(
        'About 15% of the 2,300 tools go missing every year.',
        'We want to bring that below 5% within 12 months and have 3,000 active members by the end of 2027.',
      ),
    ).toEqual([
      'share of tools that go missing every year: 15% > below 5% within 12 months',
      'active members: null > 3,000 by the end of 2027',
    ]);
  });
});

describe('what is ruled and no goal', () => {
  it.each([
    'After that a draft is generated and must be reviewed by the manager within 5 business days.',
    'If nobody reacts within 10 minutes, the ward manager is alerted.',
    'Rejected documents have to be corrected within 10 working days.',
  ])('%s', (sentence) => {
    expect(goals(sentence, 'Data is kept for 2 years.')).toEqual([]);
  });
});

describe('the name and the start of a goal', () => {
  it('count in its own unit', () => {
    expect(goals('Each late refund leads to 1.4 calls on average.', 'We want to reduce calls by 70%.')).toEqual([
      'calls: null > 70% lower than today',
    ]);
    expect(goals('About 18% of booked places stay empty.', 'We want 60% of all bookings made in the app.')).toEqual([
      'share of bookings made in the app: null > 60%',
    ]);
    expect(goals('Target: 250,000 tickets, fraud rate below 0.1%, a support answer within 4 hours.')).toEqual([
      'tickets: null > 250,000',
      'fraud rate: null > below 0.1%',
      'time for a support answer: null > within 4 hours',
    ]);
  });

  it('are things where things are saved, and cars where a fleet gets smaller', () => {
    expect(goals('We want to save 100,000 bags in the first year and break even after 18 months.')).toEqual([
      'number of bags saved: null > 100,000 in the first year',
      'break-even point: null > reached after 18 months',
    ]);
    expect(goals('We want to reduce the fleet by 20 cars, which would save about 130,000 EUR a year.')).toEqual([
      'number of cars in the fleet: null > 20 fewer than today',
    ]);
    expect(goals('Goal: set up a new site in 3 days instead of 3 weeks.')).toEqual([
      'time to set up a new site: 3 weeks > 3 days',
    ]);
  });
});
