import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { OperationId } from '../common/operation-id.js';
import { CreditGrantCreateDto, CreditTransactionCreateDto, StaffTransactionResponseDto } from './staff-credits.dto.js';
import { StaffCreditsService } from './staff-credits.service.js';

@ApiTags('Staff')
@Controller('admin')
export class StaffCreditsController {
  constructor(private readonly credits: StaffCreditsService) {}

  @Post('credit-transactions')
  @StaffOnly('finance')
  @Idempotent()
  @ApiOperation({ summary: "Correct a workspace's credits" })
  @ApiCreatedResponse({ type: StaffTransactionResponseDto })
  post(
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string,
    @Body() dto: CreditTransactionCreateDto,
  ): Promise<StaffTransactionResponseDto> {
    return this.credits.post(actor, operationId, dto);
  }

  @Post('credit-grants')
  @StaffOnly('finance')
  @Idempotent()
  @ApiOperation({ summary: 'Grant the credits of a plan for a period' })
  @ApiCreatedResponse({ type: StaffTransactionResponseDto })
  grant(
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string,
    @Body() dto: CreditGrantCreateDto,
  ): Promise<StaffTransactionResponseDto> {
    return this.credits.grant(actor, operationId, dto);
  }
}
