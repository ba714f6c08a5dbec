import type { Field } from '@specforge/document';

/** Rough length of a section's answer in tokens, for scheduling and for the remaining time. */
export function sectionWeight(fields: readonly Field[]): number {
  return fields.reduce((sum, field) => sum + fieldWeight(field), 40);
}

export function fieldWeight(field: Field): number {
  switch (field.kind) {
    case 'text':
      return 20;
    case 'number':
    case 'date':
    case 'choice':
      return 8;
    case 'reference':
      return field.many ? 20 : 8;
    case 'prose':
      return 220;
    case 'bullets':
      return 25 * expected(field, 20);
    case 'diagram':
      return 150;
    case 'table':
      return expected(field, 50) * sum(field.columns);
    case 'records':
      return expected(field, 40) * (15 + sum(field.fields));
    case 'stories':
      return expected(field, 40) * (60 + 55 * (field.minCriteria ?? 2) + sum(field.fields));
  }
}

function sum(fields: readonly Field[]): number {
  return fields.reduce((total, field) => total + (field.kind === 'prose' ? 60 : fieldWeight(field)), 0);
}

/** Models write a few more than the least, seldom near the most. */
function expected({ min = 0, max }: { min?: number; max?: number }, defaultMax: number): number {
  return Math.min(max ?? defaultMax, Math.max(min + 2, 4));
}
