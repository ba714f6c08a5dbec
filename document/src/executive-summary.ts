import type { Block, Inline, TableBlock } from './blocks.js';
import { formatDay } from './field-date.js';
import type { OutlineItem, OutlinePart, OutlineSource } from './export-style.js';
import { paragraph, rows, text } from './field-kind.js';
import { formatNumber } from './field-number.js';
import { itemsOf, thingsOf, valueOf, wordsOf, type WrittenSection } from './meanings.js';
import { asSentence, fitted } from './sentences.js';
import type { Field } from './types.js';
import type { PartField } from './value-kinds.js';

export const SUMMARY_KEY = 'summary-page';

/** What fits on the page. Lengths in characters. */
const PURPOSE = 300;
const CELL = 76;
const MOST = { goals: 3, points: 3, dates: 4, risks: 3, decisions: 3, money: 3 };
/** Where a document has matter for every entry. */
const FEWER: typeof MOST = { ...MOST, points: 2, dates: 3, risks: 2, decisions: 2, money: 2 };

/** The one page that stands for the document: each entry from whichever section has it, none where none has. */
export function executiveSummary({ sections, data }: OutlineSource): OutlinePart[] {
  const written = sections.map((section): WrittenSection => ({ section, data: data[section.key] ?? null }));
  const all = entriesOf(written, MOST);
  const entries = all.length < ENTRIES ? all : entriesOf(written, FEWER);
  const items = entries.map(([name, label, kind, blocks]): OutlineItem => ({
    name,
    label,
    kind,
    headed: name !== 'purpose',
    anchor: `${SUMMARY_KEY}--${name}`,
    blocks,
  }));

  return items.length ? [{ key: SUMMARY_KEY, role: 'summary', heading: 'Summary', items }] : [];
}

type Written = readonly WrittenSection[];
type Most = typeof MOST;
type Entry = [name: string, label: string, kind: OutlineItem['kind'], blocks: Block[]];
const ENTRIES = 7;

function entriesOf(written: Written, most: Most): Entry[] {
  const entries: Entry[] = [
    ['purpose', 'Purpose', 'prose', purpose(written)],
    ['goals', 'Goals and targets', 'table', goals(written, most)],
    ['scope', 'What is in and what is out', 'facts', scope(written, most)],
    ['dates', 'Dates', 'table', dates(written, most)],
    ['money', 'Money', 'facts', money(written, most)],
    ['risks', 'Main risks', 'table', risks(written, most)],
    ['decisions', 'Decisions and answers wanted', 'facts', decisions(written, most)],
  ];
  return entries.filter(([, , , blocks]) => blocks.length > 0);
}

/** Meanings under which documents of all kinds say what they are for; the first that is written. */
const PURPOSES = [
  'summary',
  'system.purpose',
  'scope.boundary',
  'problem.statement',
  'finance.case',
  'strategy.context',
];

/** What the document is for, in a few sentences. */
export function purposeText(written: Written, characters: number = PURPOSE): string {
  for (const meaning of PURPOSES) {
    const found = valueOf(written, meaning);
    if (found) return fitted(wordsOf(found.field, found.value), characters);
  }
  for (const { section, data } of written) {
    const opening = section.fields.find(({ kind, name }) => (kind === 'prose' || kind === 'text') && data?.[name]);
    if (opening) return fitted(wordsOf(opening, data?.[opening.name]), characters);
  }
  return '';
}

function purpose(written: Written): Block[] {
  const words = purposeText(written);
  return words ? [paragraph({ text: words })] : [];
}

function goals(written: Written, most: Most): Block[] {
  const all = thingsOf(written, 'goal').slice(0, most.goals);
  if (!all.length) {
    const measure = valueOf(written, 'success.measure');
    return measure ? [paragraph({ text: fitted(wordsOf(measure.field, measure.value), 2 * CELL) })] : [];
  }
  const attributes = ['goal', 'target', 'deadline'].filter((one) => all.some((goal) => goal.get(one) !== undefined));
  const headers: Record<string, string> = { goal: 'Goal', target: 'Target', deadline: 'By' };
  return [
    {
      type: 'table',
      columns: attributes.map((one) => ({
        header: headers[one] ?? one,
        align: 'left',
        weight: one === 'goal' ? 2 : 1.4,
      })),
      rows: all.map((goal) =>
        attributes.map((one): Inline[] => [{ text: fitted(dayOr(wordsOf(goal.field(one), goal.get(one))), CELL) }]),
      ),
    },
  ];
}

