import type { Box, LayoutName } from './pptx-deck.js';
import { FULL_WIDTH, SIDE, SLIDE, type Look, type TextName } from './pptx-theme.js';

export interface Placeholder {
  name: string;
  type: 'title' | 'body';
  box: Box;
  style: TextName;
  valign: 'top' | 'middle' | 'bottom';
  prompt: string;
}

const KICKER: Box = { x: SIDE, y: 24, w: FULL_WIDTH, h: 17 };
const TITLE_TOP = 42;
/** Below the title. */
const GAP = 10;
/** Where the room of a slide's matter ends. */
const BOTTOM = 492;
export const GUTTER = 36;
const HALF = (FULL_WIDTH - GUTTER) / 2;
export const FOOTER: Box = { x: SIDE, y: 508, w: 700, h: 14 };
export const NUMBER: Box = { x: SLIDE.width - SIDE - 80, y: 508, w: 80, h: 14 };

function placeholder(
  name: string,
  style: TextName,
  box: Box,
  prompt: string,
  valign: Placeholder['valign'] = 'top',
): Placeholder {
  return { name, type: name === 'title' ? 'title' : 'body', box, style, valign, prompt };
}

/** Room of two lines. */
export function titleBox({ text }: Look): Box {
  return { x: SIDE, y: TITLE_TOP, w: FULL_WIDTH, h: 2 * text.title.line };
}

/** Room of what a slide is about. */
export function bodyBox(look: Look): Box {
  const { y, h } = titleBox(look);
  return { x: SIDE, y: y + h + GAP, w: FULL_WIDTH, h: BOTTOM - y - h - GAP };
}

/** Room of running text: lines across the whole slide are too long to be read. */
export function textBox(look: Look): Box {
  return { ...bodyBox(look), w: 744 };
}

export function columnBoxes(look: Look): [left: Box, right: Box] {
  const body = bodyBox(look);
  return [
    { ...body, w: HALF },
    { ...body, x: SIDE + HALF + GUTTER, w: HALF },
  ];
}

function layoutsOf(look: Look): Record<LayoutName, readonly Placeholder[]> {
  const head = [
    placeholder('kicker', 'kicker', KICKER, 'Section'),
    placeholder('title', 'title', titleBox(look), 'Title'),
  ];
  const [left, right] = columnBoxes(look);
  return {
    Title: [
      placeholder('kicker', 'coverKicker', { x: 72, y: 92, w: 720, h: 20 }, 'Kind of document'),
      placeholder('title', 'coverTitle', { x: 72, y: 122, w: 780, h: 204 }, 'Title'),
      placeholder('subtitle', 'coverText', { x: 72, y: 334, w: 780, h: 54 }, 'Subtitle'),
      placeholder('details', 'coverDetail', { x: 72, y: 396, w: 780, h: 104 }, 'Version, date, author'),
    ],
    Section: [
      placeholder('number', 'sectionNumber', { x: 72, y: 140, w: 360, h: 28 }, 'Number'),
      placeholder('title', 'sectionTitle', { x: 72, y: 172, w: 400, h: 220 }, 'Section'),
      placeholder('contents', 'sectionText', { x: 520, y: 90, w: 392, h: 380 }, 'What it holds', 'middle'),
    ],
    Content: [...head, placeholder('body', 'body', textBox(look), 'Text')],
    'Two columns': [...head, placeholder('left', 'body', left, 'Text'), placeholder('right', 'body', right, 'Text')],
    Table: head,
    Chart: head,
    Picture: head,
    Cards: head,
    Quote: [
      placeholder('kicker', 'coverKicker', { x: 96, y: 84, w: 768, h: 20 }, 'Section'),
      placeholder('title', 'statement', { x: 96, y: 116, w: 768, h: 304 }, 'One sentence', 'middle'),
      placeholder('source', 'coverDetail', { x: 96, y: 436, w: 768, h: 40 }, 'Where it comes from'),
    ],
    Closing: [
      placeholder('title', 'sectionTitle', { x: 72, y: 110, w: 780, h: 96 }, 'Thank you', 'bottom'),
      placeholder('body', 'coverText', { x: 72, y: 224, w: 780, h: 260 }, 'Next steps'),
    ],
  };
}

const known = new Map<Look, ReturnType<typeof layoutsOf>>();

/** What a layout has room for. Tables, charts and pictures stand in the room of `bodyBox`. */
export function placeholdersOf(look: Look, layout: LayoutName): readonly Placeholder[] {
  const layouts = known.get(look) ?? layoutsOf(look);
  known.set(look, layouts);
  return layouts[layout];
}

/** Where a layout's placeholder stands. */
export function placeholderOf(look: Look, layout: LayoutName, name: string): Placeholder {
  const found = placeholdersOf(look, layout).find((one) => one.name === name);
  if (!found) throw new Error(`The layout '${layout}' has no placeholder '${name}'`);
  return found;
}
