import { diffArrays } from 'diff';
import { rows, text } from './field-kind.js';
import type { Row } from './field-kind.js';
import { isRecordList, recordTitle } from './version-places.js';
import type { ChangeBase, ChangedPart, ChangePlace, StoredChange } from './version-places.js';
import type { RecordsField, StoriesField } from './types.js';

const TITLE_LENGTH = 255;
/** Values up to this length are named in the sentence itself. In characters. */
const SHORT = 40;

/** Title and sentence of a change. */
export function describeChange(
  place: ChangePlace,
  change: ChangeBase,
  parts: readonly ChangedPart[],
): Pick<StoredChange, 'title' | 'sentence'> {
  const { section, field, uid } = place;
  if (!field)
    return {
      title: section.title,
      sentence: `The section ${section.title} ${happened(change, 'added', 'taken out')}.`,
    };
  if (uid !== undefined && isRecordList(field)) return describeRecord(field, change, parts);
  if (isRecordList(field)) return describeOrder(field.label, change);
  const sentence =
    change.type === 'modification'
      ? reworded(`${field.label} in ${section.title}`, parts[0])
      : `${field.label} in ${section.title} ${happened(change, 'filled in', 'emptied')}.`;
  return { title: cut(field.label), sentence };
}

function describeRecord(
  field: RecordsField | StoriesField,
  change: ChangeBase,
  parts: readonly ChangedPart[],
): Pick<StoredChange, 'title' | 'sentence'> {
  const [was, is] = [rows([change.before])[0], rows([change.after])[0]];
  const title = recordTitle(field, is ?? was);
  const named = `${nounOf(field)} ${title}`;
  if (change.type !== 'modification')
    return { title: cut(title), sentence: `${named} ${happened(change, 'added', 'removed')}.` };
  const said = parts.map((part) => partPhrase(part, was, is));
  if (said.length === 0) said.push('its criteria were put in another order');
  return { title: cut(title), sentence: `${named}: ${said.join('; ')}.` };
}

/** `Priority went from Should to Must`, `Description changed`, `Criterion AC-004 was added`. */
function partPhrase({ label, runs }: ChangedPart, was: Row | undefined, is: Row | undefined): string {
  const before = sideOf(runs, 'added');
  const after = sideOf(runs, 'removed');
  const criterion = /^Criterion (\S+)$/.exec(label)?.[1];
  if (criterion) {
    const has = (row: Row | undefined) => rows(row?.criteria).some(({ id }) => text(id) === criterion);
    if (!has(was)) return `${label} was added`;
    return has(is) ? `${label} changed` : `${label} was removed`;
  }
  if (before === '') return `${label} was filled in`;
  if (after === '') return `${label} was emptied`;
  const short = [before, after].every((side) => side.length <= SHORT && !side.includes('\n'));
  return short ? `${label} went from ${quoted(before)} to ${quoted(after)}` : `${label} changed`;
}

function reworded(what: string, part: ChangedPart | undefined): string {
  if (!part) return `${what} changed.`;
  const before = sideOf(part.runs, 'added');
  const after = sideOf(part.runs, 'removed');
  const short = [before, after].every((side) => side.length <= SHORT && !side.includes('\n'));
  return short ? `${what} went from ${quoted(before)} to ${quoted(after)}.` : `${what} changed.`;
}

function describeOrder(label: string, { before, after }: ChangeBase): Pick<StoredChange, 'title' | 'sentence'> {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);
  const moved = movedRecords(list(before), list(after)).map((title) => title.split(' ')[0] ?? title);
  const verb = moved.length === 1 ? 'was' : 'were';
  return { title: cut(`Order of ${label}`), sentence: `${inWords(moved, 4)} ${verb} moved within ${label}.` };
}

/** Sections that were moved, in the order of the document. */
export function describeSectionOrder({ before, after }: ChangeBase): Pick<StoredChange, 'title' | 'sentence'> {
  const moved = movedSections(before, after);
  const verb = moved.length === 1 ? 'was' : 'were';
  return { title: 'Order of sections', sentence: `${inWords(moved, 4)} ${verb} moved.` };
}

/** Their titles, quoted. */
export function movedSections(before: unknown, after: unknown): string[] {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);
  return movedRecords(list(before), list(after)).map(quoted);
}

function happened({ type }: ChangeBase, came: string, went: string): string {
  return `was ${type === 'deletion' ? went : came}`;
}

function sideOf(runs: ChangedPart['runs'], dropped: 'added' | 'removed'): string {
  return runs
    .filter(({ kind }) => kind !== dropped)
    .map((run) => run.text)
    .join('')
    .trim();
}

function nounOf(field: RecordsField | StoriesField): string {
  return field.kind === 'stories' ? 'Story' : field.noun;
}

function quoted(words: string): string {
  return `“${words}”`;
}

function cut(title: string): string {
  return title.length <= TITLE_LENGTH ? title : `${title.slice(0, TITLE_LENGTH - 1)}…`;
}

/** The records that were moved: the fewest that explain the new order. */
function movedRecords(was: readonly string[], is: readonly string[]): string[] {
  return diffArrays([...was], [...is]).flatMap(({ added, value }) => (added ? value : []));
}

/** `a, b and c`; from `most` on `a, b, c and 4 more`. */
export function inWords(items: readonly string[], most: number): string {
  const named = items.length > most ? [...items.slice(0, most - 1), `${items.length - most + 1} more`] : [...items];
  const last = named.pop() ?? '';
  return named.length ? `${named.join(', ')} and ${last}` : last;
}
