import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import OpenAI from 'openai';
import { attempt } from './llm-attempt.js';

const PARAMS = { model: 'm', stream: true, messages: [{ role: 'user', content: 'Hello' }] } as const;

let server: Server;
/** What each piece of the answer holds beside its frame, and how it ends. */
let pieces: { delta: Record<string, unknown>; finish?: string }[] = [];

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    void (async () => {
      for (const { delta, finish = null } of pieces) {
        await wait(40);
        if (response.destroyed) return;
        const choices = [{ index: 0, delta, finish_reason: finish }];
        response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices })}\n\n`);
      }
      response.end('data: [DONE]\n\n');
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function ask(stallMs: number) {
  const { port } = server.address() as AddressInfo;
  const client = new OpenAI({ apiKey: 'unused', baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
  const timing = { callMs: 60_000, stallMs, retryMs: 1, longestRetryAfterMs: 1 };
  return attempt(
    client,
    { ...PARAMS, messages: [...PARAMS.messages] },
    { timing, signal: undefined, onText: undefined },
  );
}

describe('a streamed answer', () => {
  it('stands still where its pieces say nothing', async () => {
    pieces = Array.from({ length: 200 }, () => ({ delta: { role: 'assistant', content: '' } }));
    expect(await ask(400)).toMatchObject({ kind: 'failed', failure: { kind: 'stalled' } });
  });

  it('goes on while the model thinks', async () => {
    pieces = [
      ...Array.from({ length: 30 }, () => ({ delta: { reasoning_content: 'hm' } })),
      { delta: { content: '{}' }, finish: 'stop' },
    ];
    expect(await ask(1_000)).toMatchObject({ kind: 'answered', text: '{}', finish: 'stop' });
  });
});
