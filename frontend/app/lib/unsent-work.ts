/** Work on a section that the server does not have yet, kept in this browser. */
export interface UnsentWork {
  documentId: string;
  key: string;
  data: Record<string, unknown>;
  /** The JSON as it was typed, where it was. */
  text: string | null;
  /** The revision that it was made from. */
  revision: number;
  /** In milliseconds. */
  at: number;
}

/** Work with the tab that it was done in. */
export interface KeptWork extends UnsentWork {
  tab: string;
}

/*
 * Local storage, since it is written at once: what was typed a moment before a tab is closed is in it. Each tab writes
 * its own entries, so that two of them never write over each other.
 */

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'specforge.unsent';

const entryOf = (userId: string, tab: string, { documentId, key }: Pick<UnsentWork, 'documentId' | 'key'>) =>
  [PREFIX, userId, documentId, key, tab].join('/');

/** False where the browser keeps nothing: then the work lasts as long as its tab. */
export function keepUnsent(userId: string, tab: string, work: UnsentWork, store: Store = localStorage): boolean {
  try {
    store.setItem(entryOf(userId, tab, work), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

export function dropUnsent(
  userId: string,
  tab: string,
  work: Pick<UnsentWork, 'documentId' | 'key'>,
  store: Store = localStorage,
): void {
  try {
    store.removeItem(entryOf(userId, tab, work));
  } catch {
    // Nothing is kept here.
  }
}

/** Everything of one account, newest first; another account's is never read. */
export function unsentOf(userId: string, store: Store = localStorage): KeptWork[] {
  const found = entriesOf(userId, store).flatMap((entry): KeptWork[] => {
    const work = readWork(store.getItem(entry));
    const [, , documentId, key, tab] = entry.split('/');
    return work && work.documentId === documentId && work.key === key && tab ? [{ ...work, tab }] : [];
  });
  return found.toSorted((a, b) => b.at - a.at);
}

export function forgetUnsent(userId: string, store: Store = localStorage): void {
  for (const entry of entriesOf(userId, store)) store.removeItem(entry);
}

function entriesOf(userId: string, store: Store): string[] {
  try {
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return names.filter((name) => name.startsWith(`${PREFIX}/${userId}/`));
  } catch {
    return [];
  }
}

function readWork(text: string | null): UnsentWork | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { documentId, key, data, revision, at } = value as Record<string, unknown>;
    const fits =
      typeof documentId === 'string' &&
      typeof key === 'string' &&
      typeof data === 'object' &&
      data !== null &&
      typeof revision === 'number' &&
      typeof at === 'number';
    return fits ? (value as UnsentWork) : null;
  } catch {
    return null;
  }
}

/** Each opening of the app in a tab has a name of its own; a lock tells the others that it is still open. */
const lockOf = (tab: string) => `specforge-tab-${tab}`;

let ownTab: string | null = null;

export function thisTab(): string {
  if (ownTab === null) {
    ownTab = crypto.randomUUID();
    // Held until the browser ends the tab.
    if ('locks' in navigator) void navigator.locks.request(lockOf(ownTab), () => new Promise(() => undefined));
  }
  return ownTab;
}

/** Of the kept work, that which no other tab is busy with. */
export async function orphaned(work: readonly KeptWork[]): Promise<KeptWork[]> {
  const held = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []) : [];
  const open = new Set(held.map(({ name }) => name));
  return work.filter(({ tab }) => tab === ownTab || !open.has(lockOf(tab)));
}
