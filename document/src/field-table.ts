import type { FieldKindSpec } from './field-kind.js';
import { amount, isBlank, rows } from './field-kind.js';
import type { TableField } from './types.js';
import {
  cellContext,
  columnOf,
  filledColumns,
  normaliseParts,
  partInline,
  partSchemas,
  refuseUnknown,
  strictObject,
  validateParts,
} from './value-kinds.js';

export const TABLE_MAX = 50;
const BLANK_ROWS = 3;

export const tableKind: FieldKindSpec<TableField> = {
  allowed: ({ min = 0, max = TABLE_MAX }) => `a list of ${amount(min, max, 'rows')}`,
  answerSchema: ({ columns, min = 0, max = TABLE_MAX }) => ({
    type: 'array',
    items: strictObject(partSchemas(columns)),
    minItems: min,
    maxItems: max,
  }),
  validate(field, value, walk) {
    const { label, columns, min = 0, max = TABLE_MAX } = field;
    if (!Array.isArray(value) || rows(value).length !== value.length) {
      return walk.fail(
        `${label} must be ${this.allowed(field)}, each with ${columns.map(({ name }) => name).join(', ')}.`,
      );
    }
    if (value.length < min || value.length > max) {
      walk.fail(`${label} must have ${amount(min, max, 'rows')}; it has ${value.length}.`);
    }
    rows(value).forEach((row, index) => {
      const here = walk.at(index);
      refuseUnknown(
        row,
        columns.map(({ name }) => name),
        `a row of ${label}`,
        here,
      );
      validateParts(columns, row, here);
    });
  },
  normalise: ({ columns }, value) => rows(value).map((row) => normaliseParts(columns, row)),
  empty: () => [],
  blocks({ columns }, value, context) {
    if (isBlank(value)) return [];
    const cells = cellContext(context);
    const shown = filledColumns(columns, rows(value));
    return [
      {
        type: 'table',
        columns: shown.map(columnOf),
        rows: rows(value).map((row) => shown.map((column) => partInline(column, row[column.name], cells))),
      },
    ];
  },
  blankBlocks: ({ columns }) => [
    {
      type: 'table',
      columns: columns.map((column) => ({ ...columnOf(column), align: 'left' })),
      rows: [
        columns.map(({ hint }) => [{ text: hint.trim().replace(/\s+/g, ' '), italic: true }]),
        ...Array.from({ length: BLANK_ROWS }, () => columns.map(() => [])),
      ],
    },
  ],
};
