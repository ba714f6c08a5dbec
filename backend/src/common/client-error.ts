import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonErrors } from './common.errors.js';

const CASES: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address and the headers together are too long.' },
};

/** Answers what is no HTTP at all, or too much of it, in the shape of every other error. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = CASES[error.code ?? ''] ?? { status: 400, message: 'This is not an HTTP request.' };
  const { code, message: summary } = commonErrors.MALFORMED_REQUEST();
  const body = JSON.stringify({
    statusCode: status,
    code,
    message: summary,
    details: [{ field: 'request', message }],
    requestId: randomUUID(),
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (!socket.writable) socket.destroy(error);
  else socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
