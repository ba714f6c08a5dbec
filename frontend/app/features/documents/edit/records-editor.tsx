import { emptyRow } from '@specforge/document';
import type { RecordsField } from '@specforge/document';
import { newRow } from '../new-rows';
import { pathTo, rowsOf } from './paths';
import { PartGrid, RecordCard } from './record-card';
import { AddRow, ListFrame, useRows } from './rows';

const MAX_RECORDS = 40;

interface RecordsEditorProps {
  field: RecordsField;
  value: unknown;
  path: string;
}

export function RecordsEditor({ field, value, path }: RecordsEditorProps) {
  const { label, noun, fields, max = MAX_RECORDS } = field;
  const list = rowsOf(value);
  const rows = useRows(path, list.length, noun);
  return (
    <ListFrame path={path} label={label} hint={field.hint} optional={field.optional}>
      {list.length > 0 && (
        <ol className="grid gap-3">
          {list.map((row, index) => {
            const here = pathTo(path, index);
            return (
              <RecordCard key={index} path={here} noun={noun} row={row} index={index} length={list.length} rows={rows}>
                <PartGrid fields={fields} row={row} path={here} />
              </RecordCard>
            );
          })}
        </ol>
      )}
      <AddRow
        path={path}
        label={`Add ${noun.toLowerCase()}`}
        full={list.length >= max}
        onAdd={(index) => rows.add(newRow(emptyRow(field)), index)}
      />
    </ListFrame>
  );
}
