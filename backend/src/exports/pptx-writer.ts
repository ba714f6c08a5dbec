import { isSafeHref, type Inline } from '@specforge/document';
import {
  newPresentation,
  type CellRow,
  type Hyperlink,
  type MasterProps,
  type Presentation,
  type PresentationSlide,
  type TextOptions,
  type TextRun,
} from './pptx-library.js';
import { cleanText, isRightToLeft } from './docx-text.js';
import type { Box, Deck, LayoutName, Slide, SlideElement, TableElement, TableRow, TextElement } from './pptx-deck.js';
import { LAYOUT_NAMES } from './pptx-deck.js';
import { writeChart } from './pptx-chart-writer.js';
import { FOOTER, NUMBER, placeholderOf, placeholdersOf, type Placeholder } from './pptx-layouts.js';
import { afterOf, beforeOf, indentOf, styleOf, type Paragraph } from './pptx-text.js';
import { BROKEN, LINK, SIDE, SLIDE, TEXT_FONT, DISPLAY_FONT, type Look, type TextStyle } from './pptx-theme.js';

export const LANGUAGE = 'en-GB';
const POINTS_PER_INCH = 72;

function inches({ x, y, w, h }: Box): { x: number; y: number; w: number; h: number } {
  const [left, top, width, height] = [x, y, w, h].map((points) => points / POINTS_PER_INCH);
  return { x: left ?? 0, y: top ?? 0, w: width ?? 0, h: height ?? 0 };
}

/** A deck as the library has it. Each option is an object of its own, since the library writes into them. */
export function writeDeck(deck: Deck): Presentation {
  const file = newPresentation();
  file.layout = 'LAYOUT_WIDE';
  file.theme = { headFontFace: DISPLAY_FONT, bodyFontFace: TEXT_FONT };
  file.title = cleanText(deck.title);
  file.subject = cleanText(deck.properties.description);
  file.author = cleanText(deck.properties.author);
  file.company = 'SpecForge';
  LAYOUT_NAMES.forEach((name) => file.defineSlideMaster(layout(name, deck)));
  const slideOf = new Map(deck.slides.flatMap(({ anchors }, at) => anchors.map((anchor) => [anchor, at + 1] as const)));
  const sections = new Set<string>();
  for (const slide of deck.slides) {
    const sectionTitle = cleanText(slide.section);
    if (!sections.has(sectionTitle)) file.addSection({ title: sectionTitle });
    sections.add(sectionTitle);
    writeSlide(file.addSlide({ masterName: slide.layout, sectionTitle }), slide, { look: deck.look, slideOf });
  }
  return file;
}

const ON_COVER: readonly LayoutName[] = ['Title', 'Section', 'Quote', 'Closing'];

function groundOf(name: LayoutName, look: Look): string {
  if (name === 'Title' || name === 'Closing') return look.cover;
  return name === 'Section' || name === 'Quote' ? look.divider : look.ground;
}

function layout(name: LayoutName, { look, footer }: Deck): MasterProps {
  const onCover = ON_COVER.includes(name);
  const { footer: style } = look.text;
  const color = onCover ? look.text.coverDetail.color : style.color;
  const line = { fontFace: style.font, fontSize: style.size, lineSpacing: style.line, margin: 0, color };
  return {
    title: name,
    background: { color: groundOf(name, look) },
    objects: [
      ...decorations(name, look).map(({ fill, ...box }) => ({ rect: { ...inches(box), fill: { color: fill } } })),
      ...placeholdersOf(look, name).map((one) => ({ placeholder: placeholderProps(one, look) })),
      ...(onCover && name === 'Title'
        ? []
        : [
            {
              text: {
                text: footer,
                options: { ...inches(FOOTER), ...line, align: 'left' as const, valign: 'middle' as const },
              },
            },
          ]),
    ],
    ...(name !== 'Title' && {
      slideNumber: {
        ...inches(NUMBER),
        fontFace: style.font,
        fontSize: style.size,
        color,
        align: 'right' as const,
        margin: 0,
      },
    }),
  };
}

/** What the ground of a layout shows beside its text. */
function decorations(name: LayoutName, look: Look): (Box & { fill: string })[] {
  if (name === 'Title' || name === 'Closing') return [{ x: 0, y: 0, w: 18, h: SLIDE.height, fill: look.accent }];
  if (name === 'Section') return [{ x: 496, y: 90, w: 1, h: 380, fill: look.text.sectionNumber.color }];
  if (name === 'Quote') return [{ x: 72, y: 116, w: 4, h: 304, fill: look.text.coverKicker.color }];
  return [
    { x: SIDE, y: 500, w: SLIDE.width - 2 * SIDE, h: 0.75, fill: look.hairline },
    { x: 0, y: 0, w: SLIDE.width, h: 6, fill: look.accent },
  ];
}

function placeholderProps({ name, type, box, style, valign, prompt }: Placeholder, look: Look) {
  const { font, size, color, line } = look.text[style];
  const options = {
    name,
    type,
    ...inches(box),
    margin: 0,
    valign,
    fontFace: font,
    fontSize: size,
    color,
    lineSpacing: line,
  };
  return { options: { ...options, align: 'left' as const, lang: LANGUAGE }, text: prompt };
}

interface Context {
  look: Look;
  slideOf: ReadonlyMap<string, number>;
}

function writeSlide(target: PresentationSlide, slide: Slide, context: Context): void {
  slide.elements.forEach((element) => writeElement(target, slide.layout, element, context));
  target.addNotes(cleanText(slide.notes));
}

