import type Stripe from 'stripe';
import type { ListShape, PriceShape } from './shapes.js';

// Subscriptions and invoices, as `shapes.ts` has the rest.

export type SubscriptionItemShape = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'subscription'
> & { price: PriceShape; quantity: number };

export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'canceled';

export type SubscriptionShape = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'description'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'trial_end'
  | 'trial_start'
> & {
  billing_mode: Pick<Stripe.Subscription.BillingMode, 'type'>;
  cancellation_details: Pick<Stripe.Subscription.CancellationDetails, 'comment' | 'feedback' | 'reason'>;
  customer: string;
  items: ListShape<SubscriptionItemShape>;
  latest_invoice: string | null;
  pending_update:
    | (Pick<
        Stripe.Subscription.PendingUpdate,
        'billing_cycle_anchor' | 'cancel_at_period_end' | 'expires_at' | 'metadata' | 'trial_end' | 'trial_from_plan'
      > & { subscription_items: SubscriptionItemShape[] })
    | null;
  status: SubscriptionStatus;
};

type LineParent = Stripe.InvoiceLineItem.Parent;
export type InvoiceLineShape = Pick<
  Stripe.InvoiceLineItem,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'description'
  | 'discountable'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'period'
  | 'quantity'
  | 'subtotal'
> & {
  parent: Pick<LineParent, 'type' | 'invoice_item_details' | 'subscription_item_details'>;
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string } & Pick<Stripe.InvoiceLineItem.Pricing.PriceDetails, 'product'>;
    unit_amount_decimal: string;
  };
  subscription: string | null;
};

export type InvoiceShape = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_overpaid'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'customer_name'
  | 'description'
  | 'due_date'
  | 'ending_balance'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'starting_balance'
  | 'status_transitions'
  | 'subtotal'
  | 'total'
> & {
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual' | 'upcoming';
  customer: string | null;
  lines: ListShape<InvoiceLineShape>;
  parent:
    | (Pick<Stripe.Invoice.Parent, 'quote_details' | 'type'> & {
        subscription_details: { metadata: Record<string, string>; subscription: string };
      })
    | null;
  status: 'draft' | 'open' | 'paid' | 'void';
};

export type InvoicePaymentShape = Pick<
  Stripe.InvoicePayment,
  | 'id'
  | 'object'
  | 'amount_paid'
  | 'amount_requested'
  | 'created'
  | 'currency'
  | 'is_default'
  | 'livemode'
  | 'status_transitions'
> & {
  invoice: string;
  payment: Pick<Stripe.InvoicePayment.Payment, 'type'> & { payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
};
