import { LEDGER_RULES } from './ledger-rules.js';

/** A rule that does not hold, with the first rows that break it. */
export interface LedgerProblem {
  rule: string;
  /** How many rows break it; the count stops at `MOST_ROWS`. */
  count: number;
  rows: Record<string, unknown>[];
}

const MOST_ROWS = 1_000;
const SHOWN_ROWS = 20;

/** Checks every rule of the ledger; each is one statement, so work that goes on meanwhile breaks none. */
export async function checkLedger(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<LedgerProblem[]> {
  const problems: LedgerProblem[] = [];
  for (const [rule, sql] of Object.entries(LEDGER_RULES)) {
    const rows = await query(`SELECT * FROM (${sql}) broken LIMIT ${MOST_ROWS}`);
    if (rows.length > 0) problems.push({ rule, count: rows.length, rows: rows.slice(0, SHOWN_ROWS) });
  }
  return problems;
}
