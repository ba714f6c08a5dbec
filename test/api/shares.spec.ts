import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../../backend/src/common/rate-limits.js';
import type { Document } from '../../backend/src/documents/document.entity.js';
import type { DiagramsResponseDto } from '../../backend/src/exports/diagrams.dto.js';
import type {
  SharedDocumentDto,
  SharedLinkDto,
  SharedPrintDto,
} from '../../backend/src/shares/shared-documents.dto.js';
import type { ShareResponseDto } from '../../backend/src/shares/shares.dto.js';
import { MOST_LIVE } from '../../backend/src/shares/shares.service.js';
import type { ActivityResponseDto } from '../../backend/src/projects/project-activity.dto.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';

const DAY_MS = 86_400_000;
const PASSWORD = 'sea lettuce';

let app: TestApp;
let owner: TestClient;
let document: Document;

beforeAll(async () => {
  app = await startApp();
  owner = await app.newUser();
  document = await addDocument(app, owner, { sections: ['strategic-goals', 'user-stories'] });
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function share(terms: Record<string, unknown> = {}, of: Document = document) {
  const answer = await owner.post<ShareResponseDto>(`/documents/${of.id}/shares`, { accessLevel: 'view', ...terms });
  expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ endedBy: null })]);
  const token = answer.body.url.split('/').at(-1) ?? '';
  return { ...answer.body, token, path: `/shared/${token}` };
}

const list = async (of: Document = document) =>
  (await owner.get<ShareResponseDto[]>(`/documents/${of.id}/shares`)).body;

/** Somebody without an account who has opened the link. */
async function guestOf({ path }: { path: string }, password?: string): Promise<TestClient> {
  const guest = app.client();
  const answer = await guest.post(`${path}/open`, password === undefined ? {} : { password });
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ isOpen: true })]);
  return guest;
}

const told = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const READS = ['document', 'diagrams', 'print'] as const;

describe('a link', () => {
  it('is made, listed and revoked, and the audit says so without its token', async () => {
    const made = await share({ expiresAt: inDays(7), maxViews: 5 });
    expect(made.token).toMatch(/^[\w-]{43}$/);
    expect(made.url).toBe(`${app.config.http.publicUrl}/shared/${made.token}`);
    expect(made).toMatchObject({
      accessLevel: 'view',
      maxViews: 5,
      viewCount: 0,
      hasPassword: false,
      lastAccessedAt: null,
    });
    await guestOf(made);
    const [listed] = (await list()).filter(({ id }) => id === made.id);
    expect(listed).toMatchObject({
      url: made.url,
      viewCount: 1,
      lastAccessedAt: expect.stringMatching(/Z$/) as unknown,
    });

    expect((await owner.delete(`/documents/${document.id}/shares/${made.id}`)).status).toBe(204);
    expect((await list()).some(({ id }) => id === made.id)).toBe(false);
    expect(told(await owner.delete(`/documents/${document.id}/shares/${made.id}`))).toEqual([404, 'SHARE_NOT_FOUND']);

    const { body: past } = await owner.get<ActivityResponseDto[]>(`/projects/${document.projectId}/activity`);
    expect(past.slice(0, 2).map(({ kind, document: of }) => [kind, of?.title])).toEqual([
      ['share.revoke', document.title],
      ['share.create', document.title],
    ]);

    const audit: { action: string; kind: string; actor: string; meta: unknown }[] = await app.dataSource.query(
      `SELECT action, actor_kind AS kind, actor::text AS actor, meta FROM audit_logs
        WHERE target_type = 'share' AND target_id = $1 ORDER BY created_at, id`,
      [made.id],
    );
    expect(audit.map(({ action, kind }) => `${kind} ${action}`)).toEqual([
      'user share.create',
      'shareGuest share.open',
      'user share.revoke',
    ]);
    expect(JSON.stringify(audit)).not.toContain(made.token);
  });

  it.each([
    ['a level that is not offered', { accessLevel: 'comment' }, 'SHARE_LEVEL_NOT_OFFERED'],
    ['editing', { accessLevel: 'edit' }, 'SHARE_LEVEL_NOT_OFFERED'],
    ['no level at all', { accessLevel: undefined }, 'VALIDATION_FAILED'],
    ['an end that is over', { expiresAt: '2020-01-01T00:00:00Z' }, 'SHARE_EXPIRY_UNFIT'],
    ['an end in two years', { expiresAt: inDays(731) }, 'SHARE_EXPIRY_UNFIT'],
    ['an end without a time zone', { expiresAt: '2030-01-01T00:00:00' }, 'VALIDATION_FAILED'],
    ['a day that is none', { expiresAt: '2027-02-30T00:00:00Z' }, 'VALIDATION_FAILED'],
    ['no openings', { maxViews: 0 }, 'VALIDATION_FAILED'],
    ['half an opening', { maxViews: 1.5 }, 'VALIDATION_FAILED'],
    ['a short password', { password: '12345' }, 'VALIDATION_FAILED'],
    ['addresses that are not asked', { allowedEmails: ['a@example.test'] }, 'VALIDATION_FAILED'],
  ])('is refused with %s', async (_, terms, code) => {
    const before = (await list()).length;
    const answer = await owner.post(`/documents/${document.id}/shares`, { accessLevel: 'view', ...terms });
    expect(told(answer)).toEqual([400, code]);
    expect((await list()).length).toBe(before);
  });

  it('is one of twenty that are open; those that have ended take no place', async () => {
    const crowded = await addDocument(app, owner, { sections: ['strategic-goals'] });
    const first = await share({ maxViews: 1 }, crowded);
    for (let count = 1; count < MOST_LIVE; count += 1) await share({}, crowded);
    const more = () => owner.post(`/documents/${crowded.id}/shares`, { accessLevel: 'view' });
    expect(told(await more())).toEqual([409, 'TOO_MANY_SHARES']);
    await guestOf(first);
    expect((await list(crowded)).at(-1)).toMatchObject({ id: first.id, endedBy: 'usedUp' });
    expect((await more()).status).toBe(201);
    expect(told(await more())).toEqual([409, 'TOO_MANY_SHARES']);
  });

  it('of another document is not revoked by the way of this one', async () => {
    const other = await addDocument(app, owner, { sections: ['strategic-goals'] });
    const made = await share({}, other);
    expect(told(await owner.delete(`/documents/${document.id}/shares/${made.id}`))).toEqual([404, 'SHARE_NOT_FOUND']);
    await guestOf(made);
  });
});

