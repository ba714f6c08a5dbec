const AFTER_SIGN_IN = '/dashboard';

/** A path that came with an address, if it is one of ours. */
export function ownPath(asked: string | null): string | null {
  if (!asked?.startsWith('/')) return null;
  const base = 'http://here.invalid';
  try {
    const url = new URL(asked, base);
    if (url.origin !== base || url.pathname === '/auth') return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** Where to go after signing in: the page that was asked for, if it is one of ours, else the dashboard. */
export function nextPath(asked: string | null): string {
  return ownPath(asked) ?? AFTER_SIGN_IN;
}

/** The address of the sign-in page that leads back to `path`; with `sign-up`, for who has no account yet. */
export function signInPath(path: string, tab?: 'sign-up'): string {
  return `/auth?${tab ? `tab=${tab}&` : ''}next=${encodeURIComponent(path)}`;
}

/** The billing screen, which leads back to `path` after a purchase. */
export function billingPath(path: string): string {
  return `/app/billing?return=${encodeURIComponent(path)}`;
}
