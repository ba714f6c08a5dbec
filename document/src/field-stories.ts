import { opensWithVowel } from './article.js';
import type { Block, Inline } from './blocks.js';
import type { FieldKindSpec, Row } from './field-kind.js';
import { amount, isBlank, paragraph, rows, text } from './field-kind.js';
import { idSchema, identityKeys, validateIdentity } from './record-identity.js';
import type { CriterionValue, StoriesField, StoryValue, TextField } from './types.js';
import type { ValidationWalk } from './validation-walk.js';
import { normaliseParts, partBlocks, partSchemas, refuseUnknown, strictObject, validateParts } from './value-kinds.js';

export const STORIES_MAX = 40;
const CRITERIA = { min: 2, max: 6 };

function line(name: string, label: string, hint: string, maxLength = 300): TextField {
  return { kind: 'text', name, label, hint, meaning: `story.${name}`, maxLength };
}

/** The fixed parts of a story, as fields like any other. */
export const STORY_FIELDS: TextField[] = [
  line('title', 'Title', 'What the story is about, in a few words.', 200),
  line('asA', 'As a', 'Who wants it: a persona or role, without the words "as a".'),
  line('iWant', 'I want', 'What they want to do, starting with "to" or a noun, without the words "I want".'),
  {
    ...line('soThat', 'So that', 'What they get from it, without the words "so that"; empty where nobody has told.'),
    optional: true,
  },
];
export const CRITERION_FIELDS: TextField[] = [
  line('given', 'Given', 'The situation before, without the word "given".'),
  line('when', 'When', 'The one thing that happens, without the word "when".'),
  line('then', 'Then', 'What can be observed after, without the word "then".', 400),
];

function criteriaLimits({ minCriteria, maxCriteria }: StoriesField): [number, number] {
  const min = minCriteria ?? Math.min(CRITERIA.min, maxCriteria ?? CRITERIA.min);
  return [min, maxCriteria ?? Math.max(CRITERIA.max, min)];
}

function validateCriteria(field: StoriesField, value: unknown, walk: ValidationWalk): void {
  const [min, max] = criteriaLimits(field);
  const names = CRITERION_FIELDS.map(({ name }) => name);
  if (!Array.isArray(value) || rows(value).length !== value.length) {
    return walk.fail(`Criteria must be a list of ${amount(min, max, 'criteria')}, each with ${names.join(', ')}.`);
  }
  if (value.length < min || value.length > max) {
    walk.fail(`Criteria must have ${amount(min, max, 'entries')}; there are ${value.length}.`);
  }
  rows(value).forEach((row, index) => {
    const here = walk.at(index);
    refuseUnknown(row, [...identityKeys(walk), ...names], 'a criterion', here);
    validateIdentity(row, field.criteriaPrefix, here);
    validateParts(CRITERION_FIELDS, row, here);
  });
}

/** `As a dispatcher, I want to see gaps, so that no shift stays open.` Commas keep the parts apart for a reader. */
function sentence(parts: [string, string][]): Inline[] {
  return parts.flatMap(([word, value], index) => [
    { text: word, bold: true },
    { text: ` ${value}${index < parts.length - 1 ? ', ' : ''}` },
  ]);
}

function storyBlocks(field: StoriesField, story: Row, level: 2 | 3 | 4, parts: Block[]): Block[] {
  const criteria = rows(story.criteria);
  return [
    {
      type: 'heading',
      level,
      anchor: text(story.id),
      content: [{ text: `${text(story.id)} ${text(story.title)}`.trim() }],
    },
    paragraph(
      ...sentence([
        [opensWithVowel(text(story.asA)) ? 'As an' : 'As a', text(story.asA)],
        ['I want', text(story.iWant)],
        ...(isBlank(story.soThat) ? [] : [['so that', text(story.soThat)] as [string, string]]),
      ]),
    ),
    ...parts,
    ...(criteria.length
      ? [
          paragraph({ text: 'Acceptance criteria', bold: true }),
          {
            type: 'table' as const,
            columns: [
              { header: 'Id', align: 'left' as const, weight: 0.8 },
              ...CRITERION_FIELDS.map(({ label }) => ({ header: label, align: 'left' as const, weight: 2 })),
            ],
            rows: criteria.map((one) => [
              [{ text: text(one.id) }],
              ...CRITERION_FIELDS.map(({ name }) => [{ text: text(one[name]) }]),
            ]),
            rowAnchors: criteria.map((one) => text(one.id)),
          },
        ]
      : []),
  ];
}

