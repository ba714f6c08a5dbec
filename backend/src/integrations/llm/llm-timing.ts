import type { Config } from '../../config/config.js';

/** How long the client waits, in milliseconds. */
export type LlmTiming = Required<NonNullable<Config['model']['timing']>>;

const DEFAULT_TIMING: LlmTiming = {
  callMs: 120_000,
  stallMs: 45_000,
  retryMs: 1_000,
  longestRetryAfterMs: 60_000,
};

export function llmTiming(config: Pick<Config, 'model'>): LlmTiming {
  return { ...DEFAULT_TIMING, ...config.model.timing };
}
