import { readIdea } from '../read.js';
import { documentDay } from './document-day.js';

const today = '2026-11-27';

describe('by when the document itself is wanted', () => {
  it.each([
    ['Can you come back with a requirements doc before the board on the 22nd?', '2026-12-22'],
    ['Please send a proposal until 18 December.', '2026-12-18'],
    ['We need the spec by the 5th.', '2026-12-05'],
    ['It must be live by 18 December.', null],
    ['Drivers upload each document within 5 days.', null],
  ])('%s', (sentence, day) => {
    expect(documentDay(sentence, today)).toBe(day);
  });

  it('is no day of the launch', () => {
    const { limits } = readIdea('An app for growers to note pests. Please send a proposal by 18 December.', today);
    expect(limits.filter(({ kind }) => kind === 'date')).toEqual([]);
  });
});
