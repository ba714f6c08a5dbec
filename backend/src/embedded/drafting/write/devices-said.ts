import type { Brief } from '../read/brief.js';

const device =
  /\b((?:an? |the |our )?(?:small |simple |little )?(?:phone|mobile|smartphone|tablet|iPad|Android|iPhone|desktop)[- ]?(?:app|application|site|page)|apps? for (?:phones?|tablets?|smartphones?))\b/i;

/** `a phone app`: on what it runs, where the idea says so in naming it. */
export const deviceSaid = ({ sentences }: Pick<Brief, 'sentences'>): string | null =>
  sentences.map((text) => device.exec(text)?.[1] ?? null).find((found) => found !== null) ?? null;
