import { ApiProperty } from '@nestjs/swagger';
import { PLANS, type Plan } from '@specforge/document';
import { ValidateBoolean, ValidateChoice, ValidateText } from '../common/validators.js';
import { BUNDLE_IDS, type BundleId, PAID_PLANS, type PaidPlan } from './billing-catalogue.js';
import type { PlanChangeStart } from './plan-change-rules.js';
import { SHOWN_STATUSES, type ShownStatus } from './subscription-states.js';
import { BILLING_INTERVALS, type BillingInterval } from './subscription.entity.js';

const MAX_URL = 2_000;
const RETURN_URL = {
  optional: true,
  max: MAX_URL,
  description: 'An address of this site to come back to, also when nothing was bought. Default: the billing screen.',
} as const;

export class CreditPurchaseDto {
  @ValidateChoice({ of: BUNDLE_IDS })
  packageId: BundleId;

  @ValidateText(RETURN_URL)
  returnUrl?: string;
}

export class CheckoutDto {
  @ValidateChoice({ of: PAID_PLANS })
  plan: PaidPlan;

  @ValidateChoice({ of: BILLING_INTERVALS, optional: true, description: 'Default monthly.' })
  billingInterval?: BillingInterval;

  @ValidateText(RETURN_URL)
  returnUrl?: string;
}

export class SubscriptionCheckoutDto {
  @ValidateChoice({ of: PAID_PLANS })
  planId: PaidPlan;

  @ValidateChoice({ of: BILLING_INTERVALS, optional: true, description: 'Default monthly.' })
  billingInterval?: BillingInterval;

  @ValidateText(RETURN_URL)
  returnUrl?: string;
}

export class PlanChangeDto {
  @ValidateChoice({ of: PAID_PLANS })
  newPlanId: PaidPlan;

  @ValidateChoice({ of: BILLING_INTERVALS, optional: true, description: 'Default: as it is.' })
  billingInterval?: BillingInterval;
}

export class PlanChangePreviewQuery {
  @ValidateChoice({ of: PAID_PLANS, optional: true, description: 'Default: as it is.' })
  plan?: PaidPlan;

  @ValidateChoice({ of: BILLING_INTERVALS, optional: true, description: 'Default: as it is.' })
  billingInterval?: BillingInterval;
}

export class SubscriptionUpdateDto extends PlanChangePreviewQuery {
  @ValidateBoolean({ optional: true, description: 'true: end with the period that is paid; false: go on after all.' })
  cancelAtPeriodEnd?: boolean;
}

export class PortalDto {
  @ValidateText(RETURN_URL)
  returnUrl?: string;
}

export class CheckoutParams {
  @ValidateText({
    max: 255,
    pattern: { matches: /^cs_\w{5,250}$/, message: 'sessionId must be the id of a payment page' },
  })
  sessionId: string;
}

export class RedirectResponseDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A page of the payment provider; null: nothing to do there.',
  })
  url: string | null;
}

export class SubscriptionStatusDto {
  @ApiProperty({ enum: PLANS, enumName: 'Plan' })
  plan: Plan;

  @ApiProperty({ enum: SHOWN_STATUSES, enumName: 'SubscriptionStatus' })
  status: ShownStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  currentPeriodEnd: string | null;

  @ApiProperty({ enum: BILLING_INTERVALS, enumName: 'BillingInterval', nullable: true })
  billingInterval: BillingInterval | null;

  @ApiProperty({
    enum: PLANS,
    enumName: 'Plan',
    nullable: true,
    description: 'The plan from the next period on, if another.',
  })
  pendingPlan: Plan | null;

  @ApiProperty({
    enum: PAID_PLANS,
    enumName: 'PaidPlan',
    isArray: true,
    description: 'Whose first-time bonus was had.',
  })
  usedBonuses: PaidPlan[];

  @ApiProperty({ description: 'False where no payment provider is set up: nothing can be bought.' })
  purchasesAvailable: boolean;

  @ApiProperty({ description: "True where a stand-in takes the payments: nobody's card is charged." })
  testPayments: boolean;

  @ApiProperty({ description: 'Whether the asking member may buy, change and cancel.' })
  canManage: boolean;
}

export class PlanChangeResponseDto extends RedirectResponseDto {
  @ApiProperty({ type: SubscriptionStatusDto })
  subscription: SubscriptionStatusDto;
}

const CHANGE_STARTS = ['now', 'next-period', 'none'] as const satisfies PlanChangeStart[];

export class PlanChangePreviewDto {
  @ApiProperty({ enum: CHANGE_STARTS, enumName: 'PlanChangeStart', description: 'none: it is so already.' })
  start: PlanChangeStart;

  @ApiProperty({ type: 'integer', description: 'Pence that are charged at once.' })
  duePence: number;

  @ApiProperty({ example: '£30.00' })
  dueFormatted: string;

  @ApiProperty({ type: 'integer', description: 'Credits that come at once.' })
  credits: number;

  @ApiProperty({ example: '£49.99', description: 'What each further period costs.' })
  renewalFormatted: string;

  @ApiProperty({ format: 'date-time', description: 'When the next period begins.' })
  renewsAt: string;
}

export const CHECKOUT_STATES = ['completed', 'processing', 'failed', 'open', 'expired'] as const;

export class CheckoutStateDto {
  @ApiProperty({
    enum: CHECKOUT_STATES,
    enumName: 'CheckoutState',
    description:
      'completed: paid and granted; processing: the payment is on its way to us; failed: the bank did not pay; ' +
      'open: not paid yet; expired: over.',
  })
  state: (typeof CHECKOUT_STATES)[number];

  @ApiProperty({ example: 'Medium bundle: 1,100 credits' })
  description: string;

  @ApiProperty({ type: 'integer', description: 'Credits that the payment brought, 0 until it is completed.' })
  credits: number;

  @ApiProperty({ example: '£10.00' })
  amountFormatted: string;

  @ApiProperty({ type: 'integer', description: 'Credits of the workspace now.' })
  balance: number;
}

export class InvoiceResponseDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: String, nullable: true })
  number: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ example: '£19.99' })
  totalFormatted: string;

  @ApiProperty({ example: 'paid' })
  status: string;

  @ApiProperty({ type: String, nullable: true, description: "The provider's page of it." })
  url: string | null;
}

const EVENT_OUTCOMES = ['handled', 'repeated'] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];

export class EventOutcomeDto {
  @ApiProperty({ enum: EVENT_OUTCOMES, enumName: 'PaymentEventOutcome' })
  outcome: EventOutcome;
}
