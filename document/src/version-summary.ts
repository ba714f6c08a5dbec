import { inWords, movedSections } from './version-change-words.js';
import {
  isRecordList,
  ORDER_PATH,
  placeOf,
  type SectionShape,
  TITLE_PATH,
  type StoredChange,
} from './version-places.js';

const MOST_NAMED = 4;
const MOST_PHRASES = 5;

/**
 * One line that says what a version changed: `Added FR-012 Offline mode; changed FR-003 and G-001; edited Context in
 * Goals`. Null when nothing did.
 */
export function summariseChanges(sections: readonly SectionShape[], changes: readonly StoredChange[]): string | null {
  const groups = new Map<string, string[]>();
  for (const change of changes) {
    const [verb, what] = phraseOf(sections, change);
    groups.set(verb, [...(groups.get(verb) ?? []), what]);
  }
  const phrases = [...groups].map(([verb, items]) => `${verb} ${inWords([...new Set(items)], MOST_NAMED)}`);
  const left = phrases.length - MOST_PHRASES;
  const said = [...phrases.slice(0, MOST_PHRASES), ...(left > 0 ? [`${left} more`] : [])].join('; ');
  return said === '' ? null : said.charAt(0).toUpperCase() + said.slice(1);
}

/** The verb, and what it was done to: an added record with its title, others by their id. */
function phraseOf(
  sections: readonly SectionShape[],
  { path, type, title, before, after }: StoredChange,
): [string, string] {
  if (path === TITLE_PATH) return ['renamed the document to', `“${String(after)}”`];
  if (path === ORDER_PATH) return ['moved', inWords(movedSections(before, after), MOST_NAMED)];
  const { section, field, uid } = placeOf(sections, path);
  if (!field) return [type === 'deletion' ? 'took out' : 'added', section.title];
  if (isRecordList(field) && uid === undefined) return ['reordered', field.label];
  if (isRecordList(field)) {
    if (type === 'addition') return ['added', title.length <= 60 ? title : `${title.slice(0, 59)}…`];
    return [type === 'deletion' ? 'removed' : 'changed', title.split(' ')[0] ?? title];
  }
  const where = field.label === section.title ? field.label : `${field.label} in ${section.title}`;
  return [type === 'deletion' ? 'emptied' : type === 'addition' ? 'filled in' : 'edited', where];
}
