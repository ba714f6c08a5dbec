import { ApiError, ConnectionError } from './errors';
import type { ErrorBody } from './errors';
import { readToken, storeToken } from './token';
import type { Session } from './types';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** For everything that spends, buys, starts or exports: the same key is answered with the first result. */
  idempotencyKey?: string;
  /** Lets it arrive although the page is being closed; for small bodies only. */
  keepalive?: boolean;
}

/** These decide about the session themselves, so a 401 from them is the answer. */
const OWN_SESSION = ['/api/auth/login', '/api/auth/register', '/api/auth/refresh', '/api/auth/logout'];

async function send(path: string, options: RequestOptions, token: string | null): Promise<Response> {
  const headers = new Headers(options.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const { method = 'GET', signal, keepalive } = options;
  try {
    return await fetch(path, { method, credentials: 'include', headers, body, signal, keepalive });
  } catch (error) {
    throw signal?.aborted ? error : new ConnectionError({ cause: error });
  }
}

/** The refresh token works once: one tab exchanges it, the others wait and take the token it brought. */
async function refresh(stale: string | null): Promise<string | null> {
  const exchange = async (): Promise<string | null> => {
    const current = readToken();
    if (current && current !== stale) return current;
    const response = await send('/api/auth/refresh', { method: 'POST' }, null);
    if (response.ok) {
      const session = (await response.json()) as Session;
      storeToken(session.accessToken);
      return session.accessToken;
    }
    // Only a plain no ends the session: a server in trouble says nothing about it.
    if (response.status === 401 || response.status === 403) {
      storeToken(null);
      return null;
    }
    throw await toApiError(response);
  };
  return 'locks' in navigator ? navigator.locks.request('specforge-refresh', exchange) : exchange();
}

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  let body: ErrorBody = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) body = parsed;
  } catch {
    // Not JSON: the text itself is the message.
  }
  const message = body.message ?? (text || response.statusText || `HTTP ${response.status}`);
  return new ApiError(response.status, message, body);
}

/** The raw answer, always OK: for files and event streams. Refreshes the session once when it has run out. */
export async function requestRaw(path: string, options: RequestOptions = {}): Promise<Response> {
  const token = readToken();
  let response = await send(path, options, token);
  if (response.status === 401 && token && !OWN_SESSION.includes(path)) {
    const fresh = await refresh(token);
    if (fresh) response = await send(path, options, fresh);
  }
  if (!response.ok) throw await toApiError(response);
  return response;
}

/** The JSON of an answer, or undefined where it has none. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await requestRaw(path, options);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export interface Listing<T> {
  items: T[];
  /** How many there are in all, from the `Content-Range` header. */
  total: number;
}

/** A bare array with its total. */
export async function requestList<T>(path: string, options: RequestOptions = {}): Promise<Listing<T>> {
  const response = await requestRaw(path, options);
  const items = (await response.json()) as T[];
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return { items, total: Number.isFinite(total) ? total : items.length };
}

/** Hands a downloaded file to the browser under the name the server gave it, else `fallbackName`. Returns the name. */
export async function saveFile(response: Response, fallbackName: string): Promise<string> {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  const name = encoded ? decodeURIComponent(encoded) : (plain ?? fallbackName);
  const url = URL.createObjectURL(await response.blob());
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  // Outside the page some browsers forget the name.
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return name;
}
