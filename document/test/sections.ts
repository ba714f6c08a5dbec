import type { Field, SectionData, SectionDefinition, TextField } from '../src/types.js';

const COMMON = { hint: 'What it says.' };

export function textField(name: string, meaning: string, more: Partial<TextField> = {}): TextField {
  return { kind: 'text', name, label: name[0]?.toUpperCase() + name.slice(1), meaning, ...COMMON, ...more };
}

export function sectionOf(key: string, fields: Field[]): SectionDefinition {
  return {
    key,
    title: key[0]?.toUpperCase() + key.slice(1),
    description: 'One of many.',
    guidance: { placeholder: 'Write it.', tips: ['One.', 'Two.', 'Three.'], drafting: 'Plainly.' },
    fields,
  };
}

/** One section with a field of each kind. */
export const EVERY_KIND = sectionOf('everything', [
  textField('name', 'name', { maxLength: 20 }),
  { kind: 'prose', name: 'story', label: 'Story', meaning: 'story', ...COMMON, minLength: 10, maxLength: 200 },
  { kind: 'bullets', name: 'points', label: 'Points', meaning: 'point', ...COMMON, min: 1, max: 3 },
  {
    kind: 'number',
    name: 'budget',
    label: 'Budget',
    meaning: 'budget',
    ...COMMON,
    unit: 'GBP',
    min: 0,
    max: 5000,
    optional: true,
  },
  { kind: 'date', name: 'start', label: 'Start', meaning: 'start', ...COMMON },
  {
    kind: 'choice',
    name: 'size',
    label: 'Size',
    meaning: 'size',
    ...COMMON,
    options: [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ],
  },
  { kind: 'reference', name: 'goal', label: 'Goal', meaning: 'goal', ...COMMON, to: ['G'], optional: true },
  { kind: 'diagram', name: 'flow', label: 'Flow', meaning: 'flow', ...COMMON },
  {
    kind: 'table',
    name: 'costs',
    label: 'Costs',
    meaning: 'cost',
    ...COMMON,
    columns: [
      textField('item', 'cost.item'),
      { kind: 'number', name: 'amount', label: 'Amount', meaning: 'cost.amount', ...COMMON },
      {
        kind: 'reference',
        name: 'feature',
        label: 'Feature',
        meaning: 'cost.feature',
        ...COMMON,
        to: ['FR'],
        optional: true,
      },
    ],
  },
  {
    kind: 'records',
    name: 'features',
    label: 'Features',
    meaning: 'feature',
    ...COMMON,
    prefix: 'FR',
    noun: 'Feature',
    titleField: 'name',
    min: 1,
    fields: [
      textField('name', 'feature.name'),
      { kind: 'prose', name: 'why', label: 'Why', meaning: 'feature.why', ...COMMON, optional: true },
      {
        kind: 'reference',
        name: 'needs',
        label: 'Needs',
        meaning: 'feature.needs',
        ...COMMON,
        to: ['FR', 'G'],
        many: true,
      },
    ],
  },
  {
    kind: 'stories',
    name: 'stories',
    label: 'Stories',
    meaning: 'story',
    ...COMMON,
    prefix: 'US',
    criteriaPrefix: 'AC',
    minCriteria: 1,
    fields: [{ kind: 'reference', name: 'feature', label: 'Feature', meaning: 'story.feature', ...COMMON, to: ['FR'] }],
  },
]);

/** Valid data for `EVERY_KIND`; a fresh copy each time. */
export function everyKindData(): SectionData {
  return {
    name: 'Rota',
    story: 'A dispatcher fills **gaps**.',
    points: ['Fast', 'Fair'],
    budget: 1200,
    start: '2026-11-21',
    size: 's',
    goal: 'G-001',
    flow: 'flowchart LR\n  A --> B',
    costs: [{ item: 'Hosting', amount: 1200.5, feature: 'FR-002' }],
    features: [
      { uid: 'u1', id: 'FR-001', name: 'Plan shifts', why: 'Gaps cost money.', needs: ['G-001'] },
      { uid: 'u2', id: 'FR-002', name: 'Swap shifts', why: null, needs: ['FR-001'] },
    ],
    stories: [
      {
        uid: 'u3',
        id: 'US-001',
        title: 'See gaps',
        asA: 'dispatcher',
        iWant: 'to see gaps',
        soThat: 'no shift stays open',
        feature: 'FR-001',
        criteria: [{ uid: 'u4', id: 'AC-001', given: 'a gap', when: 'the day opens', then: 'it is red' }],
      },
    ],
  };
}
