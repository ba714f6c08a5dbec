import type { Brief } from '../read/brief.js';

/** What people call that which is free or taken, the surest word first. */
const words = ['slot', 'appointment', 'table', 'berth', 'pitch', 'lane', 'seat', 'desk', 'bed'];
/** A room, a court or a hall is had by the hour. */
const byTheHour = /\b(?:hours?|rooms?|courts?|halls?|studios?|venues?)\b/i;
/** Beside one of these a thing is something to be had. */
const taken =
  /\b(?:book\w*|reserv\w*|free\w*|empty|taken?|taking|cancel\w*|available|availability|open|unused|offer\w*|give)\b/i;
/** So near to the word that it is said of it. */
const near = 40;

/** `slot` of donors, `table` of guests, `hour` of a hall: what can be free and is promised to one. */
export function slotWord({ sentences }: Pick<Brief, 'sentences'>): string {
  const text = sentences.join(' ');
  const found = words.find((word) =>
    [...text.matchAll(new RegExp(`\\b${word}(?:e?s)?\\b`, 'giu'))].some(({ 0: own, index }) =>
      taken.test(text.slice(Math.max(0, index - near), index + own.length + near)),
    ),
  );
  return found ?? (byTheHour.test(text) ? 'hour' : 'slot');
}