describe('a guest', () => {
  it('reads the document, its diagrams and its pages after opening the link, without an account', async () => {
    const made = await share();
    const stranger = app.client();
    const before = await stranger.get<SharedLinkDto>(made.path);
    expect(before.body).toEqual({ isOpen: false, asksPassword: false, title: document.title });
    for (const what of READS) {
      expect(told(await stranger.get(`${made.path}/${what}`))).toEqual([403, 'SHARE_NOT_OPENED']);
    }

    const guest = await guestOf(made);
    expect((await guest.get<SharedLinkDto>(made.path)).body.isOpen).toBe(true);
    const { body: member } = await owner.get<SharedDocumentDto>(`/documents/${document.id}`);
    const { body: read } = await guest.get<SharedDocumentDto>(`${made.path}/document`);
    const { title, projectId, templateName, docType, updatedAt, offlineDraft, outline, sections } = member;
    expect(read).toEqual({
      ...{ title, projectId, templateName, docType, updatedAt, offlineDraft, outline, sections },
      viewOnly: true,
    });
    expect(Object.keys(read.sections)).toEqual(['strategic-goals', 'user-stories']);
    const { body: drawn } = await guest.get<DiagramsResponseDto>(`${made.path}/diagrams`);
    expect(drawn).toEqual((await owner.get(`/documents/${document.id}/diagrams`)).body);
    const { body: printed } = await guest.get<SharedPrintDto>(`${made.path}/print?style=executive`);
    const query = `documentId=${document.id}&style=executive`;
    const { body: pages } = await owner.get<SharedPrintDto>(`/projects/${projectId}/print?${query}`);
    expect(printed).toEqual({ projectId, title, pages: pages.pages });
  });

  it('sees diagrams as pictures, also where nobody has looked at them before', async () => {
    const drawing = await addDocument(app, owner, { sections: ['ux-design'] });
    const flow = 'flowchart LR\n  A["Mend the net"] --> B{"Tide fits?"}';
    await app.dataSource.query(
      `UPDATE document_sections SET data = jsonb_set(data, '{flow}', to_jsonb($2::text)) WHERE document_id = $1`,
      [drawing.id, flow],
    );
    const made = await share({}, drawing);
    const guest = await guestOf(made);
    const look = async () => (await guest.get<DiagramsResponseDto>(`${made.path}/diagrams`)).body;
    let seen = await look();
    expect(seen).toEqual({ pictures: [], drawing: true });
    for (const until = Date.now() + 120_000; seen.drawing && Date.now() < until; seen = await look()) await sleep(200);
    expect(seen.pictures.map(({ source }) => source)).toEqual([flow]);
    expect(seen).toEqual((await owner.get(`/documents/${drawing.id}/diagrams`)).body);
    const { body: printed } = await guest.get<SharedPrintDto>(`${made.path}/print`);
    expect(printed.pages?.html).toContain('<img src="data:image/svg+xml');
  });

  it('sees what was written since', async () => {
    const changing = await addDocument(app, owner, {
      sections: ['strategic-goals'],
      data: { 'strategic-goals': null },
    });
    const guest = await guestOf(await share({}, changing));
    expect(guest.cookies.size).toBe(1);
    const [{ token } = { token: '' }]: { token: string }[] = await app.dataSource.query(
      'SELECT token FROM shares WHERE document_id = $1',
      [changing.id],
    );
    expect((await guest.get<SharedPrintDto>(`/shared/${token}/print`)).body.pages).toBeNull();
    await owner.patch(`/documents/${changing.id}`, { title: 'Crews, again' });
    expect((await guest.get<SharedDocumentDto>(`/shared/${token}/document`)).body.title).toBe('Crews, again');
  });

  it('is counted once, however often the page is loaded again', async () => {
    const made = await share({ maxViews: 1 });
    const guest = await guestOf(made);
    for (let load = 0; load < 3; load += 1) expect((await guest.post(`${made.path}/open`, {})).status).toBe(200);
    expect((await guest.get(`${made.path}/document`)).status).toBe(200);
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ viewCount: 1, endedBy: 'usedUp' });
    for (const send of [app.client().get(made.path), app.client().post(`${made.path}/open`, {})]) {
      expect(told(await send)).toEqual([410, 'SHARE_USED_UP']);
    }
  });

  it('takes the cookie of one link to no other', async () => {
    const [one, two] = [await share(), await share()];
    const guest = await guestOf(one);
    for (const what of READS) expect(told(await guest.get(`${two.path}/${what}`))).toEqual([403, 'SHARE_NOT_OPENED']);
  });

  it('gets a cookie that no script reads, for the routes of this link alone', async () => {
    const made = await share();
    const answer = await app.client().post(`${made.path}/open`, {});
    const [cookie = ''] = answer.headers.getSetCookie();
    for (const part of ['HttpOnly', 'SameSite=Lax', `Path=/api${made.path}`, 'Max-Age=14400']) {
      expect(cookie).toContain(part);
    }
  });

  it('is told nothing of a link that nobody made', async () => {
    const made = await share();
    const wrong = `${made.token.startsWith('A') ? 'B' : 'A'}${made.token.slice(1)}`;
    for (const token of [wrong, made.token.slice(1), 'x', '%20', `${made.token}.`, 'a'.repeat(400)]) {
      for (const what of ['', ...READS.map((one) => `/${one}`)]) {
        const answer = await app.client().get(`/shared/${token}${what}`);
        expect([token, what, ...told(answer)]).toEqual([token, what, 404, 'SHARE_NOT_FOUND']);
      }
      expect(told(await app.client().post(`/shared/${token}/open`, {}))).toEqual([404, 'SHARE_NOT_FOUND']);
    }
  });

  it('finds each answer marked as private, the refusals too', async () => {
    const made = await share({ maxViews: 1 });
    const guest = await guestOf(made);
    const answers = [
      await guest.get(`${made.path}/document`),
      await app.client().get(made.path),
      await app.client().get('/shared/nothing'),
      await app.client().get('/shared/nothing/print'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 410, 404, 404]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toContain('noindex');
    }
  });
});

