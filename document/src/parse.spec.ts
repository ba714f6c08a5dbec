import { ContentError } from './content-check.js';
import { parseSectionDefinition, parseTemplate } from './parse.js';
import type { SectionDefinition } from './types.js';

type Change = Record<string, unknown>;

function field(name: string, change: Change = {}): Change {
  return { kind: 'text', name, label: name, hint: `What ${name} is.`, meaning: name, ...change };
}

function definition(key: string, change: Change = {}): Change {
  return {
    key,
    title: key,
    description: `All about ${key}.`,
    guidance: {
      placeholder: 'Say what it is and why it matters to the reader.',
      tips: ['Measure before you promise.', 'Name one owner for each.', 'Write dates, not seasons.'],
      drafting: 'Write plainly and in the active voice.',
    },
    fields: [field('text')],
    ...change,
  };
}

const features = definition('features', {
  fields: [
    {
      ...field('features'),
      kind: 'records',
      prefix: 'FR',
      noun: 'Feature',
      titleField: 'name',
      meaning: 'feature',
      fields: [field('name')],
    },
  ],
});
const tests = definition('tests', {
  fields: [
    {
      ...field('checks'),
      kind: 'table',
      columns: [field('check'), { ...field('feature'), kind: 'reference', to: ['FR', 'ZZ'] }],
    },
    { ...field('risk'), kind: 'reference', to: ['RK'] },
    field('notes'),
  ],
});
const plain = ['one', 'two', 'three', 'four'].map((key) => definition(key));

function library(...sections: Change[]): Map<string, SectionDefinition> {
  return new Map(sections.map((section) => parseSectionDefinition(section)).map((section) => [section.key, section]));
}

function template(sections: unknown[], change: Change = {}): Change {
  return {
    id: 'prd-basic',
    name: 'PRD',
    description: 'A product requirements document.',
    docType: 'PRD',
    category: 'product-tech',
    requiredPlan: 'free',
    complexityLevel: 1,
    version: '1.0.0',
    tags: ['product'],
    purpose: 'Tells those who build what to build, for whom, and why now.',
    sections,
    ...change,
  };
}

const four = plain.map(({ key }) => ({ use: key, dependsOn: [] }));
const FULL = library(features, tests, ...plain);

function problems(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  return [];
}

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
      { guidance: { ...Object(plain[0]?.guidance), tips: ['a tip that is long', 'b tip that is long'] } },
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

describe('a template', () => {
  it('takes sections from the library with its own words', () => {
    const parsed = parseTemplate(
      template([
        { use: 'features', title: 'What we build', drafting: 'Start with the riskiest.', dependsOn: [] },
        { use: 'tests', omit: ['notes'], dependsOn: [{ id: 'features', type: 'hard' }] },
        ...four,
      ]),
      FULL,
    );
    expect(parsed.sections[0]).toMatchObject({ key: 'features', title: 'What we build' });
    expect(parsed.sections[0]?.guidance.drafting).toBe(
      'Write plainly and in the active voice.\n\nStart with the riskiest.',
    );
    expect(parsed.sections).toHaveLength(6);
  });

  it('drops references to records that it does not have', () => {
    const parsed = parseTemplate(
      template([
        { use: 'features', dependsOn: [] },
        { use: 'tests', dependsOn: [{ id: 'features', type: 'hard' }] },
        ...four,
      ]),
      FULL,
    );
    expect(parsed.sections[1]?.fields).toEqual([
      expect.objectContaining({
        name: 'checks',
        columns: [field('check'), { ...field('feature'), kind: 'reference', to: ['FR'] }],
      }),
      field('notes'),
    ]);
  });

  it('makes a single reference optional when its records may not be written first', () => {
    const parsed = parseTemplate(
      template([
        { use: 'features', dependsOn: [] },
        { use: 'tests', dependsOn: [{ id: 'features', type: 'soft' }] },
        ...four,
      ]),
      FULL,
    );
    expect(parsed.sections[1]?.fields[0]).toMatchObject({ columns: [{}, { name: 'feature', optional: true }] });
  });

  it('takes guidance and fields of an own section from the generic one', () => {
    const own = { key: 'pitch', title: 'Pitch', description: 'Why now.', dependsOn: [] };
    const sections = [own, { use: 'features', dependsOn: [] }, ...four];
    const parsed = parseTemplate(template(sections), library(features, ...plain, definition('generic')));
    expect(parsed.sections[0]).toMatchObject({ key: 'pitch', fields: [field('text')] });
    expect(problems(() => parseTemplate(template(sections), FULL))).toEqual([
      'sections[0].guidance: is missing',
      'sections[0].fields: is missing',
    ]);
  });

  const six = [
    { use: 'features', dependsOn: [] },
    { use: 'tests', dependsOn: [{ id: 'features', type: 'soft' }] },
    ...four,
  ];

  it.each<[string, Change, string]>([
    ['too few sections', { sections: four }, 'sections: must have 6 to 14 items; it has 4'],
    ['level', { complexityLevel: 5 }, "complexityLevel: must be one of 1, 2, 3, 4; it is '5'"],
    ['version', { version: '1' }, "version: must be a version such as 1.0.0; it is '1'"],
    [
      'category',
      { category: 'food' },
      "category: must be one of product-tech, business-strategy, design-ux, engineering-delivery, product-management, marketing-growth, operations-compliance, agency-client; it is 'food'",
    ],
    [
      'unknown section',
      { sections: [...six, { use: 'ghost', dependsOn: [] }] },
      "sections[6].use: must be the key of a section of the library; there is no 'ghost'",
    ],
    [
      'section twice',
      { sections: [...six, { use: 'one', dependsOn: [] }] },
      "sections[6]: section 'one' is used twice",
    ],
    [
      'unknown dependency',
      { sections: [...six.slice(0, 5), { use: 'four', dependsOn: [{ id: 'ghost', type: 'hard' }] }] },
      "sections[5].dependsOn[0]: must name a section of this template; 'ghost' is not one",
    ],
    [
      'omitted field',
      { sections: [{ use: 'features', dependsOn: [] }, { use: 'tests', omit: ['ghost'], dependsOn: [] }, ...four] },
      "sections[1].omit[0]: must be one of checks, risk, notes; it is 'ghost'",
    ],
    [
      'circle',
      {
        sections: [
          ...six.slice(0, 4),
          { use: 'three', dependsOn: [{ id: 'four', type: 'soft' }] },
          { use: 'four', dependsOn: [{ id: 'three', type: 'hard' }] },
        ],
      },
      'sections: must not depend on each other in a circle: three → four → three',
    ],
    [
      'unread reference',
      { sections: [{ use: 'features', dependsOn: [] }, { use: 'tests', dependsOn: [] }, ...four] },
      "sections[1]: field checks.feature of 'tests' refers to FR of 'features', so dependsOn must name 'features' (soft is enough), or omit must name the field",
    ],
  ])('is refused for its %s', (_name, change, problem) => {
    expect(problems(() => parseTemplate(template(six, change), FULL))).toContain(problem);
  });

  it('refuses a prefix that two sections use', () => {
    const rival = definition('rival', { fields: features.fields });
    const sections = [{ use: 'features', dependsOn: [] }, { use: 'rival', dependsOn: [] }, ...four];
    expect(problems(() => parseTemplate(template(sections), library(features, rival, ...plain)))).toEqual([
      "sections: prefix FR is used twice (in 'features' and 'rival'); each list needs its own",
    ]);
  });
});
