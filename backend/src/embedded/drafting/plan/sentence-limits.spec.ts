import { sentenceLimits } from './sentence-limits.js';

const rows = (text: string): string[] =>
  (sentenceLimits(text) ?? []).map(({ given, when, then }) => `${given} | ${when} | ${then}`);

describe('what a sentence limits', () => {
  it.each<[text: string, tests: string[]]>([
    [
      'Entries can be corrected within 48 hours, after that only by the county supervisor',
      [
        'less than 48 hours have passed | entries are to be corrected | it goes through',
        '48 hours have passed, and it is tried by somebody other than the county supervisor | entries are to be corrected | it is refused, and the limit is named',
        '48 hours have passed, and it is tried by the county supervisor | entries are to be corrected | it goes through',
      ],
    ],
    [
      'The farmer can reply 1 for OK or 2 to dispute, but only within 48 hours; after that the weight stands',
      [
        'less than 48 hours have passed | a farmer tries to reply 1 for OK or 2 to dispute | it goes through',
        '48 hours have passed | a farmer tries to reply 1 for OK or 2 to dispute | the weight stands',
      ],
    ],
    [
      "Photos must be deleted after 18 months unless there's an open dispute",
      [
        "18 months have passed, and it is not so that there's an open dispute | no user does anything more | photos are deleted",
        'less than 18 months have passed | no user does anything more | nothing has happened yet',
        "18 months have passed, and there's an open dispute | no user does anything more | this does not happen: photos are deleted",
      ],
    ],
    [
      'Health details must not stay in the system more than 30 days',
      [
        'less than 30 days have passed | no user does anything more | this may still be so: health details stay in the system',
        '30 days have passed | no user does anything more | this is no longer so: health details stay in the system',
      ],
    ],
    [
      'Tariff changes must be live within 48 hours of official publication',
      ['48 hours have passed since official publication | it is checked | tariff changes are live'],
    ],
    [
      'Advances are up to 30% of the value, max KES 15,000, never more than two a season',
      [
        'an advance of exactly 30% of the value, and not above KES 15,000 | it is tried | it goes through',
        'an advance of more than 30% of the value | it is tried | it is refused, and the limit is named',
        'an advance of more than KES 15,000 | it is tried | it is refused, and the limit is named',
      ],
    ],
  ])('is tried on both sides: %s', (text, tests) => expect(rows(text)).toEqual(tests));

  it('is nothing where several times are told, or none', () => {
    expect(rows('Payment reminders go out after 7, 14 and 30 days')).toEqual([]);
    expect(rows('Farmers get an SMS receipt')).toEqual([]);
  });
});
