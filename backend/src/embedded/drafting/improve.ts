import type { Field } from '@specforge/document';
import type { BriefBlock } from './brief-block.js';
import { addItems, removeItems, setChoice, shiftDates, sortRows } from './improve/items.js';
import {
  fieldNamed,
  mapTexts,
  mendReferences,
  placesNamed,
  isRowField,
  partsOf,
  rowsIn,
  rowText,
  type RowValue,
  type Values,
} from './improve/fields.js';
import { readInstruction, type Step } from './improve/instruction.js';
import { workIn } from './improve/note.js';
import { addClause, plainWords, replacePhrase, shorten } from './improve/wording.js';
import { fitProse, fitText } from './write/fit.js';
import { draftOf } from './write/context.js';
import type { Draft } from './write/draft.js';

/**
 * The section's data changed as its author asked: every clause of the instruction that is understood is carried out,
 * and what is not is worked in as a marked addition. The answer never equals what came in.
 */
export function improveSection(block: BriefBlock): Values {
  const fields = block.section?.fields ?? [];
  const before: Values = structuredClone(block.current ?? {});
  const draft = draftOf(block);
  let data = before;
  const unknown: string[] = [];
  for (const step of readInstruction(block.instructions ?? '')) {
    const after = step.kind === 'unknown' ? data : apply(step, data, fields, draft);
    if (same(after, data)) unknown.push(describe(step, block.instructions ?? ''));
    data = mendReferences(after, fields);
  }
  if (unknown.length > 0 || same(data, before))
    data = workIn(data, fields, draft, unknown.join('; ') || (block.instructions ?? ''));
  return withoutUids(data) as Values;
}

/** An answer proposes display ids only; the internal ones are the server's. */
function withoutUids(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUids);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'uid')
      .map(([name, entry]) => [name, withoutUids(entry)]),
  );
}

const same = (one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other);

function describe(step: Step, whole: string): string {
  switch (step.kind) {
    case 'unknown':
      return step.text;
    case 'replace':
      return `replace “${step.from}” with “${step.to}”`;
    case 'add':
      return step.about || step.what;
    case 'set':
      return `set ${step.about} to ${step.value}`;
    default:
      return step.about || whole;
  }
}

function apply(step: Exclude<Step, { kind: 'unknown' }>, data: Values, fields: Field[], draft: Draft): Values {
  switch (step.kind) {
    case 'replace':
      return mapTexts(data, fields, (text, kind, max) => fitKind(replacePhrase(text, step.from, step.to), kind, max));
    case 'remove':
      return removeItems(data, fields, step.about);
    case 'add':
      return addItems(data, fields, draft, step);
    case 'set':
      return setChoice(data, fields, step.about, step.value);
    case 'sort':
      return sortRows(data, fields, step.about);
    case 'shift':
      return shiftDates(data, fields, step.about, step.days);
    case 'shorten':
      return shortenAll(data, aim(step.about, data, fields), fields);
    case 'expand':
      return expand(data, aim(step.about, data, fields), fields, draft);
    case 'measure':
      return measurable(data, aim(step.about, data, fields), fields, draft);
    case 'plain':
      return inFields(data, aim(step.about, data, fields).fields, fields, (text, kind, max) =>
        kind === 'diagram' ? text : fitKind(plainWords(text), kind, max),
      );
  }
}

const fitKind = (text: string, kind: string, max: number): string =>
  kind === 'prose' ? fitProse(text, max) : kind === 'diagram' ? text : fitText(text, max);

interface Aim {
  fields: Field[];
  /** Which rows of a row field, when the instruction names some. */
  rows: number[] | null;
}

/** What a clause speaks of: one field, some of its rows, or the whole section. */
function aim(about: string, data: Values, fields: Field[]): Aim {
  for (const field of fields.filter(isRowField)) {
    const rows = rowsIn(data, field);
    const ids = rows.map((row) => String(row['id'] ?? ''));
    if (/\b[A-Z]{1,4}-\d{3}/.test(about)) {
      const places = placesNamed(about, rows.map(rowText), ids);
      if (places.length > 0) return { fields: [field], rows: places };
    }
  }
  const named = fieldNamed(about, fields);
  return { fields: named ? [named] : fields, rows: null };
}

type TextChange = Parameters<typeof mapTexts>[2];

function inFields(data: Values, some: Field[], all: Field[], change: TextChange): Values {
  const changed = mapTexts(data, some, change);
  return Object.fromEntries(
    all.map((field) => [field.name, field.name in changed ? changed[field.name] : data[field.name]]),
  );
}

function shortenAll(data: Values, target: Aim, fields: Field[]): Values {
  const least = (kind: string): number => (kind === 'prose' ? 45 : 4);
  const shorter = inFields(data, target.fields, fields, (text, kind) =>
    kind === 'diagram' ? text : shorten(text, least(kind)),
  );
  for (const field of target.fields) {
    const value = shorter[field.name];
    if (field.kind === 'bullets' && Array.isArray(value) && value.length > 3) {
      shorter[field.name] = value.slice(0, Math.max(field.min ?? 0, Math.ceil(value.length * 0.7)));
    }
    if (target.rows && isRowField(field)) shorter[field.name] = only(target.rows, data[field.name], value);
  }
  return shorter;
}

