import { cleanText, isRightToLeft } from './docx-text.js';
import { lineCount, textWidth } from './docx-text-widths.js';

describe('cleanText', () => {
  it('drops what XML cannot hold and what turns the text around it', () => {
    expect(cleanText('a\u0000b\u0008c\u000bd\ufffee\u202ef\u2066g\u0085h')).toBe('abcdefgh');
  });

  it('keeps line feeds, tabs, emoji and joiners', () => {
    expect(cleanText('a\r\nb\tc\rd 👩‍👧')).toBe('a\nb\tc\nd 👩‍👧');
  });

  it('marks half a character as unreadable', () => {
    expect(cleanText('a\ud83d b')).toBe('a\ufffd b');
  });
});

describe('isRightToLeft', () => {
  it('goes by the first letter', () => {
    expect(isRightToLeft([{ text: '12: ' }, { text: 'مرحبا then English' }])).toBe(true);
    expect(isRightToLeft([{ text: 'English then مرحبا' }])).toBe(false);
    expect(isRightToLeft([{ text: '123' }])).toBe(false);
  });
});

describe('line counts', () => {
  const room = textWidth('one two three ', 10, 'text', false);

  it('breaks between words', () => {
    expect(lineCount('one two three', room, 10, 'text', false)).toBe(1);
    expect(lineCount('one two three one two three', room, 10, 'text', false)).toBe(2);
  });

  it('cuts a word that is wider than the room', () => {
    expect(lineCount('x'.repeat(100), textWidth('x'.repeat(30), 10, 'text', false), 10, 'text', false)).toBe(4);
  });

  it('counts line breaks and empty text', () => {
    expect(lineCount('one\ntwo\n', room, 10, 'text', false)).toBe(3);
    expect(lineCount('', room, 10, 'text', false)).toBe(1);
  });
});