function normaliseStory({ fields }: StoriesField, row: Row): StoryValue {
  const criteria = rows(row.criteria).map((one): CriterionValue => ({
    uid: text(one.uid),
    id: text(one.id),
    given: text(one.given).trim(),
    when: text(one.when).trim(),
    then: text(one.then).trim(),
  }));
  return {
    uid: text(row.uid),
    id: text(row.id),
    title: text(row.title).trim(),
    asA: text(row.asA).trim(),
    iWant: text(row.iWant).trim(),
    soThat: text(row.soThat).trim(),
    ...normaliseParts(fields, row),
    criteria,
  };
}

export const storiesKind: FieldKindSpec<StoriesField> = {
  allowed: ({ min = 0, max = STORIES_MAX }) => `a list of ${amount(min, max, 'user stories')}`,
  answerSchema(field) {
    const { prefix, criteriaPrefix, fields, min = 0, max = STORIES_MAX } = field;
    const [minItems, maxItems] = criteriaLimits(field);
    const criterion = strictObject({ id: idSchema(criteriaPrefix, 'criterion'), ...partSchemas(CRITERION_FIELDS) });
    return {
      type: 'array',
      items: strictObject({
        id: idSchema(prefix, 'story'),
        ...partSchemas(STORY_FIELDS),
        ...partSchemas(fields),
        criteria: {
          type: 'array',
          items: criterion,
          minItems,
          maxItems,
          description: `Acceptance criteria, ${amount(minItems, maxItems, 'of them')}; their ids run on through all stories.`,
        },
      }),
      minItems: min,
      maxItems: max,
    };
  },
  validate(field, value, walk) {
    const { label, prefix, fields, min = 0, max = STORIES_MAX } = field;
    const parts = [...STORY_FIELDS, ...fields];
    const names = [...parts.map(({ name }) => name), 'criteria'];
    if (!Array.isArray(value) || rows(value).length !== value.length) {
      return walk.fail(`${label} must be ${this.allowed(field)}, each with ${names.join(', ')}.`);
    }
    if (value.length < min || value.length > max) {
      walk.fail(`${label} must have ${amount(min, max, 'stories')}; there are ${value.length}.`);
    }
    rows(value).forEach((row, index) => {
      const here = walk.at(index);
      refuseUnknown(row, [...identityKeys(walk), ...names], 'a story', here);
      validateIdentity(row, prefix, here);
      validateParts(parts, row, here);
      validateCriteria(field, row.criteria, here.at('criteria'));
    });
  },
  normalise: (field, value) => rows(value).map((row) => normaliseStory(field, row)),
  empty: () => [],
  blocks(field, value, context) {
    if (isBlank(value)) return [];
    return rows(value).flatMap((story) =>
      storyBlocks(field, story, context.level, partBlocks(field.fields, story, context)),
    );
  },
  blankBlocks(field, context) {
    const hint = ({ name }: TextField): [string, string] => [name, '…'];
    const story: Row = {
      ...Object.fromEntries(STORY_FIELDS.map(hint)),
      id: `${field.prefix}-001`,
      criteria: [1, 2].map((number) => ({
        ...Object.fromEntries(CRITERION_FIELDS.map(hint)),
        id: `${field.criteriaPrefix}-00${number}`,
      })),
    };
    const parts: Block[] = field.fields.length
      ? [
          {
            type: 'list',
            ordered: false,
            items: field.fields.map(({ label, hint: tip }) => [
              paragraph(
                { text: `${label}:`, bold: true },
                { text: ' ' },
                { text: tip.trim().replace(/\s+/g, ' '), italic: true },
              ),
            ]),
          },
        ]
      : [];
    return storyBlocks(field, story, context.level, parts);
  },
};
