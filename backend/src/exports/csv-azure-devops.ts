import { escapeHtml, type ExportStyle, type WorkItem } from '@specforge/document';
import { descriptionOf } from './csv-description.js';
import type { Sheet } from './csv-document.js';

/** Work item types of the Agile process. */
const TYPES: Record<WorkItem['kind'], string> = {
  feature: 'Feature',
  requirement: 'User Story',
  story: 'User Story',
  deliverable: 'User Story',
  task: 'Task',
};
const LOWEST = 4;

/**
 * As Azure Boards imports it (Queries, Import work items): no ID, since all are new; a title stands in the column of its
 * depth, below the row of its parent; long texts in HTML; tags with a semicolon between.
 */
export function azureDevOpsSheet(items: readonly WorkItem[], style: ExportStyle): Sheet {
  const depths = new Map<string, number>();
  const placed = items.map((item) => {
    const depth = item.parent ? (depths.get(item.parent) ?? 0) + 1 : 1;
    if (item.id) depths.set(item.id, depth);
    return { item, depth };
  });
  const deepest = Math.max(1, ...placed.map(({ depth }) => depth));
  const titles = Array.from({ length: deepest }, (_, index) => index + 1);
  const acceptance = style === 'technical' ? ['Acceptance Criteria'] : [];
  return {
    columns: [
      'ID',
      'Work Item Type',
      ...titles.map((depth) => `Title ${depth}`),
      'Description',
      ...acceptance,
      'Priority',
      'Tags',
    ],
    rows: placed.map(({ item, depth }) => [
      '',
      TYPES[item.kind],
      ...titles.map((one) => (one === depth ? item.title : '')),
      description(item, style),
      ...acceptance.map(() => html(item.acceptance.split('\n').filter(Boolean), 'li')),
      item.rank === null ? '' : String(Math.min(Math.max(item.rank, 1), LOWEST)),
      [item.sectionKey, item.kind].join('; '),
    ]),
    byteOrderMark: true,
  };
}

function description(item: WorkItem, style: ExportStyle): string {
  return descriptionOf(item, style, { acceptance: false })
    .map(({ lines }) => html(lines, 'div'))
    .join('<br>');
}

function html(lines: readonly string[], element: 'div' | 'li'): string {
  const inside = lines.map((line) => `<${element}>${escapeHtml(line)}</${element}>`).join('');
  return element === 'li' && inside ? `<ul>${inside}</ul>` : inside;
}
