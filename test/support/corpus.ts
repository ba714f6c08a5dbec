import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  emptySection,
  type CellValue,
  type Field,
  type FieldValue,
  type RecordsField,
  type SectionData,
  type StoriesField,
  type Template,
  type TemplateSection,
} from '@specforge/document';
import { HOSTILE, PLACES, RIGHT_TO_LEFT } from './corpus-texts.js';
import { sampleData } from './sample-document.js';

/** A document that goes through every format and style. */
export interface CorpusDocument {
  name: string;
  template: Template;
  title: string;
  /** Of the template's sections, those that were chosen. */
  sections: TemplateSection[];
  /** null for a section that was never written. */
  data: Record<string, SectionData | null>;
}

const TEMPLATES = ['prd-saas-starter', 'brd-basic', 'frd-webapp'];
const SHORT_SECTIONS = 4;
const LONG = { records: 3, rows: 3 };
const GIANT_ROWS = 200;
const WIDE_COLUMNS = 14;

interface Row {
  [name: string]: CellValue | Row[];
}
type Data = Record<string, SectionData | null>;

/** Three templates in three lengths, and three nasty ones; the same each time. */
export function corpus(templates: readonly Template[]): CorpusDocument[] {
  const find = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) throw new Error(`There is no template ${id}.`);
    return template;
  };
  const [prd, brd, frd] = TEMPLATES.map(find) as [Template, Template, Template];
  return [...[prd, brd, frd].flatMap(threeLengths), rightToLeft(brd), giantTables(prd), hostile(frd)];
}

/** Of real content: the first record of each list in the first sections; the template's example; the same work in many places. */
function threeLengths(template: Template): CorpusDocument[] {
  const path = fileURLToPath(new URL(`../../content/examples/${template.id}.json`, import.meta.url));
  const { title, data } = JSON.parse(readFileSync(path, 'utf8')) as { title: string; data: Data };
  const { id, sections } = template;
  const few = sections.slice(0, SHORT_SECTIONS);
  const usual = { name: `${id}, usual`, template, title, sections, data };
  return [
    { ...usual, name: `${id}, short`, sections: few, data: shortened(few, data) },
    usual,
    { ...usual, name: `${id}, long`, data: lengthened(sections, data) },
  ];
}

const rowsOf = (value: FieldValue | undefined) => (value ?? []) as unknown as Row[];

function changed(
  sections: readonly TemplateSection[],
  data: Data,
  change: (field: Field, value: FieldValue | undefined) => FieldValue | undefined,
): Data {
  return Object.fromEntries(
    sections.map(({ key, fields }) => [
      key,
      Object.fromEntries(fields.map((field) => [field.name, change(field, data[key]?.[field.name])])) as SectionData,
    ]),
  );
}

function shortened(sections: readonly TemplateSection[], data: Data): Data {
  return changed(sections, data, (field, value) =>
    field.kind === 'records' || field.kind === 'stories' || field.kind === 'table'
      ? (rowsOf(value).slice(0, 1) as FieldValue)
      : value,
  );
}

function lengthened(sections: readonly TemplateSection[], data: Data): Data {
  return changed(sections, data, (field, value) => {
    const copies = field.kind === 'table' ? LONG.rows : LONG.records;
    switch (field.kind) {
      case 'table':
        return repeated(rowsOf(value), copies, (row, round) => elsewhere(row, round)) as unknown as FieldValue;
      case 'records':
        return renumbered(
          repeated(rowsOf(value), copies, (row, round) => elsewhere(row, round)),
          field.prefix,
        ) as unknown as FieldValue;
      case 'stories':
        return renumberedStories(
          repeated(rowsOf(value), copies, (story, round) => ({
            ...elsewhere(story, round),
            criteria: criteriaOf(story).map((one) => elsewhere(one, round)),
          })),
          field,
        ) as unknown as FieldValue;
      default:
        return value;
    }
  });
}

function repeated(rows: Row[], times: number, copy: (row: Row, round: number) => Row): Row[] {
  return Array.from({ length: times }, (_, round) => rows.map((row) => (round === 0 ? row : copy(row, round)))).flat();
}

