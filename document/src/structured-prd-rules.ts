import { isObject } from './content-check.js';
import { isCalendarDay } from './field-date.js';
import type { Row } from './field-kind.js';
import type { FieldProblem } from './validation-walk.js';

export const QUESTION_OWNERS = ['Product', 'Design', 'Engineering', 'Legal'] as const;
export type QuestionOwner = (typeof QUESTION_OWNERS)[number];

/** A PRD in the form other programs read. Dates are `YYYY-MM-DD`. */
export interface StructuredPrd {
  meta: { title: string; slug: string; version: string; created_at: string; assumptions: string[] };
  business: {
    summary: string;
    goals: { goal: string; metric: string; target: number | string; deadline: string }[];
  };
  non_goals: string[];
  scope: { in: string[]; out: string[] };
  features: {
    id: string;
    name: string;
    description: string;
    story: { as_a: string; i_want: string; so_that: string };
  }[];
  nfrs: string[];
  analytics_plan: { events: { name: string; triggered_by: string }[]; primary_metric: string };
  release_plan: { milestone: string; date: string; scope: string[] }[];
  open_questions: { question: string; owner: QuestionOwner; due_date: string }[];
}

/** Checks the shape from the outside in; a part that is missing is reported once, at its own path. */
class PrdCheck {
  readonly problems: FieldProblem[] = [];

  private fail(field: string, message: string): void {
    this.problems.push({ field, message });
  }

  object(value: unknown, path: string, keys: readonly string[]): Row | null {
    if (!isObject(value)) {
      this.fail(path, `must be an object with ${keys.join(', ')}`);
      return null;
    }
    for (const key of Object.keys(value)) {
      if (!keys.includes(key)) this.fail(path ? `${path}.${key}` : key, `is not known; allowed are ${keys.join(', ')}`);
    }
    return value;
  }

  text(value: unknown, path: string, min = 1): void {
    if (typeof value !== 'string' || value.trim().length < min) {
      this.fail(path, `must be text of at least ${min} ${min === 1 ? 'character' : 'characters'}`);
    }
  }

  date(value: unknown, path: string): void {
    if (!isCalendarDay(value)) this.fail(path, 'must be a real day as YYYY-MM-DD');
  }

  list(value: unknown, path: string, min: number, max = Infinity): unknown[] {
    if (!Array.isArray(value)) {
      this.fail(path, 'must be a list');
      return [];
    }
    if (value.length < min || value.length > max) {
      const allowed = min === max ? `exactly ${min}` : `at least ${min}`;
      this.fail(path, `must have ${allowed} ${min === 1 ? 'entry' : 'entries'}; it has ${value.length}`);
    }
    return value;
  }

  texts(value: unknown, path: string, min = 0): void {
    this.list(value, path, min).forEach((item, index) => this.text(item, `${path}[${index}]`));
  }

  objects(
    value: unknown,
    path: string,
    keys: readonly string[],
    min: number,
    each: (row: Row, at: string) => void,
    max?: number,
  ): void {
    this.list(value, path, min, max).forEach((item, index) => {
      const at = `${path}[${index}]`;
      const row = this.object(item, at, keys);
      if (row) each(row, at);
    });
  }

  owner(value: unknown, path: string): void {
    if (!QUESTION_OWNERS.some((owner) => owner === value))
      this.fail(path, `must be one of ${QUESTION_OWNERS.join(', ')}`);
  }

  target(value: unknown, path: string): void {
    if (typeof value === 'number' ? !Number.isFinite(value) : typeof value !== 'string' || !value.trim()) {
      this.fail(path, 'must be a number or text');
    }
  }
}

function checkMeta(value: unknown, check: PrdCheck): void {
  const meta = check.object(value, 'meta', ['title', 'slug', 'version', 'created_at', 'assumptions']);
  if (!meta) return;
  check.text(meta.title, 'meta.title', 2);
  check.text(meta.slug, 'meta.slug', 2);
  check.text(meta.version, 'meta.version');
  check.date(meta.created_at, 'meta.created_at');
  check.texts(meta.assumptions, 'meta.assumptions');
}

function checkBusiness(value: unknown, check: PrdCheck): void {
  const business = check.object(value, 'business', ['summary', 'goals']);
  if (!business) return;
  check.text(business.summary, 'business.summary', 40);
  const keys = ['goal', 'metric', 'target', 'deadline'];
  check.objects(
    business.goals,
    'business.goals',
    keys,
    3,
    (goal, at) => {
      check.text(goal.goal, `${at}.goal`, 4);
      check.text(goal.metric, `${at}.metric`, 2);
      check.target(goal.target, `${at}.target`);
      check.date(goal.deadline, `${at}.deadline`);
    },
    3,
  );
}

function checkFeatures(value: unknown, check: PrdCheck): void {
  check.objects(value, 'features', ['id', 'name', 'description', 'story'], 5, (feature, at) => {
    for (const key of ['id', 'name', 'description']) check.text(feature[key], `${at}.${key}`);
    const keys = ['as_a', 'i_want', 'so_that'];
    const story = check.object(feature.story, `${at}.story`, keys);
    if (story) for (const key of keys) check.text(story[key], `${at}.story.${key}`);
  });
}

function checkPlans(prd: Row, check: PrdCheck): void {
  const analytics = check.object(prd.analytics_plan, 'analytics_plan', ['events', 'primary_metric']);
  if (analytics) {
    check.objects(analytics.events, 'analytics_plan.events', ['name', 'triggered_by'], 1, (event, at) => {
      check.text(event.name, `${at}.name`);
      check.text(event.triggered_by, `${at}.triggered_by`);
    });
    check.text(analytics.primary_metric, 'analytics_plan.primary_metric');
  }
  check.objects(prd.release_plan, 'release_plan', ['milestone', 'date', 'scope'], 1, (entry, at) => {
    check.text(entry.milestone, `${at}.milestone`);
    check.date(entry.date, `${at}.date`);
    check.texts(entry.scope, `${at}.scope`, 1);
  });
  check.objects(prd.open_questions, 'open_questions', ['question', 'owner', 'due_date'], 0, (entry, at) => {
    check.text(entry.question, `${at}.question`);
    check.owner(entry.owner, `${at}.owner`);
    check.date(entry.due_date, `${at}.due_date`);
  });
}

const PARTS = [
  'meta',
  'business',
  'non_goals',
  'scope',
  'features',
  'nfrs',
  'analytics_plan',
  'release_plan',
  'open_questions',
];

/** What breaks the rules of the structured form, empty when nothing does. */
export function validateStructuredPrd(value: unknown): FieldProblem[] {
  const check = new PrdCheck();
  const prd = check.object(value, '', PARTS);
  if (!prd) return check.problems;
  checkMeta(prd.meta, check);
  checkBusiness(prd.business, check);
  check.texts(prd.non_goals, 'non_goals');
  const scope = check.object(prd.scope, 'scope', ['in', 'out']);
  if (scope) {
    check.texts(scope.in, 'scope.in', 3);
    check.texts(scope.out, 'scope.out');
  }
  checkFeatures(prd.features, check);
  check.texts(prd.nfrs, 'nfrs', 5);
  checkPlans(prd, check);
  return check.problems;
}
