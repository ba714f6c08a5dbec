import { ownTime } from './own-time.js';

describe('when the product does something', () => {
  it.each([
    ['at 10:00 of birds that have not been weighed', 'it is 10:00'],
    ['at 7 to the owner', 'it is 7'],
    ['at 7 and 28 days', null],
    ['at 30 minutes', null],
  ])('is a time of the day only where one is named: %s', (tail, time) => {
    expect(ownTime(tail).time).toBe(time);
  });
});
