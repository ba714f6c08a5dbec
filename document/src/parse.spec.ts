import { definition, features, field, problems } from '../test/content.js';
import type { Change } from '../test/content.js';
import { parseSectionDefinition } from './parse.js';

function sectionProblems(change: Change): string[] {
  return problems(() => parseSectionDefinition(definition('x', change)));
}

describe('a section of the library', () => {
  it('is answered as it is, as a copy', () => {
    const parsed = parseSectionDefinition(features);
    expect(parsed).toEqual(features);
    expect(parsed).not.toBe(features);
  });

  it.each<[string, Change, string]>([
    [
      'unknown key',
      { colour: 'red' },
      'colour: is not a known key; allowed are key, title, description, guidance, fields',
    ],
    ['no fields', { fields: [] }, 'fields: must have 1 to 16 items; it has 0'],
    [
      'two tips',
      { guidance: { ...Object(features.guidance), tips: ['a tip that is long', 'b tip that is long'] } },
      'guidance.tips: must have 3 to 5 items; it has 2',
    ],
    [
      'kind',
      { fields: [field('a', { kind: 'colour' })] },
      "fields[0].kind: must be one of text, number, date, choice, reference, prose, bullets, diagram, table, records, stories here; it is 'colour'",
    ],
    ['field name', { fields: [field('Not-camel')] }, "fields[0].name: must be a camelCase name; it is 'Not-camel'"],
    [
      'prototype name',
      { fields: [field('constructor')] },
      "fields[0].name: must not be 'constructor', which is reserved",
    ],
    ['twice', { fields: [field('a'), field('a')] }, "fields[1].name: field name 'a' is used twice"],
    [
      'meaning',
      { fields: [field('a', { meaning: 'a.b.c' })] },
      "fields[0].meaning: must be an entity or entity.attribute in camelCase, such as 'goal' or 'goal.metric'; it is 'a.b.c'",
    ],
    [
      'foreign option',
      { fields: [field('a', { unit: 'ms' })] },
      'fields[0].unit: is not a known key; allowed are kind, name, label, hint, meaning, optional, maxLength',
    ],
    [
      'limits',
      { fields: [field('a', { kind: 'bullets', min: 5, max: 3 })] },
      'fields[0].min: must not be above max, which is 3',
    ],
    [
      'limit against the default',
      { fields: [field('a', { kind: 'bullets', min: 30 })] },
      'fields[0].min: must not be above max, which is 20',
    ],
    [
      'option',
      {
        fields: [
          field('a', {
            kind: 'choice',
            options: [
              { value: 'x', label: 'X' },
              { value: 'x', label: 'Y' },
            ],
          }),
        ],
      },
      "fields[0].options[1]: option 'x' is used twice",
    ],
    [
      'prose in a table',
      { fields: [field('a', { kind: 'table', columns: [field('b'), field('c', { kind: 'prose' })] })] },
      "fields[0].columns[1].kind: must be one of text, number, date, choice, reference here; it is 'prose'",
    ],
    [
      'title field',
      { fields: [field('a', { kind: 'records', prefix: 'A', noun: 'A', titleField: 'c', fields: [field('b')] })] },
      'fields[0].titleField: must be the name of a text field in fields that is not optional',
    ],
    [
      'reserved part',
      { fields: [field('a', { kind: 'records', prefix: 'A', noun: 'A', titleField: 'uid', fields: [field('uid')] })] },
      "fields[0].fields[0].name: must not be 'uid', which is reserved",
    ],
    [
      'same prefixes',
      { fields: [field('a', { kind: 'stories', prefix: 'US', criteriaPrefix: 'US', fields: [] })] },
      "fields: prefix US is used twice (in 'x' and 'x'); each list needs its own",
    ],
    [
      'prefix',
      { fields: [field('a', { kind: 'reference', to: ['fr'] })] },
      "fields[0].to[0]: must be a prefix of one to six upper-case letters, such as FR; it is 'fr'",
    ],
  ])('is refused for its %s', (_name, change, problem) => expect(sectionProblems(change)).toContain(problem));

  it('reports everything at once and names the file', () => {
    const run = (): unknown => parseSectionDefinition({ key: 'Bad Key', title: 7 });
    expect(problems(run)).toHaveLength(5);
    expect(run).toThrow(/^Section 'Bad Key' is not valid:\n {2}description: is missing/);
    expect(problems(() => parseSectionDefinition(null))).toEqual([': must be a mapping of names to values']);
  });
});
