import { isBlank, rows, text } from './field-kind.js';
import type { BlockContext, Row } from './field-kind.js';
import { CRITERION_FIELDS } from './field-stories.js';
import { kindOfField } from './fields.js';
import { blockText } from './inline.js';
import { lineDifference, type Run, wordDifference } from './text-difference.js';
import type { Field, RecordsField, StoriesField, TableField } from './types.js';
import { partInline } from './value-kinds.js';
import { isRecordList, ORDER_PATH, partsOfRecord, placeOf, samePart, TITLE_PATH } from './version-places.js';
import type { ChangeBase, ChangedPart, ChangePlace, SectionShape } from './version-places.js';

const PLAIN: BlockContext = { refer: (id) => ({ text: id }), titleOf: () => undefined, level: 4 };

/** What a change is made of, word by word; parts that are equal are left out. Errors: names a path that is not there. */
export function changedParts(
  sections: readonly SectionShape[],
  change: Pick<ChangeBase, 'path' | 'before' | 'after'>,
): ChangedPart[] {
  const { path, before, after } = change;
  if (path === TITLE_PATH) return [{ label: 'Title', runs: wordDifference(text(before), text(after)) }];
  if (path === ORDER_PATH) return [{ label: 'Order', runs: lineDifference(lines(before), lines(after)) }];
  return partsAt(placeOf(sections, path), change);
}

export function partsAt(
  { section, field, uid }: ChangePlace,
  change: Pick<ChangeBase, 'before' | 'after'>,
): ChangedPart[] {
  const { before, after } = change;
  if (!field) {
    const [was, is] = [asRow(before), asRow(after)];
    return section.fields.flatMap((one) => partsOfField(one, was[one.name], is[one.name]));
  }
  if (uid !== undefined && isRecordList(field)) return partsOfOneRecord(field, asRow(before), asRow(after));
  if (isRecordList(field)) return [{ label: 'Order', runs: lineDifference(lines(before), lines(after)) }];
  return partsOfField(field, before, after);
}

function partsOfField(field: Field, was: unknown, is: unknown): ChangedPart[] {
  if (isBlank(was) && isBlank(is)) return [];
  return [{ label: field.label, runs: valueRuns(field, was, is) }];
}

function partsOfOneRecord(field: RecordsField | StoriesField, was: Row, is: Row): ChangedPart[] {
  const own = partsOfRecord(field).flatMap((part): ChangedPart[] => {
    const [earlier, later] = [was[part.name], is[part.name]];
    return samePart(earlier, later) ? [] : [{ label: part.label, runs: valueRuns(part, earlier, later) }];
  });
  if (field.kind === 'records') return own;
  return [...own, ...partsOfCriteria(rows(was.criteria), rows(is.criteria))];
}

function partsOfCriteria(was: Row[], is: Row[]): ChangedPart[] {
  const find = (list: Row[], uid: unknown) => list.find((row) => row.uid === uid);
  const all = [...is, ...was.filter(({ uid }) => !find(is, uid))];
  return all.flatMap(({ uid, id }): ChangedPart[] => {
    const [earlier, later] = [criterionLines(find(was, uid)), criterionLines(find(is, uid))];
    if (samePart(earlier, later)) return [];
    return [{ label: `Criterion ${text(id)}`, runs: lineDifference(earlier, later) }];
  });
}

function criterionLines(row: Row | undefined): string[] {
  return row ? CRITERION_FIELDS.map(({ name, label }) => `${label} ${text(row[name])}`) : [];
}

function valueRuns(field: Field, was: unknown, is: unknown): Run[] {
  if (field.kind === 'table') return lineDifference(tableLines(field, was), tableLines(field, is));
  if (Array.isArray(was) || Array.isArray(is)) return lineDifference(valueLines(field, was), valueLines(field, is));
  if (field.kind === 'diagram') return lineDifference(text(was).split('\n'), text(is).split('\n'));
  const [earlier, later] = [words(field, was), words(field, is)];
  // What reads the same differs in its marks alone: then those are shown.
  if (earlier === later && typeof was === 'string' && typeof is === 'string') return wordDifference(was, is);
  return wordDifference(earlier, later);
}

function tableLines({ columns }: TableField, value: unknown): string[] {
  return rows(value).map((row) =>
    columns
      .map((column) => blockText([{ type: 'paragraph', content: partInline(column, row[column.name], PLAIN) }]))
      .filter(Boolean)
      .join(' · '),
  );
}

function valueLines(field: Field, value: unknown): string[] {
  const found = words(field, value);
  return found === '' ? [] : found.split('\n');
}

/** Anything that CommonMark could read as a mark, or as more than one paragraph. */
const MARKED = /[*_`[\]<>#|\\&~\n]|^\s*(?:[-+]|\d+[.)])\s/;

function words(field: Field, value: unknown): string {
  // Most prose is one plain paragraph, and reading it as CommonMark is most of the work.
  if (field.kind === 'prose' && typeof value === 'string' && !MARKED.test(value)) return value.trim();
  return isBlank(value) ? '' : blockText(kindOfField(field).blocks(field, value, PLAIN));
}

function asRow(value: unknown): Row {
  return rows([value])[0] ?? {};
}

function lines(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : [];
}
