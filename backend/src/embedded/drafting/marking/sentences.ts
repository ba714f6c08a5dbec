/** An idea as it was typed, sentence by sentence, each with where it stands in the layout. */
export interface Said {
  text: string;
  /** Where it begins and ends in the idea. */
  start: number;
  end: number;
  /** `- Scan the label`, `2. Pull up the order` */
  isItem: boolean;
  /** `Users`, `## What we need`, `Rules:`: a line that only leads to others. */
  isHeading: boolean;
  /** The heading above it, lower case; empty where there is none. */
  heading: string;
}

const shortForm = /\b(?:e\.g|i\.e|etc|approx|no|vs|ca|incl|max|min|st|mr|mrs|dr|inc|ltd|co)\.$/i;
const sentenceEnd = /[.!?]+["”’')]*\s+(?=["“‘'(]?[\p{Lu}\d])/gu;
const item = /^\s*(?:[-*•–]|\d+[.)])\s/;

export function saidIn(idea: string): Said[] {
  const pieces = [...idea.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => piecesOf(line, index));
  let heading = '';
  /** `What we need:` leads to the list behind it, a title to everything below. */
  let isLead = false;
  return pieces.map(({ start, end, line, isFirst, isAlone }) => {
    const text = idea.slice(start, end);
    const isItem = isFirst && item.test(text);
    const plain = line.replace(/^[#\s*]+|[*:\s]+$/g, '');
    const isTitle = isFirst && isAlone && !isItem && plain.split(' ').length <= 6 && !/[.!?]$/.test(plain);
    const leads = /:\s*$/.test(text);
    if (!isTitle && !leads && isLead && !isItem && isFirst && /\n\s*$/.test(idea.slice(0, start).slice(0, -1)))
      heading = '';
    const isHeading = isTitle || leads;
    const above = isHeading ? '' : heading;
    if (isHeading) {
      heading = plain.toLowerCase();
      isLead = !isTitle;
    }
    return { text, start, end, isItem, isHeading, heading: above };
  });
}

interface Piece {
  start: number;
  end: number;
  /** The whole line that it stands in. */
  line: string;
  isFirst: boolean;
  isAlone: boolean;
}

function piecesOf(line: string, at: number): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const cut = (to: number): void => {
    const end = line.slice(0, to).trimEnd().length;
    if (line.slice(from, end).trim() !== '')
      pieces.push({ start: at + from, end: at + end, line, isFirst: from === 0, isAlone: false });
  };
  for (const { 0: mark, index } of line.matchAll(sentenceEnd)) {
    const to = index + mark.trimEnd().length;
    if (shortForm.test(line.slice(from, to)) || /^\s*\d+\.$/.test(line.slice(from, to))) continue;
    cut(to);
    from = index + mark.length;
  }
  cut(line.length);
  const [only] = pieces;
  return only && pieces.length === 1 ? [{ ...only, isAlone: true }] : pieces;
}
