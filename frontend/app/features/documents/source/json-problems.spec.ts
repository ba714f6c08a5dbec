import type { TemplateSection } from '@specforge/document';
import { checkJson } from './json-problems';

const SECTION: TemplateSection = {
  key: 'goals',
  title: 'Goals',
  description: 'What should get better.',
  guidance: { placeholder: 'Write', tips: [], drafting: '' },
  dependsOn: [],
  fields: [
    { kind: 'prose', name: 'why', label: 'Why', hint: 'Why', meaning: 'why', maxLength: 40 },
    {
      kind: 'records',
      name: 'goals',
      label: 'Goals',
      hint: 'Goals',
      meaning: 'goal',
      prefix: 'G',
      noun: 'Goal',
      titleField: 'name',
      fields: [{ kind: 'text', name: 'name', label: 'Name', hint: 'Name', meaning: 'goal.name' }],
    },
  ],
};

const GOOD = {
  why: 'Because',
  goals: [
    { uid: 'u1', id: 'G-001', name: 'Fewer trips' },
    { uid: 'u2', id: 'G-002', name: 'More fish' },
  ],
};
const check = (value: unknown) => {
  const text = JSON.stringify(value, null, 2);
  const report = checkJson(text, SECTION, []);
  if (report.kind !== 'read') throw new Error(report.problem.message);
  return report.problems.map(({ from, to, line, message }) => ({ at: text.slice(from, to), line, message }));
};

describe('checkJson', () => {
  it('finds nothing wrong with what is stored', () => {
    expect(check(GOOD)).toEqual([]);
  });

  it('allows new records without ids', () => {
    expect(check({ ...GOOD, goals: [{ name: 'New' }] })).toEqual([]);
  });

  it('says where a value is wrong', () => {
    const [problem] = check({ ...GOOD, goals: [GOOD.goals[0], { ...GOOD.goals[1], name: 7 }] });
    expect(problem).toMatchObject({ at: '7', line: 12 });
  });

  it('points at the name of a list, and at the row when a part of it is missing', () => {
    expect(check({ ...GOOD, goals: 'none' })).toEqual([expect.objectContaining({ at: '"none"', line: 3 })]);
    expect(check({ ...GOOD, goals: [{ uid: 'u1', id: 'G-001' }] })).toEqual([
      expect.objectContaining({ at: '{', line: 4, message: expect.stringContaining('Name is missing') as string }),
    ]);
    expect(check({ ...GOOD, goals: 7, why: 'x'.repeat(41) }).map(({ line }) => line)).toEqual([2, 3]);
  });

  it('points at a property that nobody declared', () => {
    expect(check({ ...GOOD, more: 1 })).toEqual([expect.objectContaining({ at: '1', line: 15 })]);
  });

  it.each([
    ['{\n  "why": "a"\n  "goals": []\n}', 3],
    ['{\n  "why": \n}', 3],
    ['{\n  "why": "a"', 2],
    ['', 1],
  ])('finds where %j stops being JSON', (text, line) => {
    expect(checkJson(text, SECTION, [])).toMatchObject({ kind: 'unreadable', problem: { line } });
  });

  it('takes an object only', () => {
    expect(checkJson('[]', SECTION, [])).toMatchObject({ kind: 'unreadable' });
  });
});
