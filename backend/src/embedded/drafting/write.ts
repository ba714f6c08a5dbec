import type { CellField, Field, RecordsField, StoriesField, TableField } from '@specforge/document';
import { inWordsOf } from './write/context.js';
import { autoCell } from './write/auto.js';
import { enough, enoughRecords, isStock } from './write/enough.js';
import { lists } from './write/lists.js';
import { texts } from './write/texts.js';
import { fallbackRows, fallbackText, openCell } from './write/fallback.js';
import type { Cell, CriterionCell, Draft, Ref, Row } from './write/draft.js';
import { fitProse, fitText, oneLine } from './write/fit.js';
import { ownIds, referTo } from './write/references.js';
import { said, unsaid } from './write/repeated.js';
import { proseWithout, ruledOutSaid, withoutRuledOut } from './write/guard.js';
import { keepMarks } from './write/marks.js';
import { withoutPersons } from './write/no-persons.js';
import { asOne } from './write/single.js';
import { onSurface } from './write/surface.js';
import { asUnnamed } from './write/unnamed.js';

/** Whether the engine has an answer of its own for a meaning, rather than the fallback for sections it has never seen. */
export function isAnswered(meaning: string, draft: Draft): boolean {
  return meaning in lists || meaning in texts || draft.known(meaning).length > 0;
}

/** The data of a section: every field asks the plan by its meaning. */
export function writeSection(draft: Draft): Record<string, unknown> {
  const fields = draft.block.section?.fields ?? [];
  return inWordsOf(draft.block, () => {
    const data = Object.fromEntries(fields.map((field) => [field.name, writeField(field, draft)]));
    const told = withoutPersons(onSurface(asOne(data, draft), draft), draft);
    return keepMarks(asUnnamed(told, draft), draft);
  });
}

export function writeField(field: Field, draft: Draft): unknown {
  switch (field.kind) {
    case 'records':
    case 'table':
    case 'stories':
      return writeRows(field, draft);
    case 'bullets': {
      const rows = rowsOf(field.meaning, draft, field.min ?? 0, field);
      const kept = said(enough(unsaid(rows, field.min ?? 0, draft), field, field.max ?? 20, draft), draft);
      return kept.map((row) => fitText(lineOf(row), 300));
    }
    case 'prose': {
      const text = textOf(field.meaning, draft, field);
      return field.optional && text === '' ? null : fitProse(text, field.maxLength ?? 6000);
    }
    case 'diagram':
      return textOf(field.meaning, draft, field);
    case 'text': {
      const text = oneLine(textOf(field.meaning, draft, field));
      return field.optional && text === '' ? null : fitText(text, field.maxLength ?? 200);
    }
    default: {
      const rows = rowsOf(field.meaning, draft, 1, field);
      return writeCell(field, rows[0]?.[attributeOf(field.meaning)] ?? rows[0]?.['text'], {}, 0, draft, field.meaning);
    }
  }
}

function rowsOf(meaning: string, draft: Draft, min: number, field: Field): Row[] {
  const rows = withoutRuledOut(meaning, lists[meaning]?.(draft) ?? draft.known(meaning), draft);
  if (rows.length >= Math.max(min, 1) || (min === 0 && rows.length === 0)) return rows;
  const wanted = Math.max(min, 1);
  const usual = [...rows, ...withoutRuledOut(meaning, usualRows(meaning, rows, draft), draft)];
  return usual.length >= wanted ? usual : [...usual, ...fallbackRows(field, draft, min).slice(usual.length)];
}

/** What the knowledge has beyond what surely fits the idea: better than nothing where a section asks for more. */
function usualRows(meaning: string, rows: Row[], draft: Draft): Row[] {
  const said = new Set(rows.map(lineOf));
  return draft
    .usual(meaning)
    .filter((row) => !said.has(lineOf(row)))
    .map((row) => (typeof row['text'] === 'string' ? { ...row, text: `${row['text']} (assumed)` } : row));
}

function textOf(meaning: string, draft: Draft, field: Field): string {
  const text = plainTextOf(meaning, draft, field);
  if (field.kind === 'diagram') return text;
  // What is measured is an aim of the idea, whatever it leaves out.
  const told = meaning === 'primaryMetric' ? text : proseWithout(text, draft);
  const least = 'minLength' in field ? (field.minLength ?? 1) : 1;
  if (told === text || told.length >= least) return told;
  return 'optional' in field && field.optional ? '' : ruledOutSaid(draft, meaning);
}

function plainTextOf(meaning: string, draft: Draft, field: Field): string {
  const written = texts[meaning]?.(draft);
  // What has to be there is, whatever an idea rules out.
  const nothing = (): string =>
    draft.usual(meaning).length > 0 ? ruledOutSaid(draft, meaning) : fallbackText(field, draft);
  if (written !== undefined) return written === '' && !mayBeEmpty(field) ? nothing() : written;
  const rows = draft.known(meaning);
  if ('optional' in field && field.optional && rows.every(isStock)) return '';
  const [first] = rows;
  if (!first) return nothing();
  const row = rows[draft.plan.seed % rows.length] ?? first;
  // The lines of a drawing and the paragraphs of a text are a part of them.
  const keepsLines = field.kind === 'diagram' || field.kind === 'prose';
  return keepsLines && typeof row['text'] === 'string' ? row['text'].trim() : lineOf(row);
}

