import { listRecords } from '@specforge/document';
import type { SectionData, TemplateSection } from '@specforge/document';

/** A record that a reference may name. */
export interface RecordOption {
  id: string;
  title: string;
  prefix: string;
}

/** Records of a section; one that has not been saved has no id and cannot be named yet. */
export function recordOptions(section: TemplateSection, data: unknown): RecordOption[] {
  return listRecords(section, data as SectionData | null)
    .filter(({ id }) => id !== '')
    .map(({ id, title, prefix }) => ({ id, title, prefix }));
}

/** Records that a reference to these prefixes may name. */
export function matching(options: readonly RecordOption[], prefixes: readonly string[]): RecordOption[] {
  return options.filter(({ prefix }) => prefixes.includes(prefix));
}
