import type { ReactNode } from 'react';
import type { RecordsField } from '@specforge/document';
import { PartEditor } from './part-editor';
import { pathTo, textOf } from './paths';
import { RowActions, RowProblem } from './rows';
import type { useRows } from './rows';

interface RecordCardProps {
  path: string;
  /** `Feature`, `Story`. */
  noun: string;
  row: Record<string, unknown>;
  index: number;
  length: number;
  rows: ReturnType<typeof useRows>;
  children: ReactNode;
}

/** One record with its id; a new one gets its id when it is saved. */
export function RecordCard({ path, noun, row, index, length, rows, children }: RecordCardProps) {
  const id = textOf(row.id);
  const name = id || `new ${noun.toLowerCase()} ${index + 1}`;
  return (
    <li data-row={path} className="min-w-0 rounded-control border">
      <div role="group" aria-label={`${noun} ${id || `${index + 1}, new`}`}>
        <div className="flex items-center justify-between gap-2 border-b bg-soft/60 py-1 ps-3 pe-1">
          <span className={id ? 'font-mono text-xs' : 'text-xs text-quiet'}>
            {id || `New ${noun.toLowerCase()}: gets its id when saved`}
          </span>
          <RowActions rows={rows} index={index} length={length} name={name} />
        </div>
        <div className="grid gap-4 p-3 sm:p-4">
          <RowProblem path={path} />
          {children}
        </div>
      </div>
    </li>
  );
}

const LONG_TEXT = 120;

interface PartGridProps {
  fields: readonly RecordsField['fields'][number][];
  row: Record<string, unknown>;
  path: string;
}

/** Short values beside each other, longer ones over the whole width. */
export function PartGrid({ fields, row, path }: PartGridProps) {
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={isLong(field) ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
          <PartEditor field={field} value={row[field.name]} path={pathTo(path, field.name)} />
        </div>
      ))}
    </div>
  );
}

function isLong(field: RecordsField['fields'][number]): boolean {
  if (field.kind === 'prose' || field.kind === 'bullets') return true;
  return field.kind === 'text' && (field.maxLength ?? LONG_TEXT + 1) > LONG_TEXT;
}
