import { readGrant, signGrant } from '../common/signed-grants.js';

const PURPOSE = 'share tickets';
/** So long a guest may read on, and come back, without another opening being counted. */
export const TICKET_HOURS = 4;

/** What a guest keeps in a cookie after opening a link: it says which link, and until when. */
export function signTicket(shareId: string, secret: string, now: number): string {
  return signGrant(PURPOSE, { id: shareId, expiresAt: now + TICKET_HOURS * 60 * 60 * 1000 }, secret);
}

/** Whether this ticket opens this link still. */
export function isTicketFor(shareId: string, ticket: string | null, secret: string, now: number): boolean {
  const grant = ticket === null ? null : readGrant(PURPOSE, ticket, secret);
  return grant !== null && grant.id === shareId && grant.expiresAt > now;
}
