import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { TICKET_HOURS } from './share-tickets.js';

const TICKET_COOKIE = 'specforge_shared';

export function readTicket(request: FastifyRequest): string | null {
  return request.cookies[TICKET_COOKIE] || null;
}

/** Scripts cannot read it, and only the routes of this one link see it. */
export function setTicket(reply: FastifyReply, config: Config, token: string, ticket: string): void {
  void reply.setCookie(TICKET_COOKIE, ticket, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.http.publicUrl.startsWith('https:'),
    path: `/api/shared/${token}`,
    maxAge: TICKET_HOURS * 60 * 60,
  });
}
