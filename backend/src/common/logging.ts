import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Logger, type Params } from 'nestjs-pino';
import type { Config } from '../config/config.js';

const SAFE_REQUEST_ID = /^[\w.-]{8,64}$/;

/** The id that a proxy gave the request, if it is a plain one, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
}

/** Addresses whose next part opens something by itself. */
const TELLING = /(\/(?:shared|downloads)\/)[^/]+/;

/** A request's path as logs may hold it: without its query, and without the token of a link. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(TELLING, '$1[redacted]');
}

/** Structured logs, one line a request. Bodies, cookies, tokens and query strings never get in. */
export function loggingOptions(config: Config): Params {
  return {
    pinoHttp: {
      level: config.log.level,
      genReqId: (request) => (typeof request.id === 'string' ? request.id : requestId(request)),
      autoLogging: { ignore: (request) => request.url?.startsWith('/assets/') ?? false },
      customLogLevel: (_request, response, error) =>
        error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: loggedPath(request.url),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      redact: {
        paths: [
          ...['*.password', '*.token', '*.authorization', '*.apiKey', 'err.config', 'err.headers', 'err.parameters'],
          // PostgreSQL tells of a refused row with all its values.
          ...['err.detail', 'err.*.detail', 'err.*.where'],
        ],
        censor: '[redacted]',
      },
    },
  };
}

/** What the framework tells of itself while it starts: dozens of lines that say nothing went wrong. */
const FRAMEWORK_CHATTER = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** The structured logger without the framework's own start-up lines. */
@Injectable()
export class AppLogger extends Logger {
  override log(message: unknown, ...parameters: unknown[]): void {
    if (FRAMEWORK_CHATTER.has(String(parameters.at(-1)))) return;
    super.log(message, ...parameters);
  }
}
