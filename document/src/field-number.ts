import type { InlineKindSpec } from './field-kind.js';
import { WRITE_HERE, paragraph } from './field-kind.js';
import type { NumberField } from './types.js';

const FORMAT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 15 });

/** `1,200 ms`, `99.9%`. */
export function formatNumber(value: number, unit?: string): string {
  const figure = FORMAT.format(value);
  if (!unit) return figure;
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`;
}

function range({ min, max }: NumberField): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of at least ${min}`;
  return max !== undefined ? ` of at most ${max}` : '';
}

export const numberKind: InlineKindSpec<NumberField> = {
  allowed: (field) =>
    `a ${field.integer ? 'whole number' : 'number'}${range(field)}${field.unit ? `, in ${field.unit}` : ''}`,
  answerSchema: ({ integer, min, max }) => ({
    type: integer ? 'integer' : 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }),
  validate(field, value, walk) {
    const { min = -Infinity, max = Infinity, integer = false } = field;
    const fits =
      typeof value === 'number' &&
      Number.isFinite(value) &&
      (!integer || Number.isSafeInteger(value)) &&
      value >= min &&
      value <= max;
    if (!fits) walk.fail(`${field.label} must be ${this.allowed(field)}.`);
  },
  normalise: (_field, value) => (typeof value === 'number' ? value : null),
  empty: () => null,
  blocks(field, value, context) {
    return [paragraph(...this.inline(field, value, context))];
  },
  blankBlocks: ({ unit }) => [paragraph(WRITE_HERE, ...(unit ? [{ text: ` (${unit})` }] : []))],
  inline: ({ unit }, value) => (typeof value === 'number' ? [{ text: formatNumber(value, unit) }] : []),
};
