import {
  blockText,
  inlineText,
  type DiagramBlock,
  type ExportStyle,
  type Inline,
  type OutlineItem,
  type OutlinePart,
  type TableBlock,
  type TemplateSection,
} from '@specforge/document';
import { chartsOf, milestonesOf, type Milestone } from './pptx-charts.js';
import type { Slide } from './pptx-deck.js';
import { cardsSlides, chartSlides, figuresSlides, statementSlides, timelineSlides } from './pptx-panels.js';
import { matterOf, type Matter, type TextGroup } from './pptx-paragraphs.js';
import { isSmall, stackSlides, type StackEntry } from './pptx-stack.js';
import type { RecordTexts } from './pptx-records.js';
import { pictureSlides, tableSlides, textSlides, words, type Head, type SlidePicture } from './pptx-slides.js';
import { LOOKS, type Look } from './pptx-theme.js';
import type { ExportSource } from './export-source.service.js';

export interface PartOptions {
  source: ExportSource;
  style: ExportStyle;
  pictures: ReadonlyMap<string, SlidePicture>;
  records: RecordTexts;
  /** Of the document, as its cover has it. */
  title: string;
}

/** Short values that share a slide. */
const FLOWING: readonly OutlineItem['kind'][] = [
  'text',
  'prose',
  'number',
  'date',
  'choice',
  'reference',
  'bullets',
  'facts',
];
const CARDS_PER_SLIDE: Record<ExportStyle, number> = { executive: 6, technical: 6, marketing: 4 };
const LONGEST_JOINED = 64;

/** The slides of one part of an outline, without its divider. */
export function partSlides(part: OutlinePart, options: PartOptions): Slide[] {
  return new PartWriter(part, options).write();
}

class PartWriter {
  private readonly slides: Slide[] = [];
  private readonly look: Look;
  private pending: StackEntry[] = [];

  constructor(
    private readonly part: OutlinePart,
    private readonly options: PartOptions,
  ) {
    this.look = LOOKS[options.style];
  }

  write(): Slide[] {
    for (const item of this.part.items) this.addItem(item);
    this.flush();
    this.addCharts();
    const { leftOut } = this.part;
    const last = this.slides.at(-1);
    if (leftOut !== undefined && last) last.notes += `\n\n${leftOut}`;
    return this.slides;
  }

  private addItem(item: OutlineItem): void {
    const { pictures } = this.options;
    const matter = matterOf(item.blocks, { inlineTables: true, hasPicture: (source) => pictures.has(source) });
    for (const one of matter) {
      if (one.type === 'text' && FLOWING.includes(item.kind)) this.pending.push({ item, matter: one });
      else if (one.type === 'table' && !isDates(one) && isSmall({ item, matter: one }, this.look))
        this.pending.push({ item, matter: one });
      else if (one.type === 'text' && this.opensWith(item)) this.addOpened(item, one.groups);
      else {
        this.flush();
        this.slides.push(...this.matterSlides(this.head(item), one));
      }
    }
  }

  /** A few sentences before records share their first slide. */
  private opensWith(item: OutlineItem): boolean {
    const [only, ...others] = this.pending;
    return only?.matter.type === 'text' && others.length === 0 && item.headed && isSmall(only, this.look);
  }

  private addOpened(item: OutlineItem, groups: TextGroup[]): void {
    const opening = this.pending;
    this.pending = [];
    this.addTexts([...opening, { item, matter: { type: 'text', groups } }]);
  }

  private matterSlides(head: Head, matter: Matter): Slide[] {
    const { look } = this;
    switch (matter.type) {
      case 'text':
        return textSlides(head, matter.groups, look);
      case 'table': {
        const slides =
          isDates(matter) && this.options.style !== 'technical' ? timelineSlides(head, datesOf(matter), look) : [];
        return slides.length > 0 ? slides : tableSlides(head, matter, look);
      }
      case 'diagram':
        return this.diagramSlides(head, matter);
      case 'cards':
        return cardsSlides(head, matter, look, CARDS_PER_SLIDE[this.options.style]);
      case 'figures':
        return figuresSlides(head, matter, look);
      case 'pull':
        return statementSlides(head, matter, look);
    }
  }

  private diagramSlides(head: Head, block: DiagramBlock): Slide[] {
    const picture = this.options.pictures.get(block.source);
    return picture ? pictureSlides(head, block, picture, this.look) : [];
  }

  /** Small things that follow each other share slides, each under its own label. */
  private flush(): void {
    const pending = this.pending;
    this.pending = [];
    let stack: StackEntry[] = [];
    const flushAll = (): void => {
      if (stack.some(({ matter }) => matter.type === 'table')) {
        this.slides.push(...stackSlides(stack, (items) => this.sharedHead(items), this.look));
      } else this.addTexts(stack);
      stack = [];
    };
    for (const entry of pending) {
      if (isSmall(entry, this.look)) stack.push(entry);
      else {
        flushAll();
        this.addTexts([entry]);
      }
    }
    flushAll();
  }

