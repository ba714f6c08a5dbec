import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { OperationId } from '../common/operation-id.js';
import { RefundsService } from './refunds.service.js';
import { PaymentRefundDto, PaymentRefundResponseDto } from './staff-billing.dto.js';

@ApiTags('Staff')
@Controller('admin')
export class StaffBillingController {
  constructor(private readonly refunds: RefundsService) {}

  @Post('payment-refunds')
  @StaffOnly('finance')
  @Idempotent()
  @ApiOperation({ summary: 'Pay a payment back, with its credits as far as they are unspent' })
  @ApiCreatedResponse({ type: PaymentRefundResponseDto })
  refund(
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string,
    @Body() dto: PaymentRefundDto,
  ): Promise<PaymentRefundResponseDto> {
    return this.refunds.refund(actor, operationId, dto);
  }
}
