import type { DraftData } from './drafts';

/** What a section held before or after a step, and where the step was made: `goals[2].metric`, or empty for all. */
interface Step {
  before: DraftData;
  after: DraftData;
  place: string;
  /** When it was begun and when it was last added to, in milliseconds. */
  begunAt: number;
  endedAt: number;
}

/** The steps that Undo takes back, newest last, and those that Redo makes again, next last. */
export interface UndoHistory {
  done: readonly Step[];
  undone: readonly Step[];
}

export const NO_HISTORY: UndoHistory = { done: [], undone: [] };

/** Typing on in one value after less than this is the same step. */
const PAUSE_MS = 800;
/** Nobody wants a minute of typing taken back at once. */
const LONGEST_STEP_MS = 10_000;
const MOST_STEPS = 200;

/** Adds a change. Typing in one value is one step until a pause; adding, removing and moving rows each is a step. */
export function recorded(history: UndoHistory, before: DraftData, after: DraftData, now: number): UndoHistory {
  const { place, typed } = placeOf(before, after);
  const last = history.done.at(-1);
  if (
    last &&
    typed &&
    last.place === place &&
    history.undone.length === 0 &&
    now - last.endedAt < PAUSE_MS &&
    now - last.begunAt < LONGEST_STEP_MS
  ) {
    return { done: [...history.done.slice(0, -1), { ...last, after, endedAt: now }], undone: [] };
  }
  // A step that adds a row is not typed on: its end lies before any time.
  const endedAt = typed ? now : -Infinity;
  return { done: [...history.done, { before, after, place, begunAt: now, endedAt }].slice(-MOST_STEPS), undone: [] };
}

interface Taken {
  history: UndoHistory;
  /** The section as it is to read now. */
  data: DraftData;
  place: string;
}

export function undone({ done, undone: later }: UndoHistory): Taken | null {
  const step = done.at(-1);
  if (!step) return null;
  return { history: { done: done.slice(0, -1), undone: [...later, step] }, data: step.before, place: step.place };
}

export function redone({ done, undone: later }: UndoHistory): Taken | null {
  const step = later.at(-1);
  if (!step) return null;
  // What is typed now is a step of its own.
  const again = { ...step, endedAt: -Infinity };
  return { history: { done: [...done, again], undone: later.slice(0, -1) }, data: step.after, place: step.place };
}

/** The same steps with something done to every state, such as ids filled in. */
export function mapHistory({ done, undone: later }: UndoHistory, change: (data: DraftData) => DraftData): UndoHistory {
  const map = (step: Step): Step => ({ ...step, before: change(step.before), after: change(step.after) });
  return { done: done.map(map), undone: later.map(map) };
}

interface Place {
  place: string;
  /** A single value was changed, rather than rows added, removed or moved. */
  typed: boolean;
}

/** The innermost place that holds everything in which two states differ. */
export function placeOf(before: unknown, after: unknown, at = ''): Place {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return { place: at, typed: false };
    const changed = after.flatMap((item, index) => (item === before[index] ? [] : [index]));
    const [only] = changed;
    if (changed.length !== 1 || only === undefined) return { place: at, typed: false };
    return placeOf(before[only], after[only], `${at}[${only}]`);
  }
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = names.filter((name) => before[name] !== after[name]);
    const [only] = changed;
    if (changed.length !== 1 || only === undefined) return { place: at, typed: false };
    return placeOf(before[only], after[only], at === '' ? only : `${at}.${only}`);
  }
  const isValue = (value: unknown) => typeof value !== 'object' || value === null;
  return { place: at, typed: isValue(before) && isValue(after) };
}

function isObject(value: unknown): value is DraftData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
