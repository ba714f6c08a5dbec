import { Body, Controller, Get, Headers, HttpCode, HttpStatus, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { RawBodyRequest } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, Public, TakesWorkspaceHeader, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { OperationId } from '../common/operation-id.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { PLAN_OFFERS } from './billing-catalogue.js';
import { BillingAction } from './billing-action.decorator.js';
import {
  CheckoutDto,
  CheckoutParams,
  CheckoutStateDto,
  EventOutcomeDto,
  InvoiceResponseDto,
  PlanChangePreviewDto,
  PlanChangePreviewQuery,
  PlanChangeResponseDto,
  PortalDto,
  RedirectResponseDto,
  SubscriptionUpdateDto,
} from './billing.dto.js';
import { mapPlan, PlanOfferDto } from './offers.dto.js';
import { CheckoutsService } from './checkouts.service.js';
import { PaymentEventsService } from './payment-events.service.js';
import { SubscriptionCheckoutService } from './subscription-checkout.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@ApiTags('Billing')
@Controller('billing')
export class BillingController {
  constructor(
    private readonly checkout: SubscriptionCheckoutService,
    private readonly checkouts: CheckoutsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly events: PaymentEventsService,
  ) {}

  @Get('plans')
  @Public()
  @ApiOperation({ summary: 'The plans that are on offer' })
  @ApiOkResponse({ type: [PlanOfferDto] })
  listPlans(): PlanOfferDto[] {
    return PLAN_OFFERS.filter(({ advertised }) => advertised).map(mapPlan);
  }

  @Post('checkout')
  @BillingAction('Open a payment page for a plan', RedirectResponseDto)
  startCheckout(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
    @Body() dto: CheckoutDto,
  ): Promise<RedirectResponseDto> {
    return this.checkout.start(actor, workspace, operationId, dto);
  }

  @Get('checkouts/:sessionId')
  @Requires('credits.read')
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'What became of a payment page' })
  @ApiOkResponse({ type: CheckoutStateDto })
  getCheckout(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @Param() { sessionId }: CheckoutParams,
  ): Promise<CheckoutStateDto> {
    return this.checkouts.state(actor, workspace, sessionId);
  }

  @Patch('subscription')
  @BillingAction('Change the plan, end it with its period, or let it go on', PlanChangeResponseDto)
  update(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @OperationId() operationId: string,
    @Body() dto: SubscriptionUpdateDto,
  ): Promise<PlanChangeResponseDto> {
    return this.subscriptions.update(actor, workspace, operationId, dto);
  }

  @Get('subscription/preview')
  @Requires('billing.manage')
  @TakesWorkspaceHeader()
  @RateLimit('checkout')
  @ApiOperation({ summary: 'What a change of plan would cost and bring' })
  @ApiOkResponse({ type: PlanChangePreviewDto })
  preview(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @Query() query: PlanChangePreviewQuery,
  ): Promise<PlanChangePreviewDto> {
    return this.subscriptions.preview(actor, workspace, query);
  }

  @Post('portal')
  @HttpCode(HttpStatus.OK)
  @Requires('billing.manage')
  @TakesWorkspaceHeader()
  @RateLimit('checkout')
  @ApiOperation({ summary: "Open the provider's page for cards and invoices" })
  @ApiOkResponse({ type: RedirectResponseDto })
  openPortal(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @Body() dto: PortalDto,
  ): Promise<RedirectResponseDto> {
    return this.subscriptions.portal(actor, workspace, dto);
  }

  @Get('invoices')
  @Requires('billing.manage')
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'Receipts, newest first' })
  @ApiOkResponse({ type: [InvoiceResponseDto] })
  listInvoices(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
  ): Promise<InvoiceResponseDto[]> {
    return this.checkouts.invoices(actor, workspace);
  }

  /** Called by the payment provider alone, and known by its signature. */
  @Post('webhook')
  @HttpCode(HttpStatus.OK)
  @Public()
  @ApiOperation({ summary: 'Take a signed event of the payment provider' })
  @ApiOkResponse({ type: EventOutcomeDto })
  async receiveEvent(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<EventOutcomeDto> {
    return { outcome: await this.events.receive(request.rawBody, signature) };
  }
}
