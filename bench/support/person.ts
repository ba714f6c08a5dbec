import { readEvents, type ServerEvent } from './event-stream.ts';

export const PASSWORD = 'harvest-moon';

/** Somebody who is signed in. Paths are below `/api`. */
export class Person {
  readonly url: string;
  readonly email: string;
  readonly accessToken: string;

  private constructor(url: string, email: string, accessToken: string) {
    this.url = url;
    this.email = email;
    this.accessToken = accessToken;
  }

  static async register(url: string, email: string): Promise<Person> {
    const nobody = new Person(url, email, '');
    const { accessToken } = await nobody.post<{ accessToken: string }>('/auth/register', {
      name: 'Ada Lind',
      email,
      password: PASSWORD,
    });
    return new Person(url, email, accessToken);
  }

  async get<T>(path: string): Promise<T> {
    return (await this.send('GET', path)).json() as Promise<T>;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    return (await this.send('POST', path, body)).json() as Promise<T>;
  }

  async download(path: string, body: unknown): Promise<Buffer> {
    return Buffer.from(await (await this.send('POST', path, body)).arrayBuffer());
  }

  async bytes(path: string): Promise<Buffer> {
    return Buffer.from(await (await this.send('GET', path)).arrayBuffer());
  }

  async *events(path: string): AsyncGenerator<ServerEvent> {
    const { body } = await this.send('GET', path);
    if (body) yield* readEvents(body);
  }

  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.accessToken !== '' && { authorization: `Bearer ${this.accessToken}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
}
