import type { Share } from '~/lib/api/types';
import { endOf, expiryOf, openingsOf } from './share-words';

const SHARE: Share = {
  id: '019aa0c4-7f00-7000-8000-000000000001',
  url: 'https://specforge.example/shared/k3Y',
  accessLevel: 'view',
  endedBy: null,
  expiresAt: null,
  maxViews: null,
  viewCount: 0,
  lastAccessedAt: null,
  hasPassword: false,
  createdAt: '2026-11-22T10:00:00.000Z',
};
const AT = '2026-11-29T12:00:00.000Z';

describe('a link', () => {
  it.each<[Partial<Share>, string]>([
    [{}, 'Not opened yet'],
    [{ maxViews: 1 }, 'Not opened yet, good for 1 time'],
    [{ viewCount: 1 }, 'Opened 1 time'],
    [{ viewCount: 1200, maxViews: 2000 }, 'Opened 1,200 of 2,000 times'],
  ])('with %j: %s', (terms, words) => {
    expect(openingsOf({ ...SHARE, ...terms })).toBe(words);
  });

  it('says when it was opened last', () => {
    expect(openingsOf({ ...SHARE, viewCount: 2, lastAccessedAt: AT })).toMatch(/^Opened 2 times, last 29 Nov 2026, /);
  });

  it.each<[Partial<Share>, RegExp]>([
    [{}, /^Open until you revoke it$/],
    [{ expiresAt: AT }, /^Open until 29 Nov 2026, /],
    [{ expiresAt: AT, endedBy: 'expired' }, /^Expired 29 Nov 2026$/],
    [{ expiresAt: AT, endedBy: 'usedUp' }, /^Used up$/],
  ])('with %j: %s', (terms, words) => {
    expect(endOf({ ...SHARE, ...terms })).toMatch(words);
  });

  it('ends so many days from now, or never', () => {
    const now = new Date('2026-11-22T12:00:00.000Z');
    expect(expiryOf('7', now)).toBe(AT);
    expect(expiryOf('never', now)).toBeUndefined();
  });
});
