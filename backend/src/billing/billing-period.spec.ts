import { addMonths, monthsOf, periodKey, restOfMonth } from './billing-period.js';

const at = (text: string) => new Date(`${text}Z`);

describe('addMonths', () => {
  it.each([
    ['2027-01-31T10:00:00', 1, '2027-02-28T10:00:00'],
    ['2027-01-31T10:00:00', 2, '2027-03-31T10:00:00'],
    ['2028-01-31T10:00:00', 1, '2028-02-29T10:00:00'],
    ['2028-02-29T00:00:00', 12, '2029-02-28T00:00:00'],
    ['2028-02-29T00:00:00', 48, '2032-02-29T00:00:00'],
    ['2026-12-15T23:59:59', 1, '2027-01-15T23:59:59'],
    ['2026-11-30T00:00:00', 3, '2027-02-28T00:00:00'],
  ])('%s and %i months: %s', (anchor, months, expected) => {
    expect(addMonths(at(anchor), months)).toEqual(at(expected));
  });
});

describe('periodKey', () => {
  it('is the month of the start in UTC, whatever the time zone says', () => {
    expect(periodKey(new Date('2027-01-01T00:30:00+01:00'))).toBe('202612');
    expect(periodKey(at('2027-01-01T00:00:00'))).toBe('202701');
  });

  it('differs for every month of a subscription that starts on the 31st', () => {
    const months = Array.from({ length: 26 }, (_, index) => periodKey(addMonths(at('2026-08-31T12:00:00'), index)));
    expect(new Set(months).size).toBe(26);
  });
});

describe('monthsOf', () => {
  it('has one month of a monthly period and twelve of a yearly one', () => {
    const march = { start: at('2027-02-28T00:00:00'), end: at('2027-03-31T00:00:00') };
    expect(monthsOf(march, 'monthly')).toEqual([march]);
    const year = monthsOf({ start: at('2027-05-31T00:00:00'), end: at('2028-05-31T00:00:00') }, 'yearly');
    expect(year).toHaveLength(12);
    expect(year[9]).toEqual({ start: at('2028-02-29T00:00:00'), end: at('2028-03-31T00:00:00') });
  });

  it('ends with the period', () => {
    const months = monthsOf({ start: at('2027-01-10T00:00:00'), end: at('2027-02-20T00:00:00') }, 'yearly');
    expect(months.at(-1)).toEqual({ start: at('2027-02-10T00:00:00'), end: at('2027-02-20T00:00:00') });
  });
});

describe('restOfMonth', () => {
  const april = { start: at('2027-04-01T00:00:00'), end: at('2027-05-01T00:00:00') };

  it('is the part of the month that is left', () => {
    expect(restOfMonth(april, 'monthly', at('2027-04-01T00:00:00'))).toBe(1);
    expect(restOfMonth(april, 'monthly', at('2027-04-16T00:00:00'))).toBe(0.5);
    expect(restOfMonth(april, 'monthly', at('2027-05-01T00:00:00'))).toBe(0);
  });

  it('looks at the month within a year', () => {
    const year = { start: at('2027-04-01T00:00:00'), end: at('2028-04-01T00:00:00') };
    expect(restOfMonth(year, 'yearly', at('2027-06-16T00:00:00'))).toBe(0.5);
  });
});
