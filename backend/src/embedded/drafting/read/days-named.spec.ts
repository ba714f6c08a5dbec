import { daysNamed } from './days-named.js';

describe('days named', () => {
  it('are found however they are written', () => {
    expect(daysNamed(['Public launch on 20 October 2026.', 'Release: May 17, 2027, then June 2027.'])).toEqual([
      '20 October 2026',
      'May 17, 2027',
      'June 2027',
    ]);
  });

  it('are none where an idea only counts', () => {
    expect(daysNamed(['We may have 40 users in 9 months.'])).toEqual([]);
  });
});
