import { readIdea } from '../read.js';

describe('a line that is only a list', () => {
  it('is what an idea in a few words asks for', () => {
    const { capabilities } = readIdea(
      'Learning platform for nurses - micro courses, quizzes, CPD certificates. 4,000 nurses.',
      '2026-11-27',
    );
    expect(capabilities.map(({ object }) => object)).toEqual(['micro courses', 'quizzes', 'CPD certificates']);
  });
});
