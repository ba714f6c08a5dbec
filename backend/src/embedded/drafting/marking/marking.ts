import { labelsOf, rowsOf, scoresOf, sureness, type Chain } from './chain.js';
import { roleFeatures, spanFeatures, type Sentence } from './features.js';
import type { Noted } from './notes.js';
import { saidIn } from './sentences.js';
import { wordsOf } from './words.js';

/** A sentence whose every word is marked with the role of its statement, and with the part that it plays in it. */
export interface Marked extends Sentence {
  roles: string[];
  /** `B-who`, `I-who`, `O`: begins a span, goes on with it, or stands in none. */
  labels: string[];
  /** How sure each label is, from 0 to 1. */
  sure: number[];
}

export const sentencesWithWords = (idea: string): Sentence[] =>
  saidIn(idea).map((said) => ({ ...said, words: wordsOf(said.text, said.start) }));

/** What a reader noted, word by word; this is what is learned from. */
export const markedBy = ({ text, roles, spans }: Noted): Marked[] =>
  sentencesWithWords(text).map((sentence) => {
    const within = (notes: Noted['roles'], at: number): number =>
      notes.findIndex(({ start, end }) => at >= start && at < end);
    const places = sentence.words.map(({ start }) => within(spans, start));
    return {
      ...sentence,
      roles: sentence.words.map(({ start }) => roles[within(roles, start)]?.kind ?? 'misc'),
      sure: sentence.words.map(() => 1),
      labels: places.map((place, at) =>
        place < 0 ? 'O' : `${places[at - 1] === place ? 'I' : 'B'}-${spans[place]?.kind ?? ''}`,
      ),
    };
  });

/** The roles of each sentence, one sentence after the other. */
export function rolesOf(sentences: readonly Sentence[], chain: Chain): string[][] {
  const found: string[][] = [];
  for (const place of sentences.keys())
    found.push(labelsOf(chain, roleFeatures(sentences, place, found[place - 1] ?? [])));
  return found;
}

/** Marks an idea that nobody has noted. */
export function marked(idea: string, { roles, spans }: { roles: Chain; spans: Chain }): Marked[] {
  const sentences = sentencesWithWords(idea);
  const told = rolesOf(sentences, roles);
  return sentences.map((sentence, at) => {
    const own = told[at] ?? [];
    const seen = spanFeatures(sentence, own);
    const scores = scoresOf(spans, rowsOf(spans, seen));
    const labels = labelsOf(spans, seen, scores);
    return { ...sentence, roles: own, labels, sure: sureness(spans, seen, labels, scores) };
  });
}
