import { diagramKind } from './field-diagram.js';
import type { FieldKindSpec, FieldOf } from './field-kind.js';
import { described, isBlank } from './field-kind.js';
import { recordsKind } from './field-records.js';
import { CRITERION_FIELDS, STORY_FIELDS, storiesKind } from './field-stories.js';
import { tableKind } from './field-table.js';
import type { JsonSchema } from './json-schema.js';
import type {
  CellValue,
  Field,
  FieldKind,
  FieldValue,
  RecordsField,
  SectionData,
  SectionDefinition,
  StoriesField,
  TableField,
} from './types.js';
import { emptyParts, strictObject, valueKinds } from './value-kinds.js';

/** Every kind of field with all that it is. A new kind is a type in `types.ts` and one entry here. */
const fieldKinds: { [K in FieldKind]: FieldKindSpec<FieldOf<K>> } = {
  ...valueKinds,
  diagram: diagramKind,
  table: tableKind,
  records: recordsKind,
  stories: storiesKind,
};

export function kindOfField(field: Field): FieldKindSpec<Field> {
  return fieldKinds[field.kind];
}

/** What a value of the field may be, as a phrase for forms: `one line of plain text with at most 80 characters`. */
export function allowedValue(field: Field): string {
  return kindOfField(field).allowed(field);
}

/** The strict structured-output schema of a section, for a model: display ids are proposed, uids are not. */
export function answerSchema(section: Pick<SectionDefinition, 'fields'>): JsonSchema {
  return strictObject(
    Object.fromEntries(
      section.fields.map((field) => {
        const kind = kindOfField(field);
        return [field.name, described(field, kind.allowed(field), kind.answerSchema(field))];
      }),
    ),
  );
}

/** The stored form of a valid value. */
export function normaliseValue(field: Field, value: unknown): FieldValue {
  return field.optional && isBlank(value) ? null : kindOfField(field).normalise(field, value);
}

export function emptyValue(field: Field): FieldValue {
  return kindOfField(field).empty(field);
}

export function emptySection(section: Pick<SectionDefinition, 'fields'>): SectionData {
  return Object.fromEntries(section.fields.map((field) => [field.name, emptyValue(field)]));
}

/** A new row of a table, record or story for a form. Identity is left out: saving gives it. */
export function emptyRow(
  field: TableField | RecordsField | StoriesField,
): Record<string, CellValue | Record<string, CellValue>[]> {
  if (field.kind === 'table') return emptyParts(field.columns);
  if (field.kind === 'records') return emptyParts(field.fields);
  const { minCriteria = 2 } = field;
  return {
    ...emptyParts([...STORY_FIELDS, ...field.fields]),
    criteria: Array.from({ length: minCriteria }, emptyCriterion),
  };
}

export function emptyCriterion(): Record<string, CellValue> {
  return emptyParts(CRITERION_FIELDS);
}
