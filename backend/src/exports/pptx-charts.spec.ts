import { measureIn } from './pptx-charts.js';

describe('a measure in words', () => {
  it.each([
    ['23%, as the idea states', 23, '%'],
    ['Under 4 per cent', 4, '%'],
    ['4.5 hours a week (assumed)', 4.5, 'hours'],
    ['£12,500 in the first year', 12500, '£'],
    ['5% by 3 January 2028', 5, '%'],
  ])('%s', (words, value, unit) => {
    expect(measureIn(words)).toEqual({ value, unit });
  });

  it.each(['Not measured yet', 'At most 1 for 100 uses', 'Read by 10 May 2027', '', null, 7])(
    'is not in %s',
    (words) => {
      expect(measureIn(words)).toBeUndefined();
    },
  );
});
