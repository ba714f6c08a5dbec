import type { Config } from '../config/config.js';

/** Milliseconds. */
export type RunTiming = Required<NonNullable<Config['runs']['timing']>>;

const DEFAULT_TIMING: RunTiming = {
  /** A worker that is silent for so long has lost its run. */
  leaseMs: 5_000,
  renewMs: 1_500,
  /** How often runs that nobody works on are looked for. */
  sweepMs: 2_000,
  /** How often a reader of events looks by itself, should a notification be lost. */
  pollMs: 5_000,
  /** At most so often is the text written that is just arriving. */
  textMs: 250,
};

export function runTiming(config: Pick<Config, 'runs'>): RunTiming {
  return { ...DEFAULT_TIMING, ...config.runs.timing };
}

/** A run paused for so long is cancelled. */
export const LONGEST_PAUSE_DAYS = 7;
