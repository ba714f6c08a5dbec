import { guardIn } from './guards.js';

describe('what may not get worse', () => {
  it('stands beside the goal, and is none', () => {
    expect(guardIn('We want 8.5 min by end of Q3 without CSAT dropping under 4.3.')).toEqual({
      guard: { name: 'CSAT', limit: 'at least 4.3', said: 'without CSAT dropping under 4.3' },
      rest: 'We want 8.5 min by end of Q3.',
    });
    expect(guardIn('We want 7 days, with our Trustpilot score staying above 4.5.').guard).toMatchObject({
      name: 'Trustpilot score',
      limit: 'above 4.5',
    });
  });

  it('is not what a rule names', () => {
    expect(guardIn('Hosts with a rating below 3 are shown last.').guard).toBeNull();
  });
});
