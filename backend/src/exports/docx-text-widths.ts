/**
 * Advance widths of Calibri (and of Carlito, which is made to the same measure) in thousandths of the size, for the
 * characters from space to tilde. Only for telling where lines break.
 */
const REGULAR = [
  226, 326, 401, 498, 507, 715, 682, 221, 303, 303, 498, 498, 250, 306, 252, 386, 507, 507, 507, 507, 507, 507, 507,
  507, 507, 507, 268, 268, 498, 498, 498, 463, 894, 579, 544, 533, 615, 488, 459, 631, 623, 252, 319, 520, 420, 855,
  646, 662, 517, 673, 543, 459, 487, 642, 567, 890, 519, 487, 468, 307, 386, 307, 498, 498, 291, 479, 525, 423, 525,
  498, 305, 471, 525, 229, 239, 455, 229, 799, 525, 527, 525, 525, 349, 391, 335, 525, 452, 715, 433, 453, 395, 314,
  460, 314, 498,
];
const BOLD = [
  226, 326, 438, 498, 507, 729, 705, 233, 312, 312, 498, 498, 258, 306, 267, 430, 507, 507, 507, 507, 507, 507, 507,
  507, 507, 507, 276, 276, 498, 498, 498, 463, 898, 606, 561, 529, 630, 488, 459, 637, 631, 267, 331, 547, 423, 874,
  659, 676, 532, 686, 563, 473, 495, 653, 591, 906, 551, 520, 478, 325, 430, 325, 498, 498, 300, 494, 537, 418, 537,
  503, 316, 474, 537, 246, 255, 480, 246, 813, 537, 538, 537, 537, 355, 399, 347, 537, 473, 745, 459, 474, 397, 344,
  475, 344, 498,
];
const OTHER = 507;
/** Chinese, Japanese, Korean and emoji are about as wide as high. */
const WIDE_FROM = 0x2e80;
const MONOSPACED = 550;
/** Source Serif 4 semibold runs this much wider than Calibri bold. */
const DISPLAY_FACTOR = 1.07;

export type MeasuredFont = 'text' | 'display' | 'code';

/** Width of a text on one line, in the unit of `size`. */
export function textWidth(text: string, size: number, font: MeasuredFont, bold: boolean): number {
  const table = bold || font === 'display' ? BOLD : REGULAR;
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (font === 'code') sum += MONOSPACED;
    else sum += table[code - 32] ?? (code >= WIDE_FROM ? 1000 : OTHER);
  }
  return ((font === 'display' ? DISPLAY_FACTOR : 1) * sum * size) / 1000;
}

/** How many lines a text takes between two margins `room` apart. Words that are wider than that are cut. */
export function lineCount(text: string, room: number, size: number, font: MeasuredFont, bold: boolean): number {
  return text.split('\n').reduce((lines, line) => lines + wrappedLines(line, room, size, font, bold), 0);
}

function wrappedLines(line: string, room: number, size: number, font: MeasuredFont, bold: boolean): number {
  let lines = 1;
  let used = 0;
  // Word breaks after spaces and hyphens; spaces at the end of a line take no room.
  for (const [word] of line.matchAll(/\s*[^\s-]*-?/g)) {
    if (word === '') continue;
    const width = textWidth(word, size, font, bold);
    if (used + width <= room) {
      used += width;
      continue;
    }
    const bare = textWidth(word.trimStart(), size, font, bold);
    if (used > 0) lines += 1;
    const whole = Math.floor(bare / room);
    lines += used > 0 || whole > 0 ? whole : 0;
    used = bare - whole * room;
  }
  return lines;
}
