import { ApiProperty } from '@nestjs/swagger';
import { pounds } from '@specforge/document';
import { ValidateInteger, ValidateUuid } from '../common/validators.js';
import { CREDIT_TRANSACTION_TYPES, type CreditTransactionType } from './credit-transaction.entity.js';

/** What a usual document costs, for telling how many more a balance is good for. */
const CREDITS_PER_DOCUMENT = 180;

export class BalanceResponseDto {
  @ApiProperty({ type: 'integer', description: 'Credits; one is worth one penny.' })
  balance: number;

  @ApiProperty({ type: 'integer' })
  estimatedPRDsRemaining: number;
}

export function mapBalance(balance: number): BalanceResponseDto {
  return { balance, estimatedPRDsRemaining: Math.floor(balance / CREDITS_PER_DOCUMENT) };
}

export class TransactionsQuery {
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
