const AFTER_SIGN_IN = '/dashboard';

/** Where to go after signing in: the page that was asked for, if it is one of ours, else the dashboard. */
export function nextPath(asked: string | null): string {
  if (!asked?.startsWith('/')) return AFTER_SIGN_IN;
  const base = 'http://here.invalid';
  try {
    const url = new URL(asked, base);
    if (url.origin !== base || url.pathname === '/auth') return AFTER_SIGN_IN;
    return url.pathname + url.search + url.hash;
  } catch {
    return AFTER_SIGN_IN;
  }
}

/** The address of the sign-in page that leads back to `path`; with `sign-up`, for who has no account yet. */
export function signInPath(path: string, tab?: 'sign-up'): string {
  return `/auth?${tab ? `tab=${tab}&` : ''}next=${encodeURIComponent(path)}`;
}
