import type { Inline } from './blocks.js';
import type { BlockContext, InlineKindSpec } from './field-kind.js';
import { WRITE_HERE, paragraph, text, texts } from './field-kind.js';
import type { ReferenceField } from './types.js';
import type { ValidationWalk } from './validation-walk.js';
import { idPattern } from './validation-walk.js';

const REFERENCES_MAX = 50;

function example({ to }: ReferenceField): string {
  return to.map((prefix) => `${prefix}-001`).join(' or ');
}

function ids(value: unknown): string[] {
  return Array.isArray(value) ? texts(value) : [text(value)].filter(Boolean);
}

function validateId(field: ReferenceField, value: unknown, walk: ValidationWalk): void {
  if (typeof value === 'string' && new RegExp(idPattern(field.to)).test(value)) walk.refer(field.label, value);
  else
    walk.fail(
      `${field.label} must be the id of a record, such as ${example(field)}; it is '${text(value).slice(0, 40)}'.`,
    );
}

/** Links one by one, with the records' titles where the context gives them. */
function links(value: unknown, context: BlockContext): Inline[] {
  const named = ids(value).map((id) => ({ id, title: context.titleOf(id) }));
  const separator = named.some(({ title }) => title) ? '; ' : ', ';
  return named.flatMap(({ id, title }, index) => [
    ...(index ? [{ text: separator }] : []),
    context.refer(id),
    ...(title ? [{ text: ` ${title}` }] : []),
  ]);
}

export const referenceKind: InlineKindSpec<ReferenceField> = {
  allowed: (field) =>
    field.many
      ? `a list of at most ${REFERENCES_MAX} ids of existing records, such as ${example(field)}`
      : `the id of an existing record, such as ${example(field)}`,
  answerSchema({ to, many }) {
    const one = { type: 'string' as const, pattern: idPattern(to) };
    return many ? { type: 'array', items: one, minItems: 0, maxItems: REFERENCES_MAX } : one;
  },
  validate(field, value, walk) {
    if (!field.many) return validateId(field, value, walk);
    if (!Array.isArray(value) || value.length > REFERENCES_MAX)
      return walk.fail(`${field.label} must be ${this.allowed(field)}.`);
    value.forEach((id, index) => validateId(field, id, walk.at(index)));
  },
  normalise: ({ many }, value) => (many ? [...new Set(texts(value))] : text(value)),
  empty: ({ many }) => (many ? [] : null),
  blocks: (_field, value, context) =>
    Array.isArray(value)
      ? [{ type: 'list', ordered: false, items: ids(value).map((id) => [paragraph(...links(id, context))]) }]
      : [paragraph(...links(value, context))],
  blankBlocks: () => [paragraph(WRITE_HERE)],
  inline: (_field, value, context) => links(value, context),
};
