import { spellRight } from './spelling.js';

describe('words put right', () => {
  it.each([
    ['an app 4 our riders', 'an app for our riders'],
    ['Late reels should fall to 4 a year.', 'Late reels should fall to 4 a year.'],
    ['It happens 4 a week.', 'It happens 4 a week.'],
  ])('%s', (written, right) => {
    expect(spellRight(written)).toBe(right);
  });
});
