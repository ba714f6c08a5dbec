// The model of the benchmark, in a process of its own: the OpenAI dialect, streaming, with seeded, varying latency.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCompletionRequest } from '#backend/embedded/drafting/completion-request.js';
import { type ModelCall, type Pace, prepareAnswer } from './model-answers.ts';
import { seeded } from './random.ts';

export type ModelMessage = { kind: 'listening'; url: string } | { kind: 'calls'; calls: ModelCall[] };
export type ModelOrder = { kind: 'pace'; pace: Pace } | { kind: 'tell' };

/** How often a stream sends what has become due. */
const TICK_MS = 40;

let pace: Pace = { seed: '', firstTokenMs: 0, tokensPerSecond: 0, deviation: 0 };
let calls: ModelCall[] = [];
const now = () => performance.timeOrigin + performance.now();

/** The first token comes at the start of the writing, the last at its end. */
function tokensDue(all: number, share: number): number {
  return Math.min(all, 1 + Math.floor(share * (all - 1)));
}

async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const arrivedAt = now();
  const asked = parseCompletionRequest(await text(request));
  const { block, tokens, inputTokens } = prepareAnswer(asked);
  const random = seeded(pace.seed, block.task, block.section?.key ?? '');
  const slowness = random.spread(pace.deviation);
  const waitMs = pace.firstTokenMs * random.spread(pace.deviation);
  const writeMs = pace.firstTokenMs > 0 ? (tokens.length / pace.tokensPerSecond) * 1000 * slowness : 0;
  const call: ModelCall = {
    task: block.task,
    section: block.section?.key ?? '',
    arrivedAt,
    firstTokenAt: 0,
    durationMs: waitMs + writeMs,
    lateMs: 0,
    inputTokens,
    outputTokens: tokens.length,
  };

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const chunk = (choices: object[], usage: object | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-bench', object: 'chat.completion.chunk', created: 0, model: asked.model, choices, usage })}\n\n`,
    );
  const delta = (part: object, reason: string | null = null) =>
    chunk([{ index: 0, delta: part, finish_reason: reason }]);

  for (let sent = 0; sent < tokens.length;) {
    const passed = now() - arrivedAt;
    const due =
      passed < waitMs ? 0 : writeMs === 0 ? tokens.length : tokensDue(tokens.length, (passed - waitMs) / writeMs);
    if (due > sent) {
      if (sent === 0) call.firstTokenAt = now();
      delta({ ...(sent === 0 && { role: 'assistant' }), content: tokens.slice(sent, due).join('') });
      sent = due;
    } else {
      const nextMs = sent === 0 ? waitMs - passed : Math.min(TICK_MS, call.durationMs - passed);
      await sleep(Math.max(1, nextMs));
      if (response.destroyed) return;
    }
  }
  delta({}, 'stop');
  chunk([], {
    prompt_tokens: inputTokens,
    completion_tokens: tokens.length,
    total_tokens: inputTokens + tokens.length,
  });
  response.end('data: [DONE]\n\n');
  call.lateMs = now() - arrivedAt - call.durationMs;
  calls.push(call);
}

const server = createServer((request, response) => {
  complete(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const tell = (message: ModelMessage) => process.send?.(message);

process.on('message', (order: ModelOrder) => {
  if (order.kind === 'pace') {
    pace = order.pace;
    calls = [];
  } else {
    tell({ kind: 'calls', calls });
  }
});
process.on('disconnect', () => process.exit(0));
tell({ kind: 'listening', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
