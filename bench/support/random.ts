/** Numbers that look random and are the same for the same seed, so that every round can be had again. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number, at least 0 and below `end`. */
  below(end: number): number;
  /** Around 1, its logarithm normally distributed with this deviation. */
  spread(deviation: number): number;
}

/** The generator mulberry32, seeded with any text. */
export function seeded(...seed: (string | number)[]): Random {
  let state = 2_166_136_261;
  for (const character of seed.join('\u001f')) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (end) => Math.floor(next() * end),
    spread: (deviation) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return Math.exp(deviation * normal);
    },
  };
}