/** Keeps a change to the rows that were meant. */
const only = (rows: number[], before: unknown, after: unknown): unknown =>
  Array.isArray(before) && Array.isArray(after)
    ? before.map((row: unknown, at) => (rows.includes(at) ? (after[at] as unknown) : row))
    : after;

function expand(data: Values, target: Aim, fields: Field[], draft: Draft): Values {
  const more = [
    draft.say('It concerns {who} first; {others} meet it through their {units}.'),
    draft.say('Whether it holds is seen in the pilot from {pilotDate} and read in {metric1} by {readingDate}.'),
    draft.say('What was assumed here is checked with {nameA} and two colleagues before {prototypeDate}.'),
  ];
  let used = 0;
  let changed = inFields(
    data,
    target.fields.filter((field) => field.kind === 'prose' || field.kind === 'text'),
    fields,
    (text, kind, max) => {
      const additions = kind === 'prose' ? [more.slice(0, 2).join(' '), ...more] : [more[used++ % more.length] ?? ''];
      const fitting = additions.find(
        (addition) => !text.includes(addition) && text.length + addition.length + 2 <= max,
      );
      return fitting ? `${text.trim().replace(/([^.!?”])$/, '$1.')} ${fitting}` : text;
    },
  );
  for (const field of target.fields) {
    if (field.kind === 'bullets' || (isRowField(field) && target.fields.length === 1 && !target.rows)) {
      changed = addItems(changed, [field], draft, { count: 2, what: field.label, about: '' }, fields);
    }
  }
  if (target.rows) {
    const [field] = target.fields;
    if (field && isRowField(field)) {
      const detailed = mapTexts(changed, [field], (text, kind, max) =>
        text.length > 40 ? addClause(text, more[2]?.replace(/\.$/, '') ?? '', max) : text,
      )[field.name];
      changed = { ...changed, [field.name]: only(target.rows, changed[field.name], detailed) };
    }
  }
  return changed;
}

/** Where a figure belongs: what is aimed at, checked or promised. */
const judged =
  /(?:target|metric|threshold|goal|success|exit|gate|measur|expected|acceptance|outcome|benefit|definition|fit|then|limit|result)/i;
/** What is not improved by a figure. */
const left = /(?:out|later|constraint|nonGoal|question|assumption|owner|name|title)$/i;

/** Statements without a figure get the one by which they are judged: a measure, a value or a day of the plan. */
function measurable(data: Values, target: Aim, fields: Field[], draft: Draft): Values {
  const clauses = [
    draft.say('checked with 10 {units} in the pilot from {pilotDate}'),
    draft.say('read on {readingDate}, together with {metric1}'),
    draft.say('confirmed by four of five {actors} on {prototypeDate}'),
    draft.say('counted each week from {pilotDate} on'),
  ];
  let turn = 0;
  const withFigure = (text: string, max: number, always: boolean): string => {
    if (text.length < 12 || (/\d/.test(text) && !always)) return text;
    for (let tries = 0; tries < clauses.length; tries++) {
      const clause = clauses[turn++ % clauses.length] ?? '';
      const longer = text.includes(clause) ? text : addClause(text, clause, max);
      if (longer !== text) return longer;
    }
    return text;
  };
  const changed: Values = { ...data };
  const named = target.fields.length === 1;
  for (const field of target.fields) {
    const value = data[field.name];
    if (!named && left.test(field.meaning)) continue;
    if (isRowField(field)) {
      const parts = partsOf(field).filter((part) => part.kind === 'text');
      const part = parts.find(({ meaning }) => judged.test(meaning)) ?? (named ? parts.at(-1) : undefined);
      const rows = rowsIn(data, field);
      changed[field.name] = rows.map((row, at) => {
        if (target.rows && !target.rows.includes(at)) return row;
        if (field.kind === 'stories') return withCriterion(row, (text) => withFigure(text, 400, named));
        return part && typeof row[part.name] === 'string'
          ? { ...row, [part.name]: withFigure(String(row[part.name]), part.maxLength ?? 200, Boolean(target.rows)) }
          : row;
      });
    } else if (field.kind === 'bullets' && Array.isArray(value)) {
      changed[field.name] = value.map((item: unknown) =>
        typeof item === 'string' ? withFigure(item, 300, false) : item,
      );
    } else if (
      (field.kind === 'prose' || field.kind === 'text') &&
      typeof value === 'string' &&
      (named || judged.test(field.meaning))
    ) {
      changed[field.name] = withFigure(value, field.maxLength ?? (field.kind === 'prose' ? 6000 : 200), named);
    }
  }
  return changed;
}

/** The result of a story's first criterion, changed. */
function withCriterion(row: RowValue, change: (text: string) => string): RowValue {
  const [first, ...rest] = Array.isArray(row['criteria']) ? (row['criteria'] as RowValue[]) : [];
  return first ? { ...row, criteria: [{ ...first, then: change(String(first['then'] ?? '')) }, ...rest] } : row;
}
