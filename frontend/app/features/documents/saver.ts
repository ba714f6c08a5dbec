import { ApiError, ConnectionError } from '~/lib/api/errors';
import { isUnsaved, sameData } from './drafts';
import type { Draft, DraftData, StoredSection } from './drafts';
import { idsGiven, withIds } from './new-rows';
import { waitBeforeRetry, waitBeforeSend } from './save-phases';
import { mapHistory } from './undo-history';
import type { StoredNow, WorkStore, WorkSupport } from './work-store';

/** What became of sending: stored, or why not. */
export type Outcome = { stored: true } | { stored: false; error: unknown };

const MOST_UNANSWERED = 20;

/** Sends the work on sections a moment after it was typed, again where it did not arrive, and one save at a time. */
export class Saver {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly flights = new Map<string, Promise<Outcome>>();
  private readonly unsentSince = new Map<string, number>();
  private readonly failures = new Map<string, number>();
  /** Sent, and never answered: any of them may be stored all the same. */
  private readonly unanswered = new Map<string, readonly DraftData[]>();

  constructor(
    private readonly store: WorkStore,
    private readonly support: WorkSupport,
  ) {}

  /** After a draft has changed: keeps it in the browser, and sends it in a moment. */
  typed(key: string): void {
    const { draft } = this.store.work(key);
    if (!isUnsaved(draft)) return this.typedBack(key);
    const kept = this.support.keep(key, draft);
    if (kept !== this.store.read().kept) this.store.set({ kept });
    // JSON is saved by its button.
    if (draft.text !== null) return this.unschedule(key);
    this.store.move(key, 'typed');
    if (this.store.work(key).phase !== 'waiting') return;
    const now = Date.now();
    const since = this.unsentSince.get(key) ?? now;
    this.unsentSince.set(key, since);
    this.schedule(key, waitBeforeSend(since, now));
  }

  /** Sends a section that waits, if it fits. */
  async due(key: string): Promise<void> {
    const { draft, phase } = this.store.work(key);
    if (!isUnsaved(draft) || draft.text !== null || !['waiting', 'offline', 'delayed'].includes(phase)) {
      await this.flights.get(key);
      return;
    }
    if (this.support.problems(key, draft.data).length > 0) {
      this.unschedule(key);
      return this.store.move(key, 'found unfit');
    }
    await this.send(key);
  }

  /** Sends a section as it is. One that is on its way already is not sent twice. */
  send(key: string): Promise<Outcome> {
    const before = this.flights.get(key);
    if (before) return before;
    this.unschedule(key);
    this.store.move(key, 'sent');
    const flight = this.sendNow(key);
    this.flights.set(key, flight);
    return flight;
  }

  underWay(key: string): Promise<Outcome> | undefined {
    return this.flights.get(key);
  }

  forget(key: string): void {
    this.unschedule(key);
    this.unanswered.delete(key);
    this.support.keep(key, null);
  }

  stop(): void {
    for (const key of this.timers.keys()) this.unschedule(key);
  }

  /** Whether stored data is what this draft became. */
  isOwn(key: string, mine: DraftData, stored: StoredSection['data']): boolean {
    const form = this.support.storedForm(key, mine);
    return stored !== null && sameData(withIds(form, idsGiven(form, stored)), stored);
  }

  /** To what is stored: the section follows the server again. */
  private typedBack(key: string): void {
    const { draft, phase } = this.store.work(key);
    this.support.keep(key, null);
    if (phase === 'saving') return;
    if (draft?.text === null && sameData(draft.data, draft.base.data)) this.store.put(key, { draft: undefined });
    if (phase !== 'saved') this.store.move(key, 'let go');
    this.unschedule(key);
  }

  private schedule(key: string, ms: number): void {
    clearTimeout(this.timers.get(key));
    this.timers.set(
      key,
      setTimeout(() => void this.due(key), ms),
    );
  }

  private unschedule(key: string): void {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    this.unsentSince.delete(key);
  }

  private async sendNow(key: string): Promise<Outcome> {
    const sent = this.store.work(key).draft;
    if (!sent) return { stored: true };
    try {
      const saved = await this.support.send(key, sent.data, sent.base.revision);
      this.flights.delete(key);
      this.stored(sent, saved);
      return { stored: true };
    } catch (error) {
      this.flights.delete(key);
      const theirs = storedNow(error);
      const own = theirs && this.ownOf(key, sent, theirs);
      if (!own) return this.notStored(key, sent, error, theirs);
      this.stored(own, { ...theirs, key, data: theirs.data ?? {}, version: null });
      return { stored: true };
    }
  }

  private stored(sent: Draft, saved: StoredNow): void {
    const { key, data, revision } = saved;
    const given = idsGiven(sent.data, data);
    this.unanswered.delete(key);
    this.failures.delete(key);
    const { draft, history, pressed } = this.store.work(key);
    const now = sent.text === null && draft ? { ...draft, data: withIds(draft.data, given) } : undefined;
    this.store.put(key, {
      draft:
        now && !sameData(now.data, data)
          ? { ...now, base: { data, revision }, storedAs: withIds(sent.data, given) }
          : undefined,
      history: mapHistory(history, (step) => withIds(step, given)),
      problems: [],
      revision,
    });
    this.store.move(key, 'stored');
    this.support.apply(saved, pressed ? 'press' : 'itself');
    this.typed(key);
  }

  private notStored(key: string, sent: Draft, error: unknown, theirs: StoredSection | null): Outcome {
    if (theirs) {
      this.support.apply({ ...theirs, key, data: theirs.data ?? {}, version: null }, 'others');
      this.store.move(key, 'found changed');
    } else if (isPassing(error)) {
      this.unanswered.set(key, [...(this.unanswered.get(key) ?? []), sent.data].slice(-MOST_UNANSWERED));
      this.store.move(key, error instanceof ConnectionError ? 'unreachable' : 'put off');
      const failures = (this.failures.get(key) ?? 0) + 1;
      this.failures.set(key, failures);
      this.schedule(key, waitBeforeRetry(failures));
    } else {
      const problems = error instanceof ApiError ? error.body.details : undefined;
      if (problems) this.store.put(key, { problems });
      this.store.move(key, 'refused');
    }
    return { stored: false, error };
  }

  /** The draft that a refusal shows to be stored already: its answer was lost. */
  private ownOf(key: string, sent: Draft, { data }: StoredSection): Draft | null {
    if (this.isOwn(key, sent.data, data)) return sent;
    const lost = this.unanswered.get(key)?.find((one) => this.isOwn(key, one, data));
    return lost ? { ...sent, data: lost } : null;
  }
}

/** What is stored in place of what a save was made from. */
function storedNow(error: unknown): StoredSection | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const current = error.body.current;
  if (typeof current !== 'object' || current === null || !('revision' in current) || !('data' in current)) return null;
  return current as StoredSection;
}

/** Trouble that is over in a while. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || [408, 409, 429].includes(error.status);
}
