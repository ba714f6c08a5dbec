/** `We lose £210k a year` within `3,200 items, 45 sites, we lose £210k a year` is said there. */
export const notTwice = (sentences: string[]): string[] =>
  sentences.filter((one, at) =>
    sentences.every(
      (other, place) =>
        place === at ||
        !other.toLowerCase().includes(one.toLowerCase().replace(/[.!]+$/, '')) ||
        (other.length === one.length && place > at),
    ),
  );
