import type { FieldProblem, TemplateSection } from '@specforge/document';
import type { SavedSection } from '~/lib/api/types';
import type { Draft, DraftData, StoredSection } from './drafts';
import { nextPhase } from './save-phases';
import type { SaveEvent, SavePhase } from './save-phases';
import { NO_HISTORY } from './undo-history';
import type { UndoHistory } from './undo-history';

/** Work on one section. */
export interface SectionWork {
  draft: Draft | undefined;
  phase: SavePhase;
  history: UndoHistory;
  /** What the server would not take. */
  problems: readonly FieldProblem[];
  /** Somebody pressed Save and waits for the outcome. */
  pressed: boolean;
  /** The revision that the newest step belongs to. */
  revision: number;
}

/** Two texts of one section, of which a person has to choose one. */
export interface Conflict {
  key: string;
  theirs: StoredSection;
}

export interface WorkState {
  readonly sections: Readonly<Record<string, SectionWork>>;
  readonly conflict: Conflict | null;
  /** False where the browser keeps nothing: what is not stored then goes with the tab. */
  readonly kept: boolean;
}

/** What is stored of a section now; the version is unknown where the answer to the save was lost. */
export type StoredNow = Omit<SavedSection, 'version'> & { version: number | null };

/** What the work on a document asks of its surroundings. */
export interface WorkSupport {
  section(key: string): TemplateSection | undefined;
  stored(key: string): StoredSection;
  /** What is wrong with the data of a section, empty when nothing is. */
  problems(key: string, data: DraftData): FieldProblem[];
  /** The data as the server would store it. */
  storedForm(key: string, data: DraftData): DraftData;
  send(key: string, data: DraftData, revision: number): Promise<SavedSection>;
  /** Shows in the document what is stored now. */
  apply(stored: StoredNow, by: 'press' | 'itself' | 'others'): void;
  /** Keeps what is not stored in the browser, or forgets it. False where the browser keeps nothing. */
  keep(key: string, draft: Draft | null): boolean;
  succeeded(key: string): void;
  failed(error: unknown): void;
}

const NO_PROBLEMS: readonly FieldProblem[] = [];
export const UNTOUCHED: SectionWork = {
  draft: undefined,
  phase: 'untouched',
  history: NO_HISTORY,
  problems: NO_PROBLEMS,
  pressed: false,
  revision: 0,
};

/** The state of the work on one document, outside of React: saving goes on when its screen is left. */
export class WorkStore {
  private state: WorkState = { sections: {}, conflict: null, kept: true };
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly read = () => this.state;

  get isWatched(): boolean {
    return this.listeners.size > 0;
  }

  work(key: string): SectionWork {
    return this.state.sections[key] ?? UNTOUCHED;
  }

  keys(): string[] {
    return Object.keys(this.state.sections);
  }

  put(key: string, change: Partial<SectionWork>): void {
    this.set({ sections: { ...this.state.sections, [key]: { ...this.work(key), ...change } } });
  }

  move(key: string, event: SaveEvent): void {
    const { phase } = this.work(key);
    const next = nextPhase(phase, event);
    if (next !== phase) this.put(key, { phase: next });
  }

  set(change: Partial<WorkState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
