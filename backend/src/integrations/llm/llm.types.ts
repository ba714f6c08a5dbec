/** `main` writes sections, `mini` answers short helper calls. Their names are settings. */
export type ModelRole = 'main' | 'mini';

export interface LlmMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface LlmRequest {
  model: ModelRole;
  messages: LlmMessage[];
  /** The answer must be JSON of this schema, which is inside the strict subset of structured output. */
  schema?: { name: string; schema: Record<string, unknown> };
  /** Room for the answer in tokens; default from content/models.yaml. */
  maxOutputTokens?: number;
  /** Hears the whole text so far, each time some arrives. A repeated attempt starts again from ''. */
  onText?: (text: string) => void;
  signal?: AbortSignal;
}

/** What calls used and cost, every attempt included. */
export interface LlmUsage {
  calls: number;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  /** US cents, fractions included. */
  inputCostCents: number;
  outputCostCents: number;
}

/** Why a call gave no usable answer although the server was asked as often as makes sense. */
export type LlmFailureKind =
  /** 429, still after the waits that the server asked for. */
  | 'rate-limited'
  /** 5xx, no connection, or a stream cut before its end. */
  | 'unavailable'
  /** The stream stood still for longer than allowed. */
  | 'stalled'
  /** One call took longer than allowed. */
  | 'timeout'
  /** The account at the provider has no money left. */
  | 'quota'
  /** The server will not take the request as it is: key, model name or parameters are wrong. */
  | 'rejected';

/** How a call ended. `usage` counts every attempt. */
export type LlmOutcome =
  | { kind: 'ok'; text: string; usage: LlmUsage }
  /** The room for the answer was too small. */
  | { kind: 'truncated'; text: string; usage: LlmUsage }
  | { kind: 'refused'; reason: string; usage: LlmUsage }
  /** A schema was asked for and the answer is not JSON. */
  | { kind: 'malformed'; text: string; reason: string; usage: LlmUsage }
  | { kind: 'cancelled'; usage: LlmUsage }
  | { kind: LlmFailureKind; message: string; usage: LlmUsage };

export function noUsage(): LlmUsage {
  return { calls: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, inputCostCents: 0, outputCostCents: 0 };
}

export function addUsage(a: LlmUsage, b: LlmUsage): LlmUsage {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    inputCostCents: a.inputCostCents + b.inputCostCents,
    outputCostCents: a.outputCostCents + b.outputCostCents,
  };
}
