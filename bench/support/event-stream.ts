export interface ServerEvent {
  name: string;
  data: unknown;
}

/** The events of a `text/event-stream` as they arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let buffered = '';
  for await (const part of body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)) {
    const events = `${buffered}${part}`.split('\n\n');
    buffered = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n');
      const value = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = value('data');
      if (data !== undefined) yield { name: value('event') ?? 'message', data: JSON.parse(data) as unknown };
    }
  }
}
