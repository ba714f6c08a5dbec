import type { Block, Inline, TableBlock } from './blocks.js';
import { decidingColumns } from './deciding-columns.js';
import { fieldAnchor, sectionContext, type RecordIndex, type SectionShape } from './document-blocks.js';
import type { OutlineItem } from './export-style.js';
import { isBlank, paragraph, rows, text, texts, type BlockContext, type Row } from './field-kind.js';
import { STORY_FIELDS } from './field-stories.js';
import { blockText, inlineText } from './inline.js';
import { kindOfField } from './fields.js';
import { proseBlocks } from './prose.js';
import { counted, fitted, listed } from './sentences.js';
import type { Field, SectionData, TextField } from './types.js';
import { columnOf, partInline, type PartField } from './value-kinds.js';

/** How much of a field a decider reads; the rest is counted. Lengths in characters. */
const MOST = { prose: 620, points: 5, rows: 8, cell: 130 } as const;

/** A section cut to what decides, and what was left out, in words: `12 acceptance criteria`. */
export interface CutSection {
  items: OutlineItem[];
  leftOut: string[];
}

type Short = Extract<Field, { kind: 'text' | 'number' | 'date' | 'choice' | 'reference' }>;
const SHORT_KINDS: readonly Field['kind'][] = ['text', 'number', 'date', 'choice', 'reference'];

function isShort(field: Field): field is Short {
  return SHORT_KINDS.includes(field.kind);
}

/** A section for those who decide. */
export function cutForDeciders(section: SectionShape, data: SectionData, index: RecordIndex): CutSection {
  const context = sectionContext(section, data, 4, index);
  const filled = section.fields.filter(({ name }) => !isBlank(data[name]));
  const facts = filled.filter(isShort);
  const cut = filled.filter((field) => !isShort(field)).map((field) => cutField(section.key, field, data, context));
  const [first, ...rest] = cut;
  const together = facts.length ? [factsItem(section.key, facts, data, context)] : [];
  // What opens a section needs no heading of its own below the section's.
  const opening = first?.item?.kind === 'prose' ? { ...first.item, headed: false } : first?.item;
  const items = [opening, ...together, ...rest.map(({ item }) => item)].filter((item) => item !== undefined);
  return { items, leftOut: cut.flatMap(({ leftOut }) => leftOut) };
}

/** Records with a priority, a status or the like are decided on, whoever builds them. */
function isDecidedOn(field: Field): boolean {
  return (
    field.kind === 'records' && field.fields.some(({ kind, meaning }) => kind === 'choice' && DECIDED.test(meaning))
  );
}

const DECIDED = /\.(priority|status|severity|threat|impact|verdict)$/;

/** Of a section for those who build: its opening sentences, what is decided on, and how much else there is. */
export function cutForMakers(section: SectionShape, data: SectionData, index: RecordIndex): CutSection {
  const context = sectionContext(section, data, 4, index);
  const filled = section.fields.filter(({ name }) => !isBlank(data[name]));
  const opening = filled.find(({ kind }) => kind === 'prose') ?? filled.find(({ kind }) => kind === 'text');
  const cut = filled
    .filter((field) => field === opening || isDecidedOn(field))
    .map((field) => ({ field, ...cutField(section.key, field, data, context) }));
  const left = filled.filter((field) => !cut.some((one) => one.field === field));
  return {
    items: cut.flatMap(({ field, item }) => (item ? [{ ...item, headed: field !== opening }] : [])),
    leftOut: [...cut.flatMap(({ leftOut }) => leftOut), ...left.flatMap((field) => countOf(field, data[field.name]))],
  };
}

/** `3 endpoints`, `4 diagrams`; nothing for a single value. */
function countOf(field: Field, value: unknown): string[] {
  const label = field.label.toLowerCase();
  switch (field.kind) {
    case 'records':
      return [counted(rows(value).length, field.noun.toLowerCase())];
    case 'stories':
      return [counted(rows(value).length, 'user story', 'user stories'), ...criteriaOf(value)];
    case 'table':
      return [`${counted(rows(value).length, 'row')} on ${label}`];
    case 'bullets':
      return [`${counted(texts(value).length, 'point')} on ${label}`];
    case 'diagram':
      return ['a diagram'];
    default:
      return [];
  }
}

function criteriaOf(value: unknown): string[] {
  const criteria = rows(value).reduce((sum, story) => sum + rows(story.criteria).length, 0);
  return criteria ? [counted(criteria, 'acceptance criterion', 'acceptance criteria')] : [];
}

