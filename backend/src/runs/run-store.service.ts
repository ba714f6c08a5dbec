import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { acceptAnswer, type SectionData, type TemplateSection } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { faultPoint } from '../common/fault-points.js';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import { DocumentContentService } from '../documents/document-content.service.js';
import { readRecordIds } from '../documents/record-projection.js';
import type { LlmUsage } from '../integrations/llm/llm.types.js';
import { SECTION_FAILURES, type SectionFailureCode } from '../writing/section-failures.js';
import { type Lease, RunLeaseService } from './run-lease.service.js';
import { CHANNELS } from '../integrations/notifications/notifications.service.js';
import type { RunStep } from './run.enumerations.js';

export interface RunDocument {
  documentId: string;
  workspaceId: string;
}

/** What a worker writes about its run. Each method is one transaction that first proves the lease. */
@Injectable()
export class RunStoreService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lease: RunLeaseService,
    private readonly content: DocumentContentService,
  ) {}

  async setStep(lease: Lease, step: RunStep): Promise<void> {
    await this.change(lease, async (tx) => {
      await tx.query('UPDATE runs SET step = $2 WHERE id = $1', [lease.runId, step]);
    });
  }

  /** Puts back what a worker that is gone was writing. */
  async resetInterrupted(lease: Lease, { documentId }: RunDocument): Promise<void> {
    await this.change(lease, async (tx, seq) => {
      const [rows]: [{ key: string }[], number] = await tx.query(
        `UPDATE run_sections SET state = 'waiting', partial_text = NULL, update_seq = $2
          WHERE run_id = $1 AND state = 'writing' RETURNING key`,
        [lease.runId, seq],
      );
      await this.setSectionState(
        tx,
        documentId,
        rows.map(({ key }) => key),
        'empty',
      );
    });
  }

  async markWriting(lease: Lease, { documentId }: RunDocument, key: string): Promise<void> {
    await this.change(lease, async (tx, seq) => {
      await tx.query(`UPDATE runs SET step = 'writing' WHERE id = $1 AND step <> 'writing'`, [lease.runId]);
      await tx.query(
        `UPDATE run_sections
            SET state = 'writing', attempts = attempts + 1, partial_text = NULL, error_code = NULL, error_message = NULL,
                started_at = now(), completed_at = NULL, update_seq = $3
          WHERE run_id = $1 AND key = $2`,
        [lease.runId, key, seq],
      );
      await this.setSectionState(tx, documentId, [key], 'writing');
    });
  }

  /** The text so far of the sections being written, in one statement. Loses nothing when it fails: more text follows. */
  async writeText({ runId, owner, attempt }: Lease, texts: ReadonlyMap<string, string>): Promise<void> {
    await this.dataSource.query(
      `WITH run AS (
         UPDATE runs SET update_seq = update_seq + 1
          WHERE id = $1 AND lease_owner = $2 AND attempt = $3 AND status = 'running' RETURNING update_seq
       ), text AS (SELECT * FROM unnest($4::text[], $5::text[]) AS t (key, value)), written AS (
         UPDATE run_sections s SET partial_text = text.value, update_seq = run.update_seq
           FROM run, text WHERE s.run_id = $1 AND s.key = text.key AND s.state = 'writing'
       )
       SELECT pg_notify($6, $1::text) FROM run`,
      [runId, owner, attempt, [...texts.keys()], [...texts.values()], CHANNELS.progress],
    );
    faultPoint('text-written');
  }

  /**
   * Saves a finished section: its data with records and ids, and that it is done, in one transaction. Saving it a
   * second time, after a connection that broke at the commit, changes nothing. Answers the data as stored.
   */
  async saveSection(
    lease: Lease,
    { documentId, workspaceId }: RunDocument,
    section: TemplateSection,
    answer: unknown,
    usage: LlmUsage,
  ): Promise<SectionData> {
    return this.change(lease, async (tx, seq) => {
      const [stored]: { data: SectionData | null; state: string }[] = await tx.query(
        `SELECT d.data, s.state FROM document_sections d JOIN run_sections s ON s.run_id = $3 AND s.key = d.key
          WHERE d.document_id = $1 AND d.key = $2 FOR UPDATE`,
        [documentId, section.key, lease.runId],
      );
      if (stored?.state === 'done' && stored.data) return stored.data;
      const { takenIds, retired } = await readRecordIds(tx, documentId, section.key);
      const data = acceptAnswer(section, answer, { newUid: newId, takenIds, retired });
      const author = { kind: 'system', process: 'run' } as const;
      await this.content.write(tx, { id: documentId, workspaceId }, section, data, author);
      faultPoint('section-saved-before-mark');
      await this.endSection(tx, lease, section.key, 'done', usage, seq);
      faultPoint('section-marked-before-commit');
      return data;
    });
  }

  /** Ends a section that could not be written, and those that cannot be written without it. */
  async failSection(
    lease: Lease,
    { documentId }: RunDocument,
    key: string,
    failure: { code: SectionFailureCode; usage: LlmUsage; skipped: readonly string[] },
  ): Promise<void> {
    await this.change(lease, async (tx, seq) => {
      await this.endSection(tx, lease, key, 'failed', failure.usage, seq, failure.code);
      await tx.query(
        `UPDATE run_sections SET state = 'skipped', error_code = $3, error_message = $4, completed_at = now(),
                update_seq = $5
          WHERE run_id = $1 AND key = ANY ($2)`,
        [lease.runId, failure.skipped, 'DEPENDENCY_FAILED', SECTION_FAILURES.DEPENDENCY_FAILED, seq],
      );
      await this.setSectionState(tx, documentId, [key, ...failure.skipped], 'failed');
    });
  }

  /** Puts a section back whose writing was stopped; what the model already used is kept for the costs. */
  async interruptSection(lease: Lease, { documentId }: RunDocument, key: string, usage: LlmUsage): Promise<void> {
    await this.change(lease, async (tx, seq) => {
      await tx.query(
        `UPDATE run_sections SET state = 'waiting', partial_text = NULL, update_seq = $3, ${addUsage('$4')}
          WHERE run_id = $1 AND key = $2 AND state = 'writing'`,
        [lease.runId, key, seq, JSON.stringify(usage)],
      );
      await this.setSectionState(tx, documentId, [key], 'empty');
    });
  }

  /** Gives the document its name, unless somebody has renamed it meanwhile. */
  async saveTitle(
    lease: Lease,
    { documentId }: RunDocument,
    title: { from: string; to: string | null; usage: LlmUsage },
  ): Promise<void> {
    await this.change(lease, async (tx) => {
      await tx.query('UPDATE runs SET helper_usage = $2 WHERE id = $1', [lease.runId, JSON.stringify(title.usage)]);
      if (title.to === null) return;
      await tx.query('UPDATE documents SET title = $3 WHERE id = $1 AND title = $2', [
        documentId,
        title.from,
        title.to,
      ]);
    });
  }

  /** Runs one fenced transaction. */
  private change<T>(lease: Lease, work: (tx: EntityManager, seq: number) => Promise<T>): Promise<T> {
    return inTransaction(this.dataSource, async (tx) => {
      const seq = await this.lease.fence(tx, lease);
      return work(tx, seq);
    });
  }

  private async endSection(
    tx: EntityManager,
    { runId }: Lease,
    key: string,
    state: 'done' | 'failed',
    usage: LlmUsage,
    seq: number,
    code: SectionFailureCode | null = null,
  ): Promise<void> {
    await tx.query(
      `UPDATE run_sections
          SET state = $3, partial_text = NULL, error_code = $4, error_message = $5, completed_at = now(),
              update_seq = $6, ${addUsage('$7')}
        WHERE run_id = $1 AND key = $2`,
      [runId, key, state, code, code && SECTION_FAILURES[code], seq, JSON.stringify(usage)],
    );
  }

  private async setSectionState(tx: EntityManager, documentId: string, keys: string[], state: string): Promise<void> {
    if (keys.length === 0) return;
    await tx.query(
      `UPDATE document_sections SET state = $3::section_state
        WHERE document_id = $1 AND key = ANY ($2) AND data IS NULL`,
      [documentId, keys, state],
    );
  }
}

/** Assignments that add an `LlmUsage`, given as the JSON of a parameter, to a section's own. */
function addUsage(parameter: string): string {
  const add = (column: string, name: keyof LlmUsage, type: string) =>
    `${column} = ${column} + (${parameter}::jsonb ->> '${name}')::${type}`;
  return [
    add('api_calls', 'calls', 'integer'),
    add('input_tokens', 'inputTokens', 'integer'),
    add('cached_input_tokens', 'cachedInputTokens', 'integer'),
    add('output_tokens', 'outputTokens', 'integer'),
    add('input_token_cost_cents', 'inputCostCents', 'numeric'),
    add('output_token_cost_cents', 'outputCostCents', 'numeric'),
  ].join(', ');
}
