import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from './coded-error.js';
import { commonErrors } from './common.errors.js';
import { isDatabaseUnavailable } from './database-availability.js';

/** Turns whatever was thrown into `{ statusCode, code, message, details?, requestId }`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also for what fails outside Nest's routes: pages, files, bodies and addresses that cannot be read. */
  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = toCodedError(thrown);
    if (error.status >= 500) this.logger.error({ err: thrown, requestId: request.id }, error.message);
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    void sendError(reply, request, error);
  }
}

export function sendError(reply: FastifyReply, request: FastifyRequest, error: CodedError): FastifyReply {
  return reply
    .status(error.status)
    .headers(error.headers)
    .type('application/json; charset=utf-8')
    .send({
      statusCode: error.status,
      code: error.code,
      message: error.message,
      ...(error.details && { details: error.details }),
      ...error.body,
      requestId: request.id,
    });
}

/** The coded error that a client is told for anything thrown; what is not known is INTERNAL. */
export function toCodedError(thrown: unknown): CodedError {
  if (thrown instanceof CodedError) return thrown;
  if (isDatabaseUnavailable(thrown)) {
    return commonErrors.TEMPORARILY_UNAVAILABLE({ headers: { 'Retry-After': '2' }, cause: thrown });
  }
  const status = statusOf(thrown);
  // The health check says in this way that something does not answer.
  if (status === 503) return commonErrors.TEMPORARILY_UNAVAILABLE({ headers: { 'Retry-After': '2' } });
  if (status === 401) return commonErrors.AUTHENTICATION_REQUIRED();
  if (status === 403) return commonErrors.FORBIDDEN();
  if (status === 404) return commonErrors.NOT_FOUND();
  if (status !== undefined && status >= 400 && status < 500) {
    const message = thrown instanceof Error ? thrown.message : 'unreadable';
    return commonErrors.MALFORMED_REQUEST({ details: [{ field: 'request', message }] });
  }
  return commonErrors.INTERNAL({ cause: thrown });
}

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  // Fastify's own errors (unreadable JSON, a body that is too large) carry their status.
  if (thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number') {
    return thrown.statusCode;
  }
  return undefined;
}
