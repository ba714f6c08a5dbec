import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { proseProblems } from '../src/prose.js';
import type {
  BulletsField,
  CellField,
  ChoiceField,
  Field,
  NumberField,
  ProseField,
  RecordsField,
  ReferenceField,
  SectionDefinition,
  StoriesField,
  TableField,
  TextField,
} from '../src/types.js';

/** Characters that mean something to Markdown, HTML, YAML or a table, among ordinary ones. */
const CHARACTER = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcdeABC1239 ') },
  { weight: 3, arbitrary: fc.constantFrom(...'*_`[]()<>&"\'|\\#~!$-+=.:;/?@{}^%') },
  { weight: 1, arbitrary: fc.constantFrom('é', 'ß', '漢', '😀', '\u00a0', 'fi', '–', '€') },
);

export function line(maxLength: number): Arbitrary<string> {
  return fc
    .array(CHARACTER, { minLength: 1, maxLength: Math.min(maxLength, 24) })
    .map((characters) => characters.join('').trim())
    .filter((text) => text !== '' && [...text].length <= maxLength);
}

const SNIPPETS = [
  'plain words',
  ' ',
  '\n',
  '\n\n',
  '**bold**',
  '*italic*',
  '***both***',
  '`code`',
  '[link](https://example.org/a_b)',
  '[**x** y](mailto:a@b.c)',
  '- item',
  '\n- item\n',
  '\n1. one\n2. two\n',
  '\n  - nested\n',
  '> quote',
  '\n---\n',
  '\n```js\nlet a = 1 < 2;\n```\n',
  '\\\n',
  '&amp;',
  '\\*',
  '<https://example.org>',
  'a|b',
  '\n| a |\n|---|\n',
  '_',
  '*',
  '!',
  '1)',
  '+',
];

/** Text that passes the rules of prose. */
export const prose: Arbitrary<string> = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...SNIPPETS) }, line(12)), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && proseProblems(text).length === 0);

const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/).filter((text) => !(text in Object.prototype));
const RESERVED = new Set(['uid', 'id', 'title', 'asA', 'iWant', 'soThat', 'criteria']);
const base = { label: line(30), hint: line(60), meaning: fc.constant('thing.part'), optional: fc.boolean() };

function limits(most: number): Arbitrary<{ min: number; max: number }> {
  return fc.tuple(fc.nat(2), fc.integer({ min: 1, max: most })).map(([min, more]) => ({ min, max: min + more }));
}

const textField = fc.record({ kind: fc.constant('text'), ...base, maxLength: fc.integer({ min: 1, max: 80 }) });
const proseField = fc.record({ kind: fc.constant('prose'), ...base });
const bulletsField = fc.record({ kind: fc.constant('bullets'), ...base, limits: limits(4) });
const numberField = fc
  .record({
    kind: fc.constant('number'),
    ...base,
    integer: fc.boolean(),
    low: fc.integer({ min: -1e6, max: 1e6 }),
    span: fc.nat(1e6),
  })
  .map(({ low, span, ...field }) => ({ ...field, unit: span % 2 ? '%' : undefined, min: low, max: low + span }));
const dateField = fc.record({ kind: fc.constant('date'), ...base });
const choiceField = fc.record({
  kind: fc.constant('choice'),
  ...base,
  options: fc.uniqueArray(fc.record({ value: line(12), label: line(20) }), {
    minLength: 2,
    maxLength: 5,
    selector: ({ value }) => value,
  }),
});
const referenceField = fc.record({
  kind: fc.constant('reference'),
  ...base,
  to: fc.subarray(['EXT', 'OUT'], { minLength: 1 }),
  many: fc.boolean(),
});

type Draft<F extends Field> = Arbitrary<Omit<F, 'name'>>;

/** Fields with names that differ from each other and from the reserved ones. */
function named<F extends Field>(field: Draft<F>, minLength: number, maxLength: number): Arbitrary<F[]> {
  return fc
    .uniqueArray(
      fc.tuple(
        name.filter((text) => !RESERVED.has(text)),
        field,
      ),
      { minLength, maxLength, selector: ([key]) => key },
    )
    .map((pairs) => pairs.map(([key, rest]) => ({ ...rest, name: key }) as F));
}

function flat<T extends { limits: { min: number; max: number } }>({
  limits: range,
  ...field
}: T): Omit<T, 'limits'> & typeof range {
  return { ...field, ...range };
}

const cellField = fc.oneof(
  textField as Draft<TextField>,
  numberField as Draft<NumberField>,
  dateField as Draft<CellField>,
  choiceField as Draft<ChoiceField>,
  referenceField as Draft<ReferenceField>,
) as Draft<CellField>;
const partField = fc.oneof(cellField, proseField as Draft<ProseField>, bulletsField.map(flat) as Draft<BulletsField>);

const tableField = fc
  .record({
    kind: fc.constant('table'),
    ...base,
    columns: named<CellField>(cellField, 2, 4).filter((columns) => columns.some(({ kind }) => kind !== 'reference')),
    limits: limits(3),
  })
  .map(flat) as Draft<TableField>;
const recordsField = fc
  .record({
    kind: fc.constant('records'),
    ...base,
    prefix: fc.constant('FR'),
    noun: fc.constant('Feature'),
    layout: fc.constantFrom('cards', 'table'),
    titleField: fc.constant('heading'),
    fields: named<RecordsField['fields'][number]>(partField as Draft<RecordsField['fields'][number]>, 0, 5),
    limits: limits(3),
  })
  .map(flat)
  .map((field) => {
    const title = {
      kind: 'text',
      name: 'heading',
      label: 'Heading',
      hint: 'Short.',
      meaning: 'thing.heading',
    } as const;
    return { ...field, fields: [title, ...field.fields.filter((part) => part.name !== 'heading')] };
  }) as Draft<RecordsField>;
const storiesField = fc
  .record({
    kind: fc.constant('stories'),
    ...base,
    prefix: fc.constant('US'),
    criteriaPrefix: fc.constant('AC'),
    fields: named<CellField>(cellField, 0, 3),
    limits: limits(2),
    minCriteria: fc.constant(1),
    maxCriteria: fc.integer({ min: 1, max: 3 }),
  })
  .map(flat) as Draft<StoriesField>;
const diagramField = fc.record({ kind: fc.constant('diagram'), ...base }) as Draft<Field>;

/** A section with up to six fields; at most one of each kind that numbers its rows. */
export const section: Arbitrary<SectionDefinition> = fc
  .tuple(
    named<Field>(fc.oneof(partField, tableField, diagramField) as Draft<Field>, 1, 4),
    fc.option(recordsField, { nil: null }),
    fc.option(storiesField, { nil: null }),
    line(30),
  )
  .map(([fields, records, stories, title]) => ({
    key: 'a-section',
    title,
    description: 'One of many.',
    guidance: { placeholder: 'Write.', tips: ['One.', 'Two.', 'Three.'], drafting: 'Plainly.' },
    fields: [
      ...fields.filter((field) => field.name !== 'records' && field.name !== 'stories'),
      ...(records ? [{ ...records, name: 'records' } as Field] : []),
      ...(stories ? [{ ...stories, name: 'stories' } as Field] : []),
    ],
  }))
  .filter(({ fields }) => fields.length > 0);
