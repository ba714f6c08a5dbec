import type { Field, TemplateSection } from '@specforge/document';
import { fieldWeight } from './section-weight.js';

/** The section's fields in two parts of about the same expected length, or null when there is only one field. */
export function splitFields(section: TemplateSection): [Field[], Field[]] | null {
  const { fields } = section;
  if (fields.length < 2) return null;
  const total = fields.reduce((sum, field) => sum + fieldWeight(field), 0);
  let first = 0;
  let best = { cut: 1, difference: Infinity };
  fields.slice(0, -1).forEach((field, index) => {
    first += fieldWeight(field);
    const difference = Math.abs(total - 2 * first);
    if (difference < best.difference) best = { cut: index + 1, difference };
  });
  return [fields.slice(0, best.cut), fields.slice(best.cut)];
}

/** Two objects' JSON text as one, also while the second is still being written. */
export function joinJsonText(first: string, second: string): string {
  const head = first.trimEnd().replace(/\}$/, '');
  const tail = second.trimStart().replace(/^\{/, '');
  return tail.trim() === '' ? head : `${head},${tail}`;
}
