import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { bareNoun, isVague } from './phrases.js';

/** The first of those that have one key. */
export function distinct<T>(items: T[], key: (item: T) => string): T[] {
  const first = new Map<string, T>();
  for (const item of items) if (!first.has(key(item))) first.set(key(item), item);
  return [...first.values()];
}

/** The nouns of the domain, those of what it is about first. */
export function nounsOf(capabilities: Capability[], compound: string | null, subject: string | null): string[] {
  const tails = capabilities.map(({ tail }) =>
    /^(?:who|that|which|when|whenever|if|unless|once|as soon as|until|till|while|because)\b/.test(tail)
      ? ''
      : bareNoun(tail.replace(/^(?:of their|\p{L}+)\s+/u, '')),
  );
  const nouns = [
    compound ?? '',
    subject ?? '',
    ...capabilities.map(({ noun }) => noun),
    ...tails.filter((noun) => /^[a-z]/.test(noun) && noun.split(' ').length <= 2),
  ];
  return distinct(
    nouns.filter((noun) => noun.length > 2 && !isVague(noun) && !isPeople(noun) && noun.split(' ').length <= 3),
    (noun) => noun.toLowerCase(),
  ).slice(0, 10);
}
