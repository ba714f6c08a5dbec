import type { Block, Inline, ListBlock } from './blocks.js';
import { bulletsKind } from './field-bullets.js';
import { choiceKind } from './field-choice.js';
import { dateKind } from './field-date.js';
import type { BlockContext, FieldOf, InlineKindSpec, Row } from './field-kind.js';
import { described, isBlank, paragraph } from './field-kind.js';
import { numberKind } from './field-number.js';
import { proseKind } from './field-prose.js';
import { referenceKind } from './field-reference.js';
import { textKind } from './field-text.js';
import type { JsonSchema } from './json-schema.js';
import type { CellField, CellValue, RecordsField } from './types.js';
import type { ValidationWalk } from './validation-walk.js';

/** A field that stands inside a row: the fields of a record, and a narrower set in tables and stories. */
export type PartField = RecordsField['fields'][number];

/** The kinds whose values hold no rows of their own. */
export const valueKinds: { [K in PartField['kind']]: InlineKindSpec<FieldOf<K>> } = {
  text: textKind,
  prose: proseKind,
  bullets: bulletsKind,
  number: numberKind,
  date: dateKind,
  choice: choiceKind,
  reference: referenceKind,
};

function kindOf(part: PartField): InlineKindSpec<PartField> {
  return valueKinds[part.kind];
}

export function partSchemas(parts: readonly PartField[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    parts.map((part) => [part.name, described(part, kindOf(part).allowed(part), kindOf(part).answerSchema(part))]),
  );
}

export function strictObject(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** Checks one value of any kind; blank is for optional fields only, except lists, which have their own minimum. */
export function validateValue<F extends { label: string; optional?: boolean }>(
  field: F,
  spec: { allowed(field: F): string; validate(field: F, value: unknown, walk: ValidationWalk): void },
  value: unknown,
  walk: ValidationWalk,
): void {
  if (value === undefined) return walk.fail(`${field.label} is missing; it must be ${spec.allowed(field)}.`);
  if (isBlank(value)) {
    if (field.optional) return;
    if (!Array.isArray(value)) return walk.fail(`${field.label} must not be empty; it must be ${spec.allowed(field)}.`);
  }
  spec.validate(field, value, walk);
}

export function validateParts(parts: readonly PartField[], row: Row, walk: ValidationWalk): void {
  for (const part of parts) validateValue(part, kindOf(part), row[part.name], walk.at(part.name));
}

/** Refuses properties that nobody declared. */
export function refuseUnknown(row: Row, allowed: readonly string[], what: string, walk: ValidationWalk): void {
  for (const name of Object.keys(row)) {
    if (!allowed.includes(name)) {
      const shown = name.slice(0, 60);
      walk.at(shown).fail(`'${shown}' is not a part of ${what}; allowed are ${allowed.join(', ')}.`);
    }
  }
}

export function normaliseParts(parts: readonly PartField[], row: Row): Record<string, CellValue> {
  return Object.fromEntries(
    parts.map((part) => {
      const value = row[part.name];
      if (part.optional && isBlank(value)) return [part.name, null];
      return [part.name, kindOf(part).normalise(part, value) as CellValue];
    }),
  );
}

export function emptyParts(parts: readonly PartField[]): Record<string, CellValue> {
  return Object.fromEntries(parts.map((part) => [part.name, kindOf(part).empty(part) as CellValue]));
}

/** One value in a cell, nothing when blank. */
export function partInline(part: PartField, value: unknown, context: BlockContext): Inline[] {
  return isBlank(value) ? [] : kindOf(part).inline(part, value, context);
}

function isCell(part: PartField): part is CellField {
  return part.kind !== 'prose' && part.kind !== 'bullets';
}

/** The parts of a record under its heading: short values as one list, longer ones below their name. */
export function partBlocks(parts: readonly PartField[], row: Row, context: BlockContext): Block[] {
  const blocks: Block[] = [];
  let short: ListBlock | null = null;
  for (const part of parts) {
    const value = row[part.name];
    if (isBlank(value)) continue;
    if (!isCell(part)) {
      blocks.push(paragraph({ text: part.label, bold: true }), ...kindOf(part).blocks(part, value, context));
      short = null;
      continue;
    }
    if (!short) {
      short = { type: 'list', ordered: false, items: [] };
      blocks.push(short);
    }
    short.items.push([
      paragraph({ text: `${part.label}:`, bold: true }, { text: ' ' }, ...partInline(part, value, context)),
    ]);
  }
  return blocks;
}

/** Cells show ids alone: titles would fill the column. */
export function cellContext(context: BlockContext): BlockContext {
  return { ...context, titleOf: () => undefined };
}

/** Without optional columns that no row fills: a reader takes an empty column for a fault. */
export const filledColumns = <T extends PartField>(parts: T[], all: Record<string, unknown>[]): T[] =>
  parts.filter((part) => !part.optional || all.some((row) => !isBlank(row[part.name])));

export function columnOf(part: PartField): { header: string; align: 'left' | 'right'; weight: number } {
  const weights: Record<PartField['kind'], number> = {
    text: part.kind === 'text' && (part.maxLength ?? 200) > 80 ? 3 : 2,
    prose: 4,
    bullets: 3,
    number: 1,
    date: 1.5,
    choice: 1.2,
    reference: 1.2,
  };
  return { header: part.label, align: part.kind === 'number' ? 'right' : 'left', weight: weights[part.kind] };
}
