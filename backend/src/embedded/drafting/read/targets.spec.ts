import { readIdea } from '../read.js';
import { measuresOf } from './measures.js';
import { todayIn } from './targets.js';

const told = (...sentences: string[]): string[] =>
  measuresOf(sentences).map(({ name, baseline, target, when }) =>
    [`${name}: ${baseline ?? '?'} > ${target ?? '?'}`, when].filter(Boolean).join(', '),
  );

describe('goals, part by part', () => {
  it.each<[sentences: string[], goals: string[]]>([
    [
      [
        'We want to halve lost trolleys (now 60 a year) and cut billing disputes from 12 to 3 a month by 1 September 2027.',
      ],
      [
        'lost trolleys: 60 a year > 30 a year, by 1 September 2027',
        'billing disputes: 12 a month > 3 a month, by 1 September 2027',
      ],
    ],
    [
      ['We’d be happy with 30 lost copies a year, and a parcel packed in 15 minutes where it now takes 40.'],
      ['lost copies: ? > at most 30 a year', 'time until a parcel is packed: 40 minutes > 15 minutes'],
    ],
    [
      [
        'Unbilled hours should be below one a month, and invoices should leave within two days rather than three weeks.',
      ],
      ['unbilled hours: ? > below 1 a month', 'time until invoices leave: 3 weeks > 2 days'],
    ],
    [
      ['We aim for fewer than 3 mistakes and want beekeepers paid within 14 days instead of 60.'],
      ['mistakes: ? > fewer than 3', 'time until beekeepers are paid: 60 days > 14 days'],
    ],
    [
      [
        'When a plot falls empty I ring round, which takes five weeks on average.',
        'We want to fill an empty plot in ten days.',
      ],
      ['time to fill an empty plot: 5 weeks > within 10 days'],
    ],
    [
      ['If we get the error rate from 8 percent to 2 percent and Friday work from four hours to one, it has paid off.'],
      ['error rate: 8 percent > 2 percent', 'Friday work: 4 hours > 1 hour'],
    ],
    [['The queue should go down from 190 to 100.'], ['queue: 190 > 100']],
    [
      ['By Christmas errors should be below 5, and the count should take 20 minutes.'],
      ['errors: ? > below 5, By Christmas', 'time that the count takes: ? > 20 minutes, By Christmas'],
    ],
    [['Refund time is 12 days, we want 4.'], ['refund time: 12 days > 4 days']],
    [['Double bookings should go down to 1 a month by May.'], ['double bookings: ? > 1 a month, by May']],
    [
      ['The clerk takes bookings by phone, up to 25 calls a day.', 'Calls should come down to 4 a day this September.'],
      ['calls: 25 a day > 4 a day, this September'],
    ],
    [
      ['It takes 16 days on average.', 'We want the sign-off to take 5 days by the start of next season.'],
      ['time that the sign-off takes: 16 days > 5 days, by the start of next season'],
    ],
    [
      ['At the last stock-take 13 items were missing, next year it should be 4 or fewer.'],
      ['number of items that were missing: 13 > 4'],
    ],
    [
      ['Now 2,300 headstones are overdue and we need to be under 200 by the end of 2027.'],
      ['number of headstones that are overdue: 2,300 > under 200, by the end of 2027'],
    ],
    [['Wrong meals happen 3 times a month; that must become zero.'], ['wrong meals: 3 a month > 0']],
    [['Coverage is 48 percent today and is to reach 75 percent.'], ['coverage: 48 percent > 75 percent']],
    [['Cancelled rides are to fall by a third.'], ['cancelled rides: ? > a third lower than today']],
    [
      ['It takes me ten hours a week.', 'Ten hours should become three.'],
      ['time that the work takes: 10 hours a week > 3 hours a week'],
    ],
    [
      ['Keep 90% of my athletes for more than a year (today 65%).'],
      ['share of athletes kept for more than a year: 65% > 90%'],
    ],
    [
      ['At present 11% of the objects have a photo.', 'By May 2029 all of them should.'],
      ['share of objects that have a photo: 11% > 100%, By May 2029'],
    ],
    [
      ['We hope to serve 900 instead of 600 clients a year and to answer each letter in two days (now nine).'],
      ['number of clients served: 600 a year > 900 a year', 'time to answer each letter: 9 days > 2 days'],
    ],
    [
      ['At least half of all packets should come back, at the moment it is one in five.'],
      ['share of packets that come back: 1 in 5 > at least 50%'],
    ],
    [['Goal 1: decisions sent by 31 March.'], ['decisions sent: ? > by 31 March, by 31 March']],
    [
      ['Two stalls had no power last year.', 'We plan to grow from 60 to 150 member farms until 2029.'],
      ['member farms: 60 > 150, until 2029'],
    ],
    // The two figures stand side by side, whatever moves between them.
    [['Unsold bread should sink from 140 kg to 50 by 2027.'], ['unsold bread: 140 kg > 50 kg, by 2027']],
    [
      ['Waiting time from 9 weeks on average to 6.', 'Calls from 30 to 8.'],
      ['waiting time: 9 weeks > 6 weeks', 'calls: 30 > 8'],
    ],
    [['Customers drop a quilt top and wait 5 to 14 weeks.'], []],
    [
      ['By the start of the 2027 season we’d like relaunches to go from 23 a season to no more than 4.'],
      ['relaunches: 23 a season > no more than 4 a season, By the start of the 2027 season'],
    ],
    [['Our aim is zero double payments, from eleven.'], ['double payments: 11 > 0']],
    [
      ['We want the queue to shrink from 3 days to 6 hours, and the weekly tour from 9 hours to five.'],
      ['queue: 3 days > 6 hours', 'weekly tour: 9 hours > 5 hours'],
    ],
    // What stands before a colon says that figures are wished for.
    [
      ['Want: mix-ups per oven from six a year to no more than 1; 60 ovens signed in 18 months.'],
      ['number of mix-ups per oven: 6 a year > no more than 1 a year', 'number of ovens signed: ? > 60, in 18 months'],
    ],
    [['To reach: search 90 → 10 minutes.'], ['search: 90 minutes > 10 minutes']],
    [
      ['Milestones: 12,000 readers at the end of the 2027 season; unread letters from 18 % in our trial to 3 %.'],
      ['readers: ? > 12,000, at the end of the 2027 season', 'unread letters: 18 % > 3 %'],
    ],
    [['By January 2028: 800 boats paying.'], ['number of boats paying: ? > 800, By January 2028']],
    // The figure stands for what it counted before.
    [
      [
        'The decision takes 45 days.',
        'We want the 45 days to become 10, and the calls to drop from 15 to 3 a week, both by All Saints.',
      ],
      ['time that the decision takes: 45 days > 10 days, by All Saints', 'calls: 15 a week > 3 a week, by All Saints'],
    ],
    [
      [
        'Out of a hundred pairs seven go to the wrong guest.',
        'Seven in a hundred should get to 2 by the second winter.',
      ],
      ['share of pairs that go to the wrong guest: 7 in 100 > 2 in 100, by the second winter'],
    ],
    [
      ['And looking for a stone in the shed, that’s forty minutes now, should be five.'],
      ['time for looking for a stone in the shed: 40 minutes > 5 minutes'],
    ],
    [
      ['Tracing should take 15 minutes, no longer 2 days, before the next red tide.'],
      ['time that tracing takes: 2 days > 15 minutes, before the next red tide'],
    ],
    [
      ['Their vans drive around 55% full.', 'We’d like the vans to be 80% full.'],
      ['share of each van that is full: 55% > 80%'],
    ],
    [
      ['Our aim is that no funeral is without a working loop by Easter 2027.'],
      ['funerals without a working loop: ? > 0, by Easter 2027'],
    ],
    // What the time belongs to, and who the figure is of.
    [['Boats waiting in vain: from 64 in July to under 8.'], ['boats waiting in vain: 64 > under 8']],
    [['Aim: parcels lost from 55 to under 10 next season.'], ['number of parcels lost: 55 > under 10, next season']],
    [
      ['We’re aiming at 64 idle hours down to 16 a quarter, before the roof starts in September.'],
      ['idle hours: 64 a quarter > 16 a quarter, before the roof starts in September'],
    ],
    [['No-shows from 27 to 6 or fewer by the spring fair.'], ['no-shows: 27 > at most 6, by the spring fair']],
    [
      ['I want players to throw away 40 percent instead of 70.'],
      ['share that players throw away: 70 percent > 40 percent'],
    ],
    // A time or a span in words, and what is told with its verb.
    [
      ['By Pentecost we’d like robes to come back within 3 days of the due date rather than 16.'],
      ['time for robes to come back from the due date: 16 days > 3 days, By Pentecost'],
    ],
    [
      ['Goal: checks done in a quarter of an hour; no van leaves with anything expired.'],
      ['time until checks are done: ? > within 15 minutes', 'number of vans that leave with anything expired: ? > 0'],
    ],
    [
      [
        'I’d be happy if no more than 3 days stood empty next season, and if the litres per day went up from 310 to 450.',
      ],
      ['number of days that stood empty: ? > no more than 3, next season', 'litres per day: 310 > 450'],
    ],
    [
      [
        'Results reach the pupils after 5 weeks.',
        'The five weeks should come down to 8 days from the summer exams on.',
      ],
      ['time until results reach the pupils: 5 weeks > 8 days, from the summer exams on'],
    ],
    [
      ['Twice as many pupils should read the comments: today it’s one in three.'],
      ['share of pupils who read the comments: 1 in 3 > 2 in 3'],
    ],
    [['Aim: 45 hotels under contract by October.'], ['number of hotels under contract: ? > 45, by October']],
    [
      ['We’re hoping to get wrong parcels from 48 down to five a year, and the turnaround, now 11 days, to a week.'],
      ['wrong parcels: 48 a year > 5 a year', 'turnaround: 11 days > 1 week'],
    ],
    [['In year one: 150 theatres registered.'], ['number of theatres registered: ? > 150, In year one']],
    [
      ['We queue for an hour and forty minutes.', 'By summer the queue ought to be 20 minutes at the longest.'],
      ['queue: 100 minutes > at most 20 minutes, By summer'],
    ],
    [
      ['If we got the phone hours under 8 and complaints to a handful, say 5, that would be a success.'],
      ['phone hours: ? > under 8', 'complaints: ? > 5'],
    ],
    [['Success would be repairs under 600 euros and everyone mounted on show day.'], ['repairs: ? > under 600 euros']],
    [
      ['Objectives for 2028: waiting time 3 weeks instead of 7, 25 towns.'],
      ['waiting time: 7 weeks > 3 weeks, in 2028', 'towns: ? > 25, in 2028'],
    ],
    [
      ['We would love to have 15,000 visitors a season, up from 9,400.'],
      ['visitors: 9,400 a season > 15,000 a season'],
    ],
    [
      ['First-time fixes are at 58 percent; the plan is 80 percent by mid-2028.'],
      ['first-time fixes: 58 percent > 80 percent, by mid-2028'],
    ],
    [
      [
        'A card needs 14 months on average to reach its addressee.',
        'If the average could fall to 4 months by the June fair, I could retire.',
      ],
      ['time that the work takes: 14 months > 4 months, by the June fair'],
    ],
    [
      ["Right now we lose roughly 15 pieces a month and we'd like that to be under 3."],
      ['number of pieces lost: 15 a month > under 3 a month'],
    ],
    [
      ['The leaflet appeal brought in £21,000 last year and we hope to reach £60,000 a year by 2027.'],
      ['income from the leaflet appeal: £21,000 a year > £60,000 a year, by 2027'],
    ],
    [
      ['Callers rang 11 keepers on average before they found one, and we want that to be 2.'],
      ['number of keepers rung: 11 > 2'],
    ],
    [
      ['7 floats drove off without an inspection.', 'That has to be 0.'],
      ['number of floats that drove off without an inspection: 7 > 0'],
    ],
    [['With that we should get from 25 to 60 opened jackets a year.'], ['opened jackets: 25 a year > 60 a year']],
    [["I would like fewer phone calls (now 130 a week, I'd like 65)."], ['phone calls: 130 a week > 65 a week']],
    // What is done double is a thing.
    [['Aim: double bookings from 6 to 1 a month.'], ['double bookings: 6 a month > 1 a month']],
    [['We share the press between 54 families.', 'Nobody presses alone under 16.'], []],
    // How far ahead somebody may act, and what follows from a condition, are rules.
    [['We want families to reserve a set online up to 8 weeks ahead.'], []],
    [['A claim lapses if the keeper hasn’t arrived within 3 hours.'], []],
    [['Approve payouts up to £500.'], []],
    [['Open from 9 to 17.'], []],
  ])('%s', (sentences, goals) => {
    expect(told(...sentences)).toEqual(goals);
  });

  it.each([
    ['Refund time is 12 days, we want 4.', 'Refund time is 12 days.'],
    ['Reduce returns by 30%.', ''],
    ['Drivers sign 40 slips a day.', null],
  ])('what “%s” tells of today', (sentence, today) => {
    expect(todayIn(sentence)).toBe(today);
  });
});

describe('how many shall use it', () => {
  it.each(['A tool for firms. Owners plan tours. 120 firms in the first year at 19 EUR a month, no chat.'])(
    'is told beside what each pays: %s',
    (idea) => {
      expect(readIdea(idea, '2026-11-22').measures).toMatchObject([
        { name: 'firms', target: '120', when: 'in the first year' },
      ]);
    },
  );

  it('counts things by what was done to them', () => {
    expect(measuresOf(['Devices used past their date: from 27 a year to 0.'])).toMatchObject([
      { name: 'devices used past their date', baseline: '27 a year', target: '0' },
    ]);
  });
});
