import { sectionOf, textField } from '../test/sections.js';
import type { WrittenSection } from './meanings.js';
import { validateStructuredPrd } from './structured-prd-rules.js';
import type { StructuredPrd } from './structured-prd-rules.js';
import { assembleStructuredPrd } from './structured-prd.js';
import type { DateField, Field, RecordsField, SectionData } from './types.js';

const HINT = { hint: 'What it says.' };

function bullets(name: string, meaning: string): Field {
  return { kind: 'bullets', name, label: name, meaning, ...HINT };
}

function date(name: string, meaning: string): DateField {
  return { kind: 'date', name, label: name, meaning, ...HINT };
}

function records(meaning: string, prefix: string, fields: RecordsField['fields']): RecordsField {
  const titleField = fields[0]?.name ?? '';
  return { kind: 'records', name: 'list', label: meaning, meaning, ...HINT, prefix, noun: meaning, titleField, fields };
}

function texts(entity: string, ...names: string[]) {
  return names.map((name) => textField(name, `${entity}.${name}`));
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

function identity(prefix: string, index: number) {
  return { uid: `${prefix}${index}`, id: `${prefix}-00${index}` };
}

const SUMMARY = 'Rota fills **open shifts** for care homes before anybody has to phone around.';

function written(): Record<string, WrittenSection> {
  const section = (key: string, fields: Field[], data: SectionData): WrittenSection => ({
    section: sectionOf(key, fields),
    data,
  });
  return {
    summary: section('summary', [{ kind: 'prose', name: 'text', label: 'Summary', meaning: 'summary', ...HINT }], {
      text: SUMMARY,
    }),
    goals: section(
      'goals',
      [
        records('goal', 'G', [
          ...texts('goal', 'goal', 'metric'),
          { kind: 'number', name: 'target', label: 'Target', meaning: 'goal.target', ...HINT, unit: '%' },
          date('deadline', 'goal.deadline'),
        ]),
        bullets('not', 'nonGoal'),
      ],
      {
        list: times(4, (n) => ({
          ...identity('G', n),
          goal: `Goal ${n}`,
          metric: 'Rate',
          target: n * 10,
          deadline: `2027-0${n}-01`,
        })),
        not: ['Payroll'],
      },
    ),
    scope: section(
      'scope',
      [
        bullets('in', 'scope.in'),
        bullets('out', 'scope.out'),
        records('feature', 'FR', [
          ...texts('feature', 'name'),
          { kind: 'prose', name: 'description', label: 'Description', meaning: 'feature.description', ...HINT },
        ]),
      ],
      {
        in: ['Rotas', 'Swaps', 'Alerts'],
        out: [],
        list: times(5, (n) => ({ ...identity('FR', n), name: `Feature ${n}`, description: `Does *thing* ${n}.` })),
      },
    ),
    stories: section(
      'stories',
      [
        {
          kind: 'stories',
          name: 'stories',
          label: 'Stories',
          meaning: 'story',
          ...HINT,
          prefix: 'US',
          criteriaPrefix: 'AC',
          fields: [
            { kind: 'reference', name: 'feature', label: 'Feature', meaning: 'story.feature', ...HINT, to: ['FR'] },
          ],
        },
      ],
      {
        stories: times(5, (n) => ({
          ...identity('US', n),
          title: 'T',
          asA: `nurse ${n}`,
          iWant: 'to swap',
          soThat: 'I rest',
          feature: `FR-00${n}`,
          criteria: [],
        })),
      },
    ),
    quality: section('quality', [records('nfr', 'NFR', texts('nfr', 'requirement', 'threshold'))], {
      list: times(5, (n) => ({ ...identity('NFR', n), requirement: 'Pages open fast.', threshold: `${n} s at p95` })),
    }),
    analytics: section(
      'analytics',
      [records('event', 'EV', texts('event', 'name', 'trigger')), textField('metric', 'primaryMetric')],
      {
        list: [{ ...identity('EV', 1), name: 'shift_filled', trigger: 'a shift gets a nurse' }],
        metric: 'Shifts filled within two hours',
      },
    ),
    release: section(
      'release',
      [
        records('milestone', 'M', [
          ...texts('milestone', 'name'),
          date('date', 'milestone.date'),
          bullets('scope', 'milestone.scope') as RecordsField['fields'][number],
        ]),
      ],
      { list: [{ ...identity('M', 1), name: 'Pilot', date: '2027-03-01', scope: ['Rotas', 'Swaps'] }] },
    ),
    risks: section(
      'risks',
      [
        records('question', 'Q', [
          ...texts('question', 'question'),
          {
            kind: 'choice',
            name: 'owner',
            label: 'Owner',
            meaning: 'question.owner',
            ...HINT,
            options: [
              { value: 'legal', label: 'Legal' },
              { value: 'product', label: 'Product' },
            ],
          },
          date('dueDate', 'question.dueDate'),
        ]),
        bullets('assumed', 'assumption'),
      ],
      {
        list: [{ ...identity('Q', 1), question: 'May we text nurses?', owner: 'legal', dueDate: '2027-01-15' }],
        assumed: ['Ten homes'],
      },
    ),
  };
}

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
