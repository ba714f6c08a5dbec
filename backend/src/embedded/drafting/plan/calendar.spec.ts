import { readIdea } from '../read.js';
import { calendarOf } from './calendar.js';

const today = '2026-11-22';
const calendar = (idea: string) => calendarOf(readIdea(idea, today), today);

describe('the day of the idea', () => {
  it('is the launch where the idea calls it so', () => {
    expect(calendar('A tool for ferries. Crews log each trip. We open on 15 April 2027.').launch).toBe('2027-04-15');
    expect(calendar('A tool for ferries. Crews log each trip. Launch 1 March 2027.').launch).toBe('2027-03-01');
  });

  it('leaves some days where it only has to be ready before', () => {
    const { launch, limit } = calendar('A tool for a laundry. Must run before the new wing opens on 1 June 2027.');
    expect(limit).toBe('2027-06-01');
    expect(launch < '2027-06-01').toBe(true);
  });

  it('may be all of the months before one', () => {
    const { limit } = calendar('A tool for ferries. Crews log each trip. Live before March 2027.');
    expect(limit).toBe('2027-02-28');
  });

  it.each([
    ['Launch 1 March 2026.', '1 March 2026', true],
    ['It has to be live by 27 November 2026.', 'by 27 November 2026', false],
  ])('is said to be missed, and the plan counts from today: %s', (said, text, isPast) => {
    const { missed, limit, launch } = calendar(`A tool for ferries. Crews log each trip. ${said}`);
    expect(missed).toEqual({ text, isPast });
    expect(limit).toBeNull();
    expect(launch > '2027-01-31').toBe(true);
  });
});
