import { measuresOf } from './measures.js';

const goals = (...sentences: string[]) =>
  measuresOf(sentences).map(({ name, baseline, target }) => [name, baseline, target]);

describe('a goal in a few words beside the figure it starts from', () => {
  it.each<[told: string, aim: string, found: [name: string, baseline: string, target: string][]]>([
    ['1 in 30 never gets the right keys.', 'Wrong keys: 1 in 800.', [['wrong keys', '1 in 30', '1 in 800']]],
    [
      'We threw away 7,000 euros of glue in May.',
      'Losses under 900 euros.',
      [['losses', '7,000 euros', 'under 900 euros']],
    ],
    [
      'It takes 21 days until a lock runs again.',
      'Locks back in 4 days.',
      [['time until locks are back', '21 days', '4 days']],
    ],
    [
      'Today the desk rings around, 40 calls until a diver says yes.',
      '6 calls at most.',
      [['calls', '40', 'at most 6']],
    ],
    ['The desk answers 70 such letters every day.', 'Letters down to 12 a day.', [['letters', '70 a day', '12 a day']]],
    ['In the last count 31 keys were missing.', 'Next count: none.', [['number of keys that were missing', '31', '0']]],
    [
      'Masts were understaffed on 14 nights last year.',
      'Understaffed nights: at most 2.',
      [['understaffed nights', '14 nights', 'at most 2 nights']],
    ],
    ['2 in 10 are never filled in.', 'Aim: 9 in 10 filled in.', [['share that is filled in', '8 in 10', '9 in 10']]],
    [
      'One crate in 12 goes to the wrong quay.',
      'We would be glad with one in two hundred.',
      [['share of crates that go to the wrong quay', '1 in 12', '1 in 200']],
    ],
    [
      'A diver spends 9 hours a week writing the same things.',
      'And the 9 hours: three.',
      [['time spent writing the same things', '9 hours a week', '3 hours a week']],
    ],
    [
      'A hull is cleaned after 9 hours on average.',
      'Within 3 hours, please.',
      [['time until a hull is cleaned', '9 hours', 'within 3 hours']],
    ],
    [
      '3 in 8 guests leave without a berth.',
      'Fewer than 1 in 30 should.',
      [['share of guests who leave without a berth', '3 in 8', 'fewer than 1 in 30']],
    ],
    ['It costs us £4,700 in repairs.', '£900 would be OK.', [['spending on repairs', '£4,700', '£900']]],
    ['Pilots wait 21 days for the visit.', 'In future: 8.', [['waiting time for the visit', '21 days', '8 days']]],
    ['1 in 7 berths is booked twice.', 'Double bookings: zero.', [['double bookings', '1 in 7', '0']]],
    [
      'Letters hang on a board, only 30% find a crew.',
      "We'd like 65%.",
      [['share of those who find a crew', '30%', '65%']],
    ],
  ])('%s %s', (told, aim, found) => {
    expect(goals(told, aim)).toEqual(found);
  });

  it.each<[sentences: string[]]>([
    // Thresholds, sizes and rules are no figures to be changed.
    [['The officer sees pumps down for more than 7 days.', 'Pumps back in 10 days.']],
    [['The fair has 120 stalls.', 'No stall without a licence.']],
    [['Guests book 3 boats a day.', 'Deposits under 40 euros.']],
    [['Double rooms may not be shared.']],
    // What is left out or ruled is no aim, though its words stand beside a figure.
    [['Last winter 31 of 210 lock moves never reached us.', 'No remote control of locks.']],
    [['One in eight jobs stalls because the timber came too short.', 'No timber shop.']],
    [['Three urns were lent without a receipt.', 'No urn leaves without a receipt.']],
    [['Farmers raise a dispute.', 'A dispute must be raised within 2 hours of the test.']],
  ])('%j', (sentences) => {
    expect(goals(...sentences)).toEqual([]);
  });

  it('knows a deed by the noun made of its verb, beside goals and other times', () => {
    expect(
      goals(
        '12% of visits are missed and customers take 31 days to pay.',
        'A 30-day free trial.',
        'Goals: missed visits from 12% to 3%, payment in 10 days.',
      ),
    ).toEqual([
      ['missed visits', '12%', '3%'],
      ['payment', '31 days', '10 days'],
    ]);
    expect(
      goals('Today the board needs 45 days to approve a grant.', 'Clerks file it.', 'Goals: approval in 14 days.'),
    ).toEqual([['approval', '45 days', '14 days']]);
    expect(goals('Files are kept for 90 days.', 'Clerks file it.', 'Goals: payment in 14 days.')).toEqual([]);
  });

  it('reads how soon somebody shall do something, and how long it takes from one to the other', () => {
    expect(goals('Tenants should hear within 2 days instead of 9.')).toEqual([
      ['time until tenants hear', '9 days', '2 days'],
    ]);
    expect(goals('Goal: alarm to repair 20 min (now 4 hours).')).toEqual([
      ['time from alarm to repair', '4 hours', '20 min'],
    ]);
    expect(goals('£29 a month, 150 workshops in the first year, launch in March.')).toEqual([
      ['workshops', null, '150'],
    ]);
  });

  it.each([
    [
      'Wrong curves under 2% (now 12%), search 2 min (now 20).',
      [
        ['wrong curves', '12%', 'under 2%'],
        ['time to search', '20 min', '2 min'],
      ],
    ],
    ['Goals: search 2 minutes (now 20).', [['time to search', '20 minutes', '2 minutes']]],
    ['Targets: fees 3 days (now 21).', [['time for fees', '21 days', '3 days']]],
    ['Price 20 EUR (now 25).', []],
  ])('reads a bare figure with that of today in brackets: %s', (told, found) => {
    expect(goals(told)).toEqual(found);
  });

  it('says of what an end is told that is named by a word alone', () => {
    expect(goals('Last year 40 of 160 lamps went home unmended.', 'Unmended from 25% to 10%.')).toEqual([
      ['unmended lamps', '25%', '10%'],
    ]);
  });

  it('reads a target that is told before its figure of today', () => {
    expect(goals('Goals: from sign-off to report 2 days, now 9.')).toEqual([
      ['time from sign-off to report', '9 days', '2 days'],
    ]);
    expect(goals('Typing errors now 7 in 100, at most 2.')).toEqual([
      ['typing errors', '7 in 100', 'at most 2 in 100'],
    ]);
    expect(goals("3 complaints a month are OK, it's 14.")).toEqual([['complaints', '14 a month', 'at most 3 a month']]);
    expect(goals('9% no-shows → 4%.')).toEqual([['no-shows', '9%', '4%']]);
  });
});