function dayOr(words: string): string {
  return formatDay(words);
}

function scope(written: Written, most: Most): Block[] {
  const inside = itemsOf(written, 'scope.in', 'text');
  const features = thingsOf(written, 'feature').map((feature) => wordsOf(feature.field('name'), feature.get('name')));
  const outside = [...itemsOf(written, 'scope.out', 'text'), ...itemsOf(written, 'nonGoal', 'text')];
  const cards = [
    { title: 'In', items: inside.length ? inside : features },
    { title: 'Out', items: outside },
  ]
    .filter(({ items }) => items.length)
    .map(({ title, items }) => ({
      title: [{ text: title }],
      blocks: [
        {
          type: 'list' as const,
          ordered: false,
          items: items.slice(0, most.points).map((one) => [paragraph({ text: fitted(one, CELL) })]),
        },
      ],
    }));
  return cards.length ? [{ type: 'cards', cards }] : [];
}

interface Dated {
  date: string;
  what: string;
}

/** Milestones; without any, whatever else has a date and a name. */
export function datedThings(written: Written): Dated[] {
  const milestones = thingsOf(written, 'milestone').map((one): Dated => ({
    date: text(one.get('date')),
    what: wordsOf(one.field('name'), one.get('name')),
  }));
  const named = milestones.some(({ date }) => date) ? milestones : everyDated(written);
  return named.filter(({ date, what }) => date && what).sort((one, other) => (one.date < other.date ? -1 : 1));
}

const UNDATED = /^(question|dependency|assumption|risk)$/;

function everyDated(written: Written): Dated[] {
  return written.flatMap(({ section, data }) =>
    section.fields
      .filter(({ meaning }) => !UNDATED.test(meaning))
      .flatMap((field) => {
        const parts = partsOf(field);
        const date = parts.find(({ kind }) => kind === 'date');
        const title = titleOf(field, parts);
        if (!date || !title) return [];
        return rows(data?.[field.name]).map((row): Dated => ({
          date: text(row[date.name]),
          what: wordsOf(title, row[title.name]),
        }));
      }),
  );
}

function partsOf(field: Field): readonly PartField[] {
  if (field.kind === 'table') return field.columns;
  return field.kind === 'records' ? field.fields : [];
}

function titleOf(field: Field, parts: readonly PartField[]): PartField | undefined {
  return field.kind === 'records'
    ? parts.find(({ name }) => name === field.titleField)
    : parts.find(({ kind }) => kind === 'text');
}

function dates(written: Written, most: Most): Block[] {
  const all = datedThings(written);
  // The last date is the one that is asked for first.
  const shown = all.length > most.dates ? [...all.slice(0, most.dates - 1), ...all.slice(-1)] : all;
  if (!shown.length) return [];
  const columns: TableBlock['columns'] = [
    { header: 'Date', align: 'left', weight: 1 },
    { header: 'What', align: 'left', weight: 3 },
  ];
  return [
    {
      type: 'table',
      columns,
      rows: shown.map(({ date, what }) => [[{ text: formatDay(date) }], [{ text: fitted(what, CELL) }]]),
    },
  ];
}

const MONEY = /\.(funding|budget|money|cost|costs|range|total|payback|price|costOfInaction)$/;

/** What is stated in money: sums of costs and benefits, and what is said of budget and funding. */
function money(written: Written, most: Most): Block[] {
  const said = written.flatMap(({ section, data }) =>
    section.fields
      .filter(
        ({ kind, meaning, name }) => (kind === 'text' || kind === 'number') && MONEY.test(meaning) && data?.[name],
      )
      .map((field): [string, string] => [field.label, fitted(wordsOf(field, data?.[field.name]), CELL)]),
  );
  const entries = [...sumsOf(written, 'cost', 'Costs'), ...sumsOf(written, 'benefit', 'Benefits'), ...said];
  if (!entries.length) return [];
  const items = entries
    .slice(0, most.money)
    .map(([label, value]): Block[] => [paragraph({ text: `${label}:`, bold: true }, { text: ` ${value}` })]);
  return [{ type: 'list', ordered: false, items }];
}

