import { readIdea } from '../read.js';
import { isProseRule, proseRules } from './prose-rules.js';

describe('rules in plain prose', () => {
  it.each<[sentence: string, rules: string[]]>([
    ['Late returns cost $2 per day.', ['Late returns cost $2 per day']],
    [
      'Customers may cancel until two hours before pick-up; after that there is no refund.',
      ['Customers may cancel until two hours before pick-up; after that there is no refund'],
    ],
    [
      'Members book a class up to 14 days in advance, join a waiting list and cancel free of charge until 12 hours before the class starts; a later cancellation costs £8.',
      ['Members cancel free of charge until 12 hours before the class starts', 'a later cancellation costs £8'],
    ],
    [
      'Tutors set their availability, hold lessons in a video room, and get paid out weekly minus a 20% commission.',
      ['Tutors get paid out weekly minus a 20% commission'],
    ],
    [
      "Admins verify tutors' ID and certificates before they go live.",
      ["Admins verify tutors' ID and certificates before they go live"],
    ],
    ['GDPR applies since students are minors; lessons are not recorded.', ['lessons are not recorded']],
    ['SSO via Okta, data kept for 2 years.', ['data kept for 2 years']],
    [
      'Suppliers who deliver late three times in a year are put on a watch list.',
      ['Suppliers who deliver late three times in a year are put on a watch list'],
    ],
    [
      'Each household is entitled to two free collections per calendar year; further collections are charged at 350 SEK.',
      [
        'Each household is entitled to two free collections per calendar year',
        'further collections are charged at 350 SEK',
      ],
    ],
    [
      'The owner has 24 hours to accept, after which the request expires.',
      ['The owner has 24 hours to accept, after which the request expires'],
    ],
  ])('%s', (sentence, rules) => {
    expect(proseRules(sentence)).toEqual(rules);
  });

  it.each([
    'Today late returns cost us 4,000 EUR a year.',
    'A missed delivery window costs the haulier EUR 150 penalty.',
    'Members book a class and see who is coming.',
    'We want to cut late returns by a third.',
  ])('leave alone: %s', (sentence) => {
    expect(proseRules(sentence)).toEqual([]);
  });

  it('tell no trouble of today, whatever word stands in them', () => {
    expect(isProseRule('Suppliers who deliver late three times in a year are put on a watch list.')).toBe(true);
    expect(isProseRule('Orders are late; nobody knows why.')).toBe(false);
  });
});

describe('the limits of an idea', () => {
  const limitsOf = (text: string): string[] =>
    readIdea(`ShelfSwap is a web app for tool libraries. Members reserve a tool. ${text}`, '2026-11-27').limits.map(
      (limit) => limit.text,
    );

  it('hold a rule once and whole, and no stump of its sum', () => {
    expect(limitsOf('Late returns cost $2 per day.')).toEqual(['late returns cost $2 per day']);
    expect(limitsOf('A later cancellation costs £8.')).toEqual(['a later cancellation costs £8']);
  });

  it('hold how long data is kept apart from what stands before it', () => {
    const { limits, capabilities } = readIdea(
      'An incident tool. Engineers declare an incident. SSO via Okta, data kept for 2 years.',
      '2026-11-27',
    );
    expect(limits.map(({ text }) => text)).toEqual(['SSO via Okta', 'data kept for 2 years']);
    expect(capabilities.map(({ tail }) => tail).join()).not.toContain('2 years');
  });

  it('hold no rule that a deed tells whole, though the rules of a document do', () => {
    const { limits } = readIdea(
      'FlexSlot is a booking app. Members book a class and pay. Members cancel a class free of charge until 12 hours before.',
      '2026-11-27',
    );
    expect(limits).toEqual([]);
  });

  it('hold no temperature at which an alarm goes off', () => {
    expect(
      limitsOf('It alerts the member when the temperature is outside 2–8 °C for more than 10 minutes.'),
    ).not.toContain('8 °C');
  });
});

describe('what people work with today', () => {
  const todayOf = (text: string): string | null =>
    readIdea(`ShelfSwap is a web app for tool libraries. Members reserve a tool. ${text}`, '2026-11-27').problem.today;

  it('ends where the trouble begins', () => {
    expect(
      todayOf('Today everything is kept in a spreadsheet and about 15% of the 2,300 tools go missing every year.'),
    ).toBe('a spreadsheet');
  });

  it('is told by what speaks of today, and not by a list to select from', () => {
    expect(
      todayOf(
        'The resident selects items from a list and receives confirmation by SMS. Around 14,000 requests are currently handled yearly by telephone.',
      ),
    ).toBe('phone calls');
  });
});

describe('the price of a product', () => {
  it.each([
    ['It will cost €9 per month.', '€9 per month'],
    ['ShelfSwap Plus costs £2.99 a month.', '£2.99 a month'],
  ])('%s', (sentence, amount) => {
    const { terms } = readIdea(
      `ShelfSwap is a web app for tool libraries. Members reserve a tool. ${sentence}`,
      '2026-11-27',
    );
    expect(terms.plans.map((plan) => plan.amount)).toEqual([amount]);
  });

  it('is no sum that is saved', () => {
    const { sums } = readIdea(
      'ShelfSwap is a web app for car pools. Employees reserve a car. This would save about 130,000 EUR a year.',
      '2026-11-27',
    );
    expect(sums.filter(({ kind }) => kind === 'price')).toEqual([]);
  });
});
