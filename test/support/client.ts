/** An answer of the API. `body` is the parsed JSON, or the text where it is not JSON. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
  bytes: Buffer;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RequestOptions {
  headers?: Record<string, string>;
}

/** Calls the API over HTTP as one person: keeps the access token and the cookies that it was given. */
export class TestClient {
  accessToken: string | null = null;
  userId: string | null = null;
  readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get<T = Record<string, unknown>>(path: string, options?: RequestOptions): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, options);
  }

  post<T = Record<string, unknown>>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>> {
    return this.send<T>('POST', path, body, options);
  }

  patch<T = Record<string, unknown>>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>> {
    return this.send<T>('PATCH', path, body, options);
  }

  delete<T = Record<string, unknown>>(path: string, options?: RequestOptions): Promise<Answer<T>> {
    return this.send<T>('DELETE', path, undefined, options);
  }

  /** `path` is below `/api`: `/documents`. */
  async send<T>(
    method: Method,
    path: string,
    body?: unknown,
    { headers = {} }: RequestOptions = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.accessToken !== null && { authorization: `Bearer ${this.accessToken}` }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body: parse(bytes) as T, bytes };
  }

  async register(user: { name: string; email: string; password: string }): Promise<void> {
    await this.enter('/auth/register', user);
  }

  async login(email: string, password: string): Promise<void> {
    await this.enter('/auth/login', { email, password });
  }

  private async enter(path: string, body: unknown): Promise<void> {
    const answer = await this.post<{ accessToken: string; user: { id: string } }>(path, body);
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.bytes.toString()}`);
    this.accessToken = answer.body.accessToken;
    this.userId = answer.body.user.id;
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=', 2);
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function parse(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
