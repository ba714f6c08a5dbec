import fc from 'fast-check';
import {
  dependencyCounts,
  deselect,
  findCycle,
  lockedSections,
  minimumSections,
  select,
  selectAll,
  topologicalOrder,
  withHardDependencies,
} from './selection.js';
import type { SelectableSection } from './selection.js';
import type { SectionDependency } from './types.js';

function section(key: string, ...dependsOn: string[]): SelectableSection {
  return {
    key,
    title: key.toUpperCase(),
    dependsOn: dependsOn.map((id): SectionDependency => {
      const soft = id.startsWith('?');
      return { id: soft ? id.slice(1) : id, type: soft ? 'soft' : 'hard' };
    }),
  };
}

const SECTIONS = [
  section('summary', '?goals'),
  section('goals'),
  section('features', 'goals'),
  section('stories', 'features', '?personas'),
  section('personas'),
  section('tests', 'stories'),
];

/** Sections that depend on earlier ones only, in a shuffled order. */
const graph = fc
  .integer({ min: 1, max: 12 })
  .chain((size) =>
    fc.array(fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 4 }), { minLength: size, maxLength: size }),
  )
  .map((rows) =>
    rows.map((row, index) => {
      const ids = index ? [...new Map(row.map(([to, soft]) => [`s${to % index}`, soft ? '?' : ''])).entries()] : [];
      return section(`s${index}`, ...ids.map(([id, mark]) => mark + id));
    }),
  )
  .chain((sections) => fc.shuffledSubarray(sections, { minLength: sections.length }));

const selection = graph.chain((sections) =>
  fc.tuple(
    fc.constant(sections),
    fc.subarray(sections.map(({ key }) => key)),
    fc.constantFrom(...sections.map(({ key }) => key)),
  ),
);

function isClosed(sections: readonly SelectableSection[], keys: readonly string[]): boolean {
  return sections
    .filter(({ key }) => keys.includes(key))
    .every(({ dependsOn }) => dependsOn.every(({ id, type }) => type === 'soft' || keys.includes(id)));
}

describe('selecting', () => {
  it('adds what is required, transitively, and names it', () => {
    expect(select(SECTIONS, ['summary'], 'tests')).toEqual({
      selected: ['summary', 'goals', 'features', 'stories', 'tests'],
      alsoChanged: [
        { key: 'goals', title: 'GOALS' },
        { key: 'features', title: 'FEATURES' },
        { key: 'stories', title: 'STORIES' },
      ],
    });
  });

  it('leaves optional sections alone', () => {
    expect(select(SECTIONS, [], 'summary')).toEqual({ selected: ['summary'], alsoChanged: [] });
  });

  it('removes what requires a deselected section', () => {
    expect(deselect(SECTIONS, selectAll(SECTIONS), 'features')).toEqual({
      selected: ['summary', 'goals', 'personas'],
      alsoChanged: [
        { key: 'stories', title: 'STORIES' },
        { key: 'tests', title: 'TESTS' },
      ],
    });
  });

  it('locks sections that a selected one requires', () => {
    expect(lockedSections(SECTIONS, ['goals', 'features', 'summary'])).toEqual(new Set(['goals']));
  });

  it('counts for the badges', () => {
    expect(dependencyCounts(section('x', 'a', '?b', '?c'))).toEqual({ hard: 1, soft: 2 });
  });

  it.each([
    [0, 0],
    [3, 3],
    [4, 4],
    [14, 4],
  ])('asks for the minimum of %i sections', (count, minimum) => expect(minimumSections(count)).toBe(minimum));

  it('stays closed under hard dependencies whatever is clicked', () => {
    fc.assert(
      fc.property(selection, ([sections, start, key]) => {
        const closed = withHardDependencies({ sections }, start);
        const selected = select(sections, closed, key);
        const removed = deselect(sections, closed, key);
        expect(isClosed(sections, closed)).toBe(true);
        expect(isClosed(sections, selected.selected)).toBe(true);
        expect(isClosed(sections, removed.selected)).toBe(true);
        expect(selected.selected).toContain(key);
        expect(removed.selected).not.toContain(key);
        expect(lockedSections(sections, selectAll(sections)).has(key)).toBe(
          sections.some(({ dependsOn }) => dependsOn.some(({ id, type }) => id === key && type === 'hard')),
        );
      }),
    );
  });
});

describe('order', () => {
  it('puts every section behind what it depends on', () => {
    fc.assert(
      fc.property(graph, (sections) => {
        const order = topologicalOrder(sections);
        expect([...order].sort()).toEqual(sections.map(({ key }) => key).sort());
        for (const { key, dependsOn } of sections) {
          for (const { id } of dependsOn) expect(order.indexOf(id)).toBeLessThan(order.indexOf(key));
        }
      }),
    );
  });

  it('keeps the template order where it may', () => {
    expect(topologicalOrder(SECTIONS)).toEqual(['goals', 'summary', 'features', 'personas', 'stories', 'tests']);
  });

  it('finds a circle, also one of soft dependencies', () => {
    const circle = [section('a', 'b'), section('b', '?c'), section('c', 'a')];
    expect(findCycle(circle)).toEqual(['a', 'b', 'c', 'a']);
    expect(() => topologicalOrder(circle)).toThrow('a → b → c → a');
    expect(findCycle(SECTIONS)).toBeNull();
  });
});
