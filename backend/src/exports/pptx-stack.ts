import type { OutlineItem, TableBlock } from '@specforge/document';
import type { Slide, SlideElement } from './pptx-deck.js';
import { bodyBox, textBox } from './pptx-layouts.js';
import type { TextGroup } from './pptx-paragraphs.js';
import { slidesOf, words, type Head } from './pptx-slides.js';
import { tableParts } from './pptx-tables.js';
import { heightOf, type Paragraph } from './pptx-text.js';
import type { Look } from './pptx-theme.js';

/** Something small that can share a slide with others. */
export interface StackEntry {
  item: OutlineItem;
  matter: { type: 'text'; groups: TextGroup[] } | TableBlock;
}

interface Placed {
  entry: StackEntry;
  elements: SlideElement[];
  anchors: string[];
  text: string;
  height: number;
}

const GAP = 18;
/** What takes more of a slide than this has a slide of its own. */
const MOST = 0.55;

/** Whether something is small enough to share a slide. */
export function isSmall(entry: StackEntry, look: Look): boolean {
  return measured(entry, true, look).height <= MOST * bodyBox(look).h;
}

/** Text and small tables below each other, each under its label, on as few slides as they need. */
export function stackSlides(
  entries: readonly StackEntry[],
  headOf: (items: readonly OutlineItem[]) => Head,
  look: Look,
): Slide[] {
  const body = bodyBox(look);
  const pages: StackEntry[][] = [];
  let used = 0;
  for (const entry of entries) {
    const { height } = measured(entry, true, look);
    const open = pages.at(-1);
    if (open && used + GAP + height <= body.h) {
      open.push(entry);
      used += GAP + height;
    } else {
      pages.push([entry]);
      used = height;
    }
  }
  const titles = new Map<string, number>();
  return pages.flatMap((page) => {
    const items = [...new Set(page.map(({ item }) => item))];
    const head = headOf(items);
    const before = titles.get(head.title) ?? 0;
    titles.set(head.title, before + 1);
    const labelled = items.length > 1;
    let y = body.y;
    const placed = page.map((entry, at) => {
      const repeated = page[at - 1]?.item === entry.item;
      const one = measured(entry, labelled && !repeated && entry.item.headed, look, y);
      y += one.height + GAP;
      return one;
    });
    const content = {
      elements: placed.flatMap(({ elements }) => elements),
      anchors: placed.flatMap(({ anchors }) => anchors),
      text: placed.map(({ text }) => text).join('\n'),
    };
    return slidesOf('Table', { ...head, anchors: items.map(({ anchor }) => anchor) }, [content], look, before);
  });
}

function measured(entry: StackEntry, labelled: boolean, look: Look, y = 0): Placed {
  const label = labelled ? words(entry.item.label, 'heading') : [];
  const { matter } = entry;
  if (matter.type === 'text') {
    const paragraphs = [
      ...label,
      ...matter.groups.flatMap(({ heading, paragraphs: own }) => [...(heading ? [heading] : []), ...own]),
    ];
    const { x, w } = textBox(look);
    const height = heightOf(paragraphs, w, look);
    const anchors = matter.groups.flatMap(({ anchor }) => anchor ?? []);
    return {
      entry,
      elements: [{ kind: 'text', box: { x, y, w, h: height }, paragraphs }],
      anchors,
      text: textOf(paragraphs),
      height,
    };
  }
  const { x, w, h } = bodyBox(look);
  const above = label.length > 0 ? heightOf(label, w, look) : 0;
  const [part, ...others] = tableParts(matter, { x, y: y + above, w, h }, look);
  if (!part || others.length > 0) return { entry, elements: [], anchors: [], text: '', height: Infinity };
  const { table, anchors } = part;
  const rows = [table.head, ...table.rows].map(({ cells }) => cells.map(textOf).join(' | '));
  return {
    entry,
    anchors,
    text: rows.join('\n'),
    elements: [
      ...(label.length > 0 ? [{ kind: 'text' as const, box: { x, y, w, h: above }, paragraphs: label }] : []),
      table,
    ],
    height: above + table.box.h,
  };
}

function textOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ content }) => content.map(({ text }) => text).join('')).join('\n');
}
