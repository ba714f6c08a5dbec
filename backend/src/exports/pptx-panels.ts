import type { CardsBlock, FiguresBlock, PullBlock } from '@specforge/document';
import type { FoundChart, Milestone } from './pptx-charts.js';
import type { Box, ChartData, Slide, SlideElement } from './pptx-deck.js';
import { bodyBox, GUTTER } from './pptx-layouts.js';
import { paragraphsOf, type TextGroup } from './pptx-paragraphs.js';
import { placed, slidesOf, textSlides, words, type Head } from './pptx-slides.js';
import { heightOf, linesOf, toParagraphs, type Paragraph } from './pptx-text.js';
import type { Look } from './pptx-theme.js';

const INSET = 14;
const GAP = 16;
const STRIP = 4;
const MOST_SPARE = 70;

interface Panel {
  paragraphs: Paragraph[];
  anchor?: string;
}

/** Cards beside each other; as running text where one of them holds more than a card can. */
export function cardsSlides(head: Head, { cards }: CardsBlock, look: Look, perSlide: number): Slide[] {
  const panels = cards.map(({ label, title, anchor, blocks }): Panel => ({
    anchor,
    paragraphs: [
      ...toParagraphs([{ text: label ?? '' }], { style: 'small' }),
      ...toParagraphs(title, { style: 'cardTitle' }),
      ...paragraphsOf(blocks).map((one): Paragraph => ({ ...one, style: 'cardText' })),
    ],
  }));
  const body = bodyBox(look);
  const pages = chunked(panels, perSlide).map((page) => {
    const columns = page.length <= 3 ? Math.max(page.length, cards.length > 1 ? 2 : 1) : page.length === 4 ? 2 : 3;
    return { page, rows: chunked(page, columns), width: (body.w - GAP * (columns - 1)) / columns };
  });
  const bodies = pages.map(({ page, rows, width }) => {
    const heights = rows.map((row) => Math.max(...row.map((panel) => panelHeight(panel, width, look))));
    const all = heights.reduce((sum, height) => sum + height, 0) + GAP * (heights.length - 1);
    // Room that is left over makes the cards higher, up to a point.
    const spare = Math.min(Math.max(body.h - all, 0) / heights.length, MOST_SPARE);
    const elements = rows.flatMap((row, at) => {
      const y = body.y + heights.slice(0, at).reduce((sum, height) => sum + height + spare + GAP, 0);
      return row.flatMap((panel, index) =>
        card(panel, { x: body.x + index * (width + GAP), y, w: width, h: (heights[at] ?? 0) + spare }, look),
      );
    });
    const anchors = page.flatMap(({ anchor }) => anchor ?? []);
    return { fits: all <= body.h, elements, anchors, text: textOf(page.flatMap(({ paragraphs }) => paragraphs)) };
  });
  if (bodies.every(({ fits }) => fits)) return slidesOf('Cards', head, bodies, look);
  const groups = cards.map(({ title, anchor, blocks }): TextGroup => {
    const [heading = null, ...others] = toParagraphs(title, { style: 'heading', keepNext: true });
    return { anchor, heading, paragraphs: [...others, ...paragraphsOf(blocks)] };
  });
  return textSlides(head, groups, look);
}

function panelHeight({ paragraphs }: Panel, width: number, look: Look): number {
  return heightOf(paragraphs, width - 2 * INSET, look) + 2 * INSET + STRIP;
}

function card({ paragraphs }: Panel, box: Box, look: Look): SlideElement[] {
  return [
    { kind: 'shape', shape: 'rect', box: { ...box, h: STRIP }, fill: look.accent },
    {
      kind: 'text',
      box: { ...box, y: box.y + STRIP, h: box.h - STRIP },
      inset: INSET,
      fill: look.cardFill,
      paragraphs,
    },
  ];
}

/** Figures that are read from the back of the room; as text where one is too long for that. */
export function figuresSlides(head: Head, { figures }: FiguresBlock, look: Look): Slide[] {
  const body = bodyBox(look);
  const bodies = chunked(figures, 4).map((page) => {
    const w = (body.w - GUTTER * (page.length - 1)) / page.length;
    const panels = page.map(({ value, label, note = '' }) => [
      ...words(value, 'figure'),
      ...words(label, 'cardTitle'),
      ...words(note, 'cardText'),
    ]);
    const h = Math.max(...panels.map((one) => heightOf(one, w, look)));
    const y = body.y + Math.max((body.h - h) / 3, 0);
    const elements = panels.flatMap((paragraphs, index): SlideElement[] => {
      const x = body.x + index * (w + GUTTER);
      return [
        { kind: 'shape', shape: 'rect', box: { x, y: y - 14, w: 48, h: STRIP }, fill: look.accent },
        { kind: 'text', box: { x, y, w, h }, paragraphs },
      ];
    });
    const lines = Math.max(
      ...page.map(({ value }) => Math.max(...words(value, 'figure').map((one) => linesOf(one, w, look)))),
    );
    const anchors = page.flatMap(({ anchor }) => anchor ?? []);
    const text = page.map(({ value, label, note = '' }) => `${value}: ${label} ${note}`.trim()).join('\n');
    return { fits: h <= body.h - 14 && lines <= 3, elements, anchors, text };
  });
  if (bodies.every(({ fits }) => fits)) return slidesOf('Cards', head, bodies, look);
  const groups = figures.map(({ value, label, note = '', anchor }): TextGroup => {
    const [heading = null] = words(value, 'heading');
    return { anchor, heading, paragraphs: [...words(label, 'body'), ...words(note, 'note')] };
  });
  return textSlides(head, groups, look);
}

