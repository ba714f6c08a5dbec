import { wholeRule } from './whole-rules.js';

describe('a rule as a line of its own', () => {
  const sentences = [
    'Farmers report each move.',
    'They see neither names nor positions.',
    'Requests need two approvals, one of which comes from the data owner.',
  ];

  it('stands as it is where it says what it rules', () => {
    expect(wholeRule('readings are due by the fifth of each month', sentences)).toBe(
      'Readings are due by the fifth of each month',
    );
  });

  it('is told with its sentence where that says what it rules', () => {
    expect(wholeRule('one of which comes from the data owner', sentences)).toBe(
      '“Requests need two approvals, one of which comes from the data owner.”',
    );
  });

  it('is told with the sentence before where its own begins openly as well', () => {
    expect(wholeRule('they see neither names nor positions', sentences)).toBe(
      '“Farmers report each move. They see neither names nor positions.”',
    );
  });
});
