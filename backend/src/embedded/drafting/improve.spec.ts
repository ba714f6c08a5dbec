import {
  acceptAnswer,
  answerSchema,
  validateAnswer,
  type SectionData,
  type TemplateSection,
} from '@specforge/document';
import { conform } from './conform.js';
import { blockFor, coreTemplates, draftDocument, ideas, textsOf, type DraftedDocument } from './drafting.testing.js';
import { improveSection } from './improve.js';

type Row = Record<string, unknown> & { id: string };

const documents = new Map<string, DraftedDocument>();
function documentOf(template: string): DraftedDocument {
  const found = documents.get(template);
  if (found) return found;
  const drafted = draftDocument(templateOf(template), ideas.kelpline);
  documents.set(template, drafted);
  return drafted;
}
const templateOf = (id: string) => coreTemplates.find((template) => template.id === id)!;

interface Improved {
  section: TemplateSection;
  before: SectionData;
  after: SectionData;
  text: string;
}

/** The section as it would be saved after the instruction. */
function improve(where: string, instructions: string): Improved {
  const [template = '', key = ''] = where.split('/');
  const { sections, data } = documentOf(template);
  const section = sections.find((entry) => entry.key === key)!;
  const before = data[key]!;
  const block = {
    ...blockFor(templateOf(template), section, sections, ideas.kelpline, data),
    task: 'improve' as const,
    current: structuredClone(before),
    instructions,
  };
  const answer = conform(improveSection(block), answerSchema(section));
  expect(validateAnswer(section, answer)).toEqual([]);
  let uid = 0;
  const after = acceptAnswer(section, answer as SectionData, {
    newUid: () => `new-${++uid}`,
    takenIds: [],
    previous: before,
  });
  return { section, before, after, text: textsOf(after).join('\n') };
}

const summary = 'prd-saas-starter/executive-summary';
const goals = 'prd-saas-starter/strategic-goals';
const risks = 'prd-saas-starter/risk-assessment';
const stories = 'prd-saas-starter/user-stories';
const functions = 'frd-webapp/functional-requirements';

const words = (value: unknown): number => textsOf(value).join(' ').split(/\s+/).length;
const rows = (data: SectionData, name: string): Row[] => data[name] as Row[];
const row = (data: SectionData, name: string, id: string): Row => rows(data, name).find((entry) => entry.id === id)!;
const ids = (data: SectionData, name: string): string[] => rows(data, name).map(({ id }) => id);
const prose = (data: SectionData, name = 'summary'): string => String(data[name]);
/** The fields that an instruction must not touch. */
const others = (data: SectionData, ...names: string[]): SectionData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
const untouched =
  (...names: string[]) =>
  ({ before, after }: Improved) =>
    expect(others(after, ...names)).toEqual(others(before, ...names));

/** The data without what the engine says to reviewers. */
function withoutNote(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/(?:^|\s*\n\n|\s+\[)Review note: .*$/su, '');
  if (Array.isArray(value)) return value.filter((item) => !String(item).startsWith('Review note:')).map(withoutNote);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutNote(entry)]));
}

