import type { ExportStyle, WorkItem } from '@specforge/document';
import { descriptionOf } from './csv-description.js';
import type { Sheet } from './csv-document.js';

const PRIORITIES = ['Highest', 'High', 'Medium', 'Low', 'Lowest'] as const;
/** Highest first: Jira finds a parent only above its children. */
const TYPES = ['Epic', 'Story', 'Task', 'Sub-task'] as const;
type IssueType = (typeof TYPES)[number];

/**
 * As Jira's importer of CSV files maps it (Settings, System, External system import): a number of its own for each
 * issue, the parent by that number, one column a label, the description in Jira's own markup.
 */
export function jiraSheet(items: readonly WorkItem[], style: ExportStyle): Sheet {
  const kinds = new Map(items.map(({ id, kind }) => [id, kind]));
  const typed = items.map((item) => ({ item, type: typeOf(item, kinds.get(item.parent)) }));
  const ordered = TYPES.flatMap((type) => typed.filter((one) => one.type === type));
  const numbers = new Map(ordered.flatMap(({ item }, index) => (item.id ? [[item.id, String(index + 1)]] : [])));
  return {
    columns: ['Issue ID', 'Issue Type', 'Parent', 'Summary', 'Description', 'Priority', 'Labels', 'Labels'],
    rows: ordered.map(({ item, type }, index) => [
      String(index + 1),
      type,
      numbers.get(item.parent) ?? '',
      item.title,
      description(item, style),
      item.rank === null ? '' : (PRIORITIES[item.rank] ?? ''),
      item.sectionKey,
      item.kind,
    ]),
    // Jira takes it for a part of the first header.
    byteOrderMark: false,
  };
}

function typeOf({ kind, parent }: WorkItem, above: WorkItem['kind'] | undefined): IssueType {
  if (kind === 'feature') return 'Epic';
  if (parent && above !== 'feature') return 'Sub-task';
  return kind === 'story' ? 'Story' : 'Task';
}

function description(item: WorkItem, style: ExportStyle): string {
  return descriptionOf(item, style, { acceptance: true })
    .map(({ heading, lines }) =>
      heading === null ? lines.join('\n') : [`h3. ${heading}`, ...lines.map((line) => `* ${line}`)].join('\n'),
    )
    .join('\n\n');
}
