import { isObject } from './content-check.js';
import type { ContentCheck, Properties } from './content-check.js';
import type { FieldKind } from './types.js';

/** Identities that every record carries, and the fixed parts of a story: no field may take their names. */
export const RECORD_PARTS = ['uid', 'id'] as const;
export const STORY_PARTS = [...RECORD_PARTS, 'title', 'asA', 'iWant', 'soThat', 'criteria'] as const;

const CAMEL_CASE = /^[a-z][a-zA-Z0-9]{0,39}$/;
const MEANING = /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)?$/;
const PREFIX = /^[A-Z]{1,6}$/;
const PREFIX_MEANS = 'a prefix of one to six upper-case letters, such as FR';

const CELL_KINDS = ['text', 'number', 'date', 'choice', 'reference'] as const satisfies FieldKind[];
const RECORD_KINDS = [...CELL_KINDS, 'prose', 'bullets'] as const satisfies FieldKind[];
const ALL_KINDS = [...RECORD_KINDS, 'diagram', 'table', 'records', 'stories'] as const satisfies FieldKind[];

const COMMON_REQUIRED = ['kind', 'name', 'label', 'hint', 'meaning'];
const COMMON_OPTIONAL = ['optional'];

interface KindRule {
  required: string[];
  optional: string[];
  check(field: Properties, at: ContentCheck): void;
}

/** A lower and an upper limit: whole numbers in range, and the lower not above the upper. */
function limits(
  field: Properties,
  at: ContentCheck,
  lower: string,
  upper: string,
  range: [number, number],
  fallback: [number, number],
): void {
  at.at(lower).integer(field[lower], 0, range[1]);
  at.at(upper).integer(field[upper], range[0], range[1]);
  const low = typeof field[lower] === 'number' ? field[lower] : fallback[0];
  const high = typeof field[upper] === 'number' ? field[upper] : fallback[1];
  if (low > high) at.at(lower).fail(`must not be above ${upper}, which is ${high}`);
}

function prefixes(value: unknown, at: ContentCheck): void {
  at.list(value, 1, 10).forEach((prefix, index) => {
    at.at(index).text(prefix, { max: 6, pattern: PREFIX, means: PREFIX_MEANS });
  });
}

const KINDS: Record<FieldKind, KindRule> = {
  text: {
    required: [],
    optional: ['maxLength'],
    check: (field, at) => at.at('maxLength').integer(field.maxLength, 1, 2000),
  },
  prose: {
    required: [],
    optional: ['minLength', 'maxLength'],
    check: (field, at) => limits(field, at, 'minLength', 'maxLength', [1, 20_000], [0, 6000]),
  },
  bullets: {
    required: [],
    optional: ['min', 'max'],
    check: (field, at) => limits(field, at, 'min', 'max', [1, 100], [0, 20]),
  },
  number: {
    required: [],
    optional: ['unit', 'integer', 'min', 'max'],
    check: (field, at) => {
      at.at('unit').text(field.unit, { max: 20 });
      at.at('integer').boolean(field.integer);
      for (const name of ['min', 'max']) {
        if (field[name] !== undefined && !Number.isFinite(field[name])) at.at(name).fail('must be a number');
      }
      if (typeof field.min === 'number' && typeof field.max === 'number' && field.min > field.max) {
        at.at('min').fail(`must not be above max, which is ${field.max}`);
      }
    },
  },
  date: { required: [], optional: [], check: () => undefined },
  choice: {
    required: ['options'],
    optional: [],
    check: (field, at) => {
      const options = at.at('options').list(field.options, 2, 40);
      options.forEach((option, index) => {
        const here = at.at('options').at(index);
        const read = here.object(option, ['value', 'label']);
        here.at('value').text(read?.value, { max: 60 });
        here.at('label').text(read?.label, { max: 80 });
      });
      const values = options.map((option) => (isObject(option) ? option.value : undefined));
      at.unique(values, 'option', (index) => at.at('options').at(index));
    },
  },
  reference: {
    required: ['to'],
    optional: ['many'],
    check: (field, at) => {
      prefixes(field.to, at.at('to'));
      at.at('many').boolean(field.many);
    },
  },
  diagram: { required: [], optional: [], check: () => undefined },
  table: {
    required: ['columns'],
    optional: ['min', 'max'],
    check: (field, at) => {
      limits(field, at, 'min', 'max', [1, 200], [0, 50]);
      const columns = checkFields(field.columns, at.at('columns'), { kinds: CELL_KINDS, min: 2, max: 10 });
      if (columns.length && columns.every((column) => column.kind === 'reference')) {
        at.at('columns').fail('must have at least one column that is not a reference');
      }
    },
  },
  records: {
    required: ['prefix', 'noun', 'titleField', 'fields'],
    optional: ['layout', 'min', 'max'],
    check: (field, at) => {
      at.at('prefix').text(field.prefix, { max: 6, pattern: PREFIX, means: PREFIX_MEANS });
      at.at('noun').text(field.noun, { max: 40 });
      at.at('layout').oneOf(field.layout, ['cards', 'table']);
      limits(field, at, 'min', 'max', [1, 200], [0, 40]);
      const parts = checkFields(field.fields, at.at('fields'), {
        kinds: RECORD_KINDS,
        min: 1,
        max: 12,
        taken: RECORD_PARTS,
      });
      const title = parts.find((part) => part.name === field.titleField);
      if (field.titleField !== undefined && (title?.kind !== 'text' || title.optional === true)) {
        at.at('titleField').fail('must be the name of a text field in fields that is not optional');
      }
    },
  },
  stories: {
    required: ['prefix', 'criteriaPrefix', 'fields'],
    optional: ['min', 'max', 'minCriteria', 'maxCriteria'],
    check: (field, at) => {
      at.at('prefix').text(field.prefix, { max: 6, pattern: PREFIX, means: PREFIX_MEANS });
      at.at('criteriaPrefix').text(field.criteriaPrefix, { max: 6, pattern: PREFIX, means: PREFIX_MEANS });
      limits(field, at, 'min', 'max', [1, 200], [0, 40]);
      limits(field, at, 'minCriteria', 'maxCriteria', [1, 20], [2, 6]);
      checkFields(field.fields, at.at('fields'), { kinds: CELL_KINDS, min: 0, max: 8, taken: STORY_PARTS });
    },
  },
};

