import { notedFrom, notedIn } from './notes.js';

describe('notes in ideas', () => {
  it('gives back the idea letter for letter, with where each piece stands', () => {
    const { text, roles, spans } = notedFrom('{do [who Guests] can [v scan] [o a code].}\n{rule - once a day}');

    expect(text).toBe('Guests can scan a code.\n- once a day');
    expect(roles.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['do', 'Guests can scan a code.'],
      ['rule', '- once a day'],
    ]);
    expect(spans.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['who', 'Guests'],
      ['v', 'scan'],
      ['o', 'a code'],
    ]);
  });

  it('reads several ideas of one file', () => {
    expect(notedIn('{do a}\n===\n{do b}\n')).toHaveLength(2);
  });
});
