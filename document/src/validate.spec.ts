import { EVERY_KIND, everyKindData } from '../test/sections.js';
import { validateAnswer, validateEdits, validateField, validateSection } from './validate.js';
import type { FieldProblem } from './validation-walk.js';

const KNOWN = ['G-001'];

type Steps = (string | number)[];

/** The valid data with one value changed; `undefined` removes it. */
function changed(steps: Steps, value: unknown): unknown {
  const data = everyKindData();
  const parent = steps
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((object, step) => object[step] as Record<string | number, unknown>, data);
  const last = steps.at(-1) ?? '';
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return data;
}

function one(problems: FieldProblem[]): string {
  expect(problems).toHaveLength(1);
  return problems.map(({ field, message }) => `${field}: ${message}`).join();
}

it('accepts valid data of every kind', () => {
  expect(validateSection(EVERY_KIND, everyKindData(), KNOWN)).toEqual([]);
  expect(validateEdits(EVERY_KIND, everyKindData(), KNOWN)).toEqual([]);
});

it.each<[Steps, unknown, string]>([
  [['name'], 'x'.repeat(21), 'name: Name must have at most 20 characters; it has 21.'],
  [['name'], '', 'name: Name must not be empty; it must be one line of plain text with at most 20 characters.'],
  [['name'], undefined, 'name: Name is missing; it must be one line of plain text with at most 20 characters.'],
  [['name'], 7, 'name: Name must be one line of plain text with at most 20 characters.'],
  [['name'], 'a\nb', 'name: Name must be one line, without line breaks or tabs.'],
  [['name'], 'a\u0000b', 'name: Name must not contain control characters.'],
  [['name'], 'a\ud800', 'name: Name must not contain broken characters (half of a surrogate pair).'],
  [['story'], 'short', 'story: Story must have at least 10 characters; it has 5.'],
  [
    ['story'],
    '# A heading here',
    'story: Story must not contain headings (a line starting with #, or underlined with --- or ===); headings come from the fields.',
  ],
  [['points'], [], 'points: Points must have 1 to 3 items; it has 0.'],
  [['points'], 'Fast', 'points: Points must be a list of 1 to 3 items, each one line of at most 300 characters.'],
  [['points', 1], ' ', 'points[1]: Points item 2 must be text and not empty.'],
  [['points', 1], 'x'.repeat(301), 'points[1]: Points item 2 must have at most 300 characters; it has 301.'],
  [['budget'], 5001, 'budget: Budget must be a number from 0 to 5000, in GBP.'],
  [['budget'], '12', 'budget: Budget must be a number from 0 to 5000, in GBP.'],
  [['start'], '2026-02-30', "start: Start must be a real day as YYYY-MM-DD; it is '2026-02-30'."],
  [['start'], null, 'start: Start must not be empty; it must be a real day as YYYY-MM-DD.'],
  [['size'], 'Small', "size: Size must be one of s (Small), l (Large); it is 'Small'."],
  [['goal'], 'FR-001', "goal: Goal must be the id of a record, such as G-001; it is 'FR-001'."],
  [['goal'], 'G-002', 'goal: Goal must name an existing record; G-002 does not exist, there are G-001.'],
  [['flow'], '```mermaid\npie\n```', 'flow: Flow must be Mermaid source without the fence around it.'],
  [['costs', 0, 'amount'], null, 'costs[0].amount: Amount must not be empty; it must be a number.'],
  [
    ['costs', 0, 'price'],
    3,
    "costs[0].price: 'price' is not a part of a row of Costs; allowed are item, amount, feature.",
  ],
  [
    ['costs', 0, 'feature'],
    'FR-009',
    'costs[0].feature: Feature must name an existing record; FR-009 does not exist, there are FR-001, FR-002.',
  ],
  [['costs', 0], 'x', 'costs: Costs must be a list of at most 50 rows, each with item, amount, feature.'],
  [['features', 1, 'uid'], 'u1', 'features[1].uid: Uid must be unique; another record of the section has the same.'],
  [
    ['features', 1, 'needs', 0],
    'FR-010',
    'features[1].needs[0]: Needs must name an existing record; FR-010 does not exist, there are FR-001, FR-002.',
  ],
  [['stories', 0, 'criteria'], [], 'stories[0].criteria: Criteria must have 1 to 6 entries; there are 0.'],
  [
    ['stories', 0, 'criteria', 0, 'then'],
    null,
    'stories[0].criteria[0].then: Then must not be empty; it must be one line of plain text with at most 400 characters.',
  ],
  [
    ['stories', 0, 'colour'],
    'red',
    "stories[0].colour: 'colour' is not a part of a story; allowed are uid, id, title, asA, iWant, soThat, feature, criteria.",
  ],
  [
    ['extra'],
    1,
    "extra: 'extra' is not a part of this section; allowed are name, story, points, budget, start, size, goal, flow, costs, features, stories.",
  ],
])('says what is allowed at %j', (steps, value, problem) => {
  expect(one(validateSection(EVERY_KIND, changed(steps, value), KNOWN))).toBe(problem);
});

