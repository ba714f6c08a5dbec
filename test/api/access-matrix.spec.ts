import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import type { TestClient } from '../support/client.js';
import { addExport } from '../support/exports.js';
import { type KnownRoute, knownRoutes, routeName } from '../support/routes.js';
import type { RawAnswer } from '../support/routes-raw.js';
import { ROUTE_ROWS, type RouteRequest, type RouteRow, type Scene } from '../support/routes-rows.js';
import { openShare } from '../support/routes-shares.js';
import { callRoute } from '../support/routes-send.js';
import { checksum, exportsAtRest } from '../support/routes-checksum.js';
import { copyRows, joinTenant, newPerson, newTenant, type Person, type Tenant } from '../support/routes-world.js';
import { isBuiltFile, UNKNOWN_METHODS } from './access-matrix.pages.js';

/**
 * Everybody who may come by. `stranger` owns another workspace; `staff` is an administrator who is no member;
 * `shareGuest` has opened a link to a document of the workspace, and sends its cookie everywhere.
 */
const PEOPLE = [
  'visitor',
  'shareGuest',
  'signedOut',
  'owner',
  'admin',
  'editor',
  'viewer',
  'stranger',
  'staff',
] as const;
type Who = (typeof PEOPLE)[number];
/** Who is signed in nowhere. */
const isOutside = (who: Who): who is 'visitor' | 'shareGuest' | 'signedOut' =>
  who === 'visitor' || who === 'shareGuest' || who === 'signedOut';
const RANKS = ['viewer', 'editor', 'admin', 'owner'] as const;

const NOT_FOUND_CODES: Record<string, string> = {
  projectId: 'PROJECT_NOT_FOUND',
  documentId: 'DOCUMENT_NOT_FOUND',
  runId: 'RUN_NOT_FOUND',
  exportId: 'EXPORT_NOT_FOUND',
  id: 'SESSION_NOT_FOUND',
  shareId: 'SHARE_NOT_FOUND',
  'x-workspace-id': 'WORKSPACE_NOT_FOUND',
};

let app: TestApp;
let model: BadModel;
let farm: Tenant;
let barn: Tenant;
let routes: KnownRoute[];
let guest: Awaited<ReturnType<typeof openShare>>;
const people = new Map<Who, Person>();

beforeAll(async () => {
  model = await startBadModel();
  app = await startApp({ modelUrl: model.url });
  routes = knownRoutes(app);
  for (const who of PEOPLE) people.set(who, await newPerson(app));
  farm = await newTenant(app, person('owner'));
  barn = await newTenant(app, person('stranger'));
  for (const role of ['admin', 'editor', 'viewer'] as const)
    await joinTenant(app, farm.workspaceId, person(role), role);
  await promote(person('staff'));
  guest = await openShare(farm.owner.client, app.client(), farm.seed.documentId);
  await person('signedOut').client.post('/auth/logout');
});
afterAll(async () => {
  await app.close();
  await model.close();
});

function person(who: Who): Person {
  const found = people.get(who);
  if (!found) throw new Error(`Nobody is ${who}.`);
  return found;
}

const promote = ({ client }: Person) =>
  app.dataSource.query(`UPDATE users SET staff_role = 'admin' WHERE id = $1`, [client.userId]);

/** The routes that the table describes; a HEAD answers what the GET does. */
const described = () =>
  routes.filter((route) => route.method !== 'HEAD' && route.path !== '*' && !isBuiltFile(route.path));

/** Staff act on whichever workspace they name, so no id is foreign to them. */
const ofMembers = () => described().filter((route) => rowOf(route).access !== 'staff');

function rowOf(route: KnownRoute): RouteRow {
  const row = ROUTE_ROWS[routeName(route)];
  if (!row) throw new Error(`${routeName(route)} has no row in ROUTE_ROWS: say who may call it.`);
  return row;
}

async function requestFor(row: RouteRow, scene: Scene): Promise<RouteRequest> {
  const { params, query, headers, body } = (await row.request?.(scene)) ?? {};
  return { params, query, headers, body };
}

/** Somebody new in the same place, for routes that end sessions or change passwords. */
async function standIn(who: Who): Promise<Person> {
  const fresh = await newPerson(app);
  if (who === 'admin' || who === 'editor' || who === 'viewer') await joinTenant(app, farm.workspaceId, fresh, who);
  if (who === 'staff') await promote(fresh);
  if (who === 'signedOut')
    await app.dataSource.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [fresh.client.userId]);
  return fresh;
}

function expectedFor(who: Who, row: RouteRow, request: RouteRequest): [status: number, code?: string] {
  if (row.access === 'public') return [row.status];
  if (isOutside(who)) return [401, 'AUTHENTICATION_REQUIRED'];
  if (row.access === 'signedIn') return [row.status];
  if (row.access === 'staff') return who === 'staff' ? [row.status] : [403, 'FORBIDDEN'];
  const least = row.access;
  if (who === 'stranger' || who === 'staff') {
    const named = { ...request.headers, ...request.params };
    const [name] = Object.keys(NOT_FOUND_CODES).filter((candidate) => named[candidate] !== undefined);
    return [404, NOT_FOUND_CODES[name ?? '']];
  }
  return RANKS.indexOf(who) >= RANKS.indexOf(least) ? [row.status] : [403, 'FORBIDDEN'];
}

