import type { Field, SectionData, TemplateSection } from '@specforge/document';
import type { ChartData } from './pptx-deck.js';

/** A chart that a section's own numbers give. */
export interface FoundChart {
  sectionKey: string;
  /** Field whose values it shows. */
  fieldName: string;
  title: string;
  data: ChartData;
}

type Row = Record<string, unknown>;
type ListField = Extract<Field, { kind: 'table' | 'records' | 'stories' }>;
type Part = ReturnType<typeof partsOf>[number];

const FEWEST = 3;
const MOST = 12;
/** Numbers that name something rather than measure it. */
const NAMES = /\.(status|step|notice|day)$/;
const LABEL_LENGTH = 46;
const COLUMN_LABEL = 14;

/** Charts of one section: only where its values form a series or can be compared. */
export function chartsOf(section: TemplateSection, data: SectionData | null): FoundChart[] {
  if (!data) return [];
  return section.fields.filter(isList).flatMap((field) => {
    const rows = rowsOf(data[field.name]);
    return [...comparisons(field, rows), ...amounts(field, rows), ...priorities(field, rows)].map((chart) => ({
      sectionKey: section.key,
      fieldName: field.name,
      title: chart.title,
      data: chart,
    }));
  });
}

function isList(field: Field): field is ListField {
  return field.kind === 'table' || field.kind === 'records' || field.kind === 'stories';
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}

function partsOf(field: ListField) {
  return field.kind === 'table' ? field.columns : field.fields;
}

/** What a row is called on an axis. */
function labelOf(field: ListField, row: Row, most = LABEL_LENGTH): string {
  const title = field.kind === 'records' ? field.titleField : partsOf(field).find(({ kind }) => kind === 'text')?.name;
  const name = field.kind === 'stories' ? row.title : row[title ?? ''];
  const words = [row.id, name].filter((one): one is string => typeof one === 'string' && one.trim() !== '').join(' ');
  const flat = words.replace(/\s+/g, ' ');
  return flat.length > most ? `${flat.slice(0, most - 1).replace(/\s+\S*$/u, '')}…` : flat;
}

/** Today's value beside the one aimed at, for the things that are counted in the same unit. */
function comparisons(field: ListField, rows: readonly Row[]): ChartData[] {
  const parts = partsOf(field);
  const today = parts.find(({ meaning }) => /\.(baseline|today)$/.test(meaning));
  const target = parts.find(({ meaning }) => /\.(target|wanted)$/.test(meaning));
  if (!today || !target) return [];
  const byUnit = new Map<string, { label: string; values: [number, number] }[]>();
  for (const row of rows) {
    const [from, to] = [measureIn(row[today.name]), measureIn(row[target.name])];
    if (!from || !to || from.unit !== to.unit) continue;
    byUnit.set(from.unit, [
      ...(byUnit.get(from.unit) ?? []),
      { label: labelOf(field, row), values: [from.value, to.value] },
    ]);
  }
  return [...byUnit].map(([unit, found]): ChartData => {
    const shown = found.slice(0, MOST);
    return {
      // Under columns, long names would stand aslant.
      kind: shown.length > 1 && shown.some(({ label }) => label.length > COLUMN_LABEL) ? 'bars' : 'columns',
      // Of a single thing, its own name says most.
      title: (shown.length === 1 && shown[0]?.label) || `${today.label} and ${target.label.toLowerCase()}`,
      unit,
      labels: shown.map(({ label }) => label),
      series: [today, target].map(({ label }, at) => ({
        name: label,
        values: shown.map(({ values }) => values[at] ?? 0),
      })),
    };
  });
}

/** The numbers of a column, such as the lines of a budget. */
function amounts(field: ListField, rows: readonly Row[]): ChartData[] {
  return partsOf(field).flatMap((part): ChartData[] => {
    if (part.kind !== 'number' || NAMES.test(part.meaning)) return [];
    const found = rows.flatMap((row) => {
      const value = row[part.name];
      return typeof value === 'number' && Number.isFinite(value) ? [{ label: labelOf(field, row), value }] : [];
    });
    if (found.length < FEWEST || found.length > MOST || new Set(found.map(({ value }) => value)).size < 2) return [];
    const unit = part.unit ?? '';
    return [
      {
        kind: 'bars',
        title: `${field.label}: ${part.label.toLowerCase()}`,
        unit,
        labels: found.map(({ label }) => label),
        series: [{ name: part.label, values: found.map(({ value }) => value) }],
      },
    ];
  });
}

/** How many records there are of each priority. */
function priorities(field: ListField, rows: readonly Row[]): ChartData[] {
  const part = partsOf(field).find((one): one is Extract<Part, { kind: 'choice' }> => isPriority(one));
  if (!part || rows.length < FEWEST + 1) return [];
  const counted = part.options
    .map(({ value, label }) => ({ label, count: rows.filter((row) => row[part.name] === value).length }))
    .filter(({ count }) => count > 0);
  if (counted.length < 2) return [];
  return [
    {
      kind: 'bars',
      title: `${field.label} by ${part.label.toLowerCase()}`,
      unit: '',
      labels: counted.map(({ label }) => label),
      series: [{ name: field.label, values: counted.map(({ count }) => count) }],
    },
  ];
}

/** Of people it says who counts most, which no number of them does. */
function isPriority({ kind, meaning }: Part): boolean {
  return kind === 'choice' && meaning.endsWith('.priority') && !meaning.startsWith('persona.');
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Days and years: numbers that measure nothing. */
const DATES = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS})(?: \d{4})?|\b(?:${MONTHS}) \d{4}|\b20\d\d\b`,
  'g',
);
const NUMBER = /(?<![\w.,-])([£$€]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(%|per cent\b|[a-zA-Z]+)?/g;
/** Words that follow a number without being its unit. */
const NO_UNIT = new Set(['of', 'in', 'for', 'to', 'and', 'or', 'by', 'at', 'a', 'as', 'from', 'with', 'out', 'per']);

/** `Under 4 %` is 4 with the unit `%`. Undefined where the words hold no number, or more than one. */
export function measureIn(words: unknown): { value: number; unit: string } | undefined {
  if (typeof words !== 'string') return undefined;
  const found = [...words.replace(DATES, ' ').matchAll(NUMBER)];
  const [first] = found;
  if (!first || found.length > 1) return undefined;
  const [, currency = '', digits = '', unit = ''] = first;
  const word = NO_UNIT.has(unit.toLowerCase()) ? '' : unit.replace('per cent', '%');
  const value = Number(digits.replaceAll(',', ''));
  return Number.isFinite(value) ? { value, unit: currency || word } : undefined;
}

export interface Milestone {
  /** `YYYY-MM-DD`, or as it is shown. */
  date: string;
  name: string;
  id: string;
}

/** Dated steps of a plan, in order of time; empty where there are fewer than two. */
export function milestonesOf(
  section: TemplateSection,
  data: SectionData | null,
): { field: Field; steps: Milestone[] }[] {
  if (!data) return [];
  return section.fields.filter(isList).flatMap((field) => {
    if (!/milestone|stage|launchStep/i.test(field.meaning)) return [];
    const part = partsOf(field).find(({ kind }) => kind === 'date');
    if (!part) return [];
    const steps = rowsOf(data[field.name])
      .flatMap((row): Milestone[] => {
        const date = row[part.name];
        if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return [];
        const id = typeof row.id === 'string' ? row.id : '';
        return [{ date, id, name: labelOf(field, { ...row, id: undefined }, 110) }];
      })
      .sort((a, b) => a.date.localeCompare(b.date));
    return steps.length >= 2 ? [{ field, steps }] : [];
  });
}
