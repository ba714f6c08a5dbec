import { creditsInPounds, formatCredits } from './money';

describe('money', () => {
  it('shows pounds with two decimals', () => {
    expect(creditsInPounds(100)).toBe('£1.00');
    expect(creditsInPounds(500)).toBe('£5.00');
    expect(creditsInPounds(225)).toBe('£2.25');
    expect(creditsInPounds(0)).toBe('£0.00');
  });

  it('counts credits', () => {
    expect(formatCredits(1)).toBe('1 credit');
    expect(formatCredits(1250)).toBe('1,250 credits');
  });
});
