import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request as it goes over the wire: the address is not tidied up, and the body need not be JSON. */
export interface RawRequest {
  method: string;
  /** With its leading slash and its query. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
/** An answer that takes longer has failed its test anyway. */
const PATIENCE_MS = 60_000;

/** Sends a request without what `fetch` would forbid or mend. A text is sent as Latin-1 where it is a header. */
export function sendRaw(url: string, raw: RawRequest): Promise<RawAnswer> {
  const { method, path, headers = {}, body } = raw;
  const { hostname, port } = new URL(url);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ agent, hostname, port, method, path, headers, timeout: PATIENCE_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
          milliseconds: performance.now() - started,
        }),
      );
    });
    call.on('timeout', () => call.destroy(new Error(`No answer within ${PATIENCE_MS} ms`)));
    call.on('error', (error) => {
      // A kept connection that the server had closed by then: the request never arrived.
      if (call.reusedSocket && 'code' in error && error.code === 'ECONNRESET') resolve(sendRaw(url, raw));
      else reject(error);
    });
    if (body !== undefined) call.setHeader('content-length', Buffer.byteLength(body));
    call.end(body);
  });
}
