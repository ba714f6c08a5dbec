import type { SectionDependency } from '@specforge/document';
import type { RunSectionState } from './run.enumerations.js';

export interface ScheduledSection {
  key: string;
  dependsOn: readonly SectionDependency[];
  /** How long it is expected to take, in any unit. */
  weight: number;
}

const ENDED: ReadonlySet<RunSectionState> = new Set(['done', 'failed', 'skipped']);

/**
 * Decides what to write next: a ready queue ordered by the longest path that still hangs on a section, never level
 * by level. A hard dependency must be done; a soft one is waited for when it was chosen, but may fail.
 * Holds no clock and does no work, so that its decisions can be tested on any graph.
 */
export class SectionScheduler {
  private readonly sections = new Map<string, ScheduledSection>();
  private readonly states = new Map<string, RunSectionState>();
  private readonly pathWeight = new Map<string, number>();

  /** `states` are those of an interrupted run; a section without one is waiting. */
  constructor(sections: readonly ScheduledSection[], states: ReadonlyMap<string, RunSectionState> = new Map()) {
    for (const section of sections) {
      this.sections.set(section.key, section);
      this.states.set(section.key, states.get(section.key) ?? 'waiting');
    }
    for (const section of sections) this.measure(section, new Set());
    this.skipBlocked();
  }

  /** Sections that may start now, most urgent first. */
  ready(): string[] {
    return [...this.sections.values()]
      .filter((section) => this.state(section.key) === 'waiting' && this.mayStart(section))
      .map(({ key }) => key)
      .sort((a, b) => this.remainingPath(b) - this.remainingPath(a) || (a < b ? -1 : 1));
  }

  start(key: string): void {
    this.move(key, 'waiting', 'writing');
  }

  /** Back to waiting: the writing was interrupted and will be done again. */
  interrupt(key: string): void {
    this.move(key, 'writing', 'waiting');
  }

  finish(key: string): void {
    this.move(key, 'writing', 'done');
  }

  /** Marks a section as failed and answers the sections that are skipped for it, in template order. */
  fail(key: string): string[] {
    this.move(key, 'writing', 'failed');
    return this.skipBlocked();
  }

  state(key: string): RunSectionState {
    const state = this.states.get(key);
    if (!state) throw new Error(`There is no section '${key}' in this run.`);
    return state;
  }

  keysIn(...states: RunSectionState[]): string[] {
    return [...this.sections.keys()].filter((key) => states.includes(this.state(key)));
  }

  get isFinished(): boolean {
    return [...this.states.values()].every((state) => ENDED.has(state));
  }

  /** The weight of the heaviest chain that starts with this section. */
  remainingPath(key: string): number {
    return this.pathWeight.get(key) ?? 0;
  }

  private mayStart(section: ScheduledSection): boolean {
    return this.dependencies(section).every(({ id, type }) => {
      const state = this.state(id);
      return type === 'hard' ? state === 'done' : ENDED.has(state);
    });
  }

  /** Dependencies on sections that were not chosen are no obstacle. */
  private dependencies(section: ScheduledSection): SectionDependency[] {
    return section.dependsOn.filter(({ id }) => this.sections.has(id));
  }

  private skipBlocked(): string[] {
    const skipped: string[] = [];
    for (let found = true; found;) {
      found = false;
      for (const section of this.sections.values()) {
        if (this.state(section.key) !== 'waiting' || !this.isBlocked(section)) continue;
        this.states.set(section.key, 'skipped');
        skipped.push(section.key);
        found = true;
      }
    }
    return skipped;
  }

  private isBlocked(section: ScheduledSection): boolean {
    return this.dependencies(section).some(({ id, type }) => {
      const state = this.state(id);
      return type === 'hard' && (state === 'failed' || state === 'skipped');
    });
  }

  private measure(section: ScheduledSection, above: Set<string>): number {
    const known = this.pathWeight.get(section.key);
    if (known !== undefined) return known;
    if (above.has(section.key)) throw new Error(`Sections depend on each other in a circle at '${section.key}'.`);
    above.add(section.key);
    const dependants = [...this.sections.values()].filter(({ dependsOn }) =>
      dependsOn.some(({ id }) => id === section.key),
    );
    const below = dependants.map((dependant) => this.measure(dependant, above));
    above.delete(section.key);
    const weight = section.weight + Math.max(0, ...below);
    this.pathWeight.set(section.key, weight);
    return weight;
  }

  private move(key: string, from: RunSectionState, to: RunSectionState): void {
    if (this.state(key) !== from) throw new Error(`Section '${key}' is ${this.state(key)}, not ${from}.`);
    this.states.set(key, to);
  }
}
