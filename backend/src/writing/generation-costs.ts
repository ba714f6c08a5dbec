import type { EntityManager } from 'typeorm';
import type { GenerationType } from '../documents/document.enumerations.js';
import type { LlmUsage } from '../integrations/llm/llm.types.js';

export interface CostEntry {
  workspaceId: string;
  userId: string;
  projectId: string;
  documentId: string;
  /** Null for an improvement. */
  runId: string | null;
  creditTransactionId: string | null;
  generationType: GenerationType;
  /** Of the large model, and of the small one for helper calls. */
  main: LlmUsage;
  mini: LlmUsage;
  /** Credits kept after refunds. */
  finalChargedCents: number;
  generationTimeMs: number;
}

/** Records what a run or an improvement used and cost; a run that is tried again has one row, brought up to date. */
export async function recordGenerationCost(tx: EntityManager, entry: CostEntry): Promise<void> {
  const { main, mini } = entry;
  const inputCost = main.inputCostCents + mini.inputCostCents;
  const outputCost = main.outputCostCents + mini.outputCostCents;
  await tx.query(
    `INSERT INTO generation_costs (workspace_id, user_id, project_id, document_id, run_id, credit_transaction_id,
            generation_type, total_input_tokens, total_output_tokens, total_api_calls, input_token_cost_cents,
            output_token_cost_cents, total_api_cost_cents, final_charged_cents, gpt4o_calls_count,
            gpt4o_mini_calls_count, generation_time_ms)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     ON CONFLICT (run_id) DO UPDATE
        SET total_input_tokens = EXCLUDED.total_input_tokens, total_output_tokens = EXCLUDED.total_output_tokens,
            total_api_calls = EXCLUDED.total_api_calls, input_token_cost_cents = EXCLUDED.input_token_cost_cents,
            output_token_cost_cents = EXCLUDED.output_token_cost_cents,
            total_api_cost_cents = EXCLUDED.total_api_cost_cents,
            final_charged_cents = EXCLUDED.final_charged_cents, gpt4o_calls_count = EXCLUDED.gpt4o_calls_count,
            gpt4o_mini_calls_count = EXCLUDED.gpt4o_mini_calls_count,
            generation_time_ms = EXCLUDED.generation_time_ms`,
    [
      entry.workspaceId,
      entry.userId,
      entry.projectId,
      entry.documentId,
      entry.runId,
      entry.creditTransactionId,
      entry.generationType,
      main.inputTokens + mini.inputTokens,
      main.outputTokens + mini.outputTokens,
      main.calls + mini.calls,
      inputCost.toFixed(6),
      outputCost.toFixed(6),
      (inputCost + outputCost).toFixed(6),
      entry.finalChargedCents,
      main.calls,
      mini.calls,
      Math.round(entry.generationTimeMs),
    ],
  );
}
