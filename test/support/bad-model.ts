import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { SectionData, TemplateSection } from '@specforge/document';
import { type BriefBlock, findBriefBlock } from '../../backend/src/embedded/drafting/brief-block.js';
import { sampleData } from './sample-document.js';

/** What the model server does with one call. */
export type Behaviour =
  /** A good answer, after a while or after something else if asked. */
  | { kind: 'good'; delayMs?: number; after?: Promise<unknown> }
  | {
      kind: 'status';
      status: number;
      code?: string;
      message?: string;
      param?: string;
      headers?: Record<string, string>;
    }
  /** The connection breaks in the middle of the answer. */
  | { kind: 'cut' }
  /** `finish_reason: length` in the middle of the answer. */
  | { kind: 'length' }
  | { kind: 'refusal' }
  | { kind: 'invalid-json' }
  /** JSON that leaves out a field and misspells an id. */
  | { kind: 'against-schema' }
  /** Nothing ever comes. */
  | { kind: 'hang' }
  /** Half of the answer comes, and then nothing; or the rest after something else. */
  | { kind: 'stall'; until?: Promise<unknown> }
  /** The whole answer, a few characters at a time. */
  | { kind: 'drip'; everyMs: number; characters: number };

/** A call as the server saw it. */
export interface ModelCall {
  model: string;
  task: BriefBlock['task'] | null;
  /** Key of the section asked for. */
  section: string | null;
  /** Names of the fields asked for. */
  fields: string[];
  /** How many calls for this section came before, from any run. */
  before: number;
  block: BriefBlock | null;
  body: CompletionBody;
}

interface CompletionBody {
  model: string;
  messages: { role: string; content: string }[];
  max_completion_tokens?: number;
  max_tokens?: number;
  temperature?: number;
  stream_options?: object;
  response_format?: { type: string; json_schema?: { schema: object; strict: boolean } };
}

export interface BadModel {
  /** Base URL for an OpenAI client. */
  url: string;
  calls: ModelCall[];
  /** Decides for each call; a call that it answers null for is answered well. */
  behave(decide: (call: ModelCall) => Behaviour | null): void;
  /** Calls for a section so far. */
  callsFor(section: string): ModelCall[];
  /** Forgets calls and decisions. */
  reset(): void;
  close(): Promise<void>;
}