/** `In the technical edition: 12 acceptance criteria and 4 endpoints.` */
export function leftOutSentence(leftOut: readonly string[]): string | undefined {
  const diagrams = leftOut.filter((one) => one === 'a diagram').length;
  const others = leftOut.filter((one) => one !== 'a diagram');
  const all = [...others, ...(diagrams ? [counted(diagrams, 'diagram')] : [])];
  return all.length ? `In the technical edition: ${listed(all)}.` : undefined;
}

function factsItem(key: string, facts: readonly Short[], data: SectionData, context: BlockContext): OutlineItem {
  const items = facts.map((field): Block[] => [
    paragraph({ text: `${field.label}:`, bold: true }, { text: ' ' }, ...factInline(field, data[field.name], context)),
  ]);
  const blocks: Block[] = [{ type: 'list', ordered: false, items }];
  return { name: 'facts', label: 'In short', kind: 'facts', headed: false, anchor: fieldAnchor(key, 'facts'), blocks };
}

function factInline(field: Short, value: unknown, context: BlockContext): Inline[] {
  const [only] = kindOfField(field).blocks(field, value, context);
  return only?.type === 'paragraph' ? only.content : partInline(field, value, context);
}

interface CutField {
  item?: OutlineItem;
  leftOut: string[];
}

function cutField(key: string, field: Field, data: SectionData, context: BlockContext): CutField {
  const value = data[field.name];
  const item = (blocks: Block[]): OutlineItem => ({
    name: field.name,
    label: field.label,
    kind: field.kind,
    headed: true,
    anchor: fieldAnchor(key, field.name),
    blocks,
  });
  switch (field.kind) {
    case 'prose':
      return { item: item(fittedProse(text(value))), leftOut: [] };
    case 'bullets': {
      const points = texts(value);
      const items = points.slice(0, MOST.points).map((one) => [paragraph({ text: one })]);
      return {
        item: item([{ type: 'list', ordered: false, items }]),
        leftOut: more(points.length - MOST.points, 'more point', field.label),
      };
    }
    case 'table': {
      const [first, ...others] = field.columns;
      const table = first && decidingTable(first, others, rows(value), context);
      return { item: table && item([table]), leftOut: more(rows(value).length - MOST.rows, 'more row', field.label) };
    }
    case 'records': {
      const title = field.fields.find(({ name }) => name === field.titleField);
      const others = field.fields.filter((part) => part !== title);
      const all = rows(value);
      const table = title && decidingTable({ ...title, label: field.noun }, others, all, context);
      return {
        item: table && item([table]),
        leftOut: more(all.length - MOST.rows, `more ${field.noun.toLowerCase()}`),
      };
    }
    case 'stories': {
      const [title] = STORY_FIELDS as [TextField];
      const all = rows(value);
      const table = decidingTable({ ...title, label: 'Story' }, field.fields, all, context);
      const stories = all.length - MOST.rows;
      const left = stories > 0 ? [counted(stories, 'more story', 'more stories')] : [];
      return { item: item([table]), leftOut: [...left, ...criteriaOf(value)] };
    }
    default:
      return { leftOut: countOf(field, value) };
  }
}

function more(number: number, one: string, label?: string): string[] {
  return number > 0 ? [counted(number, one) + (label === undefined ? '' : ` on ${label.toLowerCase()}`)] : [];
}

/** The paragraphs that fit, whole; of a first one that is too long, its sentences. */
export function fittedProse(markdown: string, characters: number = MOST.prose): Block[] {
  const blocks = proseBlocks(markdown);
  let room = characters;
  const fits: Block[] = [];
  for (const block of blocks) {
    room -= blockText([block]).length;
    if (room < 0) break;
    fits.push(block);
  }
  return fits.length ? fits : [paragraph({ text: fitted(blockText(blocks), characters) })];
}

/** One row a thing: what it is called, and what decides about it. */
export function decidingTable(
  title: PartField,
  others: readonly PartField[],
  all: readonly Row[],
  context: BlockContext,
  most: { rows: number; columns: number } = { rows: MOST.rows, columns: 3 },
): TableBlock {
  const shown = [title, ...decidingColumns(others, all, most.columns)];
  const listedRows = all.slice(0, most.rows);
  const anchors = listedRows.map((row) => text(row.id));
  return {
    type: 'table',
    columns: shown.map((column, index) => ({ ...columnOf(column), ...(index === 0 && { weight: 3 }) })),
    rows: listedRows.map((row) => shown.map((part) => cut(partInline(part, row[part.name], context)))),
    ...(anchors.every(Boolean) && { rowAnchors: anchors }),
  };
}

/** A cell of one or two lines: its first sentence, where it is longer. */
function cut(content: Inline[]): Inline[] {
  const words = inlineText(content);
  return words.length <= MOST.cell ? content : [{ text: fitted(words, MOST.cell) }];
}
