import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CreditsService } from '../credits/credits.service.js';
import type { GenerationType } from '../documents/document.enumerations.js';
import type { Settlement } from './settlement.js';

export interface ChargedRun {
  id: string;
  workspaceId: string;
  projectId: string;
  documentId: string;
  userId: string;
  documentTitle: string;
  generationType: GenerationType;
  isFree: boolean;
  /** Which holding this is: 0 at the start, then one more with each retry. */
  retries: number;
}

/**
 * A run in the ledger. The keys name run, holding and section, so that no movement can happen twice. A free first
 * document is a gift of what it costs: whatever of the price goes back, the gift goes back with it.
 */
@Injectable()
export class RunCreditsService {
  constructor(private readonly credits: CreditsService) {}

  /** Claims the user's free first document for this run. Answers whether it was still unclaimed. */
  async claimFirstDocument(tx: EntityManager, run: Pick<ChargedRun, 'id' | 'userId' | 'documentId'>): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO document_claims (key, user_id, document_id, run_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO NOTHING RETURNING key`,
      [claimKey(run.userId), run.userId, run.documentId, run.id],
    );
    return rows.length > 0;
  }

  /** Takes the price before any model is asked. Errors: INSUFFICIENT_CREDITS. */
  async hold(tx: EntityManager, run: ChargedRun, amount: number): Promise<void> {
    if (run.isFree) {
      await this.credits.grant(tx, {
        ...about(run),
        type: 'promo',
        amount,
        description: 'Your first document is free',
        idempotencyKey: promoKey(run.id, run.retries),
      });
    }
    await this.credits.hold(tx, {
      ...about(run),
      amount,
      description: `${run.retries === 0 ? 'Generation' : 'Failed sections tried again'}: ${run.documentTitle}`.slice(
        0,
        250,
      ),
      idempotencyKey: holdKey(run.id, run.retries),
      generationType: run.generationType,
    });
  }

  /** Gives back what a settlement found undelivered. `titles` are those of the sections, by key. */
  async refund(
    tx: EntityManager,
    run: ChargedRun,
    { refunds, delivered }: Settlement,
    titles: ReadonlyMap<string, string>,
  ): Promise<void> {
    // The claim's row comes before the wallet's, as at the start of a run: two runs never wait for each other.
    if (run.isFree && delivered === 0) await this.releaseClaim(tx, run);
    const hold = await this.rowId(tx, holdKey(run.id, run.retries));
    const promo = run.isFree ? await this.rowId(tx, promoKey(run.id, run.retries)) : null;
    for (const { section, amount } of refunds) {
      const what = section ?? 'base';
      await this.credits.refund(tx, {
        ...about(run),
        amount,
        description: section ? `Not delivered: ${titles.get(section) ?? section}` : 'Nothing was delivered',
        idempotencyKey: `run:${run.id}:refund:${run.retries}:${what}`,
        reversesTransactionId: hold,
      });
      if (!promo) continue;
      await this.credits.charge(tx, {
        ...about(run),
        type: 'promo',
        amount,
        description: 'The gift for what was not delivered',
        idempotencyKey: `run:${run.id}:promo-back:${run.retries}:${what}`,
        reversesTransactionId: promo,
      });
    }
  }

  /** The ledger row that holds a run's price. */
  holdId(tx: EntityManager, runId: string, retries: number): Promise<string> {
    return this.rowId(tx, holdKey(runId, retries));
  }

  private async releaseClaim(tx: EntityManager, run: ChargedRun): Promise<void> {
    await tx.query('DELETE FROM document_claims WHERE key = $1 AND run_id = $2', [claimKey(run.userId), run.id]);
  }

  private async rowId(tx: EntityManager, idempotencyKey: string): Promise<string> {
    const [row]: { id: string }[] = await tx.query('SELECT id FROM credit_transactions WHERE idempotency_key = $1', [
      idempotencyKey,
    ]);
    if (!row) throw new Error(`The ledger has no row ${idempotencyKey}.`);
    return row.id;
  }
}

function about({ workspaceId, userId, projectId, documentId, id }: ChargedRun) {
  return { workspaceId, userId, projectId, documentId, runId: id };
}

const claimKey = (userId: string) => `first-document:${userId}`;
const holdKey = (runId: string, retries: number) => `run:${runId}:hold:${retries}`;
const promoKey = (runId: string, retries: number) => `run:${runId}:promo:${retries}`;
