import type { SectionDependency } from './types.js';

/** What selection needs to know about a section; the public template list carries no more. */
export interface SelectableSection {
  key: string;
  title: string;
  dependsOn: SectionDependency[];
}

export interface SelectionChange {
  /** Selected keys after the change, in template order. */
  selected: string[];
  /** Sections that changed beside the one asked for, in template order: auto-added, or also removed. */
  alsoChanged: { key: string; title: string }[];
}

const MINIMUM_SECTIONS = 4;

/** The fewest sections a run may have: 4, or all of a smaller template. */
export function minimumSections(sectionCount: number): number {
  return Math.min(MINIMUM_SECTIONS, sectionCount);
}

function byKey<S extends SelectableSection>(sections: readonly S[]): Map<string, S> {
  return new Map(sections.map((section) => [section.key, section]));
}

function dependencyKeys(section: SelectableSection, type?: SectionDependency['type']): string[] {
  return section.dependsOn.filter((one) => !type || one.type === type).map((one) => one.id);
}

function inOrder(sections: readonly SelectableSection[], keys: ReadonlySet<string>): string[] {
  return sections.filter((section) => keys.has(section.key)).map((section) => section.key);
}

function walk(start: readonly string[], next: (key: string) => readonly string[]): Set<string> {
  const seen = new Set<string>(start);
  const waiting = [...start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const other of next(key)) {
      if (!seen.has(other)) {
        seen.add(other);
        waiting.push(other);
      }
    }
  }
  return seen;
}

/** The keys and every section that they depend on by hard dependencies, in template order. Unknown keys are left out. */
export function withHardDependencies(
  template: { sections: readonly SelectableSection[] },
  keys: Iterable<string>,
): string[] {
  const known = byKey(template.sections);
  const reached = walk([...keys], (key) => {
    const section = known.get(key);
    return section ? dependencyKeys(section, 'hard') : [];
  });
  return inOrder(template.sections, reached);
}

function change(
  sections: readonly SelectableSection[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  asked: string,
): SelectionChange {
  const alsoChanged = sections
    .filter(({ key }) => key !== asked && before.has(key) !== after.has(key))
    .map(({ key, title }) => ({ key, title }));
  return { selected: inOrder(sections, after), alsoChanged };
}

/** Selects a section with all it requires; `alsoChanged` are the auto-added ones. */
export function select(
  sections: readonly SelectableSection[],
  selected: Iterable<string>,
  key: string,
): SelectionChange {
  const before = new Set(selected);
  const after = new Set(withHardDependencies({ sections }, [...before, key]));
  return change(sections, before, after, key);
}

/** Deselects a section with all selected ones that require it; `alsoChanged` are those also removed. */
export function deselect(
  sections: readonly SelectableSection[],
  selected: Iterable<string>,
  key: string,
): SelectionChange {
  const before = new Set(selected);
  const removed = walk([key], (one) =>
    sections.filter((section) => dependencyKeys(section, 'hard').includes(one)).map((section) => section.key),
  );
  return change(sections, before, new Set([...before].filter((one) => !removed.has(one))), key);
}

/** Every section, in template order. */
export function selectAll(sections: readonly SelectableSection[]): string[] {
  return sections.map((section) => section.key);
}

/** Selected sections that another selected one requires: their checkbox is disabled and labelled 'Required'. */
export function lockedSections(sections: readonly SelectableSection[], selected: Iterable<string>): Set<string> {
  const chosen = new Set(selected);
  const required = sections
    .filter((section) => chosen.has(section.key))
    .flatMap((section) => dependencyKeys(section, 'hard'));
  return new Set(required.filter((key) => chosen.has(key)));
}

/** Numbers for the badges 'Requires N section(s)' and '+N optional'. */
export function dependencyCounts(section: SelectableSection): { hard: number; soft: number } {
  return { hard: dependencyKeys(section, 'hard').length, soft: dependencyKeys(section, 'soft').length };
}

/**
 * One cycle of dependencies (hard or soft) as the keys along it with the first repeated at the end,
 * or null when the sections can be put in an order.
 */
export function findCycle(sections: readonly SelectableSection[]): string[] | null {
  const known = byKey(sections);
  const done = new Set<string>();
  const visit = (key: string, path: string[]): string[] | null => {
    const start = path.indexOf(key);
    if (start >= 0) return [...path.slice(start), key];
    const section = known.get(key);
    if (done.has(key) || !section) return null;
    for (const next of dependencyKeys(section)) {
      const cycle = visit(next, [...path, key]);
      if (cycle) return cycle;
    }
    done.add(key);
    return null;
  };
  for (const section of sections) {
    const cycle = visit(section.key, []);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * The keys in an order in which every section follows all it depends on, and otherwise as in the template.
 * Dependencies on sections that are not in the list are ignored. Throws when there is a cycle.
 */
export function topologicalOrder(sections: readonly SelectableSection[]): string[] {
  const cycle = findCycle(sections);
  if (cycle) throw new Error(`Sections depend on each other in a circle: ${cycle.join(' → ')}`);
  const known = byKey(sections);
  const ordered = new Set<string>();
  const place = (section: SelectableSection): void => {
    if (ordered.has(section.key)) return;
    for (const key of dependencyKeys(section)) {
      const other = known.get(key);
      if (other) place(other);
    }
    ordered.add(section.key);
  };
  sections.forEach(place);
  return [...ordered];
}
