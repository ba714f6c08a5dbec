import type { RecordsField, StoriesField, TableField } from './types.js';

/** What a tracker would call it; features stand above the others, tasks below. */
export type WorkItemKind = 'feature' | 'requirement' | 'story' | 'deliverable' | 'task';

/** What list fields mean, by the end of their meaning. */
const KINDS: readonly (readonly [WorkItemKind, RegExp])[] = [
  ['feature', /^(feature|aiCapability)$/],
  ['requirement', /(^|[a-z])([rR]equirement|[nN]fr)$/],
  ['story', /^(story|useCase)$/],
  ['deliverable', /^(deliverable|[a-z]\w*Deliverable|quoteThing|creatorPiece)$/],
  ['task', /^(kickoffTask|upkeepTask|handedTask|\w+Package|incidentRepair|riskDeed|tsdPiece|tsdMigrationStep)$/],
];

/** Rows of a table are tasks where somebody owes them by a day. */
const OWED = /([tT]ask|[aA]ction|[fF]ollowUp|[fF]ollow|[sS]tep)$/;
const BY_WHOM = /^(owner|who|writer)$/;
const BY_WHEN = /^(date|due|dueDate|when|by|until)$/;

/** What the entries of a list are to a tracker; null where they are none of it. */
export function workItemKindOf(field: RecordsField | StoriesField | TableField): WorkItemKind | null {
  if (field.kind === 'stories') return 'story';
  if (field.kind === 'records') return KINDS.find(([, pattern]) => pattern.test(field.meaning))?.[0] ?? null;
  if (!OWED.test(field.meaning)) return null;
  const attributes = field.columns.map(({ meaning, name }) => meaning.split('.')[1] ?? name);
  const has = (pattern: RegExp) => attributes.some((one) => pattern.test(one));
  return has(BY_WHOM) && has(BY_WHEN) ? 'task' : null;
}