/** A server of the OpenAI API that misbehaves when told to, and otherwise answers with plausible, valid sections. */
export async function startBadModel(): Promise<BadModel> {
  const calls: ModelCall[] = [];
  let decide: (call: ModelCall) => Behaviour | null = () => null;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return sendJson(response, 200, { object: 'list', data: [] });
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const call = describeCall(JSON.parse(Buffer.concat(parts).toString()) as CompletionBody, calls);
    calls.push(call);
    await carryOut(call, decide(call) ?? { kind: 'good' }, response);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave: (next) => {
      decide = next;
    },
    callsFor: (section) => calls.filter((call) => call.section === section),
    reset: () => {
      calls.length = 0;
      decide = () => null;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function describeCall(body: CompletionBody, calls: readonly ModelCall[]): ModelCall {
  const block = body.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => findBriefBlock(content))
    .findLast((found) => found !== null);
  const section = block?.section?.key ?? null;
  return {
    model: body.model,
    task: block?.task ?? null,
    section,
    fields: block?.section?.fields.map(({ name }) => name) ?? [],
    before: section === null ? 0 : calls.filter((call) => call.section === section).length,
    block: block ?? null,
    body,
  };
}

async function carryOut(call: ModelCall, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  const text = goodAnswer(call);
  const half = text.slice(0, Math.ceil(text.length / 2));
  switch (behaviour.kind) {
    case 'good':
      if (behaviour.delayMs) await wait(behaviour.delayMs);
      await behaviour.after;
      return stream(call, response, [text], 'stop');
    case 'status':
      return sendJson(
        response,
        behaviour.status,
        {
          error: {
            message: behaviour.message ?? `Status ${behaviour.status}`,
            type: behaviour.code ?? 'error',
            param: behaviour.param ?? null,
            code: behaviour.code ?? null,
          },
        },
        behaviour.headers,
      );
    case 'cut':
      open(call, response, [half]);
      await wait(20);
      return void response.destroy();
    case 'length':
      return stream(call, response, [half], 'length');
    case 'refusal':
      return stream(call, response, [], 'stop', "I can't help with that.");
    case 'invalid-json':
      return stream(call, response, [half], 'stop');
    case 'against-schema':
      return stream(call, response, [spoilt(text)], 'stop');
    case 'hang':
      return;
    case 'stall':
      open(call, response, [half]);
      if (!behaviour.until) return;
      await behaviour.until;
      chunk(call, response, { content: text.slice(half.length) });
      return finish(call, response, text, 'stop');
    case 'drip': {
      open(call, response, []);
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${behaviour.characters}}`, 'g')) ?? [];
      for (const piece of pieces) {
        await wait(behaviour.everyMs);
        if (response.destroyed) return;
        chunk(call, response, { content: piece });
      }
      return finish(call, response, text, 'stop');
    }
  }
}

/** The same section always gets the same answer, so that two runs can be compared. */
function goodAnswer({ block }: ModelCall): string {
  if (!block || block.task === 'title') return JSON.stringify({ title: 'Rosterly' });
  if (!block.section) return '{}';
  const { key, title, fields } = block.section;
  const section: TemplateSection = {
    key,
    title,
    fields,
    description: title,
    guidance: { placeholder: '', tips: [], drafting: '' },
    dependsOn: [],
  };
  // References name the first records of the sections that this one builds on.
  const finished = new Set(block.dependencies.map(({ key: dependency }) => dependency));
  const prefixes = Object.keys(block.targets).filter((prefix) => finished.has(block.targets[prefix]?.[0] ?? ''));
  const data = sampleData([section], { known: prefixes })[key] ?? {};
  return JSON.stringify(block.current ? improved(data, block) : data, (key, value: unknown) =>
    key === 'uid' ? undefined : value,
  );
}

/** Changes the first line of text or prose, and leaves everything else as it was. */
function improved(sample: SectionData, { current, section, instructions = '' }: BriefBlock): SectionData {
  const data = { ...sample, ...current };
  const field = section?.fields.find(({ kind }) => kind === 'prose' || kind === 'text');
  if (field) data[field.name] = `Improved (${instructions.slice(0, 200)}): ${String(data[field.name])}`;
  return data;
}

function spoilt(text: string): string {
  const data = JSON.parse(text) as Record<string, unknown>;
  const [first] = Object.keys(data);
  if (first !== undefined) delete data[first];
  return JSON.stringify(data).replace(/"id":"([A-Z]+)-\d+"/, '"id":"$1-one"');
}

function stream(
  call: ModelCall,
  response: ServerResponse,
  texts: string[],
  finishReason: string,
  refusal?: string,
): void {
  open(call, response, texts);
  if (refusal !== undefined) chunk(call, response, { refusal });
  finish(call, response, texts.join(''), finishReason);
}

function open(call: ModelCall, response: ServerResponse, texts: string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  chunk(call, response, { role: 'assistant', content: '' });
  for (const content of texts) chunk(call, response, { content });
}

function finish(call: ModelCall, response: ServerResponse, text: string, finishReason: string): void {
  chunk(call, response, {}, finishReason);
  if (call.body.stream_options) {
    const prompt = Math.ceil(JSON.stringify(call.body.messages).length / 4);
    const completion = Math.ceil(text.length / 4);
    const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
    response.write(`data: ${JSON.stringify({ ...head(call), choices: [], usage })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

function chunk(call: ModelCall, response: ServerResponse, delta: object, finishReason: string | null = null): void {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  response.write(`data: ${JSON.stringify({ ...head(call), choices })}\n\n`);
}

function head(call: ModelCall) {
  return { id: 'chatcmpl-test', object: 'chat.completion.chunk', created: 0, model: call.model };
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
