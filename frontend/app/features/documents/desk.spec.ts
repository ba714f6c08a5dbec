import { mock } from 'node:test';
import { adoptEdits, emptySection, storedForm } from '@specforge/document';
import type { SectionData, TemplateSection } from '@specforge/document';
import { ApiError, ConnectionError } from '~/lib/api/errors';
import { Desk } from './desk';
import type { Draft, DraftData } from './drafts';
import { newRow } from './new-rows';
import { listOf } from './edit/paths';

const SECTION = {
  key: 'goals',
  title: 'Goals',
  fields: [
    { name: 'why', label: 'Why now', kind: 'prose', hint: '', required: true },
    {
      name: 'goals',
      label: 'Goals',
      kind: 'records',
      hint: '',
      prefix: 'G',
      noun: 'Goal',
      meaning: 'goal',
      titleField: 'goal',
      fields: [{ name: 'goal', label: 'Goal', kind: 'text', hint: '' }],
    },
  ],
} as unknown as TemplateSection;

/** A server for one section: it checks the revision, gives ids, and loses answers or requests when told to. */
class Server {
  data: SectionData = emptySection(SECTION);
  revision = 1;
  failing: 'request' | 'answer' | null = null;
  saves = 0;
  private ids = 0;
  private readonly taken = new Map<string, string>();

  save(data: DraftData, revision: number) {
    if (this.failing === 'request') throw new ConnectionError();
    if (revision !== this.revision) {
      throw new ApiError(409, 'Changed', { current: { data: this.data, revision: this.revision } });
    }
    this.saves += 1;
    const context = { newUid: () => `uid-${++this.ids}`, takenIds: this.taken.values(), retired: this.taken };
    this.data = adoptEdits(SECTION, this.data, data, context);
    for (const row of listOf(this.data.goals) as { uid: string; id: string }[]) this.taken.set(row.uid, row.id);
    this.revision += 1;
    if (this.failing === 'answer') throw new ConnectionError();
    return { key: 'goals', data: this.data, revision: this.revision, version: 2 };
  }
}

function open(server: Server) {
  const seen = { data: server.data, revision: server.revision };
  const kept = new Map<string, Draft>();
  const told: string[] = [];
  const desk = new Desk({
    section: (key) => (key === SECTION.key ? SECTION : undefined),
    stored: () => seen,
    problems: (_, data) => (data.why === '' ? [{ field: 'why', message: 'Why now is empty.' }] : []),
    storedForm: (_, data) => storedForm(SECTION, data),
    send: async (_, data, revision) => server.save(data, revision),
    apply: ({ data, revision }) => Object.assign(seen, { data, revision }),
    keep: (key, draft) => {
      if (draft) kept.set(key, draft);
      else kept.delete(key);
      return true;
    },
    succeeded: () => told.push('updated'),
    failed: () => told.push('failed'),
  });
  const work = () => desk.store.work('goals');
  const type = (why: string) => desk.change('goals', (data) => ({ ...data, why }));
  const addGoal = (goal: string) =>
    desk.change('goals', (data) => ({ ...data, goals: [...listOf(data.goals), newRow({ goal })] }));
  const goals = () => listOf((work().draft?.data ?? seen.data).goals) as { id?: string; goal: string }[];
  return { desk, kept, told, work, type, addGoal, goals };
}

const STEP_MS = 100;

