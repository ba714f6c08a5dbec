import { emptyRow } from '@specforge/document';
import type { CellField, TableField } from '@specforge/document';
import { PartEditor, PartLabel } from './part-editor';
import { pathTo, rowsOf } from './paths';
import { AddRow, ListFrame, RowActions, RowProblem, useRows } from './rows';

const MAX_ROWS = 50;

/** Narrowest useful width of a column, in rem. */
const WIDTHS: Record<CellField['kind'], number> = { text: 9, number: 5.5, date: 9.5, choice: 7.5, reference: 8 };

interface TableEditorProps {
  field: TableField;
  value: unknown;
  path: string;
}

/** A table on wide screens; on narrow ones each row is a card in which every cell bears its own label. */
export function TableEditor({ field, value, path }: TableEditorProps) {
  const { label, columns, max = MAX_ROWS } = field;
  const list = rowsOf(value);
  const rows = useRows(path, list.length, 'Row');
  return (
    <ListFrame path={path} label={label} hint={field.hint} optional={field.optional}>
      {list.length > 0 && (
        <div className="overflow-x-auto md:rounded-control md:border" tabIndex={0} role="region" aria-label={label}>
          <table className="w-full text-sm max-md:block">
            <thead className="max-md:hidden">
              <tr className="border-b bg-soft text-start align-top">
                {columns.map((column) => (
                  <th
                    key={column.name}
                    scope="col"
                    style={{ minWidth: `${WIDTHS[column.kind]}rem` }}
                    className="px-2 py-2 text-start text-xs font-semibold"
                  >
                    <PartLabel field={column} />
                    <span className="block font-normal text-quiet">{column.hint}</span>
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody className="max-md:grid max-md:gap-3">
              {list.map((row, index) => {
                const here = pathTo(path, index);
                return (
                  <tr
                    key={index}
                    data-row={here}
                    className="align-top max-md:grid max-md:gap-3 max-md:rounded-control max-md:border max-md:p-3 md:border-b md:last:border-b-0"
                  >
                    {columns.map((column) => (
                      <td key={column.name} className="md:px-1.5 md:py-2 md:[&_label]:sr-only">
                        <PartEditor
                          field={column}
                          value={row[column.name]}
                          path={pathTo(here, column.name)}
                          hintHidden
                        />
                      </td>
                    ))}
                    <td className="md:px-1 md:py-3">
                      <RowActions
                        rows={rows}
                        index={index}
                        length={list.length}
                        name={`row ${index + 1}`}
                        className="max-md:justify-end"
                      />
                      <RowProblem path={here} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <AddRow
        path={path}
        label="Add row"
        full={list.length >= max}
        onAdd={(index) => rows.add(emptyRow(field), index)}
      />
    </ListFrame>
  );
}