/** Words end with the place; ids, days, numbers and choices stay. */
function elsewhere(row: Row, round: number): Row {
  const place = PLACES[round % PLACES.length] ?? '';
  const moved = Object.entries(row).map(([name, value]) => {
    const isWords = typeof value === 'string' && value.includes(' ') && name !== 'uid' && name !== 'id';
    return [name, isWords ? value.replace(/(?=[.!?]?$)/, `, ${place}`) : value];
  });
  return Object.fromEntries(moved) as Row;
}

const criteriaOf = (story: Row) => story['criteria'] as Row[];

function renumberedStories(stories: Row[], { prefix, criteriaPrefix }: StoriesField): Row[] {
  const criteria = renumbered(stories.flatMap(criteriaOf), criteriaPrefix);
  return renumbered(stories, prefix).map((story) => ({
    ...story,
    criteria: criteria.splice(0, criteriaOf(story).length),
  }));
}

function renumbered(rows: Row[], prefix: string): Row[] {
  return rows.map((row, index) => ({
    ...row,
    uid: `${prefix}-uid-${index + 1}`,
    id: `${prefix}-${String(index + 1).padStart(3, '0')}`,
  }));
}

function rightToLeft(template: Template): CorpusDocument {
  const { sections } = template;
  const data = sampleData(sections, { texts: RIGHT_TO_LEFT, rows: 4 });
  return { name: 'right to left', template, title: 'לוח משמרות – جدول الورديات', sections, data };
}

/** Every text breaks something; one section was never written, one has nothing in it. */
function hostile(template: Template): CorpusDocument {
  const { sections } = template;
  const [never, nothing] = [sections.at(-1), sections.at(-2)];
  if (!never || !nothing) throw new Error('The template has too few sections.');
  const data = {
    ...sampleData(sections, { texts: HOSTILE, rows: HOSTILE.length }),
    [nothing.key]: emptySection(nothing),
    [never.key]: null,
  };
  const title = '</title><b>Hostile</b> & "co" 👩‍👩‍👧‍👦 =1+1 \\ %s';
  return { name: 'hostile text', template, title, sections, data };
}

/** More rows than fit on ten pages, more columns than one page is wide. */
function giantTables(base: Template): CorpusDocument {
  const [first] = base.sections;
  if (!first) throw new Error('The template has no sections.');
  const common = { hint: 'What it is', optional: true } as const;
  const cell = (name: string, label: string) => ({
    ...common,
    kind: 'text' as const,
    name,
    label,
    meaning: `row.${name}`,
  });
  const letters = Array.from({ length: WIDE_COLUMNS }, (_, index) => `c${index + 1}`);
  const records: RecordsField = {
    kind: 'records',
    name: 'requirements',
    label: 'Requirements',
    hint: 'What is asked for',
    meaning: 'requirement',
    prefix: 'FR',
    noun: 'Requirement',
    titleField: 'title',
    layout: 'table',
    max: GIANT_ROWS,
    fields: [cell('title', 'Title'), cell('reason', 'Reason')],
  };
  const field = (name: string, label: string, columns: ReturnType<typeof cell>[]): Field => ({
    kind: 'table',
    name,
    label,
    hint: 'Rows',
    meaning: name,
    columns,
    max: GIANT_ROWS,
  });
  const sections: TemplateSection[] = [
    {
      ...first,
      key: 'giant',
      title: 'Giant tables',
      dependsOn: [],
      fields: [
        records,
        field('long', 'Long table', [cell('what', 'What'), cell('who', 'Who'), cell('when', 'When')]),
        field(
          'wide',
          'Wide table',
          letters.map((name, index) => cell(name, `Measure ${index + 1}`)),
        ),
      ],
    },
  ];
  const template: Template = { ...base, id: 'corpus-giant', name: 'Giant tables', version: '1.0.0', sections };
  const numbers = Array.from({ length: GIANT_ROWS }, (_, index) => index + 1);
  const data = {
    giant: {
      requirements: renumbered(
        numbers.map((n) => ({
          title: `Requirement ${n} of the giant`,
          reason: `Asked for by department ${n % 17}, case ${n}`,
        })),
        'FR',
      ),
      long: numbers.map((n) => ({ what: `Long row ${n}`, who: `Person ${n % 23}`, when: `Week ${n % 52}` })),
      wide: numbers.slice(0, 40).map((n) => Object.fromEntries(letters.map((name) => [name, `${name}-${n * 1013}`]))),
    } as SectionData,
  };
  return { name: 'giant tables', template, title: 'The giant: tables', sections, data };
}
