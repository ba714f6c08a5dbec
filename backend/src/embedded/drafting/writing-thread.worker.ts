import { parentPort } from 'node:worker_threads';
import { answer } from './answer.js';
import { ApiError } from './completion-request.js';
import { prepareKnowledge } from './know/load.js';
import type { Asked, Written } from './writing-thread.js';

/** The thread in which drafts are written: a message asks, and one with the same number answers. */

const port = parentPort;
if (!port) throw new Error('This is the entry of a thread.');

const prepared = prepareKnowledge();
port.on('message', ({ id, request }: Asked) => {
  void prepared
    .then((): Written => ({ id, text: answer(request) }))
    .catch((error: unknown): Written => {
      if (!(error instanceof ApiError)) return { id, failed: error instanceof Error ? error.message : String(error) };
      const { status, message, type, param, code } = error;
      return { id, refused: [status, message, type, param, code] };
    })
    .then((written) => port.postMessage(written));
});
