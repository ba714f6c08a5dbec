import { formChecks, formDuty } from './form-checks.js';
import { bothSides, past } from './next-value.js';

/** `accepted / otherwise`, as a requirement tells them. */
const said = (rule: string): string[] => {
  const found = formChecks(rule);
  if (!found) return [];
  const { follows, breaks, keeps } = found;
  const [first, second] = follows ? [breaks, keeps] : [keeps, breaks];
  return [first, ...(first === second ? [] : [second])].map(
    ({ given, when, then }) => `Given ${given}, when ${when}, then ${then}`,
  );
};

describe('how it shows that a rule of a known form holds', () => {
  it.each<[rule: string, checks: string[]]>([
    [
      'inspectors can be given read-only access for 48 hours',
      [
        'Given an inspector was given read-only access, and the 48 hours are not over yet, when they open a page, then it can be read, and nothing can be changed',
        'Given an inspector was given read-only access, and the 48 hours are over, when they open a page, then it stays closed: the right has ended by itself',
      ],
    ],
    [
      'nothing in the register may be deleted, only corrected with a reason',
      [
        'Given an entry in the register that is wrong, when it is corrected with a reason, then the new state counts, and the old one, the reason, name and time can still be read',
        'Given an entry in the register, when somebody wants to delete it, then it is refused, and the entry stays as it is',
      ],
    ],
    [
      'claims over $500 need approval from the finance director',
      [
        'Given a claim of $501, with approval from the finance director, and a claim of exactly $500 without, when each is to go ahead, then both go through',
        'Given a claim of $501, without approval from the finance director, when it is to go ahead, then nothing goes ahead, and the page says whose answer is missing',
      ],
    ],
    [
      "alerts that aren't acknowledged within 10 minutes are escalated to the shift supervisor",
      [
        'Given an alert has not been acknowledged, when the 10 minutes are over, then it is escalated to the shift supervisor',
        'Given an alert was acknowledged in time, when the 10 minutes are over, then it is not escalated to the shift supervisor',
      ],
    ],
    [
      'when a ticket is within 15 minutes of breaching, page the on-call lead',
      [
        'Given a ticket is 15 minutes away from breaching, when it is checked, then the system pages the on-call lead',
        'Given a ticket is 16 minutes away from breaching, when it is checked, then nothing happens yet',
      ],
    ],
    [
      'if their scores differ by more than 3 points a third reviewer is asked',
      [
        'Given their scores differ by 4 points, when it is checked, then a third reviewer is asked',
        'Given their scores differ by exactly 3 points, when it is checked, then “a third reviewer is asked” does not happen',
      ],
    ],
    [
      'if pain goes above 7 twice in a row the programme pauses and the therapist gets a message',
      [
        'Given pain is at 8 twice in a row, when it is checked, then the programme pauses and the therapist gets a message',
        'Given pain is at exactly 7 twice in a row, when it is checked, then nothing of the kind happens',
      ],
    ],
    [
      'store managers see only their own store, HQ sees all',
      [
        'Given a store manager is signed in, when they look up their own store, then it is shown',
        'Given a store manager is signed in, when they follow a link to a store that is not theirs, then the page shows nothing of it',
      ],
    ],
    [
      'reviewers cannot score an organisation they have a link with',
      [
        'Given an organisation they have no link with, when a reviewer wants to score it, then it goes through',
        'Given an organisation they have a link with, when a reviewer wants to score it, then it is refused, and the rule is named',
      ],
    ],
    [
      'first to accept within 7 days gets it',
      [
        'Given two of them accept within 7 days, when the second does so, then the first has it, and the second is told that it is taken',
        'Given nobody has accepted, and the 7 days are over, when somebody looks at it, then it has gone to nobody, and can be offered again',
      ],
    ],
    [
      'officers can revoke a permit but have to give a reason',
      [
        'Given a reason is given, when an officer wants to revoke a permit, then it goes through',
        'Given no reason is given, when an officer wants to revoke a permit, then it is refused, and the rule is named',
      ],
    ],
    [
      'baristas can award at most 20 bonus points per shift',
      [
        'Given a barista has awarded 19 bonus points in the shift, when one more is asked for, then it goes through',
        'Given a barista has awarded 20 bonus points in the shift, when one more is asked for, then it is refused, and the limit is named',
      ],
    ],
    [
      "chain of custody is kept for 7 years and can't be altered",
      [
        'Given the chain of custody is nearly 7 years old, when somebody looks something up in it, then it is found as it was on its day',
        'Given the chain of custody is not 7 years old yet, when somebody wants to change or erase something of it, then it is refused, and the page names the day until which it is kept',
      ],
    ],
    [
      'customer documents must never be used to train models',
      ['Given a customer document, when it is to be used to train models, then it is refused, and the rule is named'],
    ],
  ])('%s', (rule, checks) => {
    expect(said(rule)).toEqual(checks);
  });

  it.each([
    'we cannot see which orders are late',
    'orders cannot be traced',
    'the team needs permission to fly',
    'a technician gets a warning when fewer than 6 bottles are left',
  ])('says nothing of: %s', (rule) => {
    expect(said(rule)).toEqual([]);
  });

  it('asks of the product what the rule means for it', () => {
    expect(formDuty('inspectors can be given read-only access for 48 hours')).toBe(
      'let inspectors be given read-only access for 48 hours, and end it by itself',
    );
    expect(formDuty('the register must be kept for five years')).toBe(
      'keep the register for five years, also where somebody wants to erase something of it',
    );
  });
});

describe('the values on both sides of a limit', () => {
  it.each([
    ['the count differs by more than 2%', 'the count differs by 3%', 'the count differs by exactly 2%'],
    ['it failed at least 3 times', 'it failed exactly 3 times', 'it failed 2 times'],
    ['the rating is below 3.5', 'the rating is at 3.4', 'the rating is at exactly 3.5'],
  ])('%s', (clause, so, not) => {
    expect(bothSides(clause)).toEqual({ so, not });
  });

  it('are told by the hour where a count would jump', () => {
    expect([past('2 hours', 1), past('60 days', 1), past('$500', 1)]).toEqual(['just over 2 hours', '61 days', '$501']);
  });
});
