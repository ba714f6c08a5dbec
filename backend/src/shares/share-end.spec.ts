import { describe, expect, it } from '@jest/globals';
import { shareEnd, type ShareTerms } from './share-end.js';

const NOW = new Date('2027-03-01T12:00:00Z');
const EARLIER = new Date('2027-03-01T11:59:59Z');
const LATER = new Date('2027-03-01T12:00:01Z');
const OPEN: ShareTerms = { revokedAt: null, expiresAt: null, maxViews: null, viewCount: 7, isDeleted: false };

describe('shareEnd', () => {
  it.each<[string, Partial<ShareTerms>, ReturnType<typeof shareEnd>]>([
    ['without terms', {}, null],
    ['before it expires', { expiresAt: LATER }, null],
    ['the moment it expires', { expiresAt: NOW }, 'expired'],
    ['after it expired', { expiresAt: EARLIER }, 'expired'],
    ['with an opening left', { maxViews: 8 }, null],
    ['with none left', { maxViews: 7 }, 'usedUp'],
    ['revoked', { revokedAt: EARLIER }, 'revoked'],
    ['of a deleted document', { isDeleted: true }, 'documentDeleted'],
    ['ended in every way', { revokedAt: EARLIER, isDeleted: true, expiresAt: EARLIER, maxViews: 1 }, 'revoked'],
    ['expired and used up', { expiresAt: EARLIER, maxViews: 1 }, 'expired'],
  ])('%s', (_, terms, end) => {
    expect(shareEnd({ ...OPEN, ...terms }, NOW)).toBe(end);
  });
});
