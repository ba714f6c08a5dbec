import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, TakesWorkspaceHeader, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { OperationId } from '../common/operation-id.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { BillingAction } from './billing-action.decorator.js';
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
  @BillingAction('Open a payment page for a plan', RedirectResponseDto)
  start(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
    @Body() { planId, ...rest }: SubscriptionCheckoutDto,
  ): Promise<RedirectResponseDto> {
    return this.checkout.start(actor, workspace, operationId, { plan: planId, ...rest });
  }

  @Post('change')
  @BillingAction('Change to another plan', PlanChangeResponseDto)
  change(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
    @Body() { newPlanId, billingInterval }: PlanChangeDto,
  ): Promise<PlanChangeResponseDto> {
    return this.subscriptions.update(actor, workspace, operationId, { plan: newPlanId, billingInterval });
  }

  @Post('cancel')
  @BillingAction('End the plan with the period that is paid', PlanChangeResponseDto)
  cancel(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
  ): Promise<PlanChangeResponseDto> {
    return this.subscriptions.update(actor, workspace, operationId, { cancelAtPeriodEnd: true });
  }

  @Post('resume')
  @BillingAction('Let a plan go on that was to end', PlanChangeResponseDto)
  resume(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
  ): Promise<PlanChangeResponseDto> {
    return this.subscriptions.update(actor, workspace, operationId, { cancelAtPeriodEnd: false });
  }
}
