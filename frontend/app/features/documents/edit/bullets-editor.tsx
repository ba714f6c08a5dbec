import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { BulletsField } from '@specforge/document';
import { Field } from '~/components/ui/field';
import { GrowingText } from './growing-text';
import { changeAt, listOf, pathTo, textOf } from './paths';
import { AddRow, ListFrame, RowActions, useRows } from './rows';
import { useSectionEdit } from './section-edit';

const MAX_ITEMS = 20;

interface BulletsEditorProps {
  field: BulletsField;
  value: unknown;
  path: string;
}

/** A list of lines: Enter begins the next one, Backspace in an empty one goes back, a pasted list becomes items. */
export function BulletsEditor({ field, value, path }: BulletsEditorProps) {
  const { change, problemAt } = useSectionEdit();
  const items = listOf(value).map(textOf);
  const { label, max = MAX_ITEMS } = field;
  const rows = useRows(path, items.length, 'Item');

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (items.length < max) rows.add('', index + 1);
    }
    if (event.key === 'Backspace' && items[index] === '' && items.length > 1) {
      event.preventDefault();
      rows.remove(index, Math.max(0, index - 1));
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value: whole } = event.currentTarget;
    const [first = '', ...others] = lines;
    const last = others.pop() ?? '';
    change((data) => changeAt(data, pathTo(path, index), () => `${whole.slice(0, selectionStart)}${first}`));
    rows.insert([...others, `${last}${whole.slice(selectionEnd)}`], index + 1);
  };

  return (
    <ListFrame path={path} label={label} hint={field.hint} optional={field.optional}>
      {items.length > 0 && (
        <ul className="grid gap-1.5">
          {items.map((item, index) => {
            const here = pathTo(path, index);
            return (
              <li key={index} data-row={here} className="flex items-start gap-1.5 sm:gap-2">
                <span aria-hidden="true" className="mt-[1.05rem] size-1.5 shrink-0 rounded-full bg-control" />
                <div data-path={here} className="min-w-0 flex-1">
                  <Field label={`${label}, item ${index + 1}`} labelHidden error={problemAt(here)}>
                    <GrowingText
                      value={item}
                      onValue={(text) => change((data) => changeAt(data, here, () => text))}
                      onKeyDown={(event) => onKeyDown(event, index)}
                      onPaste={(event) => onPaste(event, index)}
                    />
                  </Field>
                </div>
                <RowActions
                  rows={rows}
                  index={index}
                  length={items.length}
                  name={`item ${index + 1}`}
                  className="mt-1"
                />
              </li>
            );
          })}
        </ul>
      )}
      <AddRow path={path} label="Add item" full={items.length >= max} onAdd={(index) => rows.add('', index)} />
    </ListFrame>
  );
}
