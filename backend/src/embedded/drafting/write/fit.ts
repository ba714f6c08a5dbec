/** Fits texts to a field's limits without leaving half a thought behind. */

const sentenceEnd = /[.!?]["'’”)]?(?=\s|$)/g;

/** At most `max` characters: whole sentences if that keeps enough, else whole clauses, else whole words. */
export function fitText(text: string, max: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max);
  const sentences = [...cut.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const lastSentence = sentences.at(-1) ?? 0;
  if (lastSentence > max * 0.45) return cut.slice(0, lastSentence);
  const clause = Math.max(cut.lastIndexOf('; '), cut.lastIndexOf(', '), cut.lastIndexOf(': '), cut.lastIndexOf(' ('));
  if (clause > max * 0.5) return closeMarks(cut.slice(0, clause));
  const space = cut.slice(0, max - 1).lastIndexOf(' ');
  return closeMarks(
    `${cut
      .slice(0, space > 0 ? space : max - 1)
      .replace(/[\s,;:.–—-]+$/, '')
      .replace(/\s(?:a|an|the|and|or|of|to|in|on|at|for|with|by|from|that|which|is|are)$/i, '')}…`,
  );
}

/** A cut must not leave a quotation or bracket open. */
function closeMarks(text: string): string {
  let closed = text;
  if ((closed.match(/“/g)?.length ?? 0) > (closed.match(/”/g)?.length ?? 0)) closed += '”';
  if ((closed.match(/\(/g)?.length ?? 0) > (closed.match(/\)/g)?.length ?? 0)) closed += ')';
  return closed;
}

/** Paragraphs within `max` characters: whole paragraphs first, then whole sentences of the next. */
export function fitProse(text: string, max: number): string {
  const kept: string[] = [];
  let room = max;
  for (const paragraph of text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    if (paragraph.length <= room) {
      kept.push(paragraph);
      room -= paragraph.length + 2;
      continue;
    }
    const part = room > 60 ? fitText(paragraph, room) : '';
    if (/[.!?]["'’”)]?$/.test(part)) kept.push(part);
    else if (kept.length === 0) kept.push(part || fitText(paragraph, max));
    break;
  }
  return kept.join('\n\n');
}

/** One line for a bullet or a cell: no line breaks, no control characters. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
