import { readIdea } from '../read.js';

const today = '2026-11-27';
const days = (idea: string) =>
  readIdea(`A booking tool for bakers. Customers book a slot. ${idea}`, today).limits.flatMap(({ kind, role, day }) =>
    kind === 'date' ? [[role, day]] : [],
  );

describe('what happens on a day', () => {
  it.each([
    ['We would like to be running by 1 September 2027.', 'launch', '2027-09-01'],
    ['The contract with FixMyRoad Ltd ends on 31 October 2027, so it must be live before that.', 'end', '2027-10-31'],
    ['Need 60 active shops, otherwise seed funding runs out in January 2028.', 'money', '2028-01-31'],
    ['The DORA reporting deadline is 30 April 2027.', 'law', '2027-04-30'],
    ['Beta with 5 practices in February 2027.', 'trial', '2027-02-28'],
    ['Launch: May 2027.', 'launch', '2027-05-31'],
    ['The first ten bakeries go live in February.', 'launch', '2027-02-28'],
    ['Operational by 15 January 2027.', 'launch', '2027-01-15'],
    ["We'll start in Portland in May and hope for 15,000 bakers by October.", 'launch', '2027-05-31'],
  ])('%s', (said, role, day) => {
    expect(days(said)).toEqual([[role, day]]);
  });

  it('is nothing to be ready for where it comes back each year', () => {
    expect(days('Busiest before Easter and before Christmas each year.')).toEqual([]);
    expect(days('Stocktake happens every March and every September.')).toEqual([]);
  });

  it('is said with its words, and rules nothing beside them', () => {
    const { limits, aims } = readIdea(
      'A portal for road reports. The maintenance contract ends on 31 October 2027, so it must be live before that. We launched the old site in March 2019.',
      today,
    );
    expect(limits.filter(({ kind }) => kind === 'other' || kind === 'date')).toEqual([
      {
        kind: 'date',
        text: 'on 31 October 2027',
        day: '2027-10-31',
        role: 'end',
        about: 'The maintenance contract ends on 31 October 2027',
      },
    ]);
    expect(aims).toEqual([]);
  });

  it('is no launch where something is due after it', () => {
    expect(days('Goal: 120 live integrations within 12 months after launch.').map(([role]) => role)).not.toContain(
      'launch',
    );
  });

  it('is no launch where a goal is due beside one', () => {
    expect(days('Launch: May 2027. We want 15 paying bakers by June 2027.')).toEqual([['launch', '2027-05-31']]);
  });
});