/** The amounts of a list, added up by what kind they are. */
function sumsOf(written: Written, entity: string, label: string): [string, string][] {
  const sums = new Map<string, { sum: number; unit?: string }>();
  for (const thing of thingsOf(written, entity)) {
    const amount = thing.get('amount');
    const field = thing.field('amount');
    if (typeof amount !== 'number') continue;
    const kind = wordsOf(thing.field('kind'), thing.get('kind')).toLowerCase();
    const before = sums.get(kind)?.sum ?? 0;
    sums.set(kind, { sum: before + amount, ...(field?.kind === 'number' && { unit: field.unit }) });
  }
  return [...sums].map(([kind, { sum, unit }]) => [kind ? `${label}, ${kind}` : label, formatNumber(sum, unit)]);
}

const LEVELS: Record<string, number> = { low: 1, medium: 2, high: 3, critical: 4 };
const RISK = /risk$/i;

function risks(written: Written, most: Most): Block[] {
  const entities = written.flatMap(({ section }) =>
    section.fields
      .filter(({ kind, meaning }) => kind === 'records' && RISK.test(meaning))
      .map(({ meaning }) => meaning),
  );
  const all = [...new Set(entities)].flatMap((entity) => thingsOf(written, entity));
  if (!all.length) return [];
  const level = (thing: (typeof all)[number], attribute: string) =>
    LEVELS[text(thing.get(attribute)).toLowerCase()] ?? 1;
  const weight = (thing: (typeof all)[number]) => level(thing, 'likelihood') * level(thing, 'impact');
  const shown = [...all].sort((one, other) => weight(other) - weight(one)).slice(0, most.risks);
  const told = shown.map((thing) => {
    const field = written
      .flatMap(({ section }) => section.fields)
      .find((one) => one.kind === 'records' && thing.id.startsWith(`${one.prefix}-`));
    const title = field?.kind === 'records' ? text(thing.row[field.titleField]) : '';
    const answer = ['mitigation', 'answer', 'response', 'measure'].map((one) =>
      wordsOf(thing.field(one), thing.get(one)),
    );
    const level = wordsOf(
      thing.field('impact') ?? thing.field('likelihood'),
      thing.get('impact') ?? thing.get('likelihood'),
    );
    return [title, level, answer.find(Boolean) ?? ''];
  });
  const headers = ['Risk', 'Impact', 'What is done'] as const;
  const used = headers.map((_, index) => told.some((row) => row[index]));
  const columns: TableBlock['columns'] = [
    { header: 'Risk', align: 'left', weight: 2.4 },
    { header: 'Impact', align: 'left', weight: 0.8 },
    { header: 'What is done', align: 'left', weight: 2.4 },
  ];
  return [
    {
      type: 'table',
      columns: columns.filter((_, index) => used[index]),
      rows: told.map((row) => row.filter((_, index) => used[index]).map((words) => [{ text: fitted(words, CELL) }])),
    },
  ];
}

const ASKS = ['ask', 'proposal.ask', 'decision.wanted'];
const QUESTIONS = /^(question|briefQuestion|openPoint|openQuestion|archPending|unresolved\w*|pending\w*|undecided\w*)$/;

/** The decision that is asked for, and the questions that nobody has answered. */
function decisions(written: Written, most: Most): Block[] {
  const asked = ASKS.flatMap((meaning) => {
    const found = valueOf(written, meaning);
    return found ? [asSentence(fitted(wordsOf(found.field, found.value), 2 * CELL))] : [];
  });
  const open = written.flatMap(({ section, data }) =>
    section.fields
      .filter(({ meaning }) => QUESTIONS.test(meaning))
      .flatMap((field) => {
        const parts = partsOf(field);
        const title = titleOf(field, parts);
        if (!title) return itemsOf([{ section: { ...section, fields: [field] }, data }], field.meaning, 'text');
        const due = parts.find(({ kind }) => kind === 'date');
        return rows(data?.[field.name]).map((row) => {
          const by = due ? formatDay(text(row[due.name])) : '';
          return `${fitted(text(row[title.name]), CELL)}${by ? ` (by ${by})` : ''}`;
        });
      }),
  );
  const items = [...asked, ...open].slice(0, most.decisions).map((one): Block[] => [paragraph({ text: one })]);
  return items.length ? [{ type: 'list', ordered: false, items }] : [];
}
