import type { Block, Inline } from './blocks.js';
import type { JsonSchema } from './json-schema.js';
import type { Field, FieldKind, FieldValue } from './types.js';
import type { ValidationWalk } from './validation-walk.js';

export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;

/** What rendering needs to know beyond the value: where the records are that references name. */
export interface BlockContext {
  /** A reference as a link to its record, or marked as broken. */
  refer(id: string): Inline;
  /** The referred record's title, where it is known. */
  titleOf(id: string): string | undefined;
  /** Level of the headings inside the field's value. */
  level: 2 | 3 | 4;
}

/**
 * All that a kind of field is, in one place. Methods receive values as `unknown`: what is stored was valid when
 * it was saved, but rendering must not fail on what a later rule would refuse.
 */
export interface FieldKindSpec<F extends Field> {
  /** What a value may be, to follow 'must be' and to end a hint. */
  allowed(field: F): string;
  /** Schema of a value that is not null; whoever uses it adds the description and null. */
  answerSchema(field: F): JsonSchema;
  /** Reports what is wrong with a value that is not blank. */
  validate(field: F, value: unknown, walk: ValidationWalk): void;
  /** The valid value as it is stored: trimmed, blanks of optional fields as null. */
  normalise(field: F, value: unknown): FieldValue;
  /** For forms. */
  empty(field: F): FieldValue;
  /** The value of the Read view and of every export; nothing for a blank value. */
  blocks(field: F, value: unknown, context: BlockContext): Block[];
  /** Where to write in a blank download; the hint itself stands before it. */
  blankBlocks(field: F, context: BlockContext): Block[];
}

/** A kind that may stand in a table cell too. */
export interface InlineKindSpec<F extends Field> extends FieldKindSpec<F> {
  inline(field: F, value: unknown, context: BlockContext): Inline[];
}

export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export type Row = Record<string, unknown>;

export function rows(value: unknown): Row[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row));
}

export function paragraph(...content: Inline[]): Block {
  return { type: 'paragraph', content };
}

/** The line to write on in a blank download. */
export const WRITE_HERE: Inline = { text: 'Write here', italic: true };

/** `3 to 7 items`, `exactly 3 goals`, `at most 20 items`. */
export function amount(min: number, max: number, what: string): string {
  if (min === max) return `exactly ${min} ${what}`;
  return min > 0 ? `${min} to ${max} ${what}` : `at most ${max} ${what}`;
}

/** A schema with null allowed, as optional fields need. */
export function nullable(schema: JsonSchema): JsonSchema {
  const type = [schema.type ?? [], 'null' as const].flat();
  return schema.enum ? { ...schema, type, enum: [...schema.enum, null] } : { ...schema, type };
}

/** The sentence that tells the model what to put into a field. */
export function described(field: Field, allowed: string, schema: JsonSchema): JsonSchema {
  const hint = field.hint.trim().replace(/\s+/g, ' ');
  const end = /[.!?]$/.test(hint) ? '' : '.';
  const description = `${field.label}: ${hint}${end} Must be ${allowed}${field.optional ? ', or null' : ''}.`;
  return { ...(field.optional ? nullable(schema) : schema), description };
}
