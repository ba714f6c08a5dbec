import type { DiagramBlock, TableBlock } from '@specforge/document';
import type { LayoutName, Slide, SlideElement, TextElement } from './pptx-deck.js';
import { balanced, flowText, type Column } from './pptx-flow.js';
import { bodyBox, columnBoxes, placeholderOf, textBox } from './pptx-layouts.js';
import type { TextGroup } from './pptx-paragraphs.js';
import { tableParts } from './pptx-tables.js';
import { heightOf, shortened, toParagraphs, type Paragraph } from './pptx-text.js';
import type { Look, TextName } from './pptx-theme.js';

/** A picture of a diagram; lengths in pixels of a screen. */
export interface SlidePicture {
  png: Buffer;
  width: number;
  height: number;
}

/** What stands above the matter of a slide, and beside it. */
export interface Head {
  kicker: string;
  title: string;
  section: string;
  /** What a speaker reads on the first slide; the others tell what they show. */
  notes: string;
  /** Full text of a record, for the notes of the slide it is on. */
  recordText: (id: string) => string | undefined;
  anchors?: string[];
}

const MOST_TITLE_LINES = 2;

/** Text in a layout's placeholder, cut to its room: only for what the notes or the body tell in full. */
export function placed(layout: LayoutName, name: string, paragraphs: readonly Paragraph[], look: Look): TextElement {
  const { box, valign } = placeholderOf(look, layout, name);
  const shown: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const { line } = look.text[paragraph.style];
    const left =
      box.h - heightOf(shown, box.w, look) - look.text[paragraph.style].before - look.text[paragraph.style].after;
    const lines = Math.floor(left / line);
    if (lines < 1) break;
    shown.push(shortened(paragraph, box.w, lines, look));
  }
  return {
    kind: 'text',
    placeholder: name,
    box,
    valign,
    paragraphs: shown.length > 0 ? shown : [blank(name, look, layout)],
  };
}

function blank(name: string, look: Look, layout: LayoutName): Paragraph {
  return { style: placeholderOf(look, layout, name).style, content: [{ text: ' ' }] };
}

/** One paragraph of plain words, on one line of the text. */
export function words(text: string, style: TextName): Paragraph[] {
  return toParagraphs([{ text: text.replace(/\s+/g, ' ').trim() }], { style });
}

/** Slides of one kind with the same head: the second is called `… (2)`; `before` of them are there already. */
export function slidesOf(
  layout: LayoutName,
  head: Head,
  bodies: readonly { elements: SlideElement[]; anchors: string[]; text: string }[],
  look: Look,
  before = 0,
): Slide[] {
  return bodies.map(({ elements, anchors, text }, at): Slide => {
    const index = before + at;
    const title = titleOf(layout, head.title, index, look);
    const records = anchors.flatMap((anchor) => head.recordText(anchor) ?? []);
    const told = records.length > 0 ? records.join('\n\n') : index === 0 ? head.notes || text : text;
    return {
      layout,
      section: head.section,
      anchors: [...(index === 0 ? (head.anchors ?? []) : []), ...anchors],
      notes: [index === 0 ? head.title : `${head.title} (${index + 1})`, told].filter(Boolean).join('\n\n'),
      elements: [placed(layout, 'kicker', words(head.kicker, 'kicker'), look), title, ...elements],
    };
  });
}

function titleOf(layout: LayoutName, title: string, index: number, look: Look): TextElement {
  const { box } = placeholderOf(look, layout, 'title');
  const [paragraph] = words(title, 'title');
  if (!paragraph || index === 0) return placed(layout, 'title', paragraph ? [paragraph] : [], look);
  const ending = { text: ` (${index + 1})` };
  // The number stands even where the title has to be cut.
  const whole = { ...paragraph, content: [...paragraph.content, ending] };
  const short = shortened(whole, box.w, MOST_TITLE_LINES, look);
  if (short === whole) return placed(layout, 'title', [whole], look);
  const cut = shortened(paragraph, box.w - 80, MOST_TITLE_LINES, look);
  return placed(layout, 'title', [{ ...cut, content: [...cut.content, ending] }], look);
}

