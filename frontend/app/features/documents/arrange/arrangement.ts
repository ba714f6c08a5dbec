import type { AbsentSection, DocumentDetail } from '~/lib/api/types';

/** The keys with one moved to another place among them. */
export function movedTo(keys: readonly string[], key: string, place: number): string[] {
  const others = keys.filter((one) => one !== key);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, key);
}

/** The keys with a section put in: where it stands in the template, or where it is wanted. */
export function withSection(
  keys: readonly string[],
  { key, after }: Pick<AbsentSection, 'key' | 'after'>,
  place?: number,
): string[] {
  return movedTo(keys, key, place ?? (after === null ? 0 : keys.indexOf(after) + 1));
}

export interface Reliance {
  /** Titles of the sections that were written from it. */
  builtOn: string[];
  /** Titles of the sections whose references would lead nowhere. */
  referring: string[];
}

/** What relies on a section, before it is taken out. `recordIds` are those of its records. */
export function relianceOn(
  { outline, sections }: Pick<DocumentDetail, 'outline' | 'sections'>,
  key: string,
  recordIds: readonly string[],
): Reliance {
  const others = outline.filter((section) => section.key !== key);
  const needs = (section: DocumentDetail['outline'][number]) =>
    section.dependsOn.some(({ id, type }) => id === key && type === 'hard');
  const ids = new Set(recordIds);
  return {
    builtOn: others.filter(needs).map(({ title }) => title),
    referring: others.filter((section) => names(sections[section.key], ids)).map(({ title }) => title),
  };
}

/** Whether a value holds one of these ids, as a reference does: whole, and not within a text. */
function names(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return ids.has(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => names(item, ids));
}

/** `“Scope” is what User stories builds on. References to it in Risks lead nowhere …` Empty where nothing relies on it. */
export function relianceText(title: string, { builtOn, referring }: Reliance): string {
  const list = new Intl.ListFormat('en-GB');
  return [
    builtOn.length > 0 && `${list.format(builtOn)} ${builtOn.length === 1 ? 'builds' : 'build'} on “${title}”.`,
    referring.length > 0 &&
      `References to it in ${list.format(referring)} are shown as not found until it is put back.`,
  ]
    .filter(Boolean)
    .join(' ');
}
