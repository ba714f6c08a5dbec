import type { Config } from '../config/config.js';

/** Milliseconds. */
export type ExportTiming = Required<NonNullable<Config['exports']['timing']>>;

const DEFAULT_TIMING: ExportTiming = {
  /** A worker that is silent for so long has lost its export. */
  leaseMs: 6_000,
  renewMs: 1_500,
  /** How often exports that nobody works on are looked for. */
  sweepMs: 5_000,
  /** Before the second try; before the third twice as long. */
  retryMs: 2_000,
  /** How long one file may take. */
  renderMs: 120_000,
};

export function exportTiming(config: Pick<Config, 'exports'>): ExportTiming {
  return { ...DEFAULT_TIMING, ...config.exports.timing };
}

/** Tries of one export, whatever ended the ones before. */
export const MAX_ATTEMPTS = 3;
/** A finished file can be downloaded for so long. */
export const KEPT_DAYS = 30;
/** A link to a file opens it for so long. */
export const LINK_MINUTES = 15;
