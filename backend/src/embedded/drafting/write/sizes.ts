import type { Brief } from '../read/brief.js';

/** `40 workshops with 6 fitters each`: the fitters are counted in each of them. */
export const inEachHouse = (brief: Pick<Brief, 'sentences'>): string[] =>
  brief.sentences.flatMap(
    (text) =>
      /(?<![\d.,])\d[\d.,]* \p{L}+(?: \p{L}+)? with (?:about )?\d[\d.,]* \p{L}+(?: \p{L}+)? each\b/iu.exec(text)?.[0] ??
      [],
  );

/** `9 stations, 310 crew`: many under one word. */
export const crewsIn = (brief: Pick<Brief, 'sentences' | 'problem'>): string[] =>
  brief.sentences
    .filter((text) => !brief.problem.sentences.includes(text))
    .flatMap((text) => /(?<![\d.,€£$]|\bto )\d[\d.,]* (?:crew|staff)(?=[.,;]|$| in all)/iu.exec(text)?.[0] ?? []);
