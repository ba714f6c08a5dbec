import { Worker } from 'node:worker_threads';
import { ApiError, type CompletionRequest } from './completion-request.js';

export interface Asked {
  id: number;
  request: CompletionRequest;
}

export type Written =
  | { id: number; text: string }
  | { id: number; refused: ConstructorParameters<typeof ApiError> }
  | { id: number; failed: string };

/**
 * Drafts written in a thread of their own, since reading an idea for the first time takes the processor for seconds and
 * the process may serve everything else too. Begun with the first request: its dictionaries take half a second and much
 * memory, which a start, and a product that is only read, can do without.
 */
export class WritingThread {
  private readonly waiting = new Map<number, PromiseWithResolvers<string>>();
  private worker: Worker | null = null;
  private asked = 0;

  /** The whole text that answers a request. Errors: ApiError; a thread that died fails what it was writing. */
  write(request: CompletionRequest): Promise<string> {
    const id = (this.asked += 1);
    const written = Promise.withResolvers<string>();
    this.waiting.set(id, written);
    this.worker ??= this.start();
    this.worker.postMessage({ id, request } satisfies Asked);
    return written.promise;
  }

  async close(): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    this.failAll(new Error('The drafting engine was stopped.'));
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./writing-thread.worker.js', import.meta.url));
    // It keeps nobody from ending.
    worker.unref();
    worker.on('message', (written: Written) => this.settle(written));
    worker.on('error', (error: unknown) => this.lose(worker, error));
    worker.on('exit', (code) => this.lose(worker, new Error(`The thread of the drafting engine ended (${code}).`)));
    return worker;
  }

  private settle(written: Written): void {
    const waiting = this.waiting.get(written.id);
    this.waiting.delete(written.id);
    if ('text' in written) waiting?.resolve(written.text);
    else waiting?.reject('refused' in written ? new ApiError(...written.refused) : new Error(written.failed));
  }

  /** The next request begins another one. */
  private lose(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.failAll(error);
  }

  private failAll(error: unknown): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
