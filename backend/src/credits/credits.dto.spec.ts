import { formatAmount, mapBalance } from './credits.dto.js';

describe('formatAmount', () => {
  it.each([
    [500, '+£5.00'],
    [-10, '-£0.10'],
    [-225, '-£2.25'],
    [1, '+£0.01'],
    [123_456, '+£1234.56'],
  ])('%i -> %s', (pence, expected) => {
    expect(formatAmount(pence)).toBe(expected);
  });
});

describe('mapBalance', () => {
  it.each([
    [0, 0],
    [179, 0],
    [180, 1],
    [500, 2],
  ])('%i credits are good for %i documents', (balance, documents) => {
    expect(mapBalance(balance)).toEqual({ balance, estimatedPRDsRemaining: documents });
  });
});
