import { SUMMARY, bullets, identity, records, texts, times, written } from '../test/prd-sections.js';
import { sectionOf } from '../test/sections.js';
import type { WrittenSection } from './meanings.js';
import { validateStructuredPrd } from './structured-prd-rules.js';
import type { StructuredPrd } from './structured-prd-rules.js';
import { assembleStructuredPrd } from './structured-prd.js';

function assemble(sections: Record<string, WrittenSection>) {
  return assembleStructuredPrd({
    title: 'Rota Übersicht 2.0!',
    version: 3,
    createdAt: '2026-11-21T10:00:00Z',
    sections: Object.values(sections),
  });
}

function prd(): StructuredPrd {
  const result = assemble(written());
  if ('prd' in result) return result.prd;
  throw new Error(JSON.stringify(result));
}

describe('assembling', () => {
  it('finds every part by its meaning', () => {
    expect(prd()).toEqual({
      meta: {
        title: 'Rota Übersicht 2.0!',
        slug: 'rota-ubersicht-2-0',
        version: '3',
        created_at: '2026-11-21',
        assumptions: ['Ten homes'],
      },
      business: {
        summary: SUMMARY.replaceAll('**', ''),
        goals: times(3, (n) => ({
          goal: `Goal ${n}`,
          metric: 'Rate',
          target: `${n * 10}%`,
          deadline: `2027-0${n}-01`,
        })),
      },
      non_goals: ['Payroll'],
      scope: { in: ['Rotas', 'Swaps', 'Alerts'], out: [] },
      features: times(5, (n) => ({
        id: `FR-00${n}`,
        name: `Feature ${n}`,
        description: `Does thing ${n}.`,
        story: { as_a: `nurse ${n}`, i_want: 'to swap', so_that: 'I rest' },
      })),
      nfrs: times(5, (n) => `Pages open fast: ${n} s at p95`),
      analytics_plan: {
        events: [{ name: 'shift_filled', triggered_by: 'a shift gets a nurse' }],
        primary_metric: 'Shifts filled within two hours',
      },
      release_plan: [{ milestone: 'Pilot', date: '2027-03-01', scope: ['Rotas', 'Swaps'] }],
      open_questions: [{ question: 'May we text nurses?', owner: 'Legal', due_date: '2027-01-15' }],
    });
  });

  it('takes an aim in words for its own metric and target', () => {
    const aim = 'Surgeries moved for want of papers from 18 a month to under 5';
    const sections = written();
    const list = times(3, (n) => ({
      ...identity('G', n),
      goal: aim,
      metric: null,
      target: null,
      deadline: '2027-03-01',
    }));
    Object.assign(sections['goals']?.data ?? {}, { list });
    expect(assemble(sections)).toMatchObject({
      prd: { business: { goals: times(3, () => ({ goal: aim, metric: aim, target: aim })) } },
    });
  });

  it('keeps a target of none, and misses the metric of a goal that only has a target', () => {
    const sections = written();
    const list = times(3, (n) => ({
      ...identity('G', n),
      goal: `Goal ${n}`,
      metric: 'Unwanted renewals',
      target: 0,
      deadline: '2027-03-01',
    }));
    Object.assign(sections['goals']?.section.fields[0] ?? {}, {
      fields: [
        ...texts('goal', 'goal', 'metric'),
        { kind: 'number', name: 'target', label: 'Target', meaning: 'goal.target', hint: 'What it says.' },
        { kind: 'date', name: 'deadline', label: 'By', meaning: 'goal.deadline', hint: 'What it says.' },
      ],
    });
    Object.assign(sections['goals']?.data ?? {}, { list });
    expect(assemble(sections)).toMatchObject({
      prd: { business: { goals: times(3, () => ({ metric: 'Unwanted renewals', target: 0 })) } },
    });
    Object.assign(sections['goals']?.data ?? {}, { list: list.map((goal) => ({ ...goal, metric: null })) });
    expect(assemble(sections)).toMatchObject({ missing: ['business.goals'] });
  });

  it.each([
    ['summary', ['business.summary']],
    ['goals', ['business.goals', 'non_goals']],
    ['scope', ['scope.in', 'features', 'scope.out']],
    ['stories', ['features']],
    ['quality', ['nfrs']],
    ['analytics', ['analytics_plan.events', 'analytics_plan.primary_metric']],
    ['release', ['release_plan']],
    ['risks', ['open_questions']],
  ])('names what is missing without %s, and invents nothing', (key, missing) => {
    const sections = written();
    delete sections[key];
    expect(assemble(sections)).toMatchObject({ missing });
  });

  it('takes a story that the feature tells itself', () => {
    const { stories: _without, ...sections } = written();
    sections.scope = {
      section: sectionOf('scope', [
        bullets('in', 'scope.in'),
        bullets('out', 'scope.out'),
        records('feature', 'FR', texts('feature', 'name', 'description', 'asA', 'iWant', 'soThat')),
      ]),
      data: {
        in: ['a', 'b', 'c'],
        out: [],
        list: times(5, (n) => ({
          ...identity('FR', n),
          name: 'N',
          description: 'D',
          asA: 'a nurse',
          iWant: 'rest',
          soThat: 'I live',
        })),
      },
    };
    expect(assemble(sections)).toMatchObject({ prd: { features: [{ story: { as_a: 'a nurse' } }, {}, {}, {}, {}] } });
  });
});

