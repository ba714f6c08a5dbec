import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { requestRaw } from '~/lib/api/client';
import { ApiError } from '~/lib/api/errors';
import { applyRunEvent } from './apply-run-event';
import { isOver } from '../run-states';
import { runPath, runQuery } from './run';

const RECONNECT_MS = 1_000;
/** Streams that brought nothing before it counts as impossible and polling takes over. */
const SILENT_TRIES = 2;
/** The server says something at least every 15 seconds. */
const SILENCE_MS = 40_000;

/**
 * Follows a run's events into the query cache: server-sent events over fetch, because they need the bearer token.
 * Answers whether to poll instead. `turn`: another value connects again, after a run that was over goes on.
 */
export function useRunEvents(id: string, turn: unknown): boolean {
  const queryClient = useQueryClient();
  const [polling, setPolling] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const { queryKey } = runQuery(id);
    let lastEventId: string | undefined;

    const listen = async (): Promise<'ended' | 'cut' | 'silent'> => {
      let heard = false;
      const quiet = new AbortController();
      let timer = setTimeout(() => quiet.abort(), SILENCE_MS);
      const response = await requestRaw(`${runPath(id)}/events`, {
        signal: AbortSignal.any([stop.signal, quiet.signal]),
        headers: { Accept: 'text/event-stream', ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }) },
      });
      if (!response.body) return 'silent';
      const watched = response.body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, controller) {
            clearTimeout(timer);
            timer = setTimeout(() => quiet.abort(), SILENCE_MS);
            controller.enqueue(chunk);
          },
        }),
      );
      const reader = watched
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
        .getReader();
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return heard ? 'cut' : 'silent';
          heard = true;
          setPolling(false);
          if (value.id !== undefined) lastEventId = value.id;
          if (value.event === 'end') return 'ended';
          queryClient.setQueryData(queryKey, (run) =>
            applyRunEvent(run, { name: value.event ?? '', data: value.data }),
          );
        }
      } finally {
        clearTimeout(timer);
      }
    };

    const follow = async () => {
      for (let silent = 0; !stop.signal.aborted;) {
        const outcome = await listen().catch((error: unknown) =>
          error instanceof ApiError && error.status >= 400 && error.status < 500
            ? ('ended' as const)
            : ('silent' as const),
        );
        const run = queryClient.getQueryData(queryKey);
        if (outcome === 'ended' || (run && isOver(run))) {
          if (!stop.signal.aborted) void queryClient.invalidateQueries({ queryKey });
          return;
        }
        silent = outcome === 'silent' ? silent + 1 : 0;
        if (silent >= SILENT_TRIES) setPolling(true);
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS * Math.max(1, Math.min(silent, 10))));
      }
    };
    void follow();
    return () => stop.abort();
  }, [id, turn, queryClient]);

  return polling;
}
