import type { InlineKindSpec } from './field-kind.js';
import { WRITE_HERE, paragraph, text } from './field-kind.js';
import { blockText } from './inline.js';
import { proseBlocks, proseProblems } from './prose.js';
import type { ProseField } from './types.js';
import { characters, textFault } from './validation-walk.js';

export const PROSE_LENGTH = 6000;

export const proseKind: InlineKindSpec<ProseField> = {
  allowed: ({ minLength = 0, maxLength = PROSE_LENGTH }) =>
    `CommonMark paragraphs without HTML, images or headings, ${
      minLength > 1 ? `${minLength} to ${maxLength}` : `at most ${maxLength}`
    } characters`,
  answerSchema: () => ({ type: 'string' }),
  validate(field, value, walk) {
    const { label, minLength = 0, maxLength = PROSE_LENGTH } = field;
    if (typeof value !== 'string') return walk.fail(`${label} must be ${this.allowed(field)}.`);
    const fault = textFault(value, { lines: true });
    if (fault) return walk.fail(`${label} ${fault}.`);
    const length = characters(value.trim());
    if (length < minLength) walk.fail(`${label} must have at least ${minLength} characters; it has ${length}.`);
    if (length > maxLength) return walk.fail(`${label} must have at most ${maxLength} characters; it has ${length}.`);
    for (const problem of proseProblems(value)) walk.fail(`${label} ${problem}.`);
  },
  normalise: (_field, value) => text(value).replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd(),
  empty: () => '',
  blocks: (_field, value) => proseBlocks(text(value)),
  blankBlocks: () => [paragraph(WRITE_HERE)],
  inline: (_field, value) => [{ text: blockText(proseBlocks(text(value))) }],
};
