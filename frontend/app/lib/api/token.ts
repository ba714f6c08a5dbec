/** The access token of this browser, shared by its tabs through local storage. */
const KEY = 'accessToken';
const listeners = new Set<() => void>();

/** Held here where storage is refused, as in some private windows: it then lasts until the page is left. */
let unstored: string | null = null;

export function readToken(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeToken(token: string | null): void {
  unstored = null;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    unstored = token;
  }
  for (const listener of listeners) listener();
}

/** Tells of changes made here and in other tabs. */
export function subscribeToToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whose token it is, read without checking it: only to notice that another person signed in. */
export function tokenSubject(token: string | null): string | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: unknown };
    return typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
