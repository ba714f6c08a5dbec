/** How an edited section stands towards what is stored. */
export type SavePhase =
  | 'untouched'
  | 'waiting'
  | 'saving'
  | 'saved'
  /** Values that do not fit: kept in this browser, and not sent. */
  | 'unfit'
  /** No connection. */
  | 'offline'
  /** The server is in trouble, or the section is being written: it is tried again. */
  | 'delayed'
  /** Somebody saved the section meanwhile: a person has to choose. */
  | 'contested'
  /** Refused, and would be again. */
  | 'refused';

export type SaveEvent =
  | 'typed'
  | 'found unfit'
  | 'sent'
  | 'stored'
  | 'unreachable'
  | 'put off'
  | 'found changed'
  | 'refused'
  | 'let go';

/** For each event, where it leads from each phase; where nothing stands, the phase stays. */
export const SAVE_PHASES: Readonly<Record<SaveEvent, Readonly<Partial<Record<SavePhase, SavePhase>>>>> = {
  typed: { untouched: 'waiting', saved: 'waiting', unfit: 'waiting', refused: 'waiting' },
  'found unfit': { waiting: 'unfit', offline: 'unfit', delayed: 'unfit', refused: 'unfit' },
  sent: {
    untouched: 'saving',
    waiting: 'saving',
    saved: 'saving',
    unfit: 'saving',
    offline: 'saving',
    delayed: 'saving',
    contested: 'saving',
    refused: 'saving',
  },
  stored: { saving: 'saved' },
  unreachable: { saving: 'offline' },
  'put off': { saving: 'delayed' },
  'found changed': { untouched: 'contested', saving: 'contested' },
  refused: { saving: 'refused' },
  'let go': {
    waiting: 'untouched',
    saved: 'untouched',
    unfit: 'untouched',
    offline: 'untouched',
    delayed: 'untouched',
    contested: 'untouched',
    refused: 'untouched',
  },
};

export function nextPhase(phase: SavePhase, event: SaveEvent): SavePhase {
  return SAVE_PHASES[event][phase] ?? phase;
}

/** An edit is sent this long after the last key stroke, so that it is stored within two seconds. */
const PAUSE_MS = 1_000;
/** Whoever types without a pause has their work sent this often. */
const LONGEST_WAIT_MS = 10_000;

/** How long from now until an edit is sent; `since` is when the first of what is not sent was typed. */
export function waitBeforeSend(since: number, now: number): number {
  return Math.max(0, Math.min(PAUSE_MS, since + LONGEST_WAIT_MS - now));
}

const FIRST_RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 60_000;

/** How long to wait before what could not be sent is tried again. */
export function waitBeforeRetry(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
}

/** Not stored, and not about to be. */
export function isStuck(phase: SavePhase): boolean {
  return ['unfit', 'offline', 'delayed', 'contested', 'refused'].includes(phase);
}
