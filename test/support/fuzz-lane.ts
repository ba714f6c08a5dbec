import type { TestApp } from './app.js';
import type { Draft, Mutation } from './fuzz-mutations.js';
import type { Operation } from './fuzz-operations.js';
import { type RawAnswer, type RawRequest, sendRaw } from './routes-raw.js';
import { ROUTE_ROWS, type RouteRequest, type RouteRow } from './routes-rows.js';
import { joinTenant, newPerson, type Person, type Tenant } from './routes-world.js';

/** One person who calls routes, one after the other. */
export class FuzzLane {
  /** Of finance, so that the routes of staff are reached too. */
  static readonly finance: string[] = [];
  private person: Person | null = null;
  /** Requests that would still succeed: what they name was not used up yet. */
  private readonly prepared = new Map<string, RouteRequest>();

  constructor(
    private readonly app: TestApp,
    private readonly tenant: Tenant,
  ) {}

  /** Sends an operation's good request, spoilt by the mutations. */
  async send(
    operation: Operation,
    mutations: readonly Mutation[],
  ): Promise<{ answer: RawAnswer; request: RawRequest }> {
    const draft = mutations.reduce((spoilt, { apply }) => apply(spoilt), await this.draft(operation));
    const request = toWire(operation, draft);
    const answer = await sendRaw(this.app.url, request);
    this.look(operation, answer);
    return { answer, request };
  }

  private async draft(operation: Operation): Promise<Draft> {
    this.person ??= await this.newMember();
    const { client } = this.person;
    const { params = {}, query = {}, headers = {}, body } = await this.prepare(operation, this.person);
    return {
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)])),
      query: Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]),
      headers: { authorization: `Bearer ${client.accessToken}`, ...headers },
      body,
    };
  }

  private async prepare(operation: Operation, person: Person): Promise<RouteRequest> {
    const name = nameOf(operation);
    const kept = this.prepared.get(name);
    if (kept) return kept;
    const request = (await rowOf(operation).request?.({ app: this.app, tenant: this.tenant, person })) ?? {};
    this.prepared.set(name, request);
    return request;
  }

  /** What succeeded may have used up what it named, and what ended the session needs somebody new. */
  private look(operation: Operation, { status }: RawAnswer): void {
    const row = rowOf(operation);
    const worked = status < 300;
    if (worked || status === 409 || status === 422) this.prepared.delete(nameOf(operation));
    if ((worked && row.consumesPerson) || (status === 401 && row.access !== 'public')) {
      this.person = null;
      this.prepared.clear();
    }
  }

  private async newMember(): Promise<Person> {
    const person = await newPerson(this.app);
    await joinTenant(this.app, this.tenant.workspaceId, person, 'admin');
    await this.app.dataSource.query(`UPDATE users SET staff_role = 'finance' WHERE id = $1`, [person.client.userId]);
    FuzzLane.finance.push(person.email);
    return person;
  }
}

export function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

export function rowOf(operation: Operation): RouteRow {
  const row = ROUTE_ROWS[nameOf(operation)];
  if (!row) throw new Error(`${nameOf(operation)} has no row in ROUTE_ROWS.`);
  return row;
}

function toWire({ method, path }: Operation, { params, query, headers, body, raw }: Draft): RawRequest {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  return {
    method,
    path: search === '' ? filled : `${filled}?${search}`,
    headers: { ...(content !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(content !== undefined && { body: content }),
  };
}