/** Flowing text: large where little is said, else in two columns, over as many slides as it takes. */
export function textSlides(head: Head, groups: readonly TextGroup[], look: Look): Slide[] {
  const { w, h } = textBox(look);
  const large = flowText(groups.map(asLead), { width: w, height: h }, look);
  const [only] = large;
  if (large.length === 1 && only) return slidesOf('Content', head, [single(only, look)], look);
  const [left] = columnBoxes(look);
  const room = { width: left.w, height: left.h };
  const columns = flowText(groups, room, look);
  const pages: Column[][] = [];
  for (let at = 0; at < columns.length; at += 2) pages.push(columns.slice(at, at + 2));
  const last = pages.at(-1);
  // What is left at the end is set in two even columns.
  if (last) pages[pages.length - 1] = evened(last, room, look);
  return pages.flatMap((page, index) => {
    const [first, second] = page;
    if (!first) return [];
    const layout = second ? 'Two columns' : 'Content';
    const elements = second
      ? [placed(layout, 'left', first.paragraphs, look), placed(layout, 'right', second.paragraphs, look)]
      : [placed(layout, 'body', first.paragraphs, look)];
    const anchors = page.flatMap((column) => column.anchors);
    return slidesOf(layout, head, [{ elements, anchors, text: textOf(page) }], look, index);
  });
}

function asLead({ heading, paragraphs, anchor }: TextGroup): TextGroup {
  const lead = (one: Paragraph): Paragraph => (one.style === 'body' ? { ...one, style: 'lead' } : one);
  return { anchor, heading, paragraphs: paragraphs.map(lead) };
}

function single(column: Column, look: Look) {
  const { paragraphs, anchors } = column;
  return { elements: [placed('Content', 'body', paragraphs, look)], anchors, text: textOf([column]) };
}

function evened(page: Column[], room: { width: number; height: number }, look: Look): Column[] {
  const groups: TextGroup[] = [];
  const all = page.flatMap(({ paragraphs }) => paragraphs);
  // A heading that was repeated at the top of the second column may now stand in the middle of the first.
  for (const paragraph of all.filter(({ repeated }, index) => !repeated || index === 0)) {
    const open = groups.at(-1);
    if (paragraph.style === 'heading') groups.push({ heading: paragraph, paragraphs: [] });
    else if (!open) groups.push({ heading: null, paragraphs: [paragraph] });
    else open.paragraphs.push(paragraph);
  }
  if (groups.length < 2) return page;
  const [first, second, third] = balanced(groups, room, look);
  if (!first || third) return page;
  return [{ ...first, anchors: page.flatMap(({ anchors }) => anchors) }, ...(second ? [second] : [])];
}

function textOf(columns: readonly Column[]): string {
  return columns
    .flatMap(({ paragraphs }) => paragraphs.map(({ content }) => content.map(({ text }) => text).join('')))
    .join('\n');
}

export interface TableOptions {
  /** A sentence or two between the title and the table. */
  lead?: Paragraph[];
  /** Leaves out what does not fit on so many slides; the notes hold it. */
  most?: number;
}

/** A table over as many slides as its rows take. */
export function tableSlides(head: Head, block: TableBlock, look: Look, options: TableOptions = {}): Slide[] {
  const body = bodyBox(look);
  const lead = leadText(options.lead ?? [], look);
  const top = lead ? lead.box.h + 10 : 0;
  const parts = tableParts(block, { ...body, y: body.y + top, h: body.h - top }, look);
  const bodies = parts.map(({ table, anchors }, index) => {
    const moved = index === 0 ? table : { ...table, box: { ...table.box, y: body.y } };
    const text = [table.head, ...table.rows].map(({ cells }) => cells.map(cellText).join(' | ')).join('\n');
    return { elements: [...(lead && index === 0 ? [lead] : []), moved], anchors, text };
  });
  return slidesOf('Table', head, bodies.slice(0, options.most ?? bodies.length), look);
}

function leadText(paragraphs: readonly Paragraph[], look: Look): TextElement | null {
  const [first] = paragraphs;
  if (!first) return null;
  const box = textBox(look);
  const shown = [shortened({ ...first, style: 'body' }, box.w, 3, look)];
  return { kind: 'text', box: { ...box, h: heightOf(shown, box.w, look) }, paragraphs: shown };
}

function cellText(cell: readonly Paragraph[]): string {
  return cell.map(({ content }) => content.map(({ text }) => text).join('')).join(' ');
}

/** A diagram as large as the slide allows, but not larger than twice its size: it would look coarse. */
export function pictureSlides(head: Head, block: DiagramBlock, picture: SlidePicture, look: Look): Slide[] {
  const body = bodyBox(look);
  const scale = Math.min(body.w / picture.width, body.h / picture.height, 1.2);
  const [w, h] = [picture.width * scale, picture.height * scale];
  const box = { x: body.x + (body.w - w) / 2, y: body.y + (body.h - h) / 2, w, h };
  const alt = `${block.caption ?? head.title}. ${block.source}`;
  const element: SlideElement = { kind: 'picture', box, png: picture.png, alt };
  return slidesOf('Picture', head, [{ elements: [element], anchors: [], text: block.source }], look);
}
