import { type Field, listRecords, type SectionData, type TemplateSection, wordDifference } from '@specforge/document';
import type { BriefChange, BriefFact } from '../embedded/drafting/brief-block.js';

/** A finished document of the project, as a later one is told of it. */
export interface EarlierDocument {
  title: string;
  templateName: string;
  docType: string;
  /** `YYYY-MM-DD`: the day of the version that is read. */
  changed: string;
  outline: TemplateSection[];
  sections: Readonly<Record<string, SectionData>>;
  /** The newest version that a run wrote; what differs from it was done by people or at their wish. */
  drafted: { title: string; sections: Readonly<Record<string, SectionData>> } | null;
}

type Row = Record<string, unknown>;
type Part = Pick<Field, 'name' | 'meaning' | 'kind'>;

/** Of one attribute; the documents themselves can be read in full. */
const LONGEST_TEXT = 160;
const MOST_ATTRIBUTES = 6;

const clip = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const attributeOf = (meaning: string): string => meaning.slice(meaning.lastIndexOf('.') + 1);

function partsOf(field: Field): Part[] {
  if (field.kind === 'table') return field.columns;
  if (field.kind === 'records') return field.fields;
  if (field.kind !== 'stories') return [];
  const own = ['title', 'asA', 'iWant', 'soThat'].map((name): Part => ({ name, meaning: name, kind: 'text' }));
  return [...own, ...field.fields];
}

/** What a row says, by the meaning of its parts: short, and without what points elsewhere in its own document. */
function attributesOf(parts: readonly Part[], row: Row): Record<string, string> {
  const told = parts.flatMap(({ name, meaning, kind }): [string, string][] => {
    const value = row[name];
    if (kind === 'reference' || kind === 'diagram') return [];
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    return text === '' ? [] : [[attributeOf(meaning), clip(text)]];
  });
  return Object.fromEntries(told.slice(0, MOST_ATTRIBUTES));
}

/** Every numbered thing, table row and list item of a document, with what it said before it was changed. */
export function factsOf(document: EarlierDocument, ref: string): BriefFact[] {
  return document.outline.flatMap(({ key, fields }) => {
    const is = document.sections[key];
    const was = document.drafted?.sections[key];
    if (!is) return [];
    return fields.flatMap((field): BriefFact[] => {
      const about = { of: ref, is: field.meaning };
      if (field.kind === 'bullets') {
        const before = was ? new Set(textsOf(was[field.name])) : null;
        return textsOf(is[field.name]).map((text) => ({
          ...about,
          says: { text: clip(text) },
          ...(before && !before.has(text) && { edited: true }),
        }));
      }
      const parts = partsOf(field);
      const before = was ? new Map(rowsOf(was[field.name]).map((row) => [String(row['uid'] ?? ''), row])) : null;
      return (parts.length === 0 ? [] : rowsOf(is[field.name])).map((row) => {
        const says = attributesOf(parts, row);
        const id = typeof row['id'] === 'string' ? { id: row['id'] } : {};
        if (!before || !('id' in id)) return { ...about, ...id, says };
        const former = before.get(String(row['uid'] ?? ''));
        if (!former) return { ...about, ...id, says, edited: true };
        const said = attributesOf(parts, former);
        const changed = Object.entries(said).filter(([name, text]) => says[name] !== text);
        return { ...about, ...id, says, ...(changed.length > 0 && { edited: true, was: Object.fromEntries(changed) }) };
      });
    });
  });
}

/** What was drafted and taken out since: nothing later is to bring it back. */
export function removedFrom({ outline, sections, drafted }: EarlierDocument, ref: string): BriefFact[] {
  return outline.flatMap((section) => {
    const kept = new Set(listRecords(section, sections[section.key] ?? null).map(({ uid }) => uid));
    const before = listRecords(section, drafted?.sections[section.key] ?? null);
    return before
      .filter(({ uid, meaning }) => !kept.has(uid) && !meaning.endsWith('.criterion'))
      .map(({ id, meaning, title }) => ({ of: ref, id, is: meaning, says: { text: clip(title) } }));
  });
}

const LONGEST_CHANGE = 60;
const MOST_CHANGES = 20;

/** Figures and names that were replaced by hand, the same way everywhere: `£60,000` by `£80,000`. */
export function changesOf({ outline, sections, drafted, title }: EarlierDocument, ref: string): BriefChange[] {
  if (!drafted) return [];
  const found = new Map<string, Set<string>>();
  const note = ({ from, to }: { from: string; to: string }) => found.set(from, (found.get(from) ?? new Set()).add(to));
  const [was, is] = [productOf(drafted.title), productOf(title)];
  if (was && is && was !== is) note({ from: was, to: is });
  for (const { key } of outline) {
    const before = new Map(textsIn(drafted.sections[key], ''));
    for (const [place, text] of textsIn(sections[key], '')) {
      const former = before.get(place);
      if (former !== undefined && former !== text) replacedIn(former, text).forEach(note);
    }
  }
  // What was replaced in two ways says nothing of other places.
  return [...found]
    .flatMap(([from, [to, other]]) => (to === undefined || other !== undefined ? [] : [{ of: ref, from, to }]))
    .slice(0, MOST_CHANGES);
}

/** Every text of a section under a place that outlives reordering: records go by their internal id. */
function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) =>
      textsIn(item, `${place}/${isRow(item) && typeof item['uid'] === 'string' ? item['uid'] : at}`),
    );
  }
  if (!isRow(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'uid' || name === 'id' ? [] : textsIn(inner, `${place}/${name}`),
  );
}

const EDGES = /^[\s("“'‘]+|[\s.,;:!?)"”'’]+$/gu;

/** Replaced figures and names, each with the whole words around it; a bare number takes the next word along. */
function replacedIn(was: string, is: string): { from: string; to: string }[] {
  const runs = wordDifference(was, is);
  return runs.flatMap((run, at) => {
    const next = runs[at + 1];
    if (run.kind !== 'removed' || next?.kind !== 'added') return [];
    const head = /\S*$/u.exec(runs[at - 1]?.text ?? '')?.[0] ?? '';
    const rest = runs[at + 2]?.text ?? '';
    const isNumber = /^\d+$/.test(`${head}${run.text}`.trim());
    const tail = (isNumber ? /^\S*\s?\p{L}*/u : /^\S*/u).exec(rest)?.[0] ?? '';
    const [from, to] = [run.text, next.text].map((text) => `${head}${text}${tail}`.replace(EDGES, '')) as [
      string,
      string,
    ];
    const figures = /\d/.test(from) && /\d/.test(to);
    const names = /^\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+)*$/u;
    if (from === to || from === '' || to === '' || Math.max(from.length, to.length) > LONGEST_CHANGE) return [];
    return figures || (names.test(from) && names.test(to)) ? [{ from, to }] : [];
  });
}

/** `Kelpline` of `Kelpline: Business Requirements Document` or `Kelpline – BRD`; null for a title of another form. */
export function productOf(title: string): string | null {
  const name = /^(.{2,80}?)(?:: | – )\S/u.exec(title)?.[1]?.trim();
  return name ? name : null;
}
