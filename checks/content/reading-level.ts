/** How hard a text is to read, by Flesch and Kincaid's formula. */
export interface ReadingLevel {
  /** School years; 8 to 12 is usual for professional prose. */
  grade: number;
  /** Words. */
  sentence: number;
}

const VOWELS = /[aeiouy]+/g;

/** An estimate, as the formula allows: groups of vowels, less a silent final e. */
function syllables(word: string): number {
  const groups =
    word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
      .match(VOWELS)?.length ?? 0;
  return Math.max(1, groups);
}

/** Labels and other scraps are not sentences. */
const SHORTEST_TEXT = 60;

export function readingLevel(texts: readonly string[]): ReadingLevel {
  const prose = texts.filter(({ length }) => length >= SHORTEST_TEXT);
  const sentences = prose.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}’'-]+/gu) ?? []);
  const sentence = words.length / Math.max(1, sentences.length);
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / Math.max(1, words.length);
  return { grade: 0.39 * sentence + 11.8 * perWord - 15.59, sentence };
}
