import { readIdea } from '../read.js';
import { spentBy } from './funds.js';

const today = '2026-10-01';

describe('money that is given', () => {
  it.each<[said: string, rule: string | undefined]>([
    ['A 4,000 euro grant that must be spent by 30 June 2027', 'the 4,000 euro grant must be spent by 30 June 2027'],
    [
      'There is a fund of £9,000 for this, to be spent before 1 May 2027',
      'the fund of £9,000 is to be spent before 1 May 2027',
    ],
    [
      'A gift of 2,000 pounds, to be used by 30 April 2028, is all',
      'the gift of 2,000 pounds is to be used by 30 April 2028',
    ],
    ['The city gave us 4 million naira; it opens by 1 May 2027', undefined],
  ])('%s', (said, rule) => {
    expect(spentBy(`${said}.`, today)?.text).toBe(rule);
  });

  it('that is gone soon has paid for a launch before', () => {
    const { limits } = readIdea('Wardens book keys. A 4,000 euro grant must be spent by 1 December 2026.', today);
    expect(limits.map(({ kind }) => kind)).toContain('date');
  });
});

describe('persons, answers and purposes', () => {
  it('are several where the idea speaks of them', () => {
    expect(readIdea('Fiona, the ice maker, phones skips. Skips should book a sheet.', today).name).not.toBe('Skips');
  });
});
