import { inOwnWords, isForOwnWords, trailing, wordsOf } from './own-words.js';
import { type Deed, piecesOf } from './pieces.js';
import { noted } from './told.testing.js';

const [unsure, sure] = [0.1, 1];

/** The first deed of a statement as it is told in its own words, marked as surely as said; null where it is taken apart. */
function words(notes: string, sureness = sure): string | null {
  const [statement] = noted(notes);
  if (!statement) return null;
  const pieces = piecesOf(statement).map((piece) => ({ ...piece, sure: sureness }));
  const deed = pieces.find((piece): piece is Deed => !('feature' in piece));
  if (!deed || !isForOwnWords(deed)) return null;
  return inOwnWords(wordsOf(pieces, pieces.indexOf(deed), statement), deed)?.words ?? null;
}

describe('wishes in their own words', () => {
  it('are those of which the marks are unsure, with all that stands between', () => {
    const notes = '{do - optional [auto --stats flag] [v pulls] [o table sizes] [t from a replica] (configurable)}';
    expect(words(notes)).toBeNull();
    expect(words(notes, unsure)).toBe('Optional --stats flag pulls table sizes from a replica (configurable)');
  });

  it('are those of which the marks do not tell what something is done to', () => {
    expect(
      words('{do Rental buildings fall under another program and should be [v turned away] [t with a pointer to it].}'),
    ).toBe('Rental buildings fall under another program and should be turned away with a pointer to it');
    expect(words('{do and must be [v written back] [t there within a minute].}')).toBeNull();
  });

  it('are those in which a thing moves and nobody acts', () => {
    expect(words('{do [s The alarm] [v goes] [t to the kitchen phone, then the head chef].}')).toBe(
      'The alarm goes to the kitchen phone, then the head chef',
    );
  });

  it('tell what shall be so as if it were, and ask the product where they open with a verb', () => {
    expect(words('{do [s Approved claims] should [v go] [t to Visma every night].}')).toBe(
      'Approved claims go to Visma every night',
    );
    expect(words('{do - [v flag] [o unsafe operations] [t before the merge]}', unsure)).toBe(
      'to flag unsafe operations before the merge',
    );
  });

  it('end where another clause begins', () => {
    const [statement] = noted('{do [who Chefs] [v enter] [o recipes], [who guests] [v scan] [o a code] at the table.}');
    const pieces = statement ? piecesOf(statement) : [];
    expect(statement && wordsOf(pieces, 0, statement)).toBe('Chefs enter recipes');
    expect(statement && trailing(pieces, 0, statement)).toBe('');
    expect(statement && trailing(pieces, 1, statement)).toBe(' at the table');
  });
});
