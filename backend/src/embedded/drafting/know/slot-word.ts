import type { Brief } from '../read/brief.js';

/** `desk` of `a desk diary` says which diary it is. */
const tellsWhich = (behind: string): boolean => {
  const [, next = ''] = /^ (\p{Ll}+)/u.exec(behind) ?? [];
  return next !== '' && !taken.test(next) && !joins.test(next);
};
/** What may follow a thing that is had, and tells nothing else about it. */
const joins =
  /^(?:an?|the|at|by|for|from|in|of|on|per|to|with|without|until|and|or|but|is|are|was|were|be|has|have|that|which|when|where|while|who|as|if|so|we|they|it|i|you|people|each|every|all|no|not|stays?|stands?|gets?|goes?|next|this|before|after|again|online|together|themselves|himself)$/;

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
    [...text.matchAll(new RegExp(`\\b${word}(?:e?s)?\\b`, 'giu'))].some(
      ({ 0: own, index }) =>
        taken.test(text.slice(Math.max(0, index - near), index + own.length + near)) &&
        !tellsWhich(text.slice(index + own.length)),
    ),
  );
  return found ?? (byTheHour.test(text) ? 'hour' : 'slot');
}
