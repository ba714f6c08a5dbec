import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { allKeptFor, exclusionsOf, keptFor, priceSaid, withTold } from './told.js';

const plan = planDocument(
  'Ferry crews log landings. Clerks pay $29 per boat per month. It must keep log sheets for 6 years, connect to Sage 200. English and Spanish. No customer portal in the first version.',
  '',
  today,
);

describe('what the idea says of a subject that the knowledge has lines for', () => {
  it('stands before the usual systems, each of them once', () => {
    const rows = withTold(
      'integration',
      [
        { name: 'Till', data: 'a' },
        { name: 'till', data: 'b' },
      ],
      plan,
    );
    expect(rows.map(({ name }) => name)).toEqual(['Sage 200', 'Till']);
  });

  it('is never ruled out or put off', () => {
    const rows = [{ text: 'A second language: later' }, { text: 'Logging of landings by voice' }, { text: 'Payroll' }];
    expect(withTold('scopeOut', rows, plan).map(({ text }) => text)).toEqual(['Payroll']);
  });

  it('is the price and the time for keeping', () => {
    const prices = withTold(
      'price',
      [
        { plan: 'Trial', amount: 'Free' },
        { plan: 'Team', amount: 'Open' },
      ],
      plan,
    );
    expect(prices[1]?.['amount']).toBe('$29 per boat per month, as the idea states');
    expect(priceSaid(plan)).toBe('$29 per boat per month');
    expect(keptFor(plan)).toEqual([{ noun: 'log sheet', span: '6 years' }]);
    expect(keptFor(planDocument('Clerks log visits. Keep records for 6 years.', '', today))).toEqual([
      { noun: 'record', span: '6 years' },
    ]);
  });

  it('is how long all records are kept, and for whom', () => {
    const kept = planDocument('Drivers log each stop. Records kept 5 years for the water authority.', '', today);
    expect(allKeptFor(kept)).toBe('5 years');
    expect(allKeptFor(plan)).toBeUndefined();
  });

  it('is what is left out', () => {
    expect(exclusionsOf(plan)).toEqual([expect.stringMatching(/^no customer portal/i)]);
  });
});
