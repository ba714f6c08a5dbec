import type { WrittenSection } from '../src/meanings.js';
import type { DateField, Field, RecordsField, SectionData } from '../src/types.js';
import { sectionOf, textField } from './sections.js';

const HINT = { hint: 'What it says.' };

export function bullets(name: string, meaning: string): Field {
  return { kind: 'bullets', name, label: name, meaning, ...HINT };
}

function date(name: string, meaning: string): DateField {
  return { kind: 'date', name, label: name, meaning, ...HINT };
}

export function records(meaning: string, prefix: string, fields: RecordsField['fields']): RecordsField {
  const titleField = fields[0]?.name ?? '';
  return { kind: 'records', name: 'list', label: meaning, meaning, ...HINT, prefix, noun: meaning, titleField, fields };
}

export function texts(entity: string, ...names: string[]) {
  return names.map((name) => textField(name, `${entity}.${name}`));
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

export function identity(prefix: string, index: number) {
  return { uid: `${prefix}${index}`, id: `${prefix}-00${index}` };
}

export const SUMMARY = 'Rota fills **open shifts** for care homes before anybody has to phone around.';

export function written(): Record<string, WrittenSection> {
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