const done: [instruction: string, where: string, check: (improved: Improved) => void][] = [
  [
    'Say it in fewer words',
    summary,
    ({ before, after, text }) => {
      expect(words(after)).toBeLessThan(words(before) * 0.8);
      expect(text).toContain('18%');
      expect(text).toContain('400,000 NOK');
    },
  ],
  ['Cut it to half the length', stories, ({ before, after }) => expect(words(after)).toBeLessThan(words(before) * 0.7)],
  [
    'Keep the summary under 50 words',
    summary,
    (improved) => {
      expect(prose(improved.after).split(/\s+/).length).toBeLessThanOrEqual(50);
      untouched('summary')(improved);
    },
  ],
  [
    'Make the summary one sentence',
    summary,
    ({ after }) => expect(prose(after).match(/[.!?](?:\s|$)/g)).toHaveLength(1),
  ],
  [
    'Shorten the summary',
    summary,
    (improved) => {
      expect(words(improved.after['summary'])).toBeLessThan(words(improved.before['summary']));
      untouched('summary')(improved);
    },
  ],
  [
    'Rewrite the summary as one paragraph',
    summary,
    (improved) => {
      expect(prose(improved.before)).toContain('\n\n');
      expect(prose(improved.after)).not.toContain('\n');
      expect(words(improved.after)).toBe(words(improved.before));
      untouched('summary')(improved);
    },
  ],
  [
    'Turn the summary into bullet points',
    summary,
    (improved) => {
      expect(prose(improved.after).split('\n').length).toBeGreaterThan(3);
      expect(prose(improved.after)).toMatch(/^(?:- .+\n?)+$/);
      untouched('summary')(improved);
    },
  ],
  ['Bold the key numbers', summary, ({ after }) => expect(prose(after)).toMatch(/\*\*40\*\*[^]*\*\*400,000 NOK\*\*/)],
  [
    'Please add more detail about the problem',
    summary,
    (improved) => {
      expect(prose(improved.after, 'problem')).toContain(prose(improved.before, 'problem'));
      expect(words(improved.after['problem'])).toBeGreaterThan(words(improved.before['problem']) + 8);
      untouched('problem')(improved);
    },
  ],
  [
    'Make it more specific\nSay it in fewer words',
    summary,
    ({ before, after }) => expect(words(after)).toBeLessThan(words(before)),
  ],
  ['Add what could go wrong', summary, ({ text }) => expect(text).toContain('What could go wrong:')],
  ['Mention GDPR', summary, ({ text }) => expect(text).toMatch(/The GDPR applies: Kelpline keeps only/)],
  [
    'Say that we already have three pilot farms',
    summary,
    ({ after }) => expect(prose(after)).toContain('We already have three pilot farms.'),
  ],
  [
    'Rename Kelpline to SeaCrew',
    summary,
    ({ text }) => {
      expect(text).toContain('SeaCrew');
      expect(text).not.toContain('Kelpline');
    },
  ],
  [
    'Use "growers" instead of "harvest masters"',
    summary,
    ({ text }) => {
      expect(text).toContain('growers');
      expect(text).not.toMatch(/harvest master/i);
    },
  ],
  [
    'Change the target to 5%',
    summary,
    ({ text }) => {
      expect(text).toContain('5% in the first season');
      expect(text).not.toMatch(/(?<!1)8%/);
      expect(text).toContain('18%');
    },
  ],
  ['Change the budget to 500,000 NOK', summary, ({ text }) => expect(text).not.toContain('400,000')],
  [
    'Move all dates by two weeks',
    summary,
    ({ before, after }) => {
      const days = (data: SectionData) =>
        [
          ...textsOf(data)
            .join(' ')
            .matchAll(/\d{1,2} \p{Lu}\p{Ll}+ 20\d\d/gu),
        ].map(([day]) => Date.parse(`${day} UTC`));
      expect(days(after).map((day, at) => (day - (days(before)[at] ?? 0)) / 86_400_000)).toEqual(
        days(before).map(() => 14),
      );
    },
  ],
  ['Move the launch to 1 May 2027', summary, ({ text }) => expect(text).toContain('1 May 2027')],
  [
    'Remove the second paragraph',
    summary,
    (improved) => {
      expect(prose(improved.after)).toBe(prose(improved.before).split('\n\n')[0]);
      untouched('summary')(improved);
    },
  ],
  [
    'Remove all mentions of the whiteboard',
    summary,
    ({ text }) => {
      expect(text).not.toMatch(/whiteboard/i);
      expect(text).toContain('phone calls');
    },
  ],
  [
    'Start with the problem',
    summary,
    ({ before, after }) => expect(prose(after).slice(0, 40)).toBe(prose(before, 'problem').slice(0, 40)),
  ],
  [
    'Write it for executives',
    summary,
    ({ before, after }) => {
      expect(prose(after)).toMatch(/^In short: .*18%.*8%/);
      expect(words(after)).toBeLessThanOrEqual(words(before));
    },
  ],
  [
    'Use plain English',
    goals,
    ({ text }) => expect(text).not.toMatch(/\b(?:indispensable|in per cent|takes the place of)\b/),
  ],
  ['Make the tone more formal', summary, ({ text }) => expect(text).toContain('telephone calls')],
  ['Use American spelling', summary, ({ text }) => expect(text).toMatch(/March 19, 2027/)],
  [
    'Rename the second goal to Earn the trust of crews',
    goals,
    ({ before, after }) => {
      expect(row(after, 'goals', 'G-002')).toEqual({
        ...row(before, 'goals', 'G-002'),
        goal: 'Earn the trust of crews',
      });
      expect(row(after, 'goals', 'G-001')).toEqual(row(before, 'goals', 'G-001'));
    },
  ],
  [
    'Change the target of G-001 to 5%',
    goals,
    ({ before, after }) => {
      expect(row(after, 'goals', 'G-001')['target']).toBe('5% in the first season');
      expect(row(after, 'goals', 'G-002')).toEqual(row(before, 'goals', 'G-002'));
    },
  ],
  [
    'Set the deadline of G-002 to 31 December 2027',
    goals,
    ({ after }) => expect(row(after, 'goals', 'G-002')['deadline']).toBe('2027-12-31'),
  ],
  ['Swap G-001 and G-002', goals, ({ after }) => expect(ids(after, 'goals')).toEqual(['G-002', 'G-001', 'G-003'])],
  [
    'Drop the second fixed constraint',
    'prd-saas-starter/scope-features',
    (improved) => {
      const before = improved.before['constraints'] as string[];
      expect(improved.after['constraints']).toEqual(before.filter((_, at) => at !== 1));
      untouched('constraints')(improved);
    },
  ],
  [
    'Say who is responsible for each goal',
    goals,
    ({ after }) => {
      for (const goal of rows(after, 'goals')) expect(JSON.stringify(goal)).toContain('owner: ');
    },
  ],
  [
    'Add a risk about losing our only developer',
    risks,
    (improved) => {
      const added = rows(improved.after, 'risks').at(-1)!;
      expect(added).toMatchObject({
        id: `R-00${rows(improved.before, 'risks').length + 1}`,
        risk: 'Losing our only developer',
      });
      for (const cell of Object.values(added)) expect(String(cell)).not.toBe('');
      expect(rows(improved.after, 'risks').slice(0, -1)).toEqual(rows(improved.before, 'risks'));
      untouched('risks')(improved);
    },
  ],
  [
    'Add two more risks',
    risks,
    ({ before, after }) => expect(rows(after, 'risks')).toHaveLength(rows(before, 'risks').length + 2),
  ],
  [
    'Remove R-002',
    risks,
    ({ before, after }) => expect(ids(after, 'risks')).toEqual(ids(before, 'risks').filter((id) => id !== 'R-002')),
  ],
  [
    'Assign all risks to Fiona Prosser',
    risks,
    ({ after }) => expect(new Set(rows(after, 'risks').map(({ owner }) => owner))).toEqual(new Set(['Fiona Prosser'])),
  ],
  [
    'Split R-001 into two risks',
    risks,
    ({ before, after }) => {
      expect(rows(after, 'risks')).toHaveLength(rows(before, 'risks').length + 1);
      expect(ids(after, 'risks').slice(0, 2)).toEqual(['R-001', `R-00${rows(before, 'risks').length + 1}`]);
    },
  ],
  [
    'Move the due dates by one week',
    risks,
    (improved) => {
      const due = (data: SectionData) => rows(data, 'questions').map(({ dueDate }) => Date.parse(String(dueDate)));
      const moved = due(improved.after).map((day, at) => (day - (due(improved.before)[at] ?? 0)) / 86_400_000);
      // A day that would fall between the years goes on to the first working day.
      expect(moved.filter((days) => days === 7).length).toBeGreaterThan(moved.length / 2);
      expect(Math.min(...moved)).toBe(7);
      untouched('questions')(improved);
    },
  ],
  [
    'Add an open question about insurance',
    risks,
    ({ after }) => expect(rows(after, 'questions').at(-1)?.['question']).toMatch(/insurance.*\?$/),
  ],
  ['Reduce to the two most important risks', risks, ({ after }) => expect(rows(after, 'risks')).toHaveLength(2)],
  [
    'Split FR-003 into two',
    functions,
    ({ after }) => {
      const all = ids(after, 'requirements');
      expect(all[all.indexOf('FR-003') + 1]).toBe('FR-004');
    },
  ],
  [
    // A list of requirements keeps three.
    'Add a requirement that crews can sign off shifts with a PIN. Merge FR-001 and FR-002',
    functions,
    ({ before, after }) => {
      expect(ids(after, 'requirements')).toEqual([
        ...ids(before, 'requirements').filter((id) => id !== 'FR-002'),
        'FR-004',
      ]);
      expect(row(after, 'requirements', 'FR-001')['name']).toMatch(
        /^Plan crews, boats and landing slots.* and swap shifts and report/,
      );
    },
  ],
  [
    'Change the priority of FR-002 to could',
    functions,
    ({ before, after }) =>
      expect(row(after, 'requirements', 'FR-002')).toEqual({
        ...row(before, 'requirements', 'FR-002'),
        priority: 'could',
      }),
  ],
  [
    'Move FR-003 to the top',
    functions,
    ({ after }) => expect(ids(after, 'requirements').slice(0, 2)).toEqual(['FR-003', 'FR-001']),
  ],
  [
    'Add acceptance criteria to FR-002',
    functions,
    ({ before, after }) => {
      expect(words(row(after, 'requirements', 'FR-002'))).toBeGreaterThan(words(row(before, 'requirements', 'FR-002')));
      expect(row(after, 'requirements', 'FR-001')).toEqual(row(before, 'requirements', 'FR-001'));
    },
  ],
  [
    'Delete all could items',
    stories,
    ({ after }) => expect(rows(after, 'stories').map(({ priority }) => priority)).not.toContain('could'),
  ],
  [
    'Add a requirement that crews can sign off shifts with a PIN',
    functions,
    ({ after }) =>
      expect(rows(after, 'requirements').at(-1)).toMatchObject({
        id: 'FR-004',
        name: 'Crews can sign off shifts with a PIN',
      }),
  ],
  ['Add a fourth goal about crew retention', goals, ({ after }) => expect(ids(after, 'goals')).toHaveLength(4)],
  [
    'Add acceptance criteria',
    stories,
    ({ before, after }) => {
      const count = (data: SectionData) =>
        rows(data, 'stories').flatMap(({ criteria }) => criteria as unknown[]).length;
      expect(count(after)).toBeGreaterThan(count(before));
    },
  ],
];

