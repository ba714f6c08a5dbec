import { createContext, RouterContextProvider } from 'react-router';

/** What the host server tells the app about one request. Loaders read it; nothing else of the server is visible to them. */
export interface SiteContext {
  /** Where this server answers for itself, without a trailing slash: `http://127.0.0.1:3000`. */
  apiOrigin: string;
  /** The address that people see, without a trailing slash, for canonical and social links. */
  publicUrl: string;
  /** Put on every inline script when the host sends a content security policy with a nonce. */
  nonce?: string;
  /** Where views of pages are counted, of people who agreed; null where they are not. */
  analyticsUrl: string | null;
}

const siteContext = createContext<SiteContext>();

/** Called by the host for every request (it is exported by the server build as `build.entry.module.createLoadContext`). */
export function createLoadContext(site: SiteContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  return context;
}

export function readSite(context: Readonly<RouterContextProvider>): SiteContext {
  return context.get(siteContext);
}

/**
 * GET of a public API path in a loader: `path` begins with `/api/`. A missing thing becomes a real 404 page,
 * every other failure an error page with the API's status.
 */
export async function fetchPublic<T>(
  context: Readonly<RouterContextProvider>,
  path: `/api/${string}`,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetch(readSite(context).apiOrigin + path, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Response(null, { status: response.status === 404 ? 404 : 503 });
  return (await response.json()) as T;
}
