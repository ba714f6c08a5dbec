import type Stripe from 'stripe';

// What the cashier answers: as much of Stripe's objects as is used, with ids where Stripe can expand. On the wire a
// decimal is text.

export interface ListShape<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

type IdOf<T, K extends keyof T> = { [P in K]: null extends T[P] ? string | null : string };

export type CustomerShape = Pick<
  Stripe.Customer,
  | 'id'
  | 'object'
  | 'address'
  | 'balance'
  | 'created'
  | 'currency'
  | 'delinquent'
  | 'description'
  | 'email'
  | 'invoice_prefix'
  | 'livemode'
  | 'metadata'
  | 'name'
  | 'phone'
>;

export type ProductShape = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'livemode' | 'metadata' | 'name' | 'type' | 'updated'
>;

export type PriceShape = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'billing_scheme'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'nickname'
  | 'recurring'
  | 'tax_behavior'
  | 'type'
> &
  IdOf<Stripe.Price, 'product'> & { unit_amount: number; unit_amount_decimal: string };

export type LineItemShape = Pick<
  Stripe.LineItem,
  | 'id'
  | 'object'
  | 'amount_discount'
  | 'amount_subtotal'
  | 'amount_tax'
  | 'amount_total'
  | 'currency'
  | 'description'
  | 'metadata'
> & { price: PriceShape; quantity: number };

type Session = Stripe.Checkout.Session;
export type SessionShape = Pick<
  Session,
  | 'object'
  | 'id'
  | 'allow_promotion_codes'
  | 'allowed_payment_method_types'
  | 'amount_subtotal'
  | 'billing_address_collection'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'payment_method_types'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> &
  IdOf<Session, 'customer' | 'invoice' | 'payment_intent' | 'subscription'> & {
    amount_total: number;
    currency: string;
    customer_details: Pick<Stripe.Checkout.Session.CustomerDetails, 'email' | 'name'> | null;
    invoice_creation: Pick<Stripe.Checkout.Session.InvoiceCreation, 'enabled'> | null;
    metadata: Record<string, string>;
    mode: 'payment' | 'subscription';
    payment_status: 'paid' | 'unpaid' | 'no_payment_required';
    status: 'open' | 'complete' | 'expired';
    total_details: Pick<Stripe.Checkout.Session.TotalDetails, 'amount_discount' | 'amount_shipping' | 'amount_tax'>;
  };

export type IntentShape = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'capture_method'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'payment_method_types'
> &
  IdOf<Stripe.PaymentIntent, 'customer' | 'latest_charge'> & {
    last_payment_error: Pick<
      Stripe.PaymentIntent.LastPaymentError,
      'code' | 'decline_code' | 'message' | 'type'
    > | null;
    status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  };

export type ChargeShape = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'billing_details'
  | 'captured'
  | 'created'
  | 'currency'
  | 'description'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'receipt_url'
  | 'refunded'
  | 'status'
> &
  IdOf<Stripe.Charge, 'customer'> & { payment_intent: string };

export type RefundShape = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

export type DisputeShape = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'is_charge_refundable' | 'livemode' | 'metadata' | 'reason'
> & { charge: string; payment_intent: string; status: 'needs_response' | 'won' | 'lost' };

type Configuration = Stripe.BillingPortal.Configuration;
type Features = Configuration['features'];
export type ConfigurationShape = Pick<
  Configuration,
  | 'id'
  | 'object'
  | 'active'
  | 'business_profile'
  | 'created'
  | 'default_return_url'
  | 'is_default'
  | 'livemode'
  | 'login_page'
  | 'name'
  | 'updated'
> & {
  features: Pick<Features, 'customer_update' | 'invoice_history'> & {
    payment_method_update: Pick<Features['payment_method_update'], 'enabled'>;
    subscription_cancel: Pick<Features['subscription_cancel'], 'enabled' | 'mode' | 'proration_behavior'>;
    subscription_update: Pick<Features['subscription_update'], 'enabled'>;
  };
  metadata: Record<string, string>;
};

type PortalSession = Stripe.BillingPortal.Session;
export type PortalSessionShape = Pick<
  PortalSession,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'return_url' | 'url'
> & { configuration: string; flow: { type: 'payment_method_update' | 'subscription_cancel' } | null };

/** What is told. A name that Stripe does not have drops out, and emitting it fails to compile. */
export type EventType = Extract<
  Stripe.Event['type'],
  | 'customer.created'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.succeeded'
  | 'charge.refunded'
  | 'refund.created'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_succeeded'
  | 'invoice.payment_failed'
>;

export type EventShape = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: EventType; data: { object: object; previous_attributes?: object } };
