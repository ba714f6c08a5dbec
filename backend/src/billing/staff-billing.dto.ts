import { ApiProperty } from '@nestjs/swagger';
import { ValidateInteger, ValidateText, ValidateUuid } from '../common/validators.js';

/** A thousand pounds: far above everything that is sold. */
const MAX_PENCE = 100_000;

export class PaymentRefundDto {
  @ValidateUuid()
  workspaceId: string;

  @ValidateText({
    max: 255,
    pattern: { matches: /^pi_\w{5,250}$/, message: 'paymentIntentId must be the id of a payment' },
  })
  paymentIntentId: string;

  @ValidateInteger({ min: 1, max: MAX_PENCE, optional: true, description: 'Pence. Default: all that is left.' })
  amountCents?: number;

  @ValidateText({ max: 500, description: 'Why; kept in the audit log.' })
  reason: string;
}

export class PaymentRefundResponseDto {
  @ApiProperty()
  paymentIntentId: string;

  @ApiProperty({ type: 'integer', description: 'Pence of this payment that went back so far.' })
  refundedCents: number;

  @ApiProperty({ type: 'integer', description: 'Credits of this payment that were to go back so far.' })
  creditsDue: number;

  @ApiProperty({ type: 'integer', description: 'Those of them that were spent already.' })
  creditsMissing: number;
}

export class PaymentReversalDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  workspaceId: string;

  @ApiProperty()
  paymentIntentId: string;

  @ApiProperty({ type: 'integer', description: 'Pence that were paid.' })
  amountCents: number;

  @ApiProperty({ type: 'integer', description: 'Pence that went back.' })
  reversedCents: number;

  @ApiProperty({ type: 'integer', description: 'Credits that were to go back.' })
  creditsDue: number;

  @ApiProperty({ type: 'integer', description: 'Those of them that were spent already.' })
  creditsMissing: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}
