import type { ExportStyle, WorkItem } from '@specforge/document';
import { descriptionOf } from './csv-description.js';
import type { Sheet } from './csv-document.js';

const PRIORITIES = ['Urgent', 'High', 'Medium', 'Low', 'No priority'] as const;

/**
 * As Linear's importer reads its own CSV files: the description in Markdown, labels with a comma and a space between,
 * the parent by its id.
 */
export function linearSheet(items: readonly WorkItem[], style: ExportStyle): Sheet {
  return {
    columns: ['ID', 'Title', 'Description', 'Status', 'Priority', 'Labels', 'Parent issue'],
    rows: items.map((item) => [
      item.id,
      item.title,
      description(item, style),
      'Backlog',
      item.rank === null ? 'No priority' : (PRIORITIES[item.rank] ?? 'No priority'),
      [item.sectionKey, item.kind].join(', '),
      item.parent,
    ]),
    byteOrderMark: false,
  };
}

function description(item: WorkItem, style: ExportStyle): string {
  return descriptionOf(item, style, { acceptance: true })
    .map(({ heading, lines }) =>
      // Two spaces break a line in Markdown.
      heading === null ? lines.join('  \n') : [`### ${heading}`, '', ...lines.map((line) => `* ${line}`)].join('\n'),
    )
    .join('\n\n');
}
