import { readIdea } from '../read.js';
import { inWordsAlone } from '../told/told.testing.js';

const limitsOf = (said: string) =>
  readIdea(`Growers book a press. ${said}`, '2026-11-24').limits.map(({ kind, text }) => [kind, text]);

describe('a sum for the whole', () => {
  it.each([
    ['It should not cost more than £15,000.', 'at most £15,000'],
    ['The whole thing must not cost more than 4,000 euros to build.', 'at most 4,000 euros'],
    ['We cannot spend more than 20,000 CHF on it.', 'at most 20,000 CHF'],
    ['The build has to stay under £12,000.', 'under £12,000'],
    ['The budget for the build is 9,000 euros.', '9,000 euros'],
    ['It should be running in ten weeks, for no more than £9,000.', 'no more than £9,000'],
  ])('is a budget and no rule besides: %s', (said, text) => {
    expect(limitsOf(said).filter(([kind]) => kind !== 'date')).toEqual([['budget', text]]);
  });

  it('is none where one of many things has a price', () => {
    expect(limitsOf('A pressing must not cost more than 12 euros.').map(([kind]) => kind)).not.toContain('budget');
    const { limits, capabilities } = readIdea(
      'Growers book a press. No repair above 200 euros is paid without the treasurer.',
      '2026-11-24',
    );
    expect(limits).toEqual([]);
    expect(inWordsAlone(capabilities)).toEqual(['no repair above 200 euros is paid without the treasurer']);
  });
});