function writeElement(target: PresentationSlide, name: LayoutName, element: SlideElement, context: Context): void {
  switch (element.kind) {
    case 'text':
      return writeText(target, name, element, context);
    case 'table':
      return writeTable(target, element, context);
    case 'chart':
      return writeChart(target, { ...element, place: inches(element.box) }, context.look);
    case 'picture': {
      const data = `image/png;base64,${element.png.toString('base64')}`;
      target.addImage({ ...inches(element.box), data, altText: cleanText(element.alt), objectName: 'Diagram' });
      return;
    }
    case 'shape':
      target.addShape(element.shape, {
        ...inches(element.box),
        fill: { color: element.fill },
        objectName: 'Decoration',
      });
  }
}

function writeText(target: PresentationSlide, name: LayoutName, element: TextElement, context: Context): void {
  const runs = textRuns(element.paragraphs, context, element.align);
  if (element.placeholder !== undefined) {
    const { valign } = placeholderOf(context.look, name, element.placeholder);
    target.addText(runs, { placeholder: element.placeholder, valign, margin: 0, objectName: element.placeholder });
    return;
  }
  target.addText(runs, {
    ...inches(element.box),
    margin: element.inset ?? 0,
    valign: element.valign ?? 'top',
    objectName: 'Text',
    isTextBox: true,
    ...(element.fill !== undefined && { fill: { color: element.fill } }),
  });
}

/** The runs of paragraphs; the last run of each but the last ends its line. */
function textRuns(
  paragraphs: readonly Paragraph[],
  context: Context,
  align: 'left' | 'center' | 'right' = 'left',
): TextRun[] {
  return paragraphs.flatMap((paragraph, at) => {
    const rightToLeft = isRightToLeft(paragraph.content);
    const shared = {
      ...paragraphOptions(paragraph, at === 0, context.look),
      align: rightToLeft && align === 'left' ? ('right' as const) : align,
      ...(rightToLeft && { rtlMode: true }),
    };
    return paragraph.content.map((inline, index) => ({
      text: cleanText(inline.text).replaceAll('\n', ' '),
      options: {
        ...shared,
        ...runOptions(inline, styleOf(paragraph, context.look), context),
        // A second bullet would begin a second paragraph.
        ...(shared.bullet !== undefined && { bullet: { ...shared.bullet } }),
        ...(index === paragraph.content.length - 1 && at < paragraphs.length - 1 && { breakLine: true }),
      },
    }));
  });
}

function paragraphOptions(paragraph: Paragraph, first: boolean, look: Look) {
  const [before, after] = [beforeOf(paragraph, first, look), afterOf(paragraph, look)];
  return {
    lineSpacing: styleOf(paragraph, look).line,
    ...(before > 0 && { paraSpaceBefore: before }),
    ...(after > 0 && { paraSpaceAfter: after }),
    ...(paragraph.bullet !== undefined && { bullet: bulletOf(paragraph, look), indentLevel: paragraph.level ?? 0 }),
  };
}

/** The library sets the text of a level at that many times its indent. */
function bulletOf(paragraph: Paragraph, look: Look) {
  const indent = indentOf(paragraph, look) / (1 + Math.min(paragraph.level ?? 0, 2));
  if (typeof paragraph.bullet === 'number') {
    return { type: 'number' as const, numberStartAt: paragraph.bullet, indent };
  }
  return { characterCode: paragraph.bullet === 'blank' ? '2003' : '2022', indent };
}

function runOptions(inline: Inline, style: TextStyle, context: Context): TextOptions {
  const link = linkOf(inline, context);
  return {
    fontFace: inline.code ? 'Consolas' : style.font,
    fontSize: style.size,
    bold: inline.bold === true || style.bold,
    italic: inline.italic === true || style.italic,
    color: inline.broken ? BROKEN : link && style.font !== DISPLAY_FONT ? LINK : style.color,
    lang: LANGUAGE,
    ...(style.tracking > 0 && { charSpacing: style.tracking }),
    ...(link && { hyperlink: link }),
  };
}

/** An address of the web, or the slide that holds a record. */
function linkOf({ href, text }: Inline, { slideOf }: Context): Hyperlink | undefined {
  if (href === undefined || text.trim() === '' || !isSafeHref(href)) return undefined;
  if (href.startsWith('#')) {
    const slide = slideOf.get(href.slice(1));
    return slide === undefined ? undefined : { slide };
  }
  const url = URL.parse(cleanText(href))?.href;
  return url === undefined ? undefined : { url };
}

function writeTable(target: PresentationSlide, element: TableElement, context: Context): void {
  const { look } = context;
  const rows = [
    cellsOf(element.head, element, look.headFill, context),
    ...element.rows.map((row, at) => cellsOf(row, element, at % 2 === 0 ? look.ground : look.rowFill, context)),
  ];
  target.addTable(rows, {
    ...inches(element.box),
    colW: element.columns.map(({ width }) => width / POINTS_PER_INCH),
    rowH: [element.head, ...element.rows].map(({ height }) => height / POINTS_PER_INCH),
    objectName: cleanText(element.alt).replaceAll('\n', ' '),
  });
}

function cellsOf(row: TableRow, { columns }: TableElement, fill: string, context: Context): CellRow {
  const { look } = context;
  const line = { type: 'solid' as const, pt: 0.75, color: look.hairline };
  const none = { type: 'none' as const };
  return row.cells.map((cell, index) => ({
    text: textRuns(cell, context, columns[index]?.align),
    options: {
      fill: { color: fill },
      margin: [look.padding.y, look.padding.x, look.padding.y, look.padding.x],
      valign: 'top' as const,
      border: [none, none, line, none],
      fontFace: look.text.cell.font,
      fontSize: look.text.cell.size,
      lineSpacing: look.text.cell.line,
    },
  }));
}