describe('the rules', () => {
  it.each<[string, (form: StructuredPrd) => void, string]>([
    ['short title', (form) => (form.meta.title = 'R'), 'meta.title: must be text of at least 2 characters'],
    ['short slug', (form) => (form.meta.slug = 'r'), 'meta.slug: must be text of at least 2 characters'],
    ['date', (form) => (form.meta.created_at = '2026-02-30'), 'meta.created_at: must be a real day as YYYY-MM-DD'],
    [
      'summary',
      (form) => (form.business.summary = 'x'.repeat(39)),
      'business.summary: must be text of at least 40 characters',
    ],
    ['two goals', (form) => form.business.goals.pop(), 'business.goals: must have exactly 3 entries; it has 2'],
    [
      'goal',
      (form) => Object.assign(form.business.goals[0] ?? {}, { goal: 'Win' }),
      'business.goals[0].goal: must be text of at least 4 characters',
    ],
    [
      'metric',
      (form) => Object.assign(form.business.goals[1] ?? {}, { metric: '%' }),
      'business.goals[1].metric: must be text of at least 2 characters',
    ],
    [
      'target',
      (form) => Object.assign(form.business.goals[2] ?? {}, { target: null }),
      'business.goals[2].target: must be a number or text',
    ],
    ['scope', (form) => form.scope.in.pop(), 'scope.in: must have at least 3 entries; it has 2'],
    ['features', (form) => form.features.pop(), 'features: must have at least 5 entries; it has 4'],
    ['nfrs', (form) => form.nfrs.pop(), 'nfrs: must have at least 5 entries; it has 4'],
    [
      'events',
      (form) => form.analytics_plan.events.pop(),
      'analytics_plan.events: must have at least 1 entry; it has 0',
    ],
    ['releases', (form) => form.release_plan.pop(), 'release_plan: must have at least 1 entry; it has 0'],
    [
      'release scope',
      (form) => form.release_plan[0]?.scope.splice(0),
      'release_plan[0].scope: must have at least 1 entry; it has 0',
    ],
    [
      'owner',
      (form) => Object.assign(form.open_questions[0] ?? {}, { owner: 'Sales' }),
      'open_questions[0].owner: must be one of Product, Design, Engineering, Legal',
    ],
    [
      'unknown part',
      (form) => Object.assign(form, { colour: 'red' }),
      'colour: is not known; allowed are meta, business, non_goals, scope, features, nfrs, analytics_plan, release_plan, open_questions',
    ],
  ])('refuse a wrong %s', (_name, spoil, problem) => {
    const form = prd();
    expect(validateStructuredPrd(form)).toEqual([]);
    spoil(form);
    expect(validateStructuredPrd(form).map(({ field, message }) => `${field}: ${message}`)).toEqual([problem]);
  });

  it('never throw, whatever they are given', () => {
    for (const value of [null, 7, [], {}, { meta: 1, business: [], features: [null], scope: {} }]) {
      expect(validateStructuredPrd(value).length).toBeGreaterThan(0);
    }
  });
});
