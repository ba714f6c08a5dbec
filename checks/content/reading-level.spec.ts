import { readingLevel } from './reading-level.ts';

describe('reading level', () => {
  it('rises with the length of words and sentences', () => {
    const plain = readingLevel(['The cat sat on the mat. It was a warm day and no one came to the door at all.']);
    const heavy = readingLevel([
      'Organisational considerations necessitate comprehensive documentation of interdependent responsibilities across participating departments.',
    ]);
    expect(plain.sentence).toBe(10);
    expect(plain.grade).toBeLessThan(4);
    expect(heavy.grade).toBeGreaterThan(20);
  });

  it('passes over labels', () => {
    expect(readingLevel(['Owner', 'Early sign']).sentence).toBe(0);
  });
});
