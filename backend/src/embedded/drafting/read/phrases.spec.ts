import { bareNoun } from './phrases.js';

describe('what a thing is', () => {
  it('is told by the last noun behind two names', () => {
    expect(bareNoun('the Visa or Mastercard reason code')).toBe('reason code');
  });
});