describe('a link that has ended', () => {
  it.each<[string, string, (made: { id: string }, of: Document) => Promise<unknown>]>([
    ['revoked', 'SHARE_REVOKED', ({ id }, of) => owner.delete(`/documents/${of.id}/shares/${id}`)],
    ['with its document deleted', 'SHARED_DOCUMENT_DELETED', (_, of) => owner.delete(`/documents/${of.id}`)],
    ['with its project deleted', 'SHARED_DOCUMENT_DELETED', (_, of) => owner.delete(`/projects/${of.projectId}`)],
    [
      'expired',
      'SHARE_EXPIRED',
      ({ id }) => app.dataSource.query(`UPDATE shares SET expires_at = now() WHERE id = $1`, [id]),
    ],
  ])('%s is gone for those who read it too', async (_, code, end) => {
    const ending = await addDocument(app, owner, { sections: ['strategic-goals'] });
    const made = await share({}, ending);
    const guest = await guestOf(made);
    await end(made, ending);
    for (const who of [guest, app.client()]) {
      for (const what of ['', ...READS.map((one) => `/${one}`)]) {
        expect([what, ...told(await who.get(`${made.path}${what}`))]).toEqual([what, 410, code]);
      }
      expect(told(await who.post(`${made.path}/open`, {}))).toEqual([410, code]);
    }
    const [row]: { views: number }[] = await app.dataSource.query(
      'SELECT view_count AS views FROM shares WHERE id = $1',
      [made.id],
    );
    expect(row?.views).toBe(1);
  });

  it('opens again when its document is put back', async () => {
    const back = await addDocument(app, owner, { sections: ['strategic-goals'] });
    const made = await share({}, back);
    await owner.delete(`/documents/${back.id}`);
    expect(told(await app.client().get(made.path))).toEqual([410, 'SHARED_DOCUMENT_DELETED']);
    await owner.post(`/documents/${back.id}/restore`);
    await guestOf(made);
  });
});

