import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, StaffOnly } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { ApiListQuery, ListQueryDto } from '../common/list-query.js';
import { OperationId } from '../common/operation-id.js';
import { RefundsService } from './refunds.service.js';
import { ReversalListService } from './reversal-list.service.js';
import { PaymentRefundDto, PaymentRefundResponseDto, PaymentReversalDto } from './staff-billing.dto.js';

@ApiTags('Staff')
@Controller('admin')
export class StaffBillingController {
  constructor(
    private readonly refunds: RefundsService,
    private readonly reversals: ReversalListService,
  ) {}

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

  @Get('payment-reversals')
  @StaffOnly('finance', 'support')
  @ApiListQuery()
  @ApiOperation({ summary: 'Payments that went back, and what of their credits had been spent' })
  @ApiOkResponse({
    type: [PaymentReversalDto],
    headers: { 'Content-Range': { description: '`payment-reversals 0-24/319`', schema: { type: 'string' } } },
  })
  async list(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentReversalDto[]> {
    const { rows, headers } = await this.reversals.list(query);
    reply.headers(headers);
    return rows;
  }
}
