import { rows, text, texts } from './field-kind.js';
import { isCarried, itemsOf, thingsOf, valueOf, wordsOf } from './meanings.js';
import type { Thing, WrittenSection } from './meanings.js';
import { QUESTION_OWNERS, validateStructuredPrd } from './structured-prd-rules.js';
import type { StructuredPrd } from './structured-prd-rules.js';
import type { FieldProblem } from './validation-walk.js';

export interface PrdSource {
  title: string;
  version: string | number;
  /** A day, or a time that starts with one. */
  createdAt: string;
  sections: readonly WrittenSection[];
}

export type StructuredPrdResult =
  | { prd: StructuredPrd }
  | {
      /** The parts that keep the structured form from being made: `business.goals`, `scope.in`, `features` … */
      missing: string[];
      problems: FieldProblem[];
    };

type Feature = StructuredPrd['features'][number];

/** `Rota Übersicht 2.0` is `rota-ubersicht-2-0`; a title without a Latin letter or digit is kept as it is written. */
function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return plain.slice(0, 80).replace(/-$/, '');
}

function words(thing: Thing, attribute: string): string {
  return wordsOf(thing.field(attribute), thing.get(attribute));
}

/** A feature's story as it tells it itself, else the first story that names the feature. */
function storyOf(feature: Thing, stories: readonly Thing[]): Feature['story'] {
  const own = { as_a: words(feature, 'asA'), i_want: words(feature, 'iWant'), so_that: words(feature, 'soThat') };
  if (own.as_a && own.i_want && own.so_that) return own;
  const told = stories.find(({ row }) =>
    Object.values(row).some((value) => value === feature.id || texts(value).includes(feature.id)),
  );
  if (!told) return { as_a: '', i_want: '', so_that: '' };
  const [first] = rows(told.row.criteria);
  return {
    as_a: text(told.row.asA),
    i_want: text(told.row.iWant),
    // Where nobody has told a reason, what is there afterwards stands in its place.
    so_that: text(told.row.soThat) || text(first?.then),
  };
}

function features(sections: readonly WrittenSection[]): Feature[] {
  const stories = thingsOf(sections, 'story');
  return thingsOf(sections, 'feature').map((feature) => ({
    id: feature.id,
    name: words(feature, 'name'),
    description: words(feature, 'description'),
    story: storyOf(feature, stories),
  }));
}

/** The shape has room for three goals; they stand in order of weight, so that the first three are the ones meant. */
const GOALS = 3;

/** A bare figure stays a number; one with a unit becomes text, because the shape has no place for the unit. */
function targetOf(goal: Thing): number | string {
  const target = goal.get('target');
  const field = goal.field('target');
  const hasUnit = field?.kind === 'number' && Boolean(field.unit);
  return typeof target === 'number' && !hasUnit ? target : words(goal, 'target');
}

/** An aim in words has neither, and holds its own figure: `Surgeries moved for want of papers from 18 a month to under 5`. */
function figureOf(goal: Thing): { metric: string; target: number | string } {
  const [metric, target] = [words(goal, 'metric'), targetOf(goal)];
  const aim = words(goal, 'goal');
  return metric === '' && target === '' ? { metric: aim, target: aim } : { metric, target };
}

function goals(sections: readonly WrittenSection[]): StructuredPrd['business']['goals'] {
  return thingsOf(sections, 'goal')
    .slice(0, GOALS)
    .map((goal) => ({ goal: words(goal, 'goal'), ...figureOf(goal), deadline: text(goal.get('deadline')) }));
}

function requirement(nfr: Thing): string {
  const [need, threshold] = [words(nfr, 'requirement').trim(), words(nfr, 'threshold').trim()];
  if (!need || !threshold) return need;
  return `${need.replace(/[.;:,]$/, '')}: ${threshold}`;
}

function ownerOf(question: Thing): string {
  const names = [text(question.get('owner')), words(question, 'owner')].map((name) => name.trim().toLowerCase());
  return QUESTION_OWNERS.find((owner) => names.includes(owner.toLowerCase())) ?? names[0] ?? '';
}

function draft({ title, version, createdAt, sections }: PrdSource): unknown {
  const summary = valueOf(sections, 'summary');
  const metric = valueOf(sections, 'primaryMetric');
  return {
    meta: {
      title: title.trim(),
      slug: slugOf(title),
      version: String(version),
      created_at: createdAt.slice(0, 10),
      assumptions: itemsOf(sections, 'assumption', 'text'),
    },
    business: { summary: wordsOf(summary?.field, summary?.value), goals: goals(sections) },
    non_goals: itemsOf(sections, 'nonGoal', 'text'),
    scope: { in: itemsOf(sections, 'scope.in', 'text'), out: itemsOf(sections, 'scope.out', 'text') },
    features: features(sections),
    nfrs: thingsOf(sections, 'nfr').map(requirement),
    analytics_plan: {
      events: thingsOf(sections, 'event').map((event) => ({
        name: words(event, 'name'),
        triggered_by: words(event, 'trigger'),
      })),
      primary_metric: wordsOf(metric?.field, metric?.value),
    },
    release_plan: thingsOf(sections, 'milestone').map((milestone) => ({
      milestone: words(milestone, 'name'),
      date: text(milestone.get('date')),
      scope: words(milestone, 'scope').split('\n').filter(Boolean),
    })),
    open_questions: thingsOf(sections, 'question').map((question) => ({
      question: words(question, 'question'),
      owner: ownerOf(question),
      due_date: text(question.get('dueDate')),
    })),
  };
}

/** `business.goals[1].metric` belongs to the part `business.goals`, `features[0].story` to `features`. */
function partOf(path: string): string {
  return /^[a-z_]+(\.[a-z_]+)?/.exec(path)?.[0] ?? path;
}

/** Parts that may be empty but not absent: somebody must have been asked for them. */
const CARRIERS: Record<string, string> = {
  non_goals: 'nonGoal',
  'scope.out': 'scope.out',
  open_questions: 'question',
};

function absentParts(sections: readonly WrittenSection[]): FieldProblem[] {
  return Object.entries(CARRIERS)
    .filter(([, meaning]) => !isCarried(sections, meaning))
    .map(([field]) => ({ field, message: 'is not in the document: no written section has it' }));
}

/**
 * The structured form of a PRD, from the fields that mean its parts, wherever they stand. Nothing is invented:
 * when a part is not there or breaks a rule, the answer names the parts instead.
 */
export function assembleStructuredPrd(source: PrdSource): StructuredPrdResult {
  const prd = draft(source);
  const problems = [...validateStructuredPrd(prd), ...absentParts(source.sections)];
  if (!problems.length) return { prd: prd as StructuredPrd };
  return { missing: [...new Set(problems.map(({ field }) => partOf(field)))], problems };
}
