import type { InlineKindSpec } from './field-kind.js';
import { paragraph, text } from './field-kind.js';
import type { ChoiceField } from './types.js';

export const choiceKind: InlineKindSpec<ChoiceField> = {
  allowed: ({ options }) =>
    `one of ${options.map(({ value, label }) => (value === label ? value : `${value} (${label})`)).join(', ')}`,
  answerSchema: ({ options }) => ({ type: 'string', enum: options.map(({ value }) => value) }),
  validate(field, value, walk) {
    if (!field.options.some((option) => option.value === value)) {
      walk.fail(`${field.label} must be ${this.allowed(field)}; it is '${text(value).slice(0, 40)}'.`);
    }
  },
  normalise: (_field, value) => text(value),
  empty: () => null,
  blocks(field, value, context) {
    return [paragraph(...this.inline(field, value, context))];
  },
  blankBlocks: ({ options }) => [
    paragraph({ text: `Choose one: ${options.map(({ label }) => label).join(' / ')}`, italic: true }),
  ],
  inline: ({ options }, value) => [{ text: options.find((option) => option.value === value)?.label ?? text(value) }],
};