function read({ text }: RawAnswer): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}

/** What an answer tells: everything but the id of the request. */
function told(answer: RawAnswer): unknown {
  const { requestId: _, ...body } = read(answer);
  return { status: answer.status, body };
}

const visitorOf = (who: Who, client: TestClient) => (who === 'visitor' || who === 'shareGuest' ? null : client);

function withGuestCookie(request: RouteRequest): RouteRequest {
  const cookie = [request.headers?.['cookie'], guest.cookie].filter((one) => one !== undefined).join('; ');
  return { ...request, headers: { ...request.headers, cookie } };
}

/** One id of a request, and how to put another in its place. */
interface Place {
  name: string;
  id: string;
  with(id: string): RouteRequest;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every id in a request, wherever it is. */
function placesOf(request: RouteRequest): Place[] {
  const found: Place[] = [];
  const walk = (value: unknown, name: string, put: (value: unknown) => RouteRequest) => {
    if (typeof value === 'string' && UUID.test(value)) found.push({ name, id: value, with: put });
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      walk(inner, key, (changed) => {
        const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
          ? [...(value as unknown[])]
          : { ...value };
        Object.assign(copy, { [key]: changed });
        return put(copy);
      });
    }
  };
  walk(request, 'request', (changed) => changed as RouteRequest);
  return found;
}

/** Ids of the barn by the name under which a request would send them. */
async function foreignIds(): Promise<Record<string, string>> {
  const rows = await copyRows(app, barn);
  const [session]: { id: string }[] = await app.dataSource.query('SELECT id FROM sessions WHERE user_id = $1 LIMIT 1', [
    barn.owner.client.userId,
  ]);
  const [record]: { uid: string }[] = await app.dataSource.query(
    `SELECT uid FROM document_records WHERE document_id = $1 AND section_key = 'strategic-goals' LIMIT 1`,
    [rows.documentId],
  );
  return {
    projectId: rows.projectId,
    documentId: rows.documentId,
    runId: rows.runId,
    exportId: await addExport(app, barn, { ...rows, status: 'completed' }),
    shareId: (await openShare(barn.owner.client, app.client(), rows.documentId)).shareId,
    before: rows.transactionId,
    id: session?.id ?? '',
    uid: record?.uid ?? '',
    'x-workspace-id': barn.workspaceId,
  };
}

describe('a foreign id', () => {
  it('anywhere in a request answers like a missing one and touches nothing', async () => {
    const foreign = await foreignIds();
    const swapped = new Set<string>();
    for (const route of ofMembers()) {
      const row = rowOf(route);
      const scene = { app, tenant: farm, person: person('owner') };
      const original = await requestFor(row, scene);
      for (const [index, place] of placesOf(original).entries()) {
        const foreignId = foreign[place.name];
        const label = `${routeName(route)} ${place.name}`;
        if (!foreignId) throw new Error(`${label}: there is no foreign id of this name.`);
        swapped.add(label);
        const send = async (id: string) => {
          const request = await requestFor(row, scene);
          const before = await checksum(app, isRow ? undefined : barn);
          const answer = await callRoute(app.url, route, placesOf(request)[index]!.with(id), person('owner').client);
          expect([label, await checksum(app, isRow ? undefined : barn)]).toEqual([label, before]);
          return answer;
        };
        // What is inside a body of one's own may be saved; what is named to be acted on must be there.
        const isRow = place.name in NOT_FOUND_CODES;
        const forForeign = await send(foreignId);
        expect([label, told(forForeign)]).toEqual([label, told(await send(randomUUID()))]);
        expect(forForeign.text).not.toContain(foreignId);
        const expected = isRow ? [404, NOT_FOUND_CODES[place.name]] : [row.status, undefined];
        expect([label, forForeign.status, read(forForeign)['code']]).toEqual([label, ...expected]);
      }
    }
    expect([...swapped].length).toBeGreaterThan(20);
  });

  it('in X-Workspace-Id opens nothing on any route', async () => {
    const description = (await app.client().get<Description>('/openapi.json')).body;
    for (const route of ofMembers()) {
      const row = rowOf(route);
      const asking = row.consumesPerson ? await standIn('owner') : person('owner');
      const request = await requestFor(row, { app, tenant: farm, person: asking });
      const before = await checksum(app, barn);
      const headers = { ...request.headers, 'x-workspace-id': barn.workspaceId };
      const answer = await callRoute(app.url, route, { ...request, headers }, asking.client);
      const label = routeName(route);
      const named = takesWorkspace(description, route);
      expect([label, answer.status]).toEqual([label, named ? 404 : row.status]);
      if (named) expect(read(answer)['code']).toBe('WORKSPACE_NOT_FOUND');
      expect(answer.text).not.toContain(barn.workspaceId);
      expect([label, await checksum(app, barn)]).toEqual([label, before]);
    }
  });
});

