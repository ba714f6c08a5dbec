import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { DIAGRAM_KEYWORDS } from '../src/field-diagram.js';
import type {
  CellValue,
  Field,
  NumberField,
  RecordsField,
  ReferenceField,
  SectionData,
  SectionDefinition,
  StoriesField,
} from '../src/types.js';
import { line, prose, section } from './arbitraries.js';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function orNull<T>(field: { optional?: boolean }, value: Arbitrary<T>): Arbitrary<T | null> {
  return field.optional ? fc.option(value, { nil: null }) : value;
}

function number({ integer, min = 0, max = 1 }: NumberField): Arbitrary<number> {
  return integer ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

function reference({ to, many }: ReferenceField): Arbitrary<CellValue> {
  const one = fc
    .tuple(fc.constantFrom(...to), fc.integer({ min: 1, max: 3 }))
    .map(([prefix, id]) => `${prefix}-00${id}`);
  return many ? fc.uniqueArray(one, { maxLength: 3 }) : one;
}

function partValue(field: RecordsField['fields'][number]): Arbitrary<CellValue> {
  switch (field.kind) {
    case 'text':
      return orNull(field, line(field.maxLength ?? 200));
    case 'prose':
      return orNull(field, prose);
    case 'bullets':
      return orNull(field, fc.array(line(60), { minLength: field.min, maxLength: field.max }));
    case 'number':
      return orNull(field, number(field));
    case 'date':
      return orNull(field, day);
    case 'choice':
      return orNull(field, fc.constantFrom(...field.options.map(({ value }) => value)));
    case 'reference':
      return orNull(field, reference(field));
  }
}

function row(parts: readonly RecordsField['fields'][number][]): Arbitrary<Record<string, CellValue>> {
  return fc.record(Object.fromEntries(parts.map((part) => [part.name, partValue(part)])));
}

function numbered<T extends object>(items: T[], prefix: string): (T & { id: string; uid: string })[] {
  return items.map((item, index) => {
    const id = `${prefix}-${String(index + 1).padStart(3, '0')}`;
    return { uid: `uid-${id}`, id, ...item };
  });
}

function stories({
  fields,
  prefix,
  criteriaPrefix,
  min,
  max,
  minCriteria,
  maxCriteria,
}: StoriesField): Arbitrary<unknown> {
  const criterion = fc.record({ given: line(40), when: line(40), then: line(40) });
  const fixed = fc.record({
    title: line(40),
    asA: line(40),
    iWant: line(40),
    soThat: line(40),
    criteria: fc.array(criterion, { minLength: minCriteria, maxLength: maxCriteria }),
  });
  const story = fc.tuple(fixed, row(fields)).map(([one, more]) => ({ ...one, ...more }));
  return fc.array(story, { minLength: min, maxLength: max }).map((list) => {
    const criteria = numbered(
      list.flatMap((one) => one.criteria),
      criteriaPrefix,
    );
    return numbered(list, prefix).map((one) => ({ ...one, criteria: criteria.splice(0, one.criteria.length) }));
  });
}

function value(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'diagram':
      return orNull(
        field,
        fc.tuple(fc.constantFrom(...DIAGRAM_KEYWORDS), line(20)).map(([word, rest]) => `${word}\n  ${rest}`),
      );
    case 'table':
      return orNull(field, fc.array(row(field.columns), { minLength: field.min, maxLength: field.max }));
    case 'records':
      return orNull(
        field,
        fc
          .array(row(field.fields), { minLength: field.min, maxLength: field.max })
          .map((list) => numbered(list, field.prefix)),
      );
    case 'stories':
      return orNull(field, stories(field));
    default:
      return partValue(field);
  }
}

/** The ids that references of a generated section may name. */
export const KNOWN_IDS = ['EXT-001', 'EXT-002', 'EXT-003', 'OUT-001', 'OUT-002', 'OUT-003'];

/** A section with data that is valid for it. */
export const written: Arbitrary<{ section: SectionDefinition; data: SectionData }> = section.chain((one) =>
  fc
    .record(Object.fromEntries(one.fields.map((field) => [field.name, value(field)])))
    .map((data) => ({ section: one, data: data as SectionData })),
);
