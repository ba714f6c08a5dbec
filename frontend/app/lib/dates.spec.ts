import { britishDate, relativeDate } from './dates';

const NOW = new Date(2026, 10, 21, 9, 30);
const daysBefore = (days: number) => new Date(2026, 10, 21 - days, 20, 0);

describe('relativeDate', () => {
  it.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [60, '2 months ago'],
    [364, '12 months ago'],
  ])('%i days before reads "%s"', (days, text) => {
    expect(relativeDate(daysBefore(days), NOW)).toBe(text);
  });

  it('gives the date after a year', () => {
    expect(relativeDate(new Date(2025, 0, 5), NOW)).toBe('Jan 5, 2025');
    expect(relativeDate(daysBefore(365), NOW)).toBe('Nov 21, 2025');
  });

  it('gives the date of a day to come', () => {
    expect(relativeDate(new Date(2027, 0, 5), NOW)).toBe('Jan 5, 2027');
  });

  it('says when it is no date', () => {
    expect(relativeDate('soon', NOW)).toBe('Invalid date');
    expect(relativeDate('', NOW)).toBe('Invalid date');
    expect(britishDate('soon')).toBe('Invalid date');
  });
});

describe('britishDate', () => {
  it('puts the day first', () => {
    expect(britishDate(new Date(2026, 10, 1))).toBe('1 Nov 2026');
  });
});
