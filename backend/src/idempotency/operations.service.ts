import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { commonErrors } from '../common/common.errors.js';
import { IdempotencyStore, type Intent } from './idempotency.store.js';

interface RunningOperation {
  intent: Intent;
  /** HTTP status of the route's success. */
  status: number;
}

/**
 * What is being done under an `Idempotency-Key` in this process. A service that spends calls `complete` in the
 * transaction of its effect, so that effect and answer are kept together: a process may die between its commit and
 * its answer, and the repetition still gets that answer instead of a second effect.
 */
@Injectable()
export class OperationsService {
  private readonly running = new Map<string, RunningOperation>();

  constructor(private readonly store: IdempotencyStore) {}

  /** Answers what ends it. */
  begin(operationId: string, operation: RunningOperation): () => void {
    this.running.set(operationId, operation);
    return () => {
      // A second attempt may have taken over in this very process.
      if (this.running.get(operationId) === operation) this.running.delete(operationId);
    };
  }

  /**
   * Keeps `answer`, the body of the response, with the effect. Does nothing for requests without a key. Errors:
   * IDEMPOTENCY_IN_PROGRESS when a repetition has overtaken this attempt; throwing undoes the effect.
   */
  async complete(tx: EntityManager, operationId: string, answer: unknown): Promise<void> {
    const operation = this.running.get(operationId);
    if (!operation) return;
    const { intent, status } = operation;
    const kept = await this.store.keep(intent, { status, headers: {}, body: answer }, tx);
    if (!kept) throw commonErrors.IDEMPOTENCY_IN_PROGRESS({ headers: { 'Retry-After': '1' } });
  }
}
