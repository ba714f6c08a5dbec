import { listOf } from './call.js';
import { askPayment, type Means, takePayment } from './payments.js';
import type { CustomerShape, IntentShape, PriceShape } from './shapes.js';
import type { InvoiceLineShape, InvoiceShape } from './shapes.billing.js';
import type { Till } from './till.js';

/** A line before it stands on an invoice. */
export interface LineDraft {
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: PriceShape;
  quantity: number;
  subscription: string | null;
  /** `null` for what is bought once. */
  subscriptionItem: string | null;
  proration: boolean;
}

export interface InvoiceDraft {
  customer: string | null;
  currency: string;
  lines: InvoiceLineShape[];
  period: { start: number; end: number };
  reason: InvoiceShape['billing_reason'];
  subscription: { id: string; metadata: Record<string, string> } | null;
}

export function newLine(till: Till, draft: LineDraft): InvoiceLineShape {
  const details = {
    proration: draft.proration,
    proration_details: { credited_items: null },
    subscription: draft.subscription,
  };
  const item = draft.subscriptionItem;
  return {
    id: till.newId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency: draft.price.currency,
    description: draft.description,
    discountable: !draft.proration,
    invoice: null,
    livemode: false,
    // As its subscription had them at that moment.
    metadata: { ...(draft.subscription === null ? {} : till.state.subscriptions[draft.subscription]?.metadata) },
    parent:
      item === null
        ? {
            type: 'invoice_item_details',
            invoice_item_details: { ...details, invoice_item: till.newId('ii') },
            subscription_item_details: null,
          }
        : {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: {
              ...details,
              invoice_item: draft.proration ? till.newId('ii') : null,
              subscription_item: item,
            },
          },
    period: draft.period,
    pricing: {
      type: 'price_details',
      price_details: { price: draft.price.id, product: draft.price.product },
      unit_amount_decimal: draft.price.unit_amount_decimal,
    },
    quantity: draft.quantity,
    subscription: draft.subscription,
    subtotal: draft.amount,
  };
}

/** The invoice as it would be: nothing is stored, nobody is asked for money. */
export function draftInvoice(till: Till, draft: InvoiceDraft): InvoiceShape {
  const id = till.newId('in');
  const customer = draft.customer === null ? undefined : till.state.customers[draft.customer];
  const total = draft.lines.reduce((sum, line) => sum + line.amount, 0);
  const balance = customer?.balance ?? 0;
  const due = Math.max(0, total + balance);
  return {
    id,
    object: 'invoice',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: till.now(),
    currency: draft.currency,
    customer: draft.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    description: null,
    due_date: null,
    ending_balance: total + balance - due,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      draft.lines.map((line) => ({ ...line, invoice: id })),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: draft.subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: { ...draft.subscription.metadata },
            subscription: draft.subscription.id,
          },
          type: 'subscription_details',
        }
      : null,
    period_end: draft.period.end,
    period_start: draft.period.start,
    starting_balance: balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
  };
}

/** Makes and finalises an invoice. What the customer has in hand is used, what the invoice gives back is kept. */
export function makeInvoice(till: Till, draft: InvoiceDraft): InvoiceShape {
  const invoice = draftInvoice(till, draft);
  till.state.invoices[invoice.id] = invoice;
  till.emit('invoice.created', invoice);
  const customer = draft.customer === null ? undefined : till.find('customers', draft.customer);
  if (customer) {
    customer.currency ??= draft.currency;
    customer.balance = invoice.ending_balance ?? 0;
  }
  invoice.status = 'open';
  invoice.number = numberFor(till, customer);
  invoice.hosted_invoice_url = `${till.pagesUrl}/invoice/${invoice.id}`;
  invoice.invoice_pdf = invoice.hosted_invoice_url;
  invoice.status_transitions.finalized_at = till.now();
  till.emit('invoice.finalized', invoice);
  return invoice;
}

function numberFor(till: Till, customer: CustomerShape | undefined): string {
  const earlier = Object.values(till.state.invoices).filter(
    (invoice) => invoice.customer === (customer?.id ?? null) && invoice.number !== null,
  );
  return `${customer?.invoice_prefix ?? 'GUEST'}-${String(earlier.length + 1).padStart(4, '0')}`;
}

/** Tries to have an open invoice paid. Whether it is paid now; what that means for a subscription is not said here. */
export function attemptInvoice(till: Till, invoice: InvoiceShape, means: Means): boolean {
  if (invoice.amount_due === 0) {
    markPaid(till, invoice);
    return true;
  }
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (takePayment(till, intentOf(till, invoice), means)) {
    markPaid(till, invoice);
    return true;
  }
  if (means === 'declined') till.emit('invoice.payment_failed', invoice);
  return false;
}

/** An invoice has one payment intent, which every attempt uses again. */
export function intentOf(till: Till, invoice: InvoiceShape): IntentShape {
  const payment = Object.values(till.state.invoicePayments).find((one) => one.invoice === invoice.id);
  if (payment) return till.find('intents', payment.payment.payment_intent);
  const intent = askPayment(till, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    metadata: {},
  });
  bindPayment(till, invoice, intent);
  return intent;
}

export function bindPayment(till: Till, invoice: InvoiceShape, intent: IntentShape): void {
  const id = till.newId('inpay');
  till.state.invoicePayments[id] = {
    id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created: till.now(),
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

export function markPaid(till: Till, invoice: InvoiceShape): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = till.now();
  for (const payment of Object.values(till.state.invoicePayments)) {
    if (payment.invoice !== invoice.id) continue;
    payment.amount_paid = invoice.amount_due;
    payment.status = 'paid';
    payment.status_transitions.paid_at = till.now();
  }
  till.emit('invoice.paid', invoice);
  till.emit('invoice.payment_succeeded', invoice);
}

/** What nobody is to pay any more. What it took from the customer's balance goes back. */
export function voidInvoice(till: Till, invoice: InvoiceShape): void {
  const customer = invoice.customer === null ? undefined : till.state.customers[invoice.customer];
  if (customer) customer.balance += invoice.starting_balance - (invoice.ending_balance ?? 0);
  invoice.status = 'void';
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = till.now();
}
