import { memo } from 'react';
import type { Field } from '@specforge/document';
import { PartEditor } from './part-editor';
import { RecordsEditor } from './records-editor';
import { StoriesEditor } from './stories-editor';
import { TableEditor } from './table-editor';

/** A section's field as a form, whatever its kind. */
export const FieldEditor = memo(function FieldEditor({ field, value }: { field: Field; value: unknown }) {
  switch (field.kind) {
    case 'table':
      return <TableEditor field={field} value={value} path={field.name} />;
    case 'records':
      return <RecordsEditor field={field} value={value} path={field.name} />;
    case 'stories':
      return <StoriesEditor field={field} value={value} path={field.name} />;
    default:
      return <PartEditor field={field} value={value} path={field.name} />;
  }
});