/** Lets time pass, and what it brings about. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    mock.timers.tick(STEP_MS);
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  }
}

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
afterEach(() => mock.timers.reset());

it('an edit saves itself within two seconds of the last key stroke, and says nothing', async () => {
  const server = new Server();
  const { type, work, told, kept } = open(server);
  type('Nets');
  await pass(900);
  type('Nets are checked ');
  expect(kept.get('goals')?.data.why).toBe('Nets are checked ');
  await pass(1_000);
  expect(server.data.why).toBe('Nets are checked');
  // What stands in the field is not trimmed while somebody may be typing there.
  expect(work()).toMatchObject({ phase: 'saved', draft: { data: { why: 'Nets are checked ' } } });
  expect([server.saves, told, kept.size]).toEqual([1, [], 0]);
});

it('values that do not fit are kept and not sent', async () => {
  const server = new Server();
  const { type, addGoal, work, kept, desk } = open(server);
  addGoal('Fewer trips');
  await pass(2_000);
  expect([work().phase, server.saves, kept.size, desk.stuck()]).toEqual(['unfit', 0, 1, ['goals']]);
  type('Nets');
  await pass(1_000);
  expect([work().phase, server.saves, kept.size]).toEqual(['saved', 1, 0]);
});

it('a record that is undone after it was saved, and made again, keeps its id', async () => {
  const server = new Server();
  const { type, addGoal, goals, desk } = open(server);
  type('Nets');
  addGoal('Fewer trips');
  await pass(1_000);
  addGoal('Shorter trips');
  await pass(1_000);
  expect(goals()).toMatchObject([{ id: 'G-001' }, { id: 'G-002' }]);
  expect(desk.undo('goals')).toBe('goals');
  await pass(1_000);
  expect(listOf(server.data.goals)).toHaveLength(1);
  desk.undo('goals');
  desk.redo('goals');
  desk.redo('goals');
  await pass(1_000);
  expect(server.data.goals).toMatchObject([
    { id: 'G-001', goal: 'Fewer trips' },
    { id: 'G-002', goal: 'Shorter trips' },
  ]);
});

it('without a connection work is kept, and sent once when it is back, though an answer was lost', async () => {
  const server = new Server();
  const { type, addGoal, work, kept, goals } = open(server);
  server.failing = 'answer';
  type('Nets');
  addGoal('Fewer trips');
  await pass(1_000);
  expect([work().phase, kept.size, server.saves]).toEqual(['offline', 1, 1]);
  server.failing = 'request';
  type('Nets are checked');
  await pass(60_000);
  expect(work().phase).toBe('offline');
  server.failing = null;
  await pass(60_000);
  await pass(1_000);
  expect(work().phase).toBe('saved');
  expect([server.data.why, goals(), kept.size]).toMatchObject(['Nets are checked', [{ id: 'G-001' }], 0]);
});

it('a section that somebody else has saved waits for a choice', async () => {
  const server = new Server();
  const { type, work, desk, told, kept } = open(server);
  server.save({ why: 'Theirs', goals: [] }, 1);
  type('Mine');
  await pass(2_000);
  expect([work().phase, server.data.why]).toEqual(['contested', 'Theirs']);
  type('Mine, and more');
  await pass(20_000);
  expect(server.data.why).toBe('Theirs');
  desk.compare('goals');
  const { conflict } = desk.store.read();
  if (!conflict) throw new Error('Nothing to choose');
  expect(conflict.theirs.data).toMatchObject({ why: 'Theirs' });
  await desk.resolve(conflict, 'mine');
  expect([server.data.why, told, kept.size]).toEqual(['Mine, and more', ['updated'], 0]);
});

it('taking theirs can be undone', async () => {
  const server = new Server();
  const { type, work, desk } = open(server);
  server.save({ why: 'Theirs', goals: [] }, 1);
  type('Mine');
  await pass(2_000);
  desk.compare('goals');
  const { conflict } = desk.store.read();
  if (!conflict) throw new Error('Nothing to choose');
  await desk.resolve(conflict, 'theirs');
  expect(work()).toMatchObject({ phase: 'untouched', draft: undefined });
  desk.undo('goals');
  await pass(1_000);
  expect(server.data.why).toBe('Mine');
});

describe('work from a tab that was closed', () => {
  const earlier = (why: string, revision: number) => ({ data: { why, goals: [] }, text: null, revision });

  it('is sent', async () => {
    const server = new Server();
    const { desk } = open(server);
    desk.restore('goals', earlier('Mine', 1));
    await pass(1_000);
    expect(server.data.why).toBe('Mine');
  });

  it('is stored already where only the answer was missed', async () => {
    const server = new Server();
    server.save({ why: 'Mine', goals: [] }, 1);
    const { desk, work } = open(server);
    desk.restore('goals', earlier('Mine ', 1));
    expect([work().draft, work().phase]).toEqual([undefined, 'untouched']);
  });

  it('is taken only where its section is in the document, and nothing else is begun in it', () => {
    const { desk, type } = open(new Server());
    expect([desk.takes('goals'), desk.takes('taken-out')]).toEqual([true, false]);
    type('Nets');
    expect(desk.takes('goals')).toBe(false);
  });

  it('waits for a choice where the section has changed since', async () => {
    const server = new Server();
    server.save({ why: 'Theirs', goals: [] }, 1);
    const { desk, work, kept } = open(server);
    desk.restore('goals', earlier('Mine', 1));
    await pass(60_000);
    expect([work().phase, kept.get('goals')?.data.why, server.data.why]).toEqual(['contested', 'Mine', 'Theirs']);
  });
});

it('JSON is saved by its button only, and its rows are known again afterwards', async () => {
  const server = new Server();
  const { desk, told, type, goals, kept } = open(server);
  desk.changeText('goals', '{"why": "Typed", "goals": [{"goal": "From JSON"}]}');
  await pass(20_000);
  expect([server.saves, kept.size]).toEqual([0, 1]);
  type('Typed, then in the form');
  await pass(1_000);
  type('Typed, then in the form twice');
  await pass(1_000);
  expect(goals()).toMatchObject([{ id: 'G-001', goal: 'From JSON' }]);
  await desk.save('goals');
  expect([server.saves, told]).toEqual([2, ['updated']]);
});
