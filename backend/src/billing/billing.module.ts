import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module.js';
import { BillingController } from './billing.controller.js';
import { BillingWorkspacesService } from './billing-workspaces.service.js';
import { CheckoutsService } from './checkouts.service.js';
import { CustomersService } from './customers.service.js';
import { EventEffectsService } from './event-effects.service.js';
import { MonthlyGrantsService } from './monthly-grants.service.js';
import { PackagesController } from './packages.controller.js';
import { PaymentEventsService } from './payment-events.service.js';
import { PaymentReversalsService } from './payment-reversals.service.js';
import { PlanChangesService } from './plan-changes.service.js';
import { PlanGrantsService } from './plan-grants.service.js';
import { PortalConfiguration } from './portal-configuration.js';
import { PurchasesService } from './purchases.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { ReversalFactsService } from './reversal-facts.service.js';
import { ReversalListService } from './reversal-list.service.js';
import { SecondSubscriptionsService } from './second-subscriptions.service.js';
import { RefundsService } from './refunds.service.js';
import { StaffBillingController } from './staff-billing.controller.js';
import { StripePricesService } from './stripe-prices.service.js';
import { SubscriptionCheckoutService } from './subscription-checkout.service.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionFactsService } from './subscription-facts.service.js';
import { SubscriptionSettlementService } from './subscription-settlement.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [CreditsModule],
  controllers: [BillingController, SubscriptionController, PackagesController, StaffBillingController],
  providers: [
    BillingWorkspacesService,
    CheckoutsService,
    CustomersService,
    EventEffectsService,
    MonthlyGrantsService,
    PaymentEventsService,
    PaymentReversalsService,
    PlanChangesService,
    PlanGrantsService,
    PortalConfiguration,
    PurchasesService,
    ReconciliationService,
    RefundsService,
    ReversalFactsService,
    ReversalListService,
    SecondSubscriptionsService,
    StripePricesService,
    SubscriptionCheckoutService,
    SubscriptionFactsService,
    SubscriptionSettlementService,
    SubscriptionsService,
  ],
})
export class BillingModule {}
