import { CRITERION_FIELDS, emptyCriterion, emptyRow, STORY_FIELDS } from '@specforge/document';
import type { StoriesField } from '@specforge/document';
import { newRow } from '../new-rows';
import { PartEditor } from './part-editor';
import { pathTo, rowsOf, textOf } from './paths';
import { PartGrid, RecordCard } from './record-card';
import { AddRow, ListFrame, RowActions, RowProblem, useRows } from './rows';

const MAX_STORIES = 40;
const MAX_CRITERIA = 6;

interface StoriesEditorProps {
  field: StoriesField;
  value: unknown;
  path: string;
}

export function StoriesEditor({ field, value, path }: StoriesEditorProps) {
  const { label, fields, max = MAX_STORIES } = field;
  const list = rowsOf(value);
  const rows = useRows(path, list.length, 'Story');
  return (
    <ListFrame path={path} label={label} hint={field.hint} optional={field.optional}>
      {list.length > 0 && (
        <ol className="grid gap-3">
          {list.map((story, index) => {
            const here = pathTo(path, index);
            return (
              <RecordCard
                key={index}
                path={here}
                noun="Story"
                row={story}
                index={index}
                length={list.length}
                rows={rows}
              >
                <div className="grid gap-4">
                  {STORY_FIELDS.map((part) => (
                    <PartEditor key={part.name} field={part} value={story[part.name]} path={pathTo(here, part.name)} />
                  ))}
                </div>
                {fields.length > 0 && <PartGrid fields={fields} row={story} path={here} />}
                <CriteriaEditor field={field} value={story.criteria} path={pathTo(here, 'criteria')} />
              </RecordCard>
            );
          })}
        </ol>
      )}
      <AddRow
        path={path}
        label="Add story"
        full={list.length >= max}
        onAdd={(index) => rows.add(newStory(field), index)}
      />
    </ListFrame>
  );
}

function newStory(field: StoriesField): Record<string, unknown> {
  const story = emptyRow(field);
  return newRow({ ...story, criteria: rowsOf(story.criteria).map(newRow) });
}

function CriteriaEditor({ field, value, path }: StoriesEditorProps) {
  const list = rowsOf(value);
  const rows = useRows(path, list.length, 'Criterion');
  const max = field.maxCriteria ?? Math.max(MAX_CRITERIA, field.minCriteria ?? 0);
  return (
    <ListFrame
      path={path}
      label="Acceptance criteria"
      hint="What a tester could run: the situation, the one thing that happens, what can be seen after."
    >
      {list.length > 0 && (
        <ol className="grid gap-3">
          {list.map((criterion, index) => {
            const here = pathTo(path, index);
            const id = textOf(criterion.id);
            return (
              <li key={index} data-row={here} className="border-s-2 border-hairline ps-3">
                <div role="group" aria-label={`Criterion ${id || `${index + 1}, new`}`}>
                  <div className="flex items-center justify-between gap-2">
                    <span className={id ? 'font-mono text-xs' : 'text-xs text-quiet'}>{id || 'New'}</span>
                    <RowActions
                      rows={rows}
                      index={index}
                      length={list.length}
                      name={id || `new criterion ${index + 1}`}
                    />
                  </div>
                  <RowProblem path={here} />
                  <div className="grid gap-3 md:grid-cols-3">
                    {CRITERION_FIELDS.map((part) => (
                      <PartEditor
                        key={part.name}
                        field={part}
                        value={criterion[part.name]}
                        path={pathTo(here, part.name)}
                        hintHidden
                      />
                    ))}
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <AddRow
        path={path}
        label="Add criterion"
        full={list.length >= max}
        onAdd={(index) => rows.add(newRow(emptyCriterion()), index)}
      />
    </ListFrame>
  );
}
