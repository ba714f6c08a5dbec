import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Document } from '../../backend/src/documents/document.entity.js';
import type { ShareResponseDto } from '../../backend/src/shares/shares.dto.js';
import { MOST_LIVE } from '../../backend/src/shares/shares.service.js';
import { startApp, type TestApp } from '../support/app.js';
import type { Answer, TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';

const OPENINGS = 20;
const MAX_VIEWS = 5;
const ROUNDS = 5;

let app: TestApp;
let owner: TestClient;
let document: Document;
beforeAll(async () => {
  app = await startApp();
  owner = await app.newUser();
  document = await addDocument(app, owner, { sections: ['strategic-goals'] });
});
afterAll(() => app.close());

const give = (terms: Record<string, unknown> = {}) =>
  owner.post<ShareResponseDto>(`/documents/${document.id}/shares`, { accessLevel: 'view', ...terms });
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
const told = ({ status, body }: Answer) => `${status} ${String(body['code'] ?? '')}`.trim();
const audited = async (shareId: string) => {
  const rows: { views: number }[] = await app.dataSource.query(
    `SELECT (meta ->> 'viewCount')::integer AS views FROM audit_logs
      WHERE target_id = $1 AND action = 'share.open' ORDER BY 1`,
    [shareId],
  );
  return rows.map(({ views }) => views);
};

it(`${OPENINGS} guests at once on a link for ${MAX_VIEWS}: exactly ${MAX_VIEWS} get in, and only they read`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { body: share } = await give({ maxViews: MAX_VIEWS });
    const path = `/shared/${share.url.split('/').at(-1)}`;
    const guests = await times(OPENINGS, async () => {
      const client = app.client();
      return { client, answer: await client.post(`${path}/open`, {}) };
    });
    const inside = guests.filter(({ answer }) => answer.status === 200);
    expect(inside).toHaveLength(MAX_VIEWS);
    expect(new Set(guests.map(({ answer }) => told(answer)))).toEqual(new Set(['200', '410 SHARE_USED_UP']));
    for (const { client, answer } of guests) {
      const read = await client.get(`${path}/document`);
      expect(told(read)).toBe(answer.status === 200 ? '200' : '410 SHARE_USED_UP');
    }
    const { body: links } = await owner.get<ShareResponseDto[]>(`/documents/${document.id}/shares`);
    expect(links.find(({ id }) => id === share.id)).toMatchObject({ viewCount: MAX_VIEWS, endedBy: 'usedUp' });
    expect(await audited(share.id)).toEqual([1, 2, 3, 4, 5]);
  }
});

it('a link that is revoked while many open it lets nobody read afterwards, and counts no one in vain', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { body: share } = await give();
    const path = `/shared/${share.url.split('/').at(-1)}`;
    const opening = times(OPENINGS, async () => {
      const client = app.client();
      return { client, answer: await client.post(`${path}/open`, {}) };
    });
    const revoked = await owner.delete(`/documents/${document.id}/shares/${share.id}`);
    expect(revoked.status).toBe(204);
    const guests = await opening;
    expect(guests.every(({ answer }) => ['200', '410 SHARE_REVOKED'].includes(told(answer)))).toBe(true);
    for (const { client } of guests) expect(told(await client.get(`${path}/document`))).toBe('410 SHARE_REVOKED');
    expect(await audited(share.id)).toHaveLength(guests.filter(({ answer }) => answer.status === 200).length);
  }
});

it(`${OPENINGS} more links made at once beside ${MOST_LIVE - 3}: three are`, async () => {
  const { body: links } = await owner.get<ShareResponseDto[]>(`/documents/${document.id}/shares`);
  for (const { id } of links) await owner.delete(`/documents/${document.id}/shares/${id}`);
  for (let count = 0; count < MOST_LIVE - 3; count += 1) expect((await give()).status).toBe(201);
  const answers = await times(OPENINGS, () => give());
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201, 409]));
});
