import { randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, messageText, parseCompletionRequest, type CompletionRequest } from './completion-request.js';
import { tokenize } from './tokens.js';
import { WritingThread } from './writing-thread.js';

const ownModel = 'specforge-drafting';
const maxBodyBytes = 8 * 1024 * 1024;
/** How often a paced stream sends what has become due. */
const tickMs = 40;

export interface DraftingEngineOptions {
  /** Default 0: any free port. */
  port?: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Pace of the answer; 0 (the default) sends without waiting. */
  tokensPerSecond?: number;
  /** When set, requests need it as their bearer token. */
  apiKey?: string;
  /** Write in a thread of its own, so that the process goes on meanwhile; only where it was compiled. */
  threaded?: boolean;
}

export interface DraftingEngine {
  /** Base URL for an OpenAI client, `http://127.0.0.1:41234/v1`. */
  url: string;
  /** Cuts what is still being answered and frees the port. May be called twice. */
  close(): Promise<void>;
}

/** Starts the embedded model: the drafting engine behind the OpenAI chat-completions wire format. */
export async function startDraftingEngine(options: DraftingEngineOptions = {}): Promise<DraftingEngine> {
  const host = options.host ?? '127.0.0.1';
  const thread = options.threaded ? new WritingThread() : null;
  const write: Write = thread ? (request) => thread.write(request) : writeHere;
  const server = createServer((request, response) => {
    route(request, response, { ...options, write }).catch((error: unknown) => fail(response, error));
  });
  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/v1`,
    close: () =>
      (closing ??= new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }).then(() => thread?.close())),
  };
}

type Write = (request: CompletionRequest) => Promise<string>;
type Serving = DraftingEngineOptions & { write: Write };

async function route(request: IncomingMessage, response: ServerResponse, options: Serving) {
  const path = new URL(request.url ?? '/', 'http://engine').pathname.replace(/\/+$/, '');
  response.setHeader('x-request-id', `req_${randomUUID().replaceAll('-', '')}`);
  authorize(request, options.apiKey);
  const model = { id: ownModel, object: 'model', created: 0, owned_by: 'specforge' };
  if (request.method === 'POST' && path === '/v1/chat/completions') return complete(request, response, options);
  if (request.method === 'GET' && path === '/v1/models') return send(response, 200, { object: 'list', data: [model] });
  if (request.method === 'GET' && path === `/v1/models/${ownModel}`) return send(response, 200, model);
  throw new ApiError(404, `Unknown request URL: ${request.method} ${path}.`, undefined, null, 'unknown_url');
}

function authorize(request: IncomingMessage, apiKey: string | undefined) {
  if (!apiKey) return;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${apiKey}`);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new ApiError(401, 'Incorrect API key provided.', 'invalid_request_error', null, 'invalid_api_key');
}

/** Loaded with the first request, like the thread. */
async function writeHere(request: CompletionRequest): Promise<string> {
  const [{ answer }, { prepareKnowledge }] = await Promise.all([import('./answer.js'), import('./know/load.js')]);
  await prepareKnowledge();
  return answer(request);
}

async function complete(request: IncomingMessage, response: ServerResponse, options: Serving) {
  const asked = parseCompletionRequest(await readBody(request));
  const tokens = tokenize(await options.write(asked));
  const limit = asked.max_completion_tokens ?? asked.max_tokens ?? Infinity;
  const given = tokens.slice(0, limit);
  const prompt = asked.messages.reduce((sum, message) => sum + tokenize(messageText(message)).length + 4, 3);
  const completion: Completion = {
    head: { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: asked.model },
    tokens: given,
    finishReason: tokens.length > limit ? 'length' : 'stop',
    usage: {
      prompt_tokens: prompt,
      completion_tokens: given.length,
      total_tokens: prompt + given.length,
      prompt_tokens_details: { cached_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0 },
    },
  };
  const pace = options.tokensPerSecond ?? 0;
  if (asked.stream) return stream(response, completion, pace, Boolean(asked.stream_options?.include_usage));
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  if (pace > 0) await wait((given.length / pace) * 1000, undefined, { signal: gone.signal }).catch(() => undefined);
  send(response, 200, {
    ...completion.head,
    object: 'chat.completion',
    system_fingerprint: ownModel,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: given.join(''), refusal: null },
        logprobs: null,
        finish_reason: completion.finishReason,
      },
    ],
    usage: completion.usage,
  });
}

interface Completion {
  head: { id: string; created: number; model: CompletionRequest['model'] };
  tokens: string[];
  finishReason: 'stop' | 'length';
  usage: object;
}

async function stream(response: ServerResponse, completion: Completion, pace: number, includeUsage: boolean) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  const chunk = (choices: object[], usage: object | null = null) => {
    const body = { ...completion.head, object: 'chat.completion.chunk', system_fingerprint: ownModel, choices };
    return response.write(`data: ${JSON.stringify(includeUsage ? { ...body, usage } : body)}\n\n`);
  };
  const delta = (part: object, finishReason: string | null = null) =>
    chunk([{ index: 0, delta: part, logprobs: null, finish_reason: finishReason }]);
  delta({ role: 'assistant', content: '', refusal: null });
  const perChunk = pace > 0 ? Math.max(1, Math.round((pace * tickMs) / 1000)) : 200;
  const started = Date.now();
  for (let sent = 0; sent < completion.tokens.length; sent += perChunk) {
    // Counting from the start, not tick by tick, keeps the pace right when a timer fires late.
    const due = pace > 0 ? started + ((sent + perChunk) / pace) * 1000 - Date.now() : 0;
    if (due > 0) await wait(due);
    if (response.destroyed) return;
    const flowing = delta({ content: completion.tokens.slice(sent, sent + perChunk).join('') });
    if (!flowing && !response.destroyed) {
      await Promise.race([once(response, 'drain'), once(response, 'close')]).catch(() => undefined);
    }
  }
  if (response.destroyed) return;
  delta({}, completion.finishReason);
  if (includeUsage) chunk([], completion.usage);
  response.end('data: [DONE]\n\n');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBodyBytes) throw new ApiError(413, 'The request body is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object) {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function fail(response: ServerResponse, error: unknown) {
  if (response.headersSent) return void response.destroy();
  if (error instanceof ApiError) return send(response, error.status, error.toJSON());
  const message = error instanceof Error ? error.message : String(error);
  send(response, 500, new ApiError(500, `The drafting engine failed: ${message}`, 'server_error').toJSON());
}
