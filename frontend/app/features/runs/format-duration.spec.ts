import { formatDuration } from './format-duration';

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [41.6, '42 s'],
    [59.4, '59 s'],
    [59.6, '1 min 00 s'],
    [185, '3 min 05 s'],
  ])('words %d seconds as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));
});
