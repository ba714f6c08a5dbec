import { smallestBundle } from './smallest-bundle';

const BUNDLES = [
  { id: 'large', totalCredits: 3_000, priceCents: 2_500 },
  { id: 'small', totalCredits: 500, priceCents: 500 },
  { id: 'medium', totalCredits: 1_100, priceCents: 1_000 },
];

describe('smallestBundle', () => {
  it.each([
    [1, 'small'],
    [500, 'small'],
    [501, 'medium'],
    [1_101, 'large'],
    [9_000, 'large'],
  ])('for %i missing credits is %s', (missing, id) => {
    expect(smallestBundle(BUNDLES, missing)?.id).toBe(id);
  });

  it('is none where nothing is sold', () => {
    expect(smallestBundle([], 1)).toBeUndefined();
  });
});
