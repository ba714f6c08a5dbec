import { Column, Entity } from 'typeorm';
import { Row } from '../database/rows.js';
import type { LedgerProblem } from './ledger-check.js';

/** What a nightly look through the ledger found. */
@Entity('ledger_checks')
export class LedgerCheck extends Row {
  /** Rows that break a rule; 0 is well. */
  @Column('integer')
  problems: number;

  @Column('jsonb', { default: () => "'[]'" })
  details: LedgerProblem[];
}