/** One sentence, and nothing else; as text where it is too long to be one. */
export function statementSlides(head: Head, { content }: PullBlock, look: Look): Slide[] {
  const paragraphs = toParagraphs(content, { style: 'statement' });
  const [first] = paragraphs;
  const title = placed('Quote', 'title', paragraphs, look);
  if (!first || heightOf(paragraphs, title.box.w, look) > title.box.h) {
    return textSlides(head, [{ heading: null, paragraphs: toParagraphs(content, { style: 'body' }) }], look);
  }
  const elements = [
    placed('Quote', 'kicker', words(head.kicker, 'coverKicker'), look),
    title,
    placed('Quote', 'source', words(head.title, 'coverDetail'), look),
  ];
  const notes = [head.title, head.notes || textOf(paragraphs)].join('\n\n');
  return [{ layout: 'Quote', section: head.section, anchors: head.anchors ?? [], notes, elements }];
}

/** A chart, and beside it what it says. */
export function chartSlides(head: Head, { data }: Pick<FoundChart, 'data'>, look: Look): Slide[] {
  const body = bodyBox(look);
  const reading = readingOf(data).flatMap((line) => words(line, 'lead'));
  const wide = body.w * 0.64;
  const side = { ...body, x: body.x + wide + GUTTER, w: body.w - wide - GUTTER };
  const h = heightOf(reading, side.w, look);
  const alt = `${data.title}. ${data.labels.map((label, at) => `${label}: ${data.series.map((one) => withUnit(one.values[at] ?? 0, data.unit)).join(' to ')}`).join('; ')}`;
  const elements: SlideElement[] = [
    { kind: 'chart', box: { ...body, w: h <= body.h ? wide : body.w }, data, alt },
    ...(h <= body.h && reading.length > 0
      ? [{ kind: 'text' as const, box: { ...side, y: body.y + (body.h - h) / 2, h }, paragraphs: reading }]
      : []),
  ];
  return slidesOf('Chart', head, [{ elements, anchors: [], text: alt }], look);
}

/** What a chart says, in sentences that follow from its numbers. */
function readingOf({ kind, labels, series, unit }: ChartData): string[] {
  const [first, second] = series;
  if (!first) return [];
  if (kind !== 'stacked' && second) {
    return labels
      .slice(0, 4)
      .map(
        (label, at) =>
          `${label}: from ${withUnit(first.values[at] ?? 0, unit)} to ${withUnit(second.values[at] ?? 0, unit)}.`,
      );
  }
  const sum = first.values.reduce((all, value) => all + value, 0);
  const most = Math.max(...first.values);
  const largest = labels[first.values.indexOf(most)] ?? '';
  const share = sum > 0 ? ` of ${withUnit(sum, unit)} in all` : '';
  return [`${largest}: ${withUnit(most, unit)}${share}.`];
}

const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

export function withUnit(value: number, unit: string): string {
  if (/^[£$€]$/.test(unit)) return `${unit}${NUMBER.format(value)}`;
  return unit === '' || unit === '%' ? `${NUMBER.format(value)}${unit}` : `${NUMBER.format(value)} ${unit}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const DOT = 14;
const STEPS_PER_SLIDE = 5;

/** Dated steps along a line. */
export function timelineSlides(head: Head, steps: readonly Milestone[], look: Look): Slide[] {
  const body = bodyBox(look);
  const bodies = chunked(steps, STEPS_PER_SLIDE).map((page) => {
    const w = body.w / page.length;
    const middle = body.y + body.h * 0.34;
    const below = body.y + body.h - middle - DOT - 12;
    const panels = page.map(({ date, id, name }) => ({
      date: words(dayOf(date), 'cardTitle'),
      name: [...words(name, 'body'), ...words(id, 'small')],
    }));
    const fits = panels.every(({ name }) => heightOf(name, w - GAP, look) <= below);
    const elements: SlideElement[] = [
      {
        kind: 'shape',
        shape: 'rect',
        box: { x: body.x, y: middle + DOT / 2 - 1, w: body.w, h: 2 },
        fill: look.hairline,
      },
      ...panels.flatMap(({ date, name }, index): SlideElement[] => {
        const x = body.x + index * w;
        const dateHeight = heightOf(date, w - GAP, look);
        return [
          { kind: 'shape', shape: 'ellipse', box: { x, y: middle, w: DOT, h: DOT }, fill: look.accent },
          { kind: 'text', box: { x, y: middle - dateHeight - 8, w: w - GAP, h: dateHeight }, paragraphs: date },
          { kind: 'text', box: { x, y: middle + DOT + 12, w: w - GAP, h: below }, paragraphs: name },
        ];
      }),
    ];
    const text = page.map(({ date, id, name }) => `${dayOf(date)}: ${[id, name].filter(Boolean).join(' ')}`).join('\n');
    return { fits, elements, anchors: [], text };
  });
  return bodies.every(({ fits }) => fits) ? slidesOf('Cards', head, bodies, look) : [];
}

function dayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : DAY.format(day);
}

function chunked<T>(items: readonly T[], size: number): T[][] {
  // Even parts: seven cards are four and three, not six and one.
  const parts = Math.max(Math.ceil(items.length / size), 1);
  const each = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, at) => items.slice(at * each, (at + 1) * each)).filter(
    ({ length }) => length > 0,
  );
}

function textOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ content }) => content.map(({ text }) => text).join('')).join('\n');
}
