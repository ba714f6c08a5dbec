import { memo } from 'react';
import type { DiagramField, RecordsField } from '@specforge/document';
import { Field } from '~/components/ui/field';
import { BulletsEditor } from './bullets-editor';
import { changeAt } from './paths';
import { ReferenceControl } from './reference-control';
import { useSectionEdit } from './section-edit';
import { ChoiceControl, DateControl, DiagramControl, NumberControl, ProseControl, TextControl } from './value-controls';

type PartField = RecordsField['fields'][number] | DiagramField;

interface PartEditorProps {
  field: PartField;
  value: unknown;
  path: string;
  /** In a table the column says it. */
  hintHidden?: boolean;
}

/** One value of any kind that holds no rows of its own, with its label, hint and problem. */
export const PartEditor = memo(function PartEditor({ field, value, path, hintHidden = false }: PartEditorProps) {
  const { change, problemAt } = useSectionEdit();
  if (field.kind === 'bullets') return <BulletsEditor field={field} value={value} path={path} />;
  const onValue = (next: unknown) => change((data) => changeAt(data, path, () => next));
  return (
    <div data-path={path} className="min-w-0">
      <Field label={<PartLabel field={field} />} hint={hintHidden ? undefined : hintOf(field)} error={problemAt(path)}>
        <PartControl field={field} value={value} onValue={onValue} />
      </Field>
    </div>
  );
});

interface PartControlProps {
  field: Exclude<PartField, { kind: 'bullets' }>;
  value: unknown;
  onValue: (value: unknown) => void;
}

function PartControl({ field, value, onValue }: PartControlProps) {
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} value={value} onValue={onValue} />;
    case 'prose':
      return <ProseControl field={field} value={value} onValue={onValue} />;
    case 'number':
      return <NumberControl field={field} value={value} onValue={onValue} />;
    case 'date':
      return <DateControl field={field} value={value} onValue={onValue} />;
    case 'choice':
      return <ChoiceControl field={field} value={value} onValue={onValue} />;
    case 'reference':
      return <ReferenceControl field={field} value={value} onValue={onValue} />;
    case 'diagram':
      return <DiagramControl field={field} value={value} onValue={onValue} />;
    default:
      throw new Error(`Unknown field ${JSON.stringify(field satisfies never)}`);
  }
}

export function PartLabel({ field }: { field: PartField }) {
  const unit = field.kind === 'number' ? field.unit : undefined;
  return (
    <>
      {field.label}
      {unit && ` (${unit})`}
      {field.optional && <span className="font-normal text-quiet"> · optional</span>}
    </>
  );
}

function hintOf(field: PartField): string {
  if (field.kind === 'prose') return `${field.hint} CommonMark: **bold**, *italic*, lists, links.`;
  if (field.kind === 'diagram') return `${field.hint} Mermaid source.`;
  return field.hint;
}