it('reports references to records of the section that are gone', () => {
  const problems = validateSection(EVERY_KIND, changed(['features'], []), KNOWN);
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'features: Features must have 1 to 40 entries; it has 0.',
    'costs[0].feature: Feature must name an existing record; FR-002 does not exist, there are no records with FR ids.',
    'stories[0].feature: Feature must name an existing record; FR-001 does not exist, there are no records with FR ids.',
  ]);
});

it('names the diagram types when source starts with none', () => {
  const problem = one(validateSection(EVERY_KIND, changed(['flow'], '%% note\nA --> B'), KNOWN));
  expect(problem).toMatch(
    /^flow: Flow must start with a Mermaid diagram type \(flowchart, .*\); it starts with 'A'\.$/,
  );
});

it.each([
  '---\ntitle: T\n---\nflowchart LR\n  A',
  '%%{init: {}}%%\n\n  sequenceDiagram\n  A->>B: x',
  'stateDiagram-v2\n  [*] --> A',
])('finds the diagram type in %j', (source) =>
  expect(validateSection(EVERY_KIND, changed(['flow'], source), KNOWN)).toEqual([]),
);

it('reports a duplicate id with the place of the other', () => {
  const data = changed(['features', 1, 'id'], 'FR-001');
  const messages = validateSection(EVERY_KIND, data, KNOWN).map(({ field, message }) => `${field}: ${message}`);
  expect(messages[0]).toBe('features[1].id: Id must be unique; FR-001 is also the id of features[0].id.');
});

it('follows references out of the section only when the ids there are known', () => {
  expect(validateSection(EVERY_KIND, changed(['goal'], 'G-777'))).toEqual([]);
  expect(one(validateSection(EVERY_KIND, changed(['goal'], 'G-777'), []).slice(0, 1))).toContain(
    'there are no records with G ids',
  );
});

it('lets a person add records without identity, and a model not give uids', () => {
  const fresh = changed(['features', 2], { name: 'New', why: '', needs: [] });
  expect(validateEdits(EVERY_KIND, fresh, KNOWN)).toEqual([]);
  expect(validateSection(EVERY_KIND, fresh, KNOWN).map(({ field }) => field)).toEqual([
    'features[2].id',
    'features[2].uid',
  ]);
  expect(validateAnswer(EVERY_KIND, everyKindData(), KNOWN)[0]?.message).toBe(
    "'uid' is not a part of a Feature; allowed are id, name, why, needs.",
  );
});

it.each([null, undefined, [], 'text', 7])('refuses %j as a section', (data) => {
  expect(one(validateSection(EVERY_KIND, data))).toContain(': The section must be an object with name, story,');
});

it('counts characters as people do', () => {
  expect(validateSection(EVERY_KIND, changed(['name'], '😀'.repeat(20)), KNOWN)).toEqual([]);
});

it('checks one field for a form', () => {
  const [field] = EVERY_KIND.fields;
  expect(field && validateField(field, '')).toEqual([
    { field: 'name', message: 'Name must not be empty; it must be one line of plain text with at most 20 characters.' },
  ]);
});
