import { changedByForm, changedByText, isReadable, isUnsaved, sameData } from './drafts';
import type { Change, Draft } from './drafts';
import { withNamedRows } from './new-rows';
import { isStuck } from './save-phases';
import { Saver } from './saver';
import { NO_HISTORY, recorded, redone, undone } from './undo-history';
import type { UndoHistory } from './undo-history';
import { WorkStore } from './work-store';
import type { Conflict, WorkSupport } from './work-store';

/** The work on the sections of one document: what is typed, taking it back, saving it, and choosing between two texts. */
export class Desk {
  readonly store = new WorkStore();
  private readonly saver: Saver;

  constructor(private readonly support: WorkSupport) {
    this.saver = new Saver(this.store, support);
  }

  readonly change = (key: string, update: Change): void => {
    const { draft } = this.store.work(key);
    // Rows that were typed as JSON have no name yet by which they would be known after a save.
    const section = draft?.text != null ? this.support.section(key) : undefined;
    const named: Change = (data) => update(section ? withNamedRows(section, data) : data);
    this.edited(key, changedByForm(draft, this.support.stored(key), named));
  };

  readonly changeText = (key: string, text: string): void => {
    this.edited(key, changedByText(this.store.work(key).draft, this.support.stored(key), text));
  };

  /** Back to what is stored. It can be undone. */
  readonly discard = (key: string): void => {
    const { draft, history, phase } = this.store.work(key);
    if (!draft || phase === 'saving') return;
    const stored = this.support.stored(key).data ?? {};
    this.letGo(key, isUnsaved(draft) ? recorded(history, draft.data, stored, Date.now()) : history);
  };

  /** Takes the last step back; answers where it was made. */
  readonly undo = (key: string) => this.step(key, undone(this.store.work(key).history));
  readonly redo = (key: string) => this.step(key, redone(this.store.work(key).history));

  /** What is only typed otherwise, such as a blank at the end, follows the server when the section is left. */
  readonly settle = (key: string): void => {
    const { draft, phase } = this.store.work(key);
    if (draft?.text === null && !isUnsaved(draft) && phase !== 'saving') this.store.put(key, { draft: undefined });
  };

  /** Saves because somebody asked for it, and tells the outcome. */
  readonly save = async (key: string): Promise<boolean> => {
    this.store.put(key, { pressed: true });
    try {
      await this.saver.underWay(key);
      const { draft } = this.store.work(key);
      if (isUnsaved(draft)) {
        if (!isReadable(draft)) return false;
        const outcome = await this.saver.send(key);
        if (!outcome.stored) {
          if (this.store.work(key).phase === 'contested') this.compare(key);
          else this.support.failed(outcome.error);
          return false;
        }
      }
      this.support.succeeded(key);
      return true;
    } finally {
      this.store.put(key, { pressed: false });
    }
  };

  /** Sends everything that can be sent, at once. True when all is stored. */
  readonly flush = async (): Promise<boolean> => {
    await Promise.all(this.store.keys().map((key) => this.saver.due(key)));
    return this.unsaved().length === 0;
  };

  readonly compare = (key: string): void => this.store.set({ conflict: { key, theirs: this.support.stored(key) } });
  readonly dismissConflict = (): void => this.store.set({ conflict: null });

  readonly resolve = async ({ key, theirs }: Conflict, choice: 'mine' | 'theirs'): Promise<void> => {
    const { draft, history } = this.store.work(key);
    this.store.set({ conflict: null });
    if (!draft) return;
    if (choice === 'theirs') {
      return this.letGo(key, recorded(history, draft.data, theirs.data ?? {}, Date.now()));
    }
    this.store.put(key, { draft: { ...draft, base: theirs, storedAs: undefined } });
    await this.save(key);
  };

  /** Whether kept work of this section can go on here: it is part of the document, and nothing else is begun in it. */
  takes(key: string): boolean {
    return this.support.section(key) !== undefined && !this.store.work(key).draft;
  }

  /** Work that was kept from an earlier time. Where the section has changed since, a person has to choose. */
  restore(key: string, { data, text, revision }: Pick<Draft, 'data' | 'text'> & { revision: number }): void {
    if (!this.takes(key)) return;
    const stored = this.support.stored(key);
    const draft: Draft = { data, text, base: { ...stored, revision } };
    if (!isUnsaved(draft) || (isReadable(draft) && this.saver.isOwn(key, data, stored.data))) return;
    this.store.put(key, { draft });
    if (revision !== stored.revision) this.store.move(key, 'found changed');
    this.saver.typed(key);
  }

  /** The document was read anew: where somebody else has changed a section, its steps are no longer ours to take back. */
  follow(): void {
    for (const key of this.store.keys()) {
      const { draft, history, revision, phase } = this.store.work(key);
      if (draft || phase === 'saving' || history === NO_HISTORY) continue;
      if (revision !== this.support.stored(key).revision) this.store.put(key, { history: NO_HISTORY });
    }
  }

  /** Keys of the sections that hold something which is not stored. */
  unsaved(): string[] {
    return this.store.keys().filter((key) => isUnsaved(this.store.work(key).draft));
  }

  /** Of those, the ones that do not save themselves in a moment. */
  stuck(): string[] {
    return this.unsaved().filter((key) => {
      const { phase, draft } = this.store.work(key);
      return isStuck(phase) || draft?.text !== null;
    });
  }

  /** Lets everything go unsent. */
  abandon(): void {
    this.saver.stop();
    this.store.set({ sections: {}, conflict: null });
  }

  private edited(key: string, draft: Draft): void {
    const work = this.store.work(key);
    const before = work.draft?.data ?? draft.base.data ?? {};
    const changed = !sameData(before, draft.data);
    const history = changed ? recorded(work.history, before, draft.data, Date.now()) : work.history;
    this.store.put(key, { draft, history, problems: [], revision: draft.base.revision });
    this.saver.typed(key);
  }

  private step(key: string, taken: ReturnType<typeof undone>): string | null {
    if (!taken) return null;
    const { base, storedAs } = this.store.work(key).draft ?? { base: this.support.stored(key) };
    const { history, data, place } = taken;
    this.store.put(key, {
      draft: { data, text: null, base, storedAs },
      history,
      problems: [],
      revision: base.revision,
    });
    this.saver.typed(key);
    return place;
  }

  private letGo(key: string, history: UndoHistory): void {
    this.saver.forget(key);
    const { revision } = this.support.stored(key);
    this.store.put(key, { draft: undefined, history, problems: [], revision });
    this.store.move(key, 'let go');
  }
}

/** What the forms may do with it. */
export type DeskActions = Pick<
  Desk,
  | 'change'
  | 'changeText'
  | 'discard'
  | 'undo'
  | 'redo'
  | 'settle'
  | 'save'
  | 'flush'
  | 'compare'
  | 'dismissConflict'
  | 'resolve'
>;