describe('a password', () => {
  it('is asked before anything is said, and kept as an Argon2id hash', async () => {
    const made = await share({ password: PASSWORD });
    expect(made.hasPassword).toBe(true);
    const stranger = app.client();
    expect((await stranger.get<SharedLinkDto>(made.path)).body).toEqual({
      isOpen: false,
      asksPassword: true,
      title: null,
    });
    expect(told(await stranger.post(`${made.path}/open`, {}))).toEqual([403, 'SHARE_PASSWORD_REQUIRED']);
    const refused = await stranger.post(`${made.path}/open`, { password: 'sea lettuc' });
    expect(told(refused)).toEqual([403, 'SHARE_PASSWORD_WRONG']);
    expect(refused.bytes.toString()).not.toContain(document.title);
    expect(stranger.cookies.size).toBe(0);
    for (const what of READS) {
      expect(told(await stranger.get(`${made.path}/${what}`))).toEqual([403, 'SHARE_NOT_OPENED']);
    }
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ viewCount: 0, lastAccessedAt: null });

    const guest = await guestOf(made, PASSWORD);
    expect((await guest.get<SharedLinkDto>(made.path)).body.title).toBe(document.title);
    expect((await guest.get(`${made.path}/document`)).status).toBe(200);
    const [row]: { hash: string }[] = await app.dataSource.query(
      'SELECT password_hash AS hash FROM shares WHERE id = $1',
      [made.id],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$/);
  });

  it('can be guessed so often and no more, and the right one forgets the wrong ones', async () => {
    const limited = await startApp({ config: (config) => ({ ...config, rateLimits: true }) });
    const member = await limited.newUser();
    const { id } = await addDocument(limited, member, { sections: ['strategic-goals'] });
    const { body } = await member.post<ShareResponseDto>(`/documents/${id}/shares`, {
      accessLevel: 'view',
      password: PASSWORD,
    });
    const open = (password: string) =>
      limited.client().post(`/shared/${body.url.split('/').at(-1)}/open`, { password });
    const { points } = RATE_LIMITS['share-password'];
    for (let tries = 1; tries < points; tries += 1) expect((await open('wrong one')).status).toBe(403);
    expect((await open(PASSWORD)).status).toBe(200);
    for (let tries = 0; tries < points; tries += 1) expect((await open('wrong one')).status).toBe(403);
    const refused = await open(PASSWORD);
    expect(told(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();
  });
});
