import { describe, expect, it } from '@jest/globals';
import { signDownload } from '../exports/download-links.js';
import { isTicketFor, signTicket, TICKET_HOURS } from './share-tickets.js';

const SHARE = '019aa0c4-7f00-7000-8000-000000000001';
const OTHER = '019aa0c4-7f00-7000-8000-000000000002';
const NOW = 1_800_000_000_000;
const LIFE_MS = TICKET_HOURS * 3_600_000;
const ticket = signTicket(SHARE, 'secret', NOW);

describe('a ticket', () => {
  it('opens its link until it ends, and no other link', () => {
    expect(isTicketFor(SHARE, ticket, 'secret', NOW)).toBe(true);
    expect(isTicketFor(SHARE, ticket, 'secret', NOW + LIFE_MS - 1)).toBe(true);
    expect(isTicketFor(SHARE, ticket, 'secret', NOW + LIFE_MS)).toBe(false);
    expect(isTicketFor(OTHER, ticket, 'secret', NOW)).toBe(false);
  });

  it('is nothing that somebody else signed, lengthened, or was given for another purpose', () => {
    const [id = '', , sign = ''] = ticket.split('.');
    const longer = `${id}.${(NOW + 10 * LIFE_MS).toString(36)}.${sign}`;
    const download = signDownload({ exportId: SHARE, expiresAt: NOW + LIFE_MS }, 'secret');
    for (const forged of [null, '', '..', longer, `${ticket}.x`, download, signTicket(SHARE, 'another', NOW)]) {
      expect([forged, isTicketFor(SHARE, forged, 'secret', NOW)]).toEqual([forged, false]);
    }
  });
});
