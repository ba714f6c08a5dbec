/** One look at one page. Who looked is not in it. */
export interface PageView {
  /** Without query, and with `:id` in place of what names one thing of one person. */
  path: string;
  title: string;
  /** The site that led here; empty within our own. */
  referrer: string;
  /** ISO 8601. */
  at: string;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** Public addresses are words; what is longer and holds digits is a token. */
const TOKEN = /^(?=.*\d)[\w-]{24,}$/;

/** Pages that people without an account see by a link: they were asked for nothing, and nothing of them is counted. */
export function isShared(pathname: string, search: string): boolean {
  return pathname.startsWith('/shared/') || new URLSearchParams(search).has('share');
}

/** The kind of page, without what names somebody's document, run or link. */
export function countedPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (UUID.test(part) || TOKEN.test(part) ? ':id' : part))
    .join('/');
}

export function pageView(pathname: string, title: string, referrer: string, now: Date): PageView {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const own = from === null || from.origin === globalThis.location?.origin;
  const path = countedPath(pathname);
  // Titles of public pages are ours; those of the app hold what people call their documents.
  return { path, title: path === pathname ? title : '', referrer: own ? '' : from.origin, at: now.toISOString() };
}
