import { labelsOf, sureness } from './chain.js';
import { type Network, seenBy } from './network.js';
import type { Noted } from './notes.js';
import type { Sentence } from './seen.js';
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

const sentencesWithWords = (idea: string): Sentence[] =>
  saidIn(idea).map((said, at, all) => ({
    ...said,
    words: wordsOf(said.text, said.start),
    breaks: idea.slice(all[at - 1]?.end ?? 0, said.start).split('\n').length - 1,
  }));

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

/** Marks an idea that nobody has noted. */
export function marked(idea: string, network: Network): Marked[] {
  const sentences = sentencesWithWords(idea);
  const seen = seenBy(network, sentences);
  const roles = labelsOf(network.roles, seen.roles);
  let next = 0;
  return sentences.map((sentence, at) => {
    const own = seen.labels[at] ?? [];
    const labels = labelsOf(network.labels, own);
    const from = next;
    next += sentence.words.length;
    return { ...sentence, roles: roles.slice(from, next), labels, sure: sureness(network.labels, own, labels) };
  });
}
