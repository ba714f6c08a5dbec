import { type Found, findIn } from './matches';

/** What a search runs through as one text: words may be split over several elements in it. */
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, pre, caption, summary';

interface Piece {
  node: Text;
  start: number;
}

/** Every place of a text within an element, in the order of the page. Closed details are passed over. */
export function findRanges(root: HTMLElement, wanted: string): Range[] {
  const blocks = textBlocks(root);
  const texts = blocks.map((pieces) => pieces.map(({ node }) => node.data).join(''));
  return findIn(texts, wanted).flatMap((found) => rangeOf(blocks[found.block] ?? [], found) ?? []);
}

/** The text nodes of each block, which are told apart by the nearest block around them. */
function textBlocks(root: HTMLElement): Piece[][] {
  const blocks: Piece[][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let last: Element | null = null;
  let length = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data === '') continue;
    const around = node.parentElement;
    if (around?.closest('details:not([open]) > :not(summary)')) continue;
    const block = around?.closest(BLOCKS) ?? around;
    if (block !== last || blocks.length === 0) {
      blocks.push([]);
      length = 0;
      last = block;
    }
    blocks.at(-1)?.push({ node, start: length });
    length += node.length;
  }
  return blocks;
}

function rangeOf(pieces: readonly Piece[], { start, end }: Found): Range | null {
  const from = pieces.findLast((piece) => piece.start <= start);
  const to = pieces.findLast((piece) => piece.start < end);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, start - from.start);
  range.setEnd(to.node, end - to.start);
  return range;
}

/** Marks places on the page without touching its elements. Browsers that cannot only scroll to them. */
export function mark(ranges: readonly Range[], current: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set('found', new Highlight(...ranges));
  CSS.highlights.set('found-here', new Highlight(...(current ? [current] : [])));
}

export function unmark(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  CSS.highlights.delete('found-here');
}
