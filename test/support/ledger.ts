import { checkLedger } from '../../backend/src/credits/ledger-check.js';
import type { TestApp } from './app.js';

/** The rules of the ledger that do not hold; empty when all is well. */
export function brokenLedgerRules({ dataSource }: Pick<TestApp, 'dataSource'>): Promise<unknown[]> {
  return checkLedger((sql) => dataSource.query(sql));
}