  private addTexts(entries: readonly StackEntry[]): void {
    const texts = entries.flatMap(({ item, matter }) =>
      matter.type === 'text' ? [{ item, groups: matter.groups }] : [],
    );
    const items = [...new Set(texts.map(({ item }) => item))];
    if (items.length === 0) return;
    const sentence =
      this.options.style === 'marketing' && items.length === 1
        ? sentenceOf(texts.flatMap(({ groups: own }) => own))
        : null;
    if (sentence) {
      this.slides.push(...statementSlides(this.sharedHead(items), { type: 'pull', content: sentence }, this.look));
      return;
    }
    const groups = texts.flatMap(({ item, groups: own }) => (items.length > 1 ? labelled(item, own) : own));
    this.slides.push(...textSlides(this.sharedHead(items), groups, this.look));
  }

  private sharedHead(items: readonly OutlineItem[]): Head {
    const [first, ...others] = items;
    if (!first) throw new Error('A slide shows something');
    if (others.length === 0) return this.head(first);
    const labels = items.map(({ label }, index) => (index > 0 ? lowered(label) : label));
    const joined = `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`;
    const title = joined.length <= LONGEST_JOINED && this.options.style === 'technical' ? joined : this.part.heading;
    const anchors = items.map(({ anchor }) => anchor);
    return { ...this.head(first), title, kicker: this.kicker(title), anchors, notes: this.notesOf(items) };
  }

  private head(item: OutlineItem): Head {
    const title = item.headed ? item.label : this.part.heading;
    return {
      kicker: this.kicker(title),
      title,
      section: this.part.heading,
      notes: this.notesOf([item]),
      recordText: (id) => this.options.records.get(id),
      anchors: [item.anchor],
    };
  }

  private kicker(title: string): string {
    const { number, heading } = this.part;
    if (title !== heading) return number === undefined ? heading : `${number}  ${heading}`;
    return number === undefined ? this.options.title : `Section ${number}`;
  }

  /** The full text of what a slide may have shortened. */
  private notesOf(items: readonly OutlineItem[]): string {
    return items
      .map(({ anchor, blocks, label }) => `${label}: ${this.options.records.get(anchor) ?? blockText(blocks)}`)
      .join('\n\n');
  }

  private addCharts(): void {
    if (this.options.style === 'executive') return;
    const section = this.options.source.sections.find(({ key }) => key === this.part.key);
    if (!section || this.part.role !== 'section') return;
    this.slides.push(...sectionCharts(section, this.part, this.options));
  }
}

/** Charts and timelines of one section, under the head of its part. */
function sectionCharts(section: TemplateSection, part: OutlinePart, options: PartOptions): Slide[] {
  const look = LOOKS[options.style];
  const timelines = milestonesOf(section, options.source.data[section.key] ?? null).flatMap(({ field, steps }) =>
    timelineSlides(chartHead(part, `${field.label} in time`, options), steps, look),
  );
  return [...timelines, ...numberCharts(section, part, options)];
}

/** Charts of one section's numbers; `about` chooses fields by what they mean. */
export function numberCharts(
  section: TemplateSection,
  part: OutlinePart,
  options: PartOptions,
  about?: RegExp,
): Slide[] {
  const meanings = new Map(section.fields.map(({ name, meaning }) => [name, meaning]));
  return chartsOf(section, options.source.data[section.key] ?? null)
    .filter(({ fieldName }) => !about || about.test(meanings.get(fieldName) ?? ''))
    .flatMap((chart) => chartSlides(chartHead(part, chart.title, options), chart, LOOKS[options.style]));
}

function chartHead({ heading, number }: OutlinePart, title: string, { records }: PartOptions): Head {
  return {
    kicker: number === undefined ? heading : `${number}  ${heading}`,
    title,
    section: heading,
    notes: '',
    recordText: (id) => records.get(id),
  };
}

const LONGEST_SENTENCE = 230;

/** The only paragraph of a text, where it is short enough to be read at a glance. */
function sentenceOf(groups: readonly TextGroup[]): Inline[] | null {
  const [paragraph, ...others] = groups.flatMap(({ heading, paragraphs }) => [
    ...(heading ? [heading] : []),
    ...paragraphs,
  ]);
  if (!paragraph || others.length > 0 || paragraph.bullet !== undefined) return null;
  return inlineText(paragraph.content).length <= LONGEST_SENTENCE ? paragraph.content : null;
}

function labelled({ label, anchor, headed }: OutlineItem, groups: readonly TextGroup[]): TextGroup[] {
  if (!headed) return [...groups];
  const [heading = null] = words(label, 'heading');
  const [first, ...others] = groups;
  if (!first) return [];
  if (first.heading) return [{ heading, paragraphs: [], anchor }, ...groups];
  return [{ ...first, anchor, heading: heading && { ...heading, keepNext: true } }, ...others];
}

/** Days and what happens on them, as the styles for those who decide and those who are to be won have them. */
function isDates({ columns, rows }: TableBlock): boolean {
  return columns.length === 2 && /^(when|date)$/i.test(columns[0]?.header ?? '') && rows.length >= 2;
}

function datesOf({ rows }: TableBlock): Milestone[] {
  return rows.map(([date = [], name = []]) => ({ date: inlineText(date), name: inlineText(name), id: '' }));
}

function lowered(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
