import type { DiagramField, Field, ProseField, RecordsField } from '@specforge/document';
import { blockFor, ideas, wholeLibrary } from '../drafting.testing.js';
import { parseRow } from '../know/rows.js';
import { writeField } from '../write.js';
import { autoCell } from './auto.js';
import { draftOf } from './context.js';
import type { Draft, Row } from './draft.js';
import { targetsOf } from './references.js';
import { withTold } from './told.js';

const [any] = wholeLibrary.sections;
if (!any) throw new Error('the library is empty');
const draft = draftOf(blockFor(wholeLibrary, any, [any], ideas.lifeboats, {}));
const knowing = (...rows: Row[]): Draft => ({ ...draft, known: () => rows });
const field = (kind: 'diagram' | 'prose'): DiagramField | ProseField => ({
  kind,
  name: 'own',
  label: 'Own',
  hint: 'Say it.',
  meaning: 'own.thing',
});
const records = (name: string, part: Partial<RecordsField['fields'][number]>): RecordsField => ({
  kind: 'records',
  name: 'own',
  label: 'Own',
  hint: 'List them.',
  meaning: name,
  prefix: 'OWN',
  noun: 'Own',
  titleField: 'name',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', hint: 'Name it.', meaning: `${name}.name` },
    {
      name: 'part',
      label: 'Part',
      hint: 'Say it.',
      meaning: `${name}.part`,
      ...part,
    } as RecordsField['fields'][number],
  ],
});

describe('what stands in a line of the knowledge', () => {
  it.each(['stateDiagram-v2\n  [*] --> Open', 'timeline\n  title A year\n  Spring : Trial'])(
    'keeps the lines of a drawing: %s',
    (text) => expect(writeField(field('diagram'), knowing({ text }))).toBe(text),
  );

  it('keeps the paragraphs of a text', () =>
    expect(writeField(field('prose'), knowing({ text: 'What it is.\n\nWhat it is not.\n' }))).toBe(
      'What it is.\n\nWhat it is not.',
    ));

  it('parts a list by semicolons, whatever the cell is called', () =>
    expect(
      writeField(records('own', { kind: 'bullets' }), knowing({ name: 'A day', part: 'Get up; wash, eat; leave' })),
    ).toEqual([{ id: 'OWN-001', name: 'A day', part: ['Get up', 'wash, eat', 'leave'] }]));

  it('leaves a cell open that has to hold something, without a subject made up for it', () => {
    const [row] = writeField(records('own', { kind: 'text' }), knowing({ name: 'A day' })) as { part: string }[];
    expect(row?.part).toMatch(/^Open: asked by \d+ \w+ 20\d\d$/);
  });

  it('is a duplicate only when all its cells are', () => {
    const rows = ['must | Save', 'must | Load', 'Must | save'].map((line) =>
      parseRow('own', line, {}, { own: ['level', 'what'] }),
    );
    expect(withTold('own', rows, draft.plan)).toEqual(rows.slice(0, 2));
  });
});

describe('a reference to finished records', () => {
  it('hears what they say and not their ids', () => {
    const block = {
      ...draft.block,
      targets: { OWN: ['own', 'own', 9] as [string, string, number] },
      dependencies: [
        { key: 'own', data: { own: [{ uid: '0b1c', id: 'OWN-001', name: 'Tide tables', part: 'Read' }] } },
      ],
    };
    expect(targetsOf('OWN', { ...draft, block })).toEqual([{ id: 'OWN-001', title: 'Tide tables Read' }]);
  });
});

describe('a date that the knowledge leaves open', () => {
  const { calendar } = draft.plan;
  const dayIn = (key: string, title: string, meaning: string): string => {
    const fields: Field[] = [];
    const block = { ...draft.block, section: { key, title, drafting: '', fields } };
    const part = {
      kind: 'date',
      name: 'date',
      label: 'By',
      hint: 'A working day.',
      meaning: `${meaning}.date`,
    } as const;
    return String(autoCell(part, {}, 0, 1, { ...draft, block }, meaning));
  };

  it('lies before the launch where something is prepared', () => {
    expect(dayIn('first-step', 'First step and gate', 'ownTask') < calendar.launch).toBe(true);
    expect(dayIn('store', 'Store review and release', 'ownTask') < calendar.launch).toBe(true);
  });

  it.each([
    ['after-action-review', 'After-action review', 'ownRepair'],
    ['liability', 'Liability', 'warrantyStep'],
    ['keeping-it-true', 'Keeping the map true', 'ownWalk'],
  ])('lies after the launch where something follows: %s', (key, title, meaning) => {
    const day = dayIn(key, title, meaning);
    expect(day > calendar.launch && day < calendar.review).toBe(true);
  });
});