const refused: [instruction: string, where: string, why: RegExp][] = [
  ['Translate it to German', summary, /English only/],
  ['Add a diagram of the process', summary, /diagrams/],
  ['Add citations', summary, /no sources from outside/],
  ['Is this realistic?', summary, /a question/],
  ['asdf qwer', summary, /could not tell which change/],
  ['Fix typos', summary, /no mistake was found/],
  ['Replace "submarine" with "boat"', summary, /“submarine” does not stand in this section/],
  ['Remove the third goal', goals, /“Goals” keeps at least 3/],
  ['Make R-099 a must', risks, /R-099 does not stand in this section/],
  ['Add three more requirements', risks, /no list of requirements/],
];

describe('improving a section', () => {
  it('says that a list is full', () => {
    const more = ['crew retention', 'fuel per boat', 'lost anchors', 'quiet hours'];
    const { after, text } = improve(goals, more.map((about) => `Add a goal about ${about}.`).join(' '));
    expect(ids(after, 'goals')).toHaveLength(6);
    expect(text).toMatch(/“Goals” takes at most 6/);
  });

  it.each(done)('%j in %s', (instruction, where, check) => {
    const improved = improve(where, instruction);
    expect(improved.after).not.toEqual(improved.before);
    expect(improved.text).not.toMatch(/Review note|undefined|\s~\s|\.\.(?!\.)/);
    check(improved);
  });

  it.each(refused)('says that %j was not done in %s, and changes nothing else', (instruction, where, why) => {
    const { before, after, text } = improve(where, instruction);
    const note = /Review note: “.+” was not done, because [^\n]+/.exec(text)?.[0] ?? '';
    expect(note).toMatch(why);
    expect(note).toContain(instruction.replace(/[?.]$/, '').replace(/["]/g, '"'));
    expect(withoutNote(after)).toEqual(withoutNote(before));
  });

  it.each([
    [
      'Fix the typos',
      'Teh crews recieve the the plan too late , and nobody knows.',
      'The crews receive the plan too late, and nobody knows.',
    ],
    [
      'Write in active voice',
      'The figures are read by the operations manager every week.',
      'The operations manager reads the figures every week.',
    ],
    ['Make it more formal', "It's late and can't be mended at once.", 'It is late and cannot be mended immediately.'],
    ['Use British spelling', 'We organize the center and analyze color.', 'We organise the centre and analyse colour.'],
    [
      'Use plain English',
      'They utilise it prior to launch in order to commence.',
      'They use it before launch to start.',
    ],
  ])('%j rewords a text and leaves the meaning', (instructions, problem, expected) => {
    const { sections, data } = documentOf('prd-saas-starter');
    const section = sections.find(({ key }) => key === 'executive-summary')!;
    const fields = section.fields.filter(({ name }) => name === 'problem');
    const block = blockFor(templateOf('prd-saas-starter'), { ...section, fields }, sections, ideas.kelpline, data);
    expect(improveSection({ ...block, task: 'improve', current: { problem }, instructions })).toEqual({
      problem: expected,
    });
  });

  it('never answers with the internal ids of records', () => {
    const { sections, data } = documentOf('prd-saas-starter');
    const section = sections.find(({ key }) => key === 'user-stories')!;
    const block = blockFor(templateOf('prd-saas-starter'), section, sections, ideas.kelpline, data);
    const after = improveSection({
      ...block,
      task: 'improve',
      current: data['user-stories']!,
      instructions: 'shorter',
    });
    expect(JSON.stringify(after)).not.toContain('"uid"');
  });

  it('changes every shipped section validly whatever is asked', () => {
    const asked = [
      'Say it in fewer words',
      'Add more detail',
      'Make it measurable',
      'Mention GDPR',
      'Sort by priority',
      'Halve it',
    ];
    for (const template of coreTemplates) {
      for (const { key } of documentOf(template.id).sections) {
        // With one price and no limits, where nothing is connected, and where no step or cost of today is told, there is nothing to sort.
        const isShort = /^(?:accounts-and-plans|platform-integration|future-state|current-state)$/.test(key);
        for (const instruction of asked.filter((one) => !isShort || !one.startsWith('Sort'))) {
          const { before, after } = improve(`${template.id}/${key}`, instruction);
          const same = JSON.stringify(after) === JSON.stringify(before);
          expect({ key, instruction, same }).toEqual({ key, instruction, same: false });
        }
      }
    }
  });
});
