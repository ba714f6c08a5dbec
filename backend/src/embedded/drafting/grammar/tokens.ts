/** A word or a mark of a sentence, with where it stands in the text. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
}

/**
 * Sums, times and ranges with their units (`08:00`, `2-8`), dotted short forms, words with hyphens and apostrophes (whose `n't` stays with its word), then
 * single marks.
 */
const token =
  /\d[\d.,]*(?:-\p{L}+)+|\d+\/\d+|[$£€]?\d(?:[\d.,]|:(?=\d)|-(?=\d))*\d(?:%|\p{L}+)?|[$£€]?\d(?:%|\p{L}+)?|\p{L}[\p{L}\d]*(?:['’]\p{L}+|[-/&.+](?=[\p{L}\d])[\p{L}\d]+)*|["“”‘’'()[\]]|[^\s]/gu;

const shortened: [RegExp, string][] = [
  [/\b(\p{L}+)['’]d\b/gu, '$1 would'],
  [/\b(\p{L}+)['’]ll\b/gu, '$1 will'],
  [/\b(\p{L}+)['’]re\b/gu, '$1 are'],
  [/\b(\p{L}+)['’]ve\b/gu, '$1 have'],
  [/\b([Ii])['’]m\b/gu, '$1 am'],
  [/\b(it|that|what|who|there|he|she)['’]s\b(?! own\b)/giu, '$1 is'],
];
/** `I'd like` as `I would like`: each word apart. */
export const inFull = (text: string): string =>
  shortened.reduce((whole, [short, long]) => whole.replace(short, long), text);

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map(({ 0: word, index }) => ({
    text: word,
    lower: word.toLowerCase().replace(/’/g, "'"),
    start: index,
    end: index + word.length,
  }));
