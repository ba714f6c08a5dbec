import { writeFileSync } from 'node:fs';

/** One line of the table: a figure beside what it is held against, measured in the same run. */
export interface Figure {
  what: string;
  measured: string;
  against: string;
  /** Measured by what it is held against. */
  ratio: number;
  /** What the ratio may be; a figure without one is there to be known. */
  limit?: { atMost: number } | { atLeast: number };
}

/** What one part of the benchmark found. */
export interface Findings {
  title: string;
  /** Said below the table: how it was measured, in one or two sentences. */
  method: string;
  figures: Figure[];
  /** What could not be measured on this machine, and why. */
  leftOut?: string[];
}

/** Hands the findings to `scripts/bench.mjs`, or prints them when the part was started by itself. */
export function report(findings: Findings): void {
  const file = process.env['BENCH_RESULT'];
  if (file) writeFileSync(file, JSON.stringify(findings));
  else console.log(JSON.stringify(findings, null, 2));
}

/** The value below which `share` of the values lie; the nearest one that was measured. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is nothing to take a percentile of.');
  return value;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (percentile(sorted, 0.5) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** `1,234 ms`, `12.3 s`. */
export function inTime(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(2)} s`;
}

export function inNumber(value: number, unit = ''): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  const text = value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === '' ? text : `${text} ${unit}`;
}
