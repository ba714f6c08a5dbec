import { ApiProperty } from '@nestjs/swagger';
import { documentsFor, pounds } from '@specforge/document';
import { ValidateChoice, ValidateChoices, ValidateDay, ValidateInteger, ValidateUuid } from '../common/validators.js';
import { CREDIT_TRANSACTION_TYPES, type CreditTransactionType } from './credit-transaction.entity.js';

export class BalanceResponseDto {
  @ApiProperty({ type: 'integer', description: 'Credits; one is worth one penny.' })
  balance: number;

  @ApiProperty({ type: 'integer' })
  estimatedPRDsRemaining: number;
}

export function mapBalance(balance: number): BalanceResponseDto {
  return { balance, estimatedPRDsRemaining: documentsFor(balance) };
}

export const DIRECTIONS = ['in', 'out'] as const;

/** Which movements: those of every member that are left out are all. */
export class TransactionFilter {
  @ValidateChoices({ of: CREDIT_TRANSACTION_TYPES, optional: true })
  type?: CreditTransactionType[];

  @ValidateChoice({ of: DIRECTIONS, optional: true, description: 'in: credits that came; out: credits that went.' })
  direction?: (typeof DIRECTIONS)[number];

  @ValidateDay({ optional: true, description: 'The first day (UTC).' })
  from?: string;

  @ValidateDay({ optional: true, description: 'The last day (UTC).' })
  to?: string;
}

export class TransactionsQuery extends TransactionFilter {
  @ValidateInteger({ min: 1, max: 100, optional: true, description: 'Default 10.' })
  limit?: number;

  @ValidateUuid({ optional: true, description: 'Only what is older than the transaction with this id.' })
  before?: string;
}

export class TransactionResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: CREDIT_TRANSACTION_TYPES, enumName: 'CreditTransactionType' })
  type: CreditTransactionType;

  @ApiProperty()
  description: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'integer', description: 'Credits: above 0 is a credit, below 0 a debit.' })
  amountCents: number;

  @ApiProperty({ example: '+£5.00' })
  amountFormatted: string;

  @ApiProperty({ type: 'integer' })
  balanceAfterCents: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  projectId: string | null;
}

export class BalanceHistoryQuery {
  @ValidateInteger({ min: 7, max: 366, optional: true, description: 'Days up to today. Default 30.' })
  days?: number;
}

export class BalanceDayDto {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: 'integer', description: 'Credits at the end of the day.' })
  balance: number;

  @ApiProperty({ type: 'integer', description: 'Credits that came on this day.' })
  received: number;

  @ApiProperty({ type: 'integer', description: 'Credits that went on this day.' })
  spent: number;
}

export class DocumentSpendDto {
  @ApiProperty({ format: 'uuid' })
  documentId: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null for a document that is no longer there.' })
  title: string | null;

  @ApiProperty({ type: 'integer', description: 'Credits spent on it, less what came back.' })
  credits: number;

  @ApiProperty({ type: 'integer', description: 'Movements that concern it.' })
  movements: number;

  @ApiProperty({ format: 'date-time' })
  lastAt: string;
}

export interface TransactionRow {
  id: string;
  type: CreditTransactionType;
  description: string;
  createdAt: Date;
  amountCents: number;
  balanceAfterCents: number;
  projectId: string | null;
}

export function mapTransaction(row: TransactionRow): TransactionResponseDto {
  const { id, type, description, amountCents, balanceAfterCents, projectId } = row;
  const createdAt = row.createdAt.toISOString();
  const amountFormatted = formatAmount(amountCents);
  return { id, type, description, createdAt, amountCents, balanceAfterCents, projectId, amountFormatted };
}

/** Pence as signed pounds: `+£5.00`, `-£0.10`. */
export function formatAmount(pence: number): string {
  return `${pence < 0 ? '-' : '+'}£${pounds(Math.abs(pence))}`;
}