describe('every route of the running router', () => {
  it('has a row that says who may call it, and every row a route', () => {
    const names = described().map(routeName);
    expect(names.filter((name) => !ROUTE_ROWS[name])).toEqual([]);
    expect(Object.keys(ROUTE_ROWS).filter((name) => !names.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(40);
  });

  it('answers each kind of person as its row says', async () => {
    const wrong: unknown[] = [];
    for (const route of described()) {
      const row = rowOf(route);
      // Who is turned away at the door leaves everything as it was, so that these need one request between them.
      let atTheDoor: Promise<RouteRequest> | undefined;
      const requestOf = (who: Who, asking: Person) =>
        row.access !== 'public' && isOutside(who)
          ? (atTheDoor ??= requestFor(row, { app, tenant: farm, person: person('visitor') }))
          : requestFor(row, { app, tenant: farm, person: asking });
      const ask = async (who: Who) => {
        const asking = row.consumesPerson ? await standIn(who) : person(who);
        const plain = await requestOf(who, asking);
        const request = who === 'shareGuest' ? withGuestCookie(plain) : plain;
        const answer = await callRoute(app.url, route, request, visitorOf(who, asking.client));
        const [status, code] = expectedFor(who, row, request);
        const right = answer.status === status && (code === undefined || read(answer)['code'] === code);
        if (!right) wrong.push({ route: routeName(route), who, expected: [status, code], answer: told(answer) });
      };
      await Promise.all(PEOPLE.map(ask));
    }
    expect(wrong).toEqual([]);
  });

  it('but those of the link itself is closed to a guest, also of the very document', async () => {
    const { documentId, projectId, runId } = farm.seed;
    const own: Record<string, string> = { documentId, projectId, runId, shareId: guest.shareId };
    let asked = 0;
    for (const route of described().filter((candidate) => /:(?:document|project|run)Id/.test(candidate.path))) {
      const row = rowOf(route);
      const request = await requestFor(row, { app, tenant: farm, person: person('owner') });
      const params = Object.fromEntries(
        Object.entries(request.params ?? {}).map(([name, value]) => [name, own[name] ?? value]),
      );
      const query = route.method === 'GET' ? { ...request.query, share: guest.token } : request.query;
      await exportsAtRest(app, farm);
      const before = await checksum(app, farm);
      const answer = await callRoute(app.url, route, withGuestCookie({ ...request, params, query }), null);
      expect([routeName(route), answer.status, read(answer)['code']]).toEqual([
        routeName(route),
        401,
        'AUTHENTICATION_REQUIRED',
      ]);
      expect([routeName(route), await checksum(app, farm)]).toEqual([routeName(route), before]);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(25);
    // The link itself is as good as it was.
    const opened = await callRoute(
      app.url,
      { method: 'GET', path: '/api/shared/:token/document' },
      withGuestCookie({ params: { token: guest.token } }),
      null,
    );
    expect(opened.status).toBe(200);
  });

  it('answers HEAD as GET, without a body', async () => {
    const heads = routes.filter(({ method, path }) => method === 'HEAD' && path !== '*' && !isBuiltFile(path));
    expect(heads.length).toBeGreaterThan(10);
    for (const head of heads) {
      const row = rowOf({ ...head, method: 'GET' });
      for (const who of ['visitor', 'owner', 'stranger'] as const) {
        const request = await requestFor(row, { app, tenant: farm, person: person(who) });
        const answer = await callRoute(app.url, head, request, visitorOf(who, person(who).client));
        expect([routeName(head), who, answer.status, answer.text]).toEqual([
          routeName(head),
          who,
          expectedFor(who, row, request)[0],
          '',
        ]);
      }
    }
  });

  it('knows nobody by a forged, foreign or broken token', async () => {
    const [header, payload] = person('owner').client.accessToken?.split('.') ?? [];
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const tokens = ['', 'x', 'a.b.c', `${header}.${payload}.`, `${none}.${payload}.`, `${header}.${payload}.AAAA`];
    for (const route of described().filter((candidate) => rowOf(candidate).access !== 'public')) {
      const request = await requestFor(rowOf(route), { app, tenant: farm, person: person('owner') });
      for (const token of tokens) {
        const headers = { ...request.headers, authorization: `Bearer ${token}` };
        const answer = await callRoute(app.url, route, { ...request, headers }, null);
        expect([routeName(route), token, answer.status, read(answer)['code']]).toEqual([
          routeName(route),
          token,
          401,
          'AUTHENTICATION_REQUIRED',
        ]);
      }
    }
  });

  it('answers every other method and every unknown address of the API with a coded 404', async () => {
    for (const method of UNKNOWN_METHODS) {
      for (const path of ['/api', '/api/', '/api/nothing', '/api/documents/x/y/z', '/api/auth/login/']) {
        const answer = await callRoute(app.url, { method, path }, {}, person('staff').client);
        expect([method, path, answer.status]).toEqual([method, path, 404]);
        if (method !== 'HEAD') expect(read(answer)).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
      }
    }
  });
});

interface Description {
  paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
}

function takesWorkspace({ paths }: Description, { method, path }: KnownRoute): boolean {
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return operation?.parameters?.some(({ name }) => name === 'X-Workspace-Id') ?? false;
}
