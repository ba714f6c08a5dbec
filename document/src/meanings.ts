import { isBlank, rows, text, texts } from './field-kind.js';
import type { Row } from './field-kind.js';
import { blockText } from './inline.js';
import { proseBlocks } from './prose.js';
import type { Field, SectionData, SectionDefinition } from './types.js';

/** A section with what is written in it; null where nothing is. */
export interface WrittenSection {
  section: Pick<SectionDefinition, 'key' | 'fields'>;
  data: SectionData | null;
}

/** A record, story or table row, read by what its parts mean rather than by their names. */
export interface Thing {
  /** Display id; empty for table rows. */
  id: string;
  row: Row;
  /** The value that means `entity.attribute`, or undefined when it is blank or there is no such part. */
  get(attribute: string): unknown;
  /** The field that means `entity.attribute`. */
  field(attribute: string): Field | undefined;
}

function partsOf(field: Field): Field[] {
  if (field.kind === 'table') return field.columns;
  return field.kind === 'records' || field.kind === 'stories' ? field.fields : [];
}

/** Every thing of a kind in all sections: the rows of each list field whose meaning is the entity. */
export function thingsOf(sections: readonly WrittenSection[], entity: string): Thing[] {
  return sections.flatMap(({ section, data }) =>
    section.fields
      .filter((field) => field.meaning === entity && ['table', 'records', 'stories'].includes(field.kind))
      .flatMap((field) =>
        rows(data?.[field.name]).map((row): Thing => {
          const part = (attribute: string): Field | undefined =>
            partsOf(field).find(({ meaning }) => meaning === `${entity}.${attribute}`);
          return {
            id: text(row.id),
            row,
            field: part,
            get: (attribute) => {
              const found = part(attribute);
              const value = found && row[found.name];
              return isBlank(value) ? undefined : value;
            },
          };
        }),
      ),
  );
}

/** The first value in reading order that means this, with its field. */
export function valueOf(
  sections: readonly WrittenSection[],
  meaning: string,
): { field: Field; value: unknown } | undefined {
  for (const { section, data } of sections) {
    for (const field of section.fields) {
      const value = data?.[field.name];
      if (field.meaning === meaning && !isBlank(value)) return { field, value };
    }
  }
  return undefined;
}

/** Whether a written section has a field that means this, be it empty. */
export function isCarried(sections: readonly WrittenSection[], meaning: string): boolean {
  return sections.some(({ section, data }) => data && section.fields.some((field) => field.meaning === meaning));
}

/** A value in words: prose without its marks, a choice by its label, a list with one line each. */
export function wordsOf(field: Field | undefined, value: unknown): string {
  if (field?.kind === 'prose') return blockText(proseBlocks(text(value)));
  if (field?.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? text(value);
  if (Array.isArray(value)) return texts(value).join('\n');
  if (field?.kind === 'number' && typeof value === 'number' && field.unit) {
    return `${value}${field.unit === '%' ? '' : ' '}${field.unit}`;
  }
  return text(value);
}

/** A list of items in all sections: bullets that mean the entity, and the named part of its rows. */
export function itemsOf(sections: readonly WrittenSection[], entity: string, attribute: string): string[] {
  const bullets = sections.flatMap(({ section, data }) =>
    section.fields
      .filter((field) => field.kind === 'bullets' && field.meaning === entity)
      .flatMap((field) => texts(data?.[field.name])),
  );
  const parts = thingsOf(sections, entity).map((thing) => wordsOf(thing.field(attribute), thing.get(attribute)));
  return [...bullets, ...parts].filter((item) => item.trim());
}
