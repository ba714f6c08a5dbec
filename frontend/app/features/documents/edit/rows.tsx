import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { cn } from '~/lib/cn';
import { changeAt, listOf, pathTo, withInserted, withMoved, withoutItem } from './paths';
import { useSectionEdit } from './section-edit';

/** Selector of the first thing to type into in a row. */
const firstOf = (path: string) => `[data-row="${path}"] :is(input, textarea, select)`;
const addOf = (path: string) => `[data-add="${path}"]`;

/** Adding, removing and moving rows of the list at a path; the focus goes where the work goes on. */
export function useRows(path: string, length: number, noun: string) {
  const { change, focusNext, announce, touch } = useSectionEdit();
  const update = (edit: (list: unknown[]) => unknown[]) => {
    change((data) => changeAt(data, path, (list) => edit(listOf(list))));
    touch(path);
  };
  return {
    add: (item: unknown, index = length) => {
      update((list) => withInserted(list, index, item));
      focusNext(firstOf(pathTo(path, index)));
    },
    insert: (items: unknown[], index: number) => {
      update((list) => withInserted(list, index, ...items));
      focusNext(firstOf(pathTo(path, index + items.length - 1)));
    },
    remove: (index: number, next = Math.min(index, length - 2)) => {
      update((list) => withoutItem(list, index));
      focusNext(next < 0 ? addOf(path) : firstOf(pathTo(path, next)));
      announce(`${noun} ${index + 1} removed`);
    },
    move: (from: number, to: number) => {
      update((list) => withMoved(list, from, to));
      const button = to < from ? (to === 0 ? 'down' : 'up') : to === length - 1 ? 'up' : 'down';
      focusNext(`[data-row="${pathTo(path, to)}"] [data-act="${button}"]`);
      announce(`${noun} moved to place ${to + 1} of ${length}`);
    },
  };
}

type Rows = ReturnType<typeof useRows>;

const ACTION =
  'grid size-8 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink disabled:opacity-35 [&_svg]:size-4';

interface RowActionsProps {
  rows: Rows;
  index: number;
  length: number;
  /** `Feature 3`. */
  name: string;
  className?: string;
}

export function RowActions({ rows, index, length, name, className }: RowActionsProps) {
  return (
    <div className={cn('flex shrink-0', className)}>
      <button
        type="button"
        data-act="up"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        className={ACTION}
        onClick={() => rows.move(index, index - 1)}
      >
        <ArrowUp aria-hidden="true" strokeWidth={1.5} />
      </button>
      <button
        type="button"
        data-act="down"
        aria-label={`Move ${name} down`}
        disabled={index === length - 1}
        className={ACTION}
        onClick={() => rows.move(index, index + 1)}
      >
        <ArrowDown aria-hidden="true" strokeWidth={1.5} />
      </button>
      <button
        type="button"
        data-act="remove"
        aria-label={`Remove ${name}`}
        className={cn(ACTION, 'hover:bg-danger-tint hover:text-danger')}
        onClick={() => rows.remove(index)}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} />
      </button>
    </div>
  );
}

interface AddRowProps {
  path: string;
  label: string;
  /** How many there may be. */
  full: boolean;
  /** At the end where no place is given. */
  onAdd: (index?: number) => void;
}

export function AddRow({ path, label, full, onAdd }: AddRowProps) {
  const { offerAdding } = useSectionEdit();
  const add = useRef(onAdd);
  useEffect(() => {
    add.current = onAdd;
  });
  useEffect(() => (full ? undefined : offerAdding(path, (index) => add.current(index))), [offerAdding, path, full]);
  return (
    <Button
      data-add={path}
      variant="secondary"
      size="sm"
      className="justify-self-start border-hairline"
      disabled={full}
      onClick={() => onAdd()}
    >
      <Plus aria-hidden="true" strokeWidth={1.5} />
      {label}
    </Button>
  );
}

interface ListFrameProps {
  path: string;
  label: string;
  hint: string;
  optional?: boolean;
  children: ReactNode;
}

/** A field that is a list: its name, what to write, what is wrong with the list as a whole, and its rows. */
export function ListFrame({ path, label, hint, optional, children }: ListFrameProps) {
  const problem = useSectionEdit().problemAt(path);
  const problemId = useId();
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={problem ? problemId : undefined}>
      <legend className="pb-0.5 text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-quiet"> · optional</span>}
      </legend>
      <p className="text-xs text-quiet">{hint}</p>
      {problem && (
        <p id={problemId} data-problem tabIndex={-1} className="text-sm text-danger">
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** What is wrong with a row itself or with its identity. */
export function RowProblem({ path }: { path: string }) {
  const { problemAt } = useSectionEdit();
  const problem = problemAt(path) ?? problemAt(pathTo(path, 'id'));
  if (!problem) return null;
  return (
    <p data-problem tabIndex={-1} className="text-sm text-danger">
      {problem}
    </p>
  );
}
