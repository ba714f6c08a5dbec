import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from '../../backend/src/config/config.js';

/** What the store does with a request: answers it well, late, refuses it, or breaks off in the middle. */
export type StoreBehaviour = 'well' | 'slow' | 'busy' | 'broken' | 'cut' | 'silent';

const SLOW_MS = 800;

const BUCKET = 'specforge-test';

/** As much of an S3-compatible store as the product uses, which misbehaves as it is told. */
export interface BadStore {
  settings: S3Settings;
  /** Keys and their bytes. */
  files: Map<string, Buffer>;
  requests: string[];
  /** For the next requests, one after the other; then it answers well, or as `always` says. */
  next: StoreBehaviour[];
  always: StoreBehaviour;
  close(): Promise<void>;
}

export async function startBadStore(): Promise<BadStore> {
  const store = {
    files: new Map<string, Buffer>(),
    requests: [] as string[],
    next: [] as StoreBehaviour[],
    always: 'well' as StoreBehaviour,
  };
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const key = decodeURIComponent(new URL(url, 'http://store').pathname).replace(`/${BUCKET}`, '').replace(/^\//, '');
    store.requests.push(`${method} ${key}`);
    const behaviour = store.next.shift() ?? store.always;
    if (behaviour === 'silent') return;
    if (behaviour === 'cut') return void request.socket.destroy();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    if (behaviour === 'slow') await sleep(SLOW_MS);
    if (behaviour === 'busy') return refuse(response, 503, 'SlowDown');
    if (behaviour === 'broken') return refuse(response, 500, 'InternalError');
    if (method === 'PUT') store.files.set(key, Buffer.concat(pieces));
    if (method === 'DELETE') store.files.delete(key);
    const content = store.files.get(key);
    if (method === 'GET' && !content) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(method === 'DELETE' ? 204 : 200, { ETag: '"1"' });
    response.end(method === 'GET' ? content : undefined);
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return Object.assign(store, {
    settings: {
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'test-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'no-secret' },
    },
    close: () => close(server),
  });
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>As it was told</Message></Error>`);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
