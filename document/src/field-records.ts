import type { Block } from './blocks.js';
import type { BlockContext, FieldKindSpec, Row } from './field-kind.js';
import { amount, isBlank, rows, text } from './field-kind.js';
import { idSchema, identityKeys, validateIdentity } from './record-identity.js';
import type { RecordValue, RecordsField } from './types.js';
import {
  cellContext,
  columnOf,
  filledColumns,
  normaliseParts,
  partBlocks,
  partInline,
  partSchemas,
  refuseUnknown,
  strictObject,
  validateParts,
} from './value-kinds.js';

export const RECORDS_MAX = 40;
const BLANK_ROWS = 3;

function cards({ fields, titleField }: RecordsField, records: Row[], context: BlockContext): Block[] {
  const parts = fields.filter(({ name }) => name !== titleField);
  return records.flatMap((record): Block[] => [
    {
      type: 'heading',
      level: context.level,
      anchor: text(record.id),
      content: [{ text: [text(record.id), text(record[titleField])].filter(Boolean).join(' ') }],
    },
    ...partBlocks(parts, record, context),
  ]);
}

function table({ fields }: RecordsField, records: Row[], context: BlockContext): Block {
  const cells = cellContext(context);
  const shown = filledColumns(fields, records);
  return {
    type: 'table',
    columns: [{ header: 'Id', align: 'left', weight: 0.8 }, ...shown.map(columnOf)],
    rows: records.map((record) => [
      [{ text: text(record.id) }],
      ...shown.map((field) => partInline(field, record[field.name], cells)),
    ]),
    rowAnchors: records.map((record) => text(record.id)),
  };
}

export const recordsKind: FieldKindSpec<RecordsField> = {
  allowed: ({ noun, min = 0, max = RECORDS_MAX }) => `a list of ${amount(min, max, `entries of the kind ${noun}`)}`,
  answerSchema: ({ prefix, noun, fields, min = 0, max = RECORDS_MAX }) => ({
    type: 'array',
    items: strictObject({ id: idSchema(prefix, noun.toLowerCase()), ...partSchemas(fields) }),
    minItems: min,
    maxItems: max,
  }),
  validate(field, value, walk) {
    const { label, noun, prefix, fields, min = 0, max = RECORDS_MAX } = field;
    const names = fields.map(({ name }) => name);
    if (!Array.isArray(value) || rows(value).length !== value.length) {
      return walk.fail(`${label} must be ${this.allowed(field)}, each with ${names.join(', ')}.`);
    }
    if (value.length < min || value.length > max) {
      walk.fail(`${label} must have ${amount(min, max, 'entries')}; it has ${value.length}.`);
    }
    rows(value).forEach((row, index) => {
      const here = walk.at(index);
      refuseUnknown(row, [...identityKeys(walk), ...names], `a ${noun}`, here);
      validateIdentity(row, prefix, here);
      validateParts(fields, row, here);
    });
  },
  normalise: ({ fields }, value) =>
    rows(value).map((row): RecordValue => ({ uid: text(row.uid), id: text(row.id), ...normaliseParts(fields, row) })),
  empty: () => [],
  blocks(field, value, context) {
    if (isBlank(value)) return [];
    return field.layout === 'table' ? [table(field, rows(value), context)] : cards(field, rows(value), context);
  },
  blankBlocks(field, context) {
    const { fields, prefix, titleField, noun } = field;
    const hints = Object.fromEntries(fields.map(({ name, hint }) => [name, hint.trim().replace(/\s+/g, ' ')]));
    if (field.layout === 'table') {
      return [
        {
          type: 'table',
          columns: [
            { header: 'Id', align: 'left', weight: 0.8 },
            ...fields.map((part) => ({ ...columnOf(part), align: 'left' as const })),
          ],
          rows: [
            [[{ text: `${prefix}-001` }], ...fields.map(({ name }) => [{ text: hints[name] ?? '', italic: true }])],
            ...Array.from({ length: BLANK_ROWS - 1 }, (_, index) => [
              [{ text: `${prefix}-00${index + 2}` }],
              ...fields.map(() => []),
            ]),
          ],
        },
      ];
    }
    const items = fields
      .filter(({ name }) => name !== titleField)
      .map(({ label, name }): Block[] => [
        {
          type: 'paragraph',
          content: [{ text: `${label}:`, bold: true }, { text: ' ' }, { text: hints[name] ?? '', italic: true }],
        },
      ]);
    return [
      {
        type: 'heading',
        level: context.level,
        content: [{ text: `${prefix}-001 ${noun}: ` }, { text: hints[titleField] ?? '', italic: true }],
      },
      ...(items.length ? [{ type: 'list' as const, ordered: false, items }] : []),
    ];
  },
};
