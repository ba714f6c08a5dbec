import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findCall } from './calls.js';
import type { Call } from './call.js';
import { CashierError } from './errors.js';
import { type FormGroup, parseForm } from './form.js';
import type { Switches } from './controls.js';
import type { Till } from './till.js';

const MAX_BODY_BYTES = 1_000_000;
const KEEP_ALIVE_MS = 72_000;
const ANSWERS_KEPT_SECONDS = 86_400;

export interface Desk {
  till: Till;
  controls: Call[];
  switches: Switches;
  /** Lets due moments happen, does the work, and keeps what has changed. */
  act<T>(work: () => T): Promise<T>;
}

/** Answers the API on a free loopback port. */
export async function listen(desk: Desk): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    respond(desk, request, response).catch((error: unknown) => fail(response, error));
  });
  // Longer than clients keep a connection, so that none meets one that is just being closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function respond(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = `req_${randomBytes(8).toString('hex')}`;
  response.setHeader('Request-Id', requestId);
  const url = new URL(request.url ?? '/', 'http://cashier');
  const method = request.method ?? 'GET';
  authorize(request, desk.till.state.secretKey);
  const body = await readBody(request);
  const ofTests = url.pathname.startsWith('/_test/');
  if (!ofTests) failOnPurpose(desk.switches);
  const found = ofTests ? findCall(method, url.pathname, desk.controls) : findCall(method, url.pathname);
  if (!found) {
    const message = `Unrecognized request URL (${method}: ${url.pathname}).`;
    throw new CashierError(404, { type: 'invalid_request_error', message });
  }
  const form = parseForm([url.search.slice(1), body].filter((part) => part !== '').join('&'));
  const given = request.headers['idempotency-key'];
  const key = method === 'POST' && typeof given === 'string' && given !== '' ? given : null;
  const { status, answer, replayed } = await desk.act(() =>
    answerOnce(desk.till, { key, requestId, fingerprint: fingerprint(url.pathname, form) }, () =>
      found.call.run(desk.till, form, found.id),
    ),
  );
  if (key !== null) response.setHeader('Idempotency-Key', key);
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  send(response, status, answer);
}

function authorize(request: IncomingMessage, secretKey: string): void {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secretKey}`);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new CashierError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

function failOnPurpose({ failures }: Switches): void {
  if (failures.next === 0) return;
  failures.next -= 1;
  throw new CashierError(failures.status, { type: 'api_error', message: 'The cashier was told to fail.' });
}

function fingerprint(path: string, form: FormGroup): string {
  return createHash('sha256')
    .update(`${path}\n${JSON.stringify(form)}`)
    .digest('base64url');
}

interface Asked {
  key: string | null;
  requestId: string;
  fingerprint: string;
}

interface Answered {
  status: number;
  answer: object;
  replayed: boolean;
}

/** Does the work, or answers as before where the key is known. Errors: 400 idempotency_error for other parameters. */
function answerOnce(till: Till, asked: Asked, work: () => object): Answered {
  const { answers } = till.state;
  const now = Math.floor(Date.now() / 1000);
  for (const [key, { at }] of Object.entries(answers)) {
    if (at > now - ANSWERS_KEPT_SECONDS) break;
    delete answers[key];
  }
  const kept = asked.key === null ? undefined : answers[`${asked.key}:`];
  if (kept) {
    if (kept.fingerprint === asked.fingerprint) return { status: kept.status, answer: kept.body, replayed: true };
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`;
    throw new CashierError(400, { type: 'idempotency_error', message });
  }
  const { status, answer } = attempt(till, asked, work);
  if (asked.key !== null && (status === 200 || status === 402)) {
    // The colon keeps a key of digits from being sorted before the others.
    answers[`${asked.key}:`] = {
      at: now,
      fingerprint: asked.fingerprint,
      requestId: asked.requestId,
      status,
      body: answer,
    };
  }
  return { status, answer, replayed: false };
}

/** An error is an answer like others, so that what happened before it is kept: a card that was declined. */
function attempt(till: Till, { key, requestId }: Asked, work: () => object): Omit<Answered, 'replayed'> {
  till.request = { id: requestId, idempotency_key: key };
  try {
    return { status: 200, answer: work() };
  } catch (error) {
    if (error instanceof CashierError) return { status: error.status, answer: { error: error.details } };
    throw error;
  } finally {
    till.request = null;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES) {
      throw new CashierError(413, { type: 'invalid_request_error', message: 'The request body is too large.' });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  if (error instanceof CashierError) return send(response, error.status, { error: error.details });
  const message = error instanceof Error ? error.message : String(error);
  send(response, 500, { error: { type: 'api_error', message: `The embedded cashier failed: ${message}` } });
}
