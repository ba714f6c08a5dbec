/** What words mean beside what they mean in general; a meaning is remembered for the idea that gave it only. */
let context = '';

/** Does its work where words have a meaning of their own; `own` tells one such meaning from another. */
export function inContext<T>(own: string, work: () => T): T {
  const before = context;
  context = own;
  try {
    return work();
  } finally {
    context = before;
  }
}

/** Asks the tagger once a word: it is by far the slowest part of reading. */
export const memo = <T>(make: (word: string) => T): ((word: string) => T) => {
  const known = new Map<string, T>();
  return (word) => {
    const key = context === '' ? word : `${context}\n${word}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(word);
    if (known.size > 5000) known.clear();
    known.set(key, made);
    return made;
  };
};
