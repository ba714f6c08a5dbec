import { blockText, lineDifference, sectionBlocks, wordDifference } from '@specforge/document';
import type { Field, Run, SectionData, TemplateSection } from '@specforge/document';

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

/** Word by word what differs between two states of a section, for each field that does; none when all are equal. */
export function sectionDifference(section: TemplateSection, before: unknown, after: unknown): FieldDifference[] {
  return section.fields.flatMap((field) => {
    const [was, is] = [wordsOf(section, field, before), wordsOf(section, field, after)];
    if (was === is) return [];
    const lines = (text: string) => (text === '' ? [] : text.split('\n'));
    const runs = field.kind === 'prose' ? wordDifference(was, is) : lineDifference(lines(was), lines(is));
    return [{ field: field.name, label: field.label, runs }];
  });
}
