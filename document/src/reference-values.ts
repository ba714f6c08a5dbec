import { rows } from './field-kind.js';
import type { CellValue, Field, FieldValue, ReferenceField, SectionData, SectionDefinition } from './types.js';

type Change = (id: string) => string;

function changed(value: unknown, change: Change): CellValue {
  if (Array.isArray(value)) return value.map((id) => change(String(id)));
  return typeof value === 'string' && value ? change(value) : null;
}

function isReference(field: Field): field is ReferenceField {
  return field.kind === 'reference';
}

function partsOf(field: Field): Field[] {
  if (field.kind === 'table') return field.columns;
  return field.kind === 'records' || field.kind === 'stories' ? field.fields : [];
}

/** Every display id that a section's references name, in reading order. */
export function referencedIds(section: Pick<SectionDefinition, 'fields'>, data: SectionData | null): string[] {
  const found: string[] = [];
  if (data) {
    mapReferenceValues(section, data, (id) => {
      found.push(id);
      return id;
    });
  }
  return found;
}

/** The same data with every reference changed, also those inside rows. */
export function mapReferenceValues(
  section: Pick<SectionDefinition, 'fields'>,
  data: SectionData,
  change: Change,
): SectionData {
  const result: SectionData = { ...data };
  for (const field of section.fields) {
    const value = data[field.name];
    if (isReference(field)) result[field.name] = changed(value, change);
    const references = partsOf(field).filter(isReference);
    if (!references.length || !Array.isArray(value)) continue;
    result[field.name] = rows(value).map((row) => ({
      ...row,
      ...Object.fromEntries(references.map(({ name }) => [name, changed(row[name], change)])),
    })) as FieldValue;
  }
  return result;
}
