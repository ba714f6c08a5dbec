import type { TestClient } from './client.js';

export interface RunEvent {
  id: number;
  name: string;
  data: Record<string, unknown>;
}

/** The events of a run until the server ends the stream, or until `enough` says so. Comments are left out. */
export async function readEvents(
  url: string,
  user: TestClient,
  runId: string,
  { lastEventId, enough = () => false }: { lastEventId?: number; enough?: (event: RunEvent) => boolean } = {},
): Promise<RunEvent[]> {
  const leave = new AbortController();
  const response = await fetch(`${url}/api/runs/${runId}/events`, {
    headers: {
      authorization: `Bearer ${user.accessToken}`,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: leave.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`The events answered ${response.status}.`);
  const events: RunEvent[] = [];
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (!event) continue;
      events.push(event);
      if (enough(event)) {
        leave.abort();
        return events;
      }
    }
  }
  return events;
}

function parse(block: string): RunEvent | null {
  const fields = new Map(
    block.split('\n').flatMap((line) => {
      const colon = line.indexOf(': ');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 2)] as const] : [];
    }),
  );
  const [id, name, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  if (id === undefined || name === undefined || data === undefined) return null;
  return { id: Number(id), name, data: JSON.parse(data) as Record<string, unknown> };
}
