import type { TestClient } from './client.js';
import { type RawAnswer, sendRaw } from './routes-raw.js';
import type { KnownRoute } from './routes.js';
import type { RouteRequest } from './routes-rows.js';

/** The address of a route with its parameters filled in. They are sent escaped, the query too. */
export function addressOf(path: string, { params = {}, query = {} }: RouteRequest): string {
  const filled = path.replace(/:(\w+)|\*/g, (whole, name?: string) => {
    const value = params[name ?? whole];
    if (value === undefined) throw new Error(`${path} needs ${name ?? whole}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Calls a route of the running application as one person, or as nobody. */
export function callRoute(
  url: string,
  { method, path }: KnownRoute,
  request: RouteRequest,
  client: TestClient | null,
): Promise<RawAnswer> {
  return sendRaw(url, {
    method,
    path: addressOf(path, request),
    headers: {
      ...(client?.accessToken != null && { authorization: `Bearer ${client.accessToken}` }),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
}
