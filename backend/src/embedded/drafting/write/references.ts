import type { ReferenceField } from '@specforge/document';
import { finishedRecords } from '../finished-records.js';
import { enoughRecords } from './enough.js';
import { lists } from './lists.js';
import type { Draft, Ref, Row } from './draft.js';

/** A record's display id: the one it was adopted with, else by its place. */
export const ownIds = (prefix: string, at: number, row: Row): string =>
  typeof row['id'] === 'string' && row['id'].startsWith(`${prefix}-`)
    ? row['id']
    : `${prefix}-${String(at + 1).padStart(3, '0')}`;

interface Target {
  id: string;
  title: string;
}

/** `G-002`, as text: the id under which this document knows a thing of a list; empty when it has no such list. */
export function idOf(of: string, at: number, draft: Draft): string {
  const prefix = Object.keys(draft.block.targets).find((candidate) => draft.block.targets[candidate]?.[1] === of);
  return prefix === undefined ? '' : (targetsOf(prefix, draft)[at]?.id ?? '');
}

/** The records a prefix stands for in this document: those of a finished section, else those the plan will write. */
export function targetsOf(prefix: string, draft: Draft): Target[] {
  const { dependencies, current, targets } = draft.block;
  const finished = finishedRecords(prefix, [...dependencies.map(({ data }) => data), ...(current ? [current] : [])]);
  if (finished) return finished.map((record) => ({ id: String(record['id']), title: titleOf(record as Row) }));
  const target = targets[prefix];
  if (!target) return [];
  const [, meaning, max, min = 0] = target;
  const rows = lists[meaning]?.(draft) ?? draft.known(meaning);
  return enoughRecords(rows, { meaning, min }, max, draft).map((row, at) => ({
    id: ownIds(prefix, at, row),
    title: titleOf(row),
  }));
}

/** What a row says; ids and where it comes from say nothing of what it is about. */
const textsOf = (row: Row): string[] =>
  Object.entries(row).flatMap(([name, cell]) =>
    typeof cell === 'string' && !/^(?:uid|id|stock)$/.test(name) ? [cell] : [],
  );

const titleOf = (row: Row): string => textsOf(row).slice(0, 2).join(' ');

/** Ids for a reference: the planned ones as far as they exist, else those that speak of the same thing. */
export function referTo(
  field: ReferenceField,
  planned: Ref[] | undefined,
  row: Row,
  at: number,
  draft: Draft,
  entity: string,
): string[] {
  const { targets } = draft.block;
  if (Array.isArray(planned)) {
    const ids = planned.flatMap((ref) => {
      const prefix = field.to.find((candidate) => targets[candidate]?.[1] === ref.of) ?? field.to[0];
      const known = prefix === undefined ? [] : targetsOf(prefix, draft);
      const wanted = lists[ref.of]?.(draft)[ref.at];
      const id = prefix === undefined ? '' : ownIds(prefix, ref.at, wanted ?? {});
      return known.some((target) => target.id === id) ? [id] : [];
    });
    return [...new Set(ids)];
  }
  const candidates = field.to.flatMap((prefix) => (targets[prefix]?.[1] === entity ? [] : targetsOf(prefix, draft)));
  if (candidates.length === 0) return [];
  const near = nearest(row, candidates);
  if (near) return [near.id];
  const fallback = candidates[at % candidates.length];
  return field.optional || field.many || !fallback ? [] : [fallback.id];
}

const dull = new Set(
  'the a an and or of to in on at for with by from is are be it that this as per not no one two all each their its than into out when who which'.split(
    ' ',
  ),
);
const stems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !dull.has(word))
      .map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 7)),
  );

/** The target that shares most telling words with the row, if it shares at least two. */
function nearest(row: Row, targets: Target[]): Target | null {
  const own = stems(textsOf(row).join(' '));
  const scored = targets.map((target) => ({
    target,
    score: [...stems(target.title)].filter((stem) => own.has(stem)).length,
  }));
  const best = scored.reduce<{ target: Target; score: number } | null>(
    (top, entry) => (top && top.score >= entry.score ? top : entry),
    null,
  );
  return best && best.score >= 2 ? best.target : null;
}
