import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, TakesWorkspaceHeader, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { OperationId } from '../common/operation-id.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { Requires } from '../workspaces/requires.decorator.js';
import {
  PlanChangeDto,
  PlanChangeResponseDto,
  RedirectResponseDto,
  SubscriptionCheckoutDto,
  SubscriptionStatusDto,
} from './billing.dto.js';
import { SubscriptionCheckoutService } from './subscription-checkout.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@ApiTags('Billing')
@Controller('subscription')
export class SubscriptionController {
  constructor(
    private readonly checkout: SubscriptionCheckoutService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  @Get('status')
  @Requires('credits.read')
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'The plan of the workspace' })
  @ApiOkResponse({ type: SubscriptionStatusDto })
  getStatus(@CurrentActor() actor: Actor, @WorkspaceHeader() workspace: string | null): Promise<SubscriptionStatusDto> {
    return this.subscriptions.status(actor, workspace);
  }

  @Post('checkout')
  @HttpCode(HttpStatus.OK)
  @Requires('billing.manage')
  @TakesWorkspaceHeader()
  @Idempotent()
  @RateLimit('checkout')
  @ApiOperation({ summary: 'Open a payment page for a plan' })
  @ApiOkResponse({ type: RedirectResponseDto })
  start(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
    @Body() { planId, ...rest }: SubscriptionCheckoutDto,
  ): Promise<RedirectResponseDto> {
    return this.checkout.start(actor, workspace, operationId, { plan: planId, ...rest });
  }

  @Post('change')
  @HttpCode(HttpStatus.OK)
  @Requires('billing.manage')
  @TakesWorkspaceHeader()
  @Idempotent()
  @RateLimit('checkout')
  @ApiOperation({ summary: 'Change to another plan' })
  @ApiOkResponse({ type: PlanChangeResponseDto })
  change(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
    @Body() { newPlanId, billingInterval }: PlanChangeDto,
  ): Promise<PlanChangeResponseDto> {
    return this.subscriptions.update(actor, workspace, operationId, { plan: newPlanId, billingInterval });
  }

  @Post('cancel')
  @HttpCode(HttpStatus.OK)
  @Requires('billing.manage')
  @TakesWorkspaceHeader()
  @Idempotent()
  @RateLimit('checkout')
  @ApiOperation({ summary: 'End the plan with the period that is paid' })
  @ApiOkResponse({ type: PlanChangeResponseDto })
  cancel(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
  ): Promise<PlanChangeResponseDto> {
    return this.subscriptions.update(actor, workspace, operationId, { cancelAtPeriodEnd: true });
  }

  @Post('resume')
  @HttpCode(HttpStatus.OK)
  @Requires('billing.manage')
  @TakesWorkspaceHeader()
  @Idempotent()
  @RateLimit('checkout')
  @ApiOperation({ summary: 'Let a plan go on that was to end' })
  @ApiOkResponse({ type: PlanChangeResponseDto })
  resume(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
  ): Promise<PlanChangeResponseDto> {
    return this.subscriptions.update(actor, workspace, operationId, { cancelAtPeriodEnd: false });
  }
}
