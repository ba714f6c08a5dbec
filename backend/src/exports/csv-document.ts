import { workItems, type ExportStyle, type WorkItem } from '@specforge/document';
import { stringify } from 'csv-stringify/sync';
import { guardCell } from './csv-guard.js';
import { azureDevOpsSheet } from './csv-azure-devops.js';
import { jiraSheet } from './csv-jira.js';
import { linearSheet } from './csv-linear.js';
import { plainSheet } from './csv-plain.js';
import type { CsvFlavour } from './export-options.js';
import type { ExportSource } from './export-source.service.js';

/** A table as a tool wants it. */
export interface Sheet {
  /** Headers may stand twice, as Jira has it for several values. */
  columns: string[];
  /** A cell a column. */
  rows: string[][];
  /** Marks the file as UTF-8 for programs that would take it for another encoding. */
  byteOrderMark: boolean;
}

const SHEETS: Record<CsvFlavour, (items: readonly WorkItem[], style: ExportStyle) => Sheet> = {
  plain: plainSheet,
  jira: jiraSheet,
  linear: linearSheet,
  'azure-devops': azureDevOpsSheet,
};

/** The requirements, stories and tasks of the exported sections, as far as the style tells them. */
export function listedItems(
  { sections, data }: Pick<ExportSource, 'sections' | 'data'>,
  style: ExportStyle,
): WorkItem[] {
  const all = workItems(sections.map((section) => ({ ...section, data: data[section.key] ?? null })));
  const top = all.filter(({ parent }) => parent === '');
  if (style === 'technical') return all;
  if (style === 'executive') return top;
  const features = all.filter(({ kind }) => kind === 'feature');
  const told = features.length ? features : all.filter(({ benefit }) => benefit !== '');
  return (told.length ? told : top).map((item) => ({ ...item, parent: '' }));
}

/** The file: RFC 4180, UTF-8, every cell guarded against being taken for a formula. */
export function renderCsv(items: readonly WorkItem[], flavour: CsvFlavour, style: ExportStyle): Buffer {
  const { columns, rows, byteOrderMark } = SHEETS[flavour](items, style);
  const text = stringify([columns, ...rows.map((row) => row.map(guardCell))], {
    bom: byteOrderMark,
    record_delimiter: 'windows',
  });
  return Buffer.from(text);
}
