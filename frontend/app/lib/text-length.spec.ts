import { lengthNote, tooLong } from './text-length';

const text = (length: number) => 'x'.repeat(length);

describe('the length of a text', () => {
  it('is too much only above the limit, without the blanks around it', () => {
    expect(tooLong(text(4_000), 4_000)).toBeUndefined();
    expect(tooLong(` ${text(4_000)}\n`, 4_000)).toBeUndefined();
    expect(tooLong(text(4_123), 4_000)).toBe('At most 4,000 characters; these are 4,123.');
  });

  it('is shown when room becomes scarce', () => {
    expect(lengthNote(text(3_199), 4_000)).toBeUndefined();
    expect(lengthNote(text(3_200), 4_000)).toBe('3,200 of 4,000 characters');
    expect(lengthNote(text(4_000), 4_000)).toBe('4,000 of 4,000 characters');
    expect(lengthNote(text(4_001), 4_000)).toBeUndefined();
  });
});
