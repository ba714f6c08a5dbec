import { diffWordsWithSpace } from 'diff';
import { blockText, sectionBlocks } from '@specforge/document';
import type { Field, SectionData, TemplateSection } from '@specforge/document';

/** A run of words that both texts have, or only the earlier or only the later one. */
export interface Run {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

export interface FieldDifference {
  field: string;
  label: string;
  runs: Run[];
}

/** A field's value in words, as the Read view has it. */
function wordsOf(section: TemplateSection, field: Field, data: unknown): string {
  const [, ...blocks] = sectionBlocks({ ...section, fields: [field] }, data as SectionData | null, { heading: false });
  return blockText(blocks);
}

/** Neighbouring changes with nothing but white space between them are one change: first what went, then what came. */
export function wordDifference(was: string, is: string): Run[] {
  const runs: Run[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') runs.push({ text: removed, kind: 'removed' });
    if (added !== '') runs.push({ text: added, kind: 'added' });
    removed = '';
    added = '';
  };
  const parts = diffWordsWithSpace(was, is);
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    const between = (removed !== '' || added !== '') && (next?.added || next?.removed) && /^[^\S\n]+$/.test(part.value);
    if (part.removed || (!part.added && between)) removed += part.value;
    if (part.added || (!part.removed && between)) added += part.value;
    if (part.added || part.removed || between) return;
    flush();
    runs.push({ text: part.value, kind: 'same' });
  });
  flush();
  return runs;
}

/** Word by word what differs between two states of a section, for each field that does; none when all are equal. */
export function sectionDifference(section: TemplateSection, before: unknown, after: unknown): FieldDifference[] {
  return section.fields.flatMap((field) => {
    const [was, is] = [wordsOf(section, field, before), wordsOf(section, field, after)];
    if (was === is) return [];
    const runs = diffWordsWithSpace(was, is).map(({ value, added, removed }): Run => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    }));
    return [{ field: field.name, label: field.label, runs }];
  });
}