const mayBeEmpty = (field: Field): boolean =>
  field.kind === 'diagram' || ('optional' in field && field.optional === true);

const attributeOf = (meaning: string): string => meaning.slice(meaning.lastIndexOf('.') + 1);

/** A thing as one line: its own text, or its first two attributes. */
function lineOf(row: Row): string {
  if (typeof row['text'] === 'string') return oneLine(row['text']);
  const [head, next] = Object.values(row).filter((cell): cell is string => typeof cell === 'string');
  return oneLine(next ? `${head}: ${next}` : (head ?? ''));
}

function writeRows(field: RecordsField | TableField | StoriesField, draft: Draft): unknown[] {
  const all = rowsOf(field.meaning, draft, field.min ?? 0, field);
  const max = field.max ?? (field.kind === 'table' ? 50 : 40);
  // Other sections count records, so only tables lose what is said already.
  const rows = said(
    field.kind === 'table'
      ? enough(unsaid(all, field.min ?? 0, draft), field, max, draft)
      : enoughRecords(all, field, max, draft),
    draft,
  );
  const parts = field.kind === 'table' ? field.columns : field.fields;
  let criterion = 0;
  return rows.map((row, at) => {
    const cells = Object.fromEntries(
      parts.map((part) => [part.name, writePart(part, row, at, rows.length, draft, field.meaning)]),
    );
    if (field.kind === 'table') return cells;
    const id = ownIds(field.prefix, at, row);
    if (field.kind === 'records') return { id, ...cells };
    const criteria = (row['criteria'] as CriterionCell[] | undefined) ?? [];
    return {
      id,
      ...Object.fromEntries(
        ['title', 'asA', 'iWant', 'soThat'].map((name) => [
          name,
          fitText(String(row[name] ?? ''), name === 'title' ? 200 : 300),
        ]),
      ),
      ...cells,
      criteria: criteria.slice(0, field.maxCriteria ?? 6).map((entry) => ({
        id: `${field.criteriaPrefix}-${String(++criterion).padStart(3, '0')}`,
        given: fitText(entry.given, 300),
        when: fitText(entry.when, 300),
        then: fitText(entry.then, 400),
      })),
    };
  });
}

type Part = RecordsField['fields'][number];

function writePart(part: Part, row: Row, at: number, count: number, draft: Draft, entity: string): unknown {
  const attribute = part.meaning.startsWith(`${entity}.`)
    ? part.meaning.slice(entity.length + 1)
    : attributeOf(part.meaning);
  const cell = row[attribute] ?? autoCell(part, row, at, count, draft, entity);
  if (part.kind === 'bullets') {
    // A line of the knowledge parts its lists by semicolons, whatever the cell is called.
    const items = (Array.isArray(cell) ? cell : typeof cell === 'string' ? cell.split(/;\s+/) : [cell]).filter(
      (item): item is string => typeof item === 'string' && item !== '',
    );
    const filled =
      items.length >= (part.min ?? 0)
        ? items
        : [...items, ...Array.from({ length: (part.min ?? 0) - items.length }, () => openCell(draft))];
    return filled.slice(0, part.max ?? 20).map((item) => fitText(item, 300));
  }
  if (part.kind === 'prose') return fitProse(String(cell ?? ''), part.maxLength ?? 6000);
  return writeCell(part, cell, row, at, draft, entity);
}

/** Where few people share the work, a choice of departments still wants one: a developer stands for engineering. */
function departmentOf(wanted: string, options: string[]): string | undefined {
  if (wanted === '' || !options.includes('Engineering')) return undefined;
  return /^developer$/i.test(wanted) ? 'Engineering' : /^designer$/i.test(wanted) ? 'Design' : 'Product';
}

function writeCell(part: CellField, cell: Cell, row: Row, at: number, draft: Draft, entity: string): unknown {
  switch (part.kind) {
    case 'reference': {
      const ids = referTo(part, cell as Ref[] | undefined, row, at, draft, entity);
      return part.many ? ids : (ids[0] ?? null);
    }
    case 'choice': {
      const options = part.options.map(({ value }) => value);
      const wanted = String(cell ?? '');
      const found =
        options.find((value) => value.toLowerCase() === wanted.toLowerCase()) ?? departmentOf(wanted, options);
      return (
        found ?? (part.optional ? null : options.includes('medium') ? 'medium' : (options[at % options.length] ?? null))
      );
    }
    case 'number': {
      const number = typeof cell === 'number' ? cell : Number.parseFloat(String(cell ?? '').replace(/[^\d.-]/g, ''));
      if (Number.isNaN(number)) return part.optional ? null : (part.min ?? 0);
      const bounded = Math.min(part.max ?? Infinity, Math.max(part.min ?? -Infinity, number));
      return part.integer ? Math.round(bounded) : bounded;
    }
    case 'date':
      return typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(cell)
        ? cell
        : part.optional
          ? null
          : draft.plan.calendar.launch;
    case 'text': {
      const text = oneLine(Array.isArray(cell) ? cell.map(String).join('; ') : String(cell ?? ''));
      if (text === '') return part.optional ? null : fitText(openCell(draft), part.maxLength ?? 200);
      return fitText(text, part.maxLength ?? 200);
    }
  }
}
