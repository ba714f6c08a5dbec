import { formatNumber } from './money';

/** From here on the length is shown while one types. */
const NEAR = 0.8;

/** What is wrong with the length of a text; nothing is cut off, since nobody would see what went. */
export function tooLong(text: string, longest: number): string | undefined {
  const length = text.trim().length;
  if (length <= longest) return undefined;
  return `At most ${formatNumber(longest)} characters; these are ${formatNumber(length)}.`;
}

/** How much of the room is taken, once it becomes scarce and as long as there is some. */
export function lengthNote(text: string, longest: number): string | undefined {
  const length = text.trim().length;
  if (length < longest * NEAR || length > longest) return undefined;
  return `${formatNumber(length)} of ${formatNumber(longest)} characters`;
}
