import type { Field, TemplateSection } from '@specforge/document';
import type { DraftData } from '../drafts';

const STORY_PARTS = ['title', 'asA', 'iWant', 'soThat'];
const CRITERION_PARTS = ['given', 'when', 'then'];
const IDENTITY = ['uid', 'id'];

function ordered(object: DraftData, names: readonly string[]): DraftData {
  const rest = Object.keys(object).filter((name) => !names.includes(name));
  return Object.fromEntries(
    [...names.filter((name) => Object.hasOwn(object, name)), ...rest].map((name) => [name, object[name]]),
  );
}

function eachRow(value: unknown, change: (row: DraftData) => DraftData): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null && !Array.isArray(row) ? change(row as DraftData) : row,
  );
}

function valueInOrder(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'table':
      return eachRow(value, (row) =>
        ordered(
          row,
          field.columns.map(({ name }) => name),
        ),
      );
    case 'records':
      return eachRow(value, (row) => ordered(row, [...IDENTITY, ...field.fields.map(({ name }) => name)]));
    case 'stories':
      return eachRow(value, (row) => {
        const names = [...IDENTITY, ...STORY_PARTS, ...field.fields.map(({ name }) => name), 'criteria'];
        const criteria = eachRow(row.criteria, (one) => ordered(one, [...IDENTITY, ...CRITERION_PARTS]));
        return ordered('criteria' in row ? { ...row, criteria } : row, names);
      });
    default:
      return value;
  }
}

/** The same data with its keys as the fields stand: the database keeps them in an order of its own. */
export function inFieldOrder(section: Pick<TemplateSection, 'fields'>, data: DraftData): DraftData {
  const values = section.fields.flatMap((field) =>
    Object.hasOwn(data, field.name) ? [[field.name, valueInOrder(field, data[field.name])]] : [],
  );
  return ordered(
    { ...data, ...Object.fromEntries(values) },
    section.fields.map(({ name }) => name),
  );
}
