import { readIdea } from '../read.js';
import { isProseRule } from './prose-rules.js';
import { everyDeed } from './every-deed.js';
import { ruledIn } from '../told/told.testing.js';

describe('rules in plain prose', () => {
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

  it('hold how long data is kept apart from what stands before it', () => {
    const brief = readIdea(
      'An incident tool. Engineers declare an incident. SSO via Okta. Data is kept for 2 years.',
      '2026-11-27',
    );
    expect(ruledIn(brief)).toEqual(['SSO via Okta', 'data is kept for 2 years']);
    expect(
      everyDeed(brief.capabilities)
        .map(({ tail }) => tail)
        .join(),
    ).not.toContain('2 years');
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
