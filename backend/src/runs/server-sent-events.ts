import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Takes the response over from the framework and opens a stream of events on it. */
export function beginEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const response = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    connection: 'keep-alive',
    // Proxies of the nginx kind would otherwise hold events back.
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  return response;
}

/** `Last-Event-ID` as a number; null when there is none or it is none of ours. */
export function readLastEventId(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
