import { describe, expect, it } from '@jest/globals';
import { EVERY_KIND, everyKindData } from '../test/sections.js';
import type { RecordValue, SectionData, StoryValue } from './types.js';
import { changedParts } from './version-change-parts.js';
import { compareSectionOrders, compareTitles, compareVersions } from './version-changes.js';
import { summariseChanges } from './version-summary.js';

const SECTIONS = [EVERY_KIND];
const KEY = EVERY_KIND.key;

function compare(change: (data: SectionData) => void) {
  const after = everyKindData();
  change(after);
  const changes = compareVersions(SECTIONS, { [KEY]: everyKindData() }, { [KEY]: after });
  return { changes, summary: summariseChanges(SECTIONS, changes) };
}

const features = (data: SectionData) => data.features as RecordValue[];
const story = (data: SectionData) => (data.stories as StoryValue[])[0] as StoryValue;

describe('compareVersions', () => {
  it('finds nothing in equal versions, whatever the order of keys', () => {
    const shuffled = Object.fromEntries(Object.entries(everyKindData()).reverse());
    expect(compareVersions(SECTIONS, { [KEY]: everyKindData() }, { [KEY]: shuffled })).toEqual([]);
    expect(summariseChanges(SECTIONS, [])).toBeNull();
  });

  it('knows a record again by its internal id, and says what was done to it', () => {
    const { changes, summary } = compare((data) => {
      const [first, second] = features(data);
      data.features = [
        { ...second, name: 'Swap shifts fairly' } as RecordValue,
        { uid: 'u9', id: 'FR-003', name: 'Print', why: null, needs: [] },
      ];
      expect(first?.id).toBe('FR-001');
    });
    expect(changes.map(({ path, type, sentence }) => [path, type, sentence])).toEqual([
      [`${KEY}.features.u2`, 'modification', expect.stringMatching(/^Feature FR-002 Swap shifts fairly: Name /)],
      [`${KEY}.features.u9`, 'addition', 'Feature FR-003 Print was added.'],
      [`${KEY}.features.u1`, 'deletion', expect.stringMatching(/^Feature FR-001 .* was removed\.$/)],
    ]);
    expect(summary).toBe('Changed FR-002; added FR-003 Print; removed FR-001');
  });

  it('takes a moved record for moved, not for changed', () => {
    const { changes, summary } = compare((data) => {
      data.features = [...features(data)].reverse();
    });
    expect(changes).toMatchObject([{ path: `${KEY}.features`, type: 'modification' }]);
    expect(changes[0]?.sentence).toMatch(/^FR-00[12] was moved within /);
    expect(summary).toMatch(/^Reordered /);
    const [order] = changes;
    const parts = order ? changedParts(SECTIONS, order) : [];
    expect(parts.map(({ label }) => label)).toEqual(['Order']);
  });

  it('shows a criterion as a part of its story', () => {
    const { changes } = compare((data) => {
      const { criteria } = story(data);
      story(data).criteria = [
        ...criteria.map((one) => ({ ...one, then: 'the offer is withdrawn' })),
        { uid: 'u8', id: 'AC-002', given: 'a', when: 'b', then: 'c' },
      ];
    });
    expect(changes).toHaveLength(1);
    expect(changes[0]?.sentence).toMatch(/: Criterion AC-001 changed; Criterion AC-002 was added\.$/);
  });

  it('marks the words within a change, and names short values in its sentence', () => {
    const { changes } = compare((data) => {
      data.name = 'Rota two';
    });
    const [only] = changes;
    expect(only).toMatchObject({ path: `${KEY}.name`, type: 'modification' });
    expect(only?.sentence).toMatch(/ went from “.+” to “Rota two”\.$/);
    const parts = only ? changedParts(SECTIONS, only) : [];
    expect(parts[0]?.runs.some(({ kind, text }) => kind === 'added' && text.includes('two'))).toBe(true);
  });

  it('takes a section that was not there as added, and one that is gone as taken out', () => {
    const written = compareVersions(SECTIONS, {}, { [KEY]: everyKindData() });
    expect(written).toMatchObject([{ path: KEY, type: 'addition', before: null }]);
    expect(summariseChanges(SECTIONS, written)).toBe(`Added ${EVERY_KIND.title}`);
    const emptied = compareVersions(SECTIONS, { [KEY]: everyKindData() }, {});
    expect(emptied).toMatchObject([{ path: KEY, type: 'deletion', after: null }]);
    const [all] = written;
    const labels = all ? changedParts(SECTIONS, all).map(({ label }) => label) : [];
    expect(labels).toEqual(
      EVERY_KIND.fields.filter(({ name }) => everyKindData()[name] !== null).map(({ label }) => label),
    );
  });

  it('knows a new title', () => {
    const renamed = compareTitles('Rota', 'Rota for ferries');
    expect(summariseChanges(SECTIONS, renamed)).toBe('Renamed the document to “Rota for ferries”');
    const parts = renamed.map((change) => changedParts(SECTIONS, change));
    expect(parts).toMatchObject([[{ label: 'Title', runs: [{ text: 'Rota', kind: 'same' }, { kind: 'added' }] }]]);
    expect(compareTitles('Rota', 'Rota')).toEqual([]);
  });

  it('names the sections that were moved, and only those', () => {
    const sections = ['Goals', 'Users', 'Risks', 'Dates'].map((title) => ({
      ...EVERY_KIND,
      key: title[0] ?? '',
      title,
    }));
    const moved = compareSectionOrders(sections, ['G', 'U', 'R', 'D'], ['R', 'G', 'U']);
    expect(moved.map(({ path, sentence }) => [path, sentence])).toEqual([['$order', '“Risks” was moved.']]);
    expect(summariseChanges(sections, moved)).toBe('Moved “Risks”');
    const [parts] = moved.map((change) => changedParts(sections, change));
    expect(parts).toMatchObject([{ label: 'Order', runs: [{ kind: 'added' }, { kind: 'same' }, { kind: 'removed' }] }]);
    expect(compareSectionOrders(sections, ['G', 'U', 'R'], ['G', 'R'])).toEqual([]);
    expect(compareSectionOrders(sections, [], ['R', 'G'])).toEqual([]);
  });

  it('shows a change of marks alone', () => {
    const { changes } = compare((data) => {
      data.story = String(data.story).replaceAll('**', '');
    });
    const [only] = changes;
    const parts = only ? changedParts(SECTIONS, only) : [];
    expect(parts[0]?.runs.some(({ kind }) => kind !== 'same')).toBe(true);
  });
});
