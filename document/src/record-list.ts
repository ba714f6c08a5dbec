import { blockText } from './inline.js';
import { rows, text } from './field-kind.js';
import type { BlockContext, Row } from './field-kind.js';
import type { RecordsField, SectionData, SectionDefinition, StoriesField } from './types.js';
import { partInline } from './value-kinds.js';
import type { PartField } from './value-kinds.js';
import { CRITERION_FIELDS, STORY_FIELDS } from './field-stories.js';

/** One record, story or criterion of a section, flat: for search, trace, comments and the difference of versions. */
export interface RecordEntry {
  uid: string;
  id: string;
  prefix: string;
  /** `Feature`, `Story`, `Criterion`. */
  noun: string;
  /** The meaning of its field; `{meaning}.criterion` for criteria. */
  meaning: string;
  title: string;
  /** Name of the section's field that holds it. */
  field: string;
  /** `stories[2].criteria[0]`, counted from 0. */
  path: string;
  /** All its values in words, one line each. */
  text: string;
}

const PLAIN: BlockContext = { refer: (id) => ({ text: id }), titleOf: () => undefined, level: 4 };

function words(parts: readonly PartField[], row: Row): string {
  return parts
    .map((part) => blockText([{ type: 'paragraph', content: partInline(part, row[part.name], PLAIN) }]))
    .filter(Boolean)
    .join('\n');
}

function identity(row: Row): { uid: string; id: string } {
  return { uid: text(row.uid), id: text(row.id) };
}

function recordEntries(field: RecordsField, value: unknown): RecordEntry[] {
  return rows(value).map((row, index) => ({
    ...identity(row),
    prefix: field.prefix,
    noun: field.noun,
    meaning: field.meaning,
    title: text(row[field.titleField]),
    field: field.name,
    path: `${field.name}[${index}]`,
    text: words(field.fields, row),
  }));
}

function storyEntries(field: StoriesField, value: unknown): RecordEntry[] {
  return rows(value).flatMap((row, index): RecordEntry[] => {
    const path = `${field.name}[${index}]`;
    const criteria = rows(row.criteria).map((criterion, position) => ({
      ...identity(criterion),
      prefix: field.criteriaPrefix,
      noun: 'Criterion',
      meaning: `${field.meaning}.criterion`,
      title: text(criterion.then),
      field: field.name,
      path: `${path}.criteria[${position}]`,
      text: words(CRITERION_FIELDS, criterion),
    }));
    const story = {
      ...identity(row),
      prefix: field.prefix,
      noun: 'Story',
      meaning: field.meaning,
      title: text(row.title),
      field: field.name,
      path,
      text: words([...STORY_FIELDS, ...field.fields], row),
    };
    return [story, ...criteria];
  });
}

/** Every record of a section in reading order. */
export function listRecords(section: Pick<SectionDefinition, 'fields'>, data: SectionData | null): RecordEntry[] {
  return section.fields.flatMap((field) => {
    const value = data?.[field.name];
    if (field.kind === 'records') return recordEntries(field, value);
    return field.kind === 'stories' ? storyEntries(field, value) : [];
  });
}
