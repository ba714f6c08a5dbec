import { ApiProperty } from '@nestjs/swagger';
import { PLANS, type Plan } from '@specforge/document';
import { ValidateChoice, ValidateDay, ValidateInteger, ValidateText, ValidateUuid } from '../common/validators.js';

/** More than any wallet ever holds, and far from the largest number that the database can keep. */
const MAX_CREDITS = 10_000_000;

export const STAFF_TRANSACTION_TYPES = [
  'subscription_grant',
  'purchase',
  'deduction',
  'refund',
  'admin_adjustment',
] as const;
export type StaffTransactionType = (typeof STAFF_TRANSACTION_TYPES)[number];

export class CreditTransactionCreateDto {
  @ValidateUuid()
  workspaceId: string;

  @ValidateInteger({
    min: 1,
    max: MAX_CREDITS,
    description: 'Credits. A deduction takes them, every other type gives them.',
  })
  amount: number;

  @ValidateText({ max: 500, description: 'Why; the workspace reads it in its history.' })
  description: string;

  @ValidateChoice({ of: STAFF_TRANSACTION_TYPES })
  type: StaffTransactionType;
}

export class CreditGrantCreateDto {
  @ValidateUuid()
  workspaceId: string;

  @ValidateChoice({ of: PLANS })
  plan: Plan;

  @ValidateInteger({ min: 1, max: MAX_CREDITS })
  creditsToGrant: number;

  @ValidateDay()
  periodStart: string;

  @ValidateDay()
  periodEnd: string;
}

export class StaffTransactionResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'Credits: above 0 is a credit, below 0 a debit.' })
  amount: number;

  @ApiProperty({ type: 'integer', description: 'Credits of the workspace afterwards.' })
  balance: number;
}
