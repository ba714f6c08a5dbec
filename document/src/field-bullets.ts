import type { Inline, ListBlock } from './blocks.js';
import type { InlineKindSpec } from './field-kind.js';
import { WRITE_HERE, amount, paragraph, texts } from './field-kind.js';
import type { BulletsField } from './types.js';
import { characters, textFault } from './validation-walk.js';

export const BULLETS_MAX = 20;
export const BULLET_LENGTH = 300;

export const bulletsKind: InlineKindSpec<BulletsField> = {
  allowed: ({ min = 0, max = BULLETS_MAX }) =>
    `a list of ${amount(min, max, 'items')}, each one line of at most ${BULLET_LENGTH} characters`,
  answerSchema: ({ min = 0, max = BULLETS_MAX }) => ({
    type: 'array',
    items: { type: 'string' },
    minItems: min,
    maxItems: max,
  }),
  validate(field, value, walk) {
    const { label, min = 0, max = BULLETS_MAX } = field;
    if (!Array.isArray(value)) return walk.fail(`${label} must be ${this.allowed(field)}.`);
    if (value.length < min || value.length > max) {
      walk.fail(`${label} must have ${amount(min, max, 'items')}; it has ${value.length}.`);
    }
    value.forEach((item: unknown, index) => {
      const here = walk.at(index);
      if (typeof item !== 'string' || !item.trim())
        return here.fail(`${label} item ${index + 1} must be text and not empty.`);
      const fault = textFault(item, { lines: false });
      if (fault) return here.fail(`${label} item ${index + 1} ${fault}.`);
      const length = characters(item.trim());
      if (length > BULLET_LENGTH) {
        here.fail(`${label} item ${index + 1} must have at most ${BULLET_LENGTH} characters; it has ${length}.`);
      }
    });
  },
  normalise: (_field, value) => texts(value).map((item) => item.trim()),
  empty: () => [],
  blocks: (_field, value) => [listOf(texts(value))],
  blankBlocks: () => [
    { type: 'list', ordered: false, items: Array.from({ length: 3 }, () => [paragraph(WRITE_HERE)]) },
  ],
  inline: (_field, value) => texts(value).map((item, index): Inline => ({ text: index ? `\n${item}` : item })),
};

/** Steps that carry their own numbers (`1. …`, `2. …`) are a numbered list; a bullet before each would be one too many. */
function listOf(items: string[]): ListBlock {
  const ordered = items.length > 1 && items.every((item, index) => item.startsWith(`${index + 1}. `));
  const shown = ordered ? items.map((item) => item.slice(item.indexOf(' ') + 1).trim()) : items;
  return { type: 'list', ordered, items: shown.map((item) => [paragraph({ text: item })]) };
}
