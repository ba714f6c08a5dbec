import type { InlineKindSpec } from './field-kind.js';
import { WRITE_HERE, paragraph, text } from './field-kind.js';
import type { TextField } from './types.js';
import { characters, textFault } from './validation-walk.js';

export const TEXT_LENGTH = 200;

export const textKind: InlineKindSpec<TextField> = {
  allowed: ({ maxLength = TEXT_LENGTH }) => `one line of plain text with at most ${maxLength} characters`,
  answerSchema: () => ({ type: 'string' }),
  validate(field, value, walk) {
    const { label, maxLength = TEXT_LENGTH } = field;
    if (typeof value !== 'string') return walk.fail(`${label} must be ${this.allowed(field)}.`);
    const fault = textFault(value, { lines: false });
    if (fault) return walk.fail(`${label} ${fault}.`);
    const length = characters(value.trim());
    if (length > maxLength) walk.fail(`${label} must have at most ${maxLength} characters; it has ${length}.`);
  },
  normalise: (_field, value) => text(value).trim(),
  empty: () => '',
  blocks: (_field, value) => [paragraph({ text: text(value) })],
  blankBlocks: () => [paragraph(WRITE_HERE)],
  inline: (_field, value) => [{ text: text(value) }],
};
