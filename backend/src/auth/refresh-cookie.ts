import type { FastifyReply, FastifyRequest } from 'fastify';
import type {} from '@fastify/cookie';
import type { Config } from '../config/config.js';
import { SESSION_DAYS } from './sessions.service.js';

const REFRESH_COOKIE = 'specforge_refresh';

/** Scripts cannot read it, other sites' forms do not send it, and only the routes that need it see it. */
function attributes(config: Config) {
  const secure = config.http.publicUrl.startsWith('https:');
  return { httpOnly: true, sameSite: 'lax', path: '/api/auth', secure } as const;
}

export function readRefreshCookie(request: FastifyRequest): string | null {
  return request.cookies[REFRESH_COOKIE] || null;
}

export function setRefreshCookie(reply: FastifyReply, config: Config, refreshToken: string): void {
  void reply.setCookie(REFRESH_COOKIE, refreshToken, { ...attributes(config), maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(REFRESH_COOKIE, attributes(config));
}
