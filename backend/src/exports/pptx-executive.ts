import {
  blockText,
  type OutlineItem,
  type OutlinePart,
  type TableBlock,
  type TemplateSection,
} from '@specforge/document';
import type { Slide } from './pptx-deck.js';
import { paragraphsOf, type TextGroup } from './pptx-paragraphs.js';
import { numberCharts, partSlides, type PartOptions } from './pptx-parts.js';
import { tableSlides, textSlides, words, type Head } from './pptx-slides.js';
import { LOOKS } from './pptx-theme.js';

/** With the cover and the last slide, what a board has time for. */
const MOST_SLIDES = 15;
const FRAME = 2;
const look = LOOKS.executive;

/** What an entry of the summary stands for: sections that hold nothing else need no slide of their own. */
const COVERED: Record<string, RegExp> = {
  purpose: /^(summary|problem\.statement)$/,
  goals: /^(goal|goal\..*)$/,
  scope: /^(scope\.(in|out)|feature)$/,
  dates: /^(milestone|launchStep)$/,
  risks: /risk/i,
  money: /^(cost|benefit|.*budget.*)$/i,
};

/**
 * First what stands for the whole, an entry a slide, with the charts of its numbers; then a slide each for the
 * sections that those entries do not tell, as far as there is room; last a table of all others.
 */
export function executiveSlides(parts: readonly OutlinePart[], options: PartOptions): Slide[] {
  const summary = parts.filter(({ role }) => role === 'summary');
  const others = parts.filter(({ role }) => role !== 'summary');
  const entries = summary.flatMap(({ items }) => items);
  const told = new Set(entries.map(({ name }) => name));
  const opening = summary.flatMap((part) => summarySlides(part, options));
  const charts = chartsFor(others, options);
  const room = MOST_SLIDES - FRAME - opening.length - charts.length;
  const wanted = others.filter((part) => !isTold(sectionOf(part, options), told));
  // One slide of the room is for the table of what is left out.
  const chosen = wanted.length <= room ? wanted : wanted.slice(0, Math.max(room - 1, 0));
  const left = others.filter((part) => !chosen.includes(part));
  return [
    ...opening,
    ...charts,
    ...chosen.flatMap((part) => sectionSlide(part, options)),
    ...(left.length > 0 ? furtherSections(left, options) : []),
  ];
}

function sectionOf({ key }: OutlinePart, { source }: PartOptions): TemplateSection | undefined {
  return source.sections.find((section) => section.key === key);
}

/** Whether the summary has told what the first list of a section holds. */
function isTold(section: TemplateSection | undefined, told: ReadonlySet<string>): boolean {
  const main = section?.fields.find(({ kind }) => kind === 'records' || kind === 'stories') ?? section?.fields[0];
  return main !== undefined && [...told].some((name) => COVERED[name]?.test(main.meaning));
}

function headOf(part: OutlinePart, title: string, notes: string, { records }: PartOptions): Head {
  return {
    kicker: part.role === 'summary' ? 'Summary' : `${part.number ?? ''}  ${part.heading}`.trim(),
    title,
    section: part.role === 'summary' ? 'Summary' : part.heading,
    notes,
    recordText: (id) => records.get(id),
  };
}

/** An entry a slide; the decisions are the last slide of all. */
function summarySlides(part: OutlinePart, options: PartOptions): Slide[] {
  return part.items
    .filter(({ name }) => name !== 'decisions')
    .flatMap((item) => {
      const title = item.name === 'purpose' ? 'What this is about' : item.label;
      return partSlides({ ...part, heading: title, items: [{ ...item, headed: false }] }, options).slice(0, 2);
    });
}

const MOST_CHARTS = 3;
/** What a board weighs: money and targets, and how much of what is wanted must be. */
const DECISIVE =
  /^(goal|cost|benefit|feature|requirement|businessRequirement|functionalRequirement)$|budget|price|metric/i;

function chartsFor(parts: readonly OutlinePart[], options: PartOptions): Slide[] {
  return parts
    .flatMap((part) => {
      const section = sectionOf(part, options);
      return section ? numberCharts(section, part, options, DECISIVE) : [];
    })
    .slice(0, MOST_CHARTS);
}

/** One slide for a section: its table under its opening sentence, or its text. */
function sectionSlide(part: OutlinePart, options: PartOptions): Slide[] {
  const records = part.items.filter(({ kind }) => kind === 'records' || kind === 'stories');
  const table = [...records, ...part.items]
    .flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.type === 'table');
  const notes = [fullText(part, options), part.leftOut].filter(Boolean).join('\n\n');
  const head = {
    ...headOf(part, part.heading, notes, options),
    kicker: `Section ${part.number ?? ''}`.trim(),
    anchors: [part.key],
  };
  const [opening] = part.items;
  const lead = opening && opening.kind === 'prose' ? paragraphsOf(opening.blocks).slice(0, 1) : [];
  const slides = table
    ? tableSlides(head, table, look, { lead })
    : textSlides(
        head,
        part.items.map((item) => groupOf(item, part.items.length > 1)),
        look,
      );
  return slides.slice(0, 1).map((slide) => ({ ...slide, notes: `${part.heading}\n\n${notes}` }));
}

function groupOf({ label, headed, blocks, anchor }: OutlineItem, several: boolean): TextGroup {
  const [heading = null] = several && headed ? words(label, 'heading') : [];
  return { anchor, heading, paragraphs: paragraphsOf(blocks) };
}

/** The section as the technical style tells it. */
function fullText(part: OutlinePart, { source, records }: PartOptions): string {
  const section = source.sections.find(({ key }) => key === part.key);
  const fields = section?.fields ?? [];
  return fields
    .flatMap(({ name, label }) => {
      const text = records.get(`${part.key}--${name}`);
      return text ? [`${label}: ${text}`] : [];
    })
    .join('\n\n');
}

/** What else the document holds: each section with its first sentence. */
function furtherSections(parts: readonly OutlinePart[], options: PartOptions): Slide[] {
  const rows = parts.map((part) => {
    const told = part.items.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'paragraph');
    const labels = part.items.filter(({ headed }) => headed).map(({ label }) => label);
    const sentence = told.length > 0 ? firstSentence(blockText(told.slice(0, 1))) : firstSentence(labels.join(', '));
    return [[{ text: part.number ?? '' }], [{ text: part.heading }], [{ text: sentence }]];
  });
  const columns = [
    { header: 'No.', align: 'right' as const },
    { header: 'Section', align: 'left' as const },
    { header: 'Begins with', align: 'left' as const },
  ];
  const notes = parts.map((part) => `${part.heading}\n${fullText(part, options)}`).join('\n\n');
  const head: Head = {
    kicker: options.source.template.name,
    title: 'Also in the document',
    section: 'More',
    notes,
    recordText: (id) => options.records.get(id),
  };
  return tableSlides(head, { type: 'table', columns, rows }, look)
    .slice(0, 1)
    .map((slide) => ({ ...slide, notes: `Also in the document\n\n${notes}` }));
}

const MOST_CHARACTERS = 110;

function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(flat)?.[0] ?? flat;
  const characters = Array.from(sentence);
  if (characters.length <= MOST_CHARACTERS) return sentence;
  return `${characters
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/\s+\S*$/u, '')} …`;
}