interface FieldsRule {
  kinds: readonly FieldKind[];
  min: number;
  max: number;
  taken?: readonly string[];
}

function isKind(value: unknown, kinds: readonly FieldKind[]): value is FieldKind {
  return kinds.some((kind) => kind === value);
}

function checkField(value: unknown, at: ContentCheck, { kinds, taken = [] }: FieldsRule): void {
  if (!isObject(value)) {
    at.fail('must be a field: a mapping with kind, name, label, hint and meaning');
    return;
  }
  if (!isKind(value.kind, kinds)) {
    at.at('kind').fail(`must be one of ${kinds.join(', ')} here; it is '${String(value.kind)}'`);
    return;
  }
  const rule = KINDS[value.kind];
  at.object(value, [...COMMON_REQUIRED, ...rule.required], [...COMMON_OPTIONAL, ...rule.optional]);
  at.at('name').text(value.name, { max: 40, pattern: CAMEL_CASE, means: 'a camelCase name' });
  if (typeof value.name === 'string' && (taken.includes(value.name) || value.name in Object.prototype)) {
    at.at('name').fail(`must not be '${value.name}', which is reserved`);
  }
  at.at('label').text(value.label, { max: 80 });
  at.at('hint').text(value.hint, { max: 1000, lines: true });
  at.at('meaning').text(value.meaning, {
    max: 80,
    pattern: MEANING,
    means: "an entity or entity.attribute in camelCase, such as 'goal' or 'goal.metric'",
  });
  at.at('optional').boolean(value.optional);
  rule.check(value, at);
}

/** Checks a list of fields and answers those that are mappings. */
export function checkFields(value: unknown, at: ContentCheck, rule: FieldsRule): Properties[] {
  const fields = at.list(value, rule.min, rule.max);
  fields.forEach((field, index) => checkField(field, at.at(index), rule));
  const read = fields.map((field) => (isObject(field) ? field : {}));
  at.unique(
    read.map((field) => field.name),
    'field name',
    (index) => at.at(index).at('name'),
  );
  return read;
}

/** The fields of a section: every kind, 1 to 16 of them. */
export function checkSectionFields(value: unknown, at: ContentCheck): Properties[] {
  return checkFields(value, at, { kinds: ALL_KINDS, min: 1, max: 16 });
}
