import type { SectionData } from '@specforge/document';

export type DraftData = Record<string, unknown>;
export type Change = (data: DraftData) => DraftData;

/** What is stored of a section, or was when its draft was begun. */
export interface StoredSection {
  data: SectionData | null;
  revision: number;
}

/** Unsaved work on a section: one for its form and its JSON, so that they never disagree. */
export interface Draft {
  data: DraftData;
  /** The JSON as it was typed; null when the form made the last change. May be unreadable: `data` is then older. */
  text: string | null;
  base: StoredSection;
  /** What of it was stored last, as it was typed: the server trims, and the form must not while somebody types. */
  storedAs?: DraftData;
}

export function jsonText(data: unknown): string {
  return JSON.stringify(data, null, 2);
}

export type ReadJson = { data: DraftData } | { error: string };

/** Some browsers add where it went wrong; the editor shows that itself. */
const PLACE = /( in JSON)? at position \d+( \(line \d+ column \d+\))?$/;

/** The object that a text stands for, or why it does not stand for one. */
export function readJson(text: string): ReadJson {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { data: value as DraftData };
    return { error: 'A section is a JSON object: { … }' };
  } catch (error) {
    return { error: error instanceof Error ? error.message.replace(PLACE, '') : 'Not JSON' };
  }
}

/** Equal as JSON, whatever the order of the keys. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as DraftData, b as DraftData];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameData(left[key], right[key]))
  );
}

export function changedByForm(draft: Draft | undefined, stored: StoredSection, change: Change): Draft {
  const { base, storedAs } = draft ?? { base: stored };
  return { data: change(draft?.data ?? stored.data ?? {}), text: null, base, storedAs };
}

export function changedByText(draft: Draft | undefined, stored: StoredSection, text: string): Draft {
  const read = readJson(text);
  const before = draft?.data ?? stored.data ?? {};
  return { data: 'data' in read ? read.data : before, text, base: draft?.base ?? stored };
}

export function isReadable(draft: Draft): boolean {
  return draft.text === null || 'data' in readJson(draft.text);
}

/** True when there is something to lose: it differs from what it was made from. */
export function isUnsaved(draft: Draft | undefined): draft is Draft {
  if (!draft) return false;
  if (!isReadable(draft)) return true;
  return !sameData(draft.data, draft.base.data) && !(draft.storedAs && sameData(draft.data, draft.storedAs));
}
