import { EVERY_KIND, everyKindData } from '../test/sections.js';
import { referencedIds } from './reference-values.js';
import { listRecords } from './record-list.js';
import { acceptAnswer, adoptEdits } from './records.js';
import type { SectionData } from './types.js';

function context(takenIds: string[] = [], more: { retired?: Map<string, string> } = {}) {
  let next = 0;
  return { newUid: () => `new-${(next += 1)}`, takenIds, ...more };
}

function answer(): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(everyKindData(), (key, value: unknown) => (key === 'uid' ? undefined : value)),
  ) as Record<string, unknown>;
}

function identities(data: SectionData): string[] {
  return listRecords(EVERY_KIND, data).map(({ uid, id }) => `${uid} ${id}`);
}

describe('an answer', () => {
  it('keeps proposed ids that are free', () => {
    const data = acceptAnswer(EVERY_KIND, answer(), context());
    expect(identities(data)).toEqual(['new-1 FR-001', 'new-2 FR-002', 'new-3 US-001', 'new-4 AC-001']);
    expect(referencedIds(EVERY_KIND, data)).toEqual(['G-001', 'FR-002', 'G-001', 'FR-001', 'FR-001']);
  });

  it('gets other ids where they were ever used, and its references follow', () => {
    const data = acceptAnswer(EVERY_KIND, answer(), context(['FR-001', 'FR-004', 'AC-001']));
    expect(identities(data)).toEqual(['new-1 FR-005', 'new-2 FR-002', 'new-3 US-001', 'new-4 AC-002']);
    expect(data.costs).toEqual([{ item: 'Hosting', amount: 1200.5, feature: 'FR-002' }]);
    expect(data.features).toMatchObject([{ needs: ['G-001'] }, { needs: ['FR-005'] }]);
    expect(data.stories).toMatchObject([{ feature: 'FR-005' }]);
  });

  it('keeps the records that it improves', () => {
    const improved = answer();
    improved.features = [
      { id: 'FR-002', name: 'Swap shifts fairly', why: null, needs: [] },
      { id: 'FR-003', name: 'Print', why: null, needs: ['FR-002'] },
    ];
    const previous = everyKindData();
    const data = acceptAnswer(EVERY_KIND, improved, { ...context(['FR-001', 'FR-002', 'US-001', 'AC-001']), previous });
    expect(identities(data)).toEqual(['u2 FR-002', 'new-1 FR-003', 'u3 US-001', 'u4 AC-001']);
  });

  it('is trimmed, and blanks of optional fields become null', () => {
    const data = acceptAnswer(EVERY_KIND, { ...answer(), name: ' Rota ', goal: '', budget: null }, context());
    expect(data).toMatchObject({ name: 'Rota', goal: null, budget: null });
  });

  it('leaves what it was given alone', () => {
    const given = answer();
    acceptAnswer(EVERY_KIND, given, context(['FR-001']));
    expect(given).toEqual(answer());
  });
});

describe('a save by a person', () => {
  it('keeps both ids of records, by uid or by display id', () => {
    const previous = everyKindData();
    const next = everyKindData();
    next.features = [
      { uid: 'u2', id: 'FR-099', name: 'Renumbered', why: null, needs: ['FR-001'] },
      { uid: '', id: 'FR-001', name: 'Uid lost', why: null, needs: ['FR-099'] },
    ];
    const data = adoptEdits(EVERY_KIND, previous, { ...next, costs: [] }, context(['FR-001', 'FR-002']));
    expect(identities(data).slice(0, 2)).toEqual(['u2 FR-002', 'u1 FR-001']);
    expect(data.features).toMatchObject([{ needs: ['FR-001'] }, { needs: ['FR-002'] }]);
  });

  it('numbers new records on, never with an id of a deleted one', () => {
    const next = { ...everyKindData(), features: [{ name: 'New', why: null, needs: [] }], costs: [] };
    const data = adoptEdits(EVERY_KIND, everyKindData(), next, context(['FR-001', 'FR-002', 'FR-003']));
    expect(identities(data)[0]).toBe('new-1 FR-004');
  });

  it('gives a uid that it does not know no credit', () => {
    const next = { ...everyKindData(), features: [{ uid: 'forged', id: 'FR-001', name: 'New', why: null, needs: [] }] };
    expect(identities(adoptEdits(EVERY_KIND, null, next, context()))[0]).toBe('new-1 FR-001');
  });

  it('gives a deleted record that comes back its own id', () => {
    const previous = { ...everyKindData(), features: [] };
    const retired = new Map([
      ['u1', 'FR-001'],
      ['u2', 'FR-002'],
    ]);
    const data = adoptEdits(EVERY_KIND, previous, everyKindData(), context(['FR-001', 'FR-002'], { retired }));
    expect(identities(data).slice(0, 2)).toEqual(['u1 FR-001', 'u2 FR-002']);
  });

  it('goes beyond three digits', () => {
    const next = { ...everyKindData(), features: [{ name: 'New', why: null, needs: [] }], costs: [], stories: [] };
    expect(identities(adoptEdits(EVERY_KIND, null, next, context(['FR-999'])))).toEqual(['new-1 FR-1000']);
  });
});

it('lists records, stories and criteria with where they stand and what they say', () => {
  const list = listRecords(EVERY_KIND, everyKindData());
  expect(list.map(({ path, noun, meaning, title }) => [path, noun, meaning, title])).toEqual([
    ['features[0]', 'Feature', 'feature', 'Plan shifts'],
    ['features[1]', 'Feature', 'feature', 'Swap shifts'],
    ['stories[0]', 'Story', 'story', 'See gaps'],
    ['stories[0].criteria[0]', 'Criterion', 'story.criterion', 'it is red'],
  ]);
  expect(list[0]?.text).toBe('Plan shifts\nGaps cost money.\nG-001');
  expect(listRecords(EVERY_KIND, null)).toEqual([]);
});
