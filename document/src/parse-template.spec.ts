import { definition, features, field, problems } from '../test/content.js';
import type { Change } from '../test/content.js';
import { parseSectionDefinition, parseTemplate } from './parse.js';
import type { SectionDefinition } from './types.js';

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
