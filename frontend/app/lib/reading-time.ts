const WORDS_A_MINUTE = 220;

/** How long reading takes, in whole minutes, one at least. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));
