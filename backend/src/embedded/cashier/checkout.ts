import { collect } from './collection.js';
import { createCustomer } from './customers.calls.js';
import { invalid } from './errors.js';
import { bindPayment, makeInvoice, markPaid, newLine } from './invoices.js';
import { askPayment, type Means, takePayment } from './payments.js';
import type { LineItemShape, SessionShape } from './shapes.js';
import type { InvoiceLineShape, InvoiceShape } from './shapes.billing.js';
import type { CheckoutPlan } from './state.js';
import { periodLines, startSubscription } from './subscriptions.js';
import type { Till } from './till.js';

/** Somebody pays on the payment page. Whether the session is complete now. Errors: 400 when it is not open. */
export function paySession(till: Till, session: SessionShape, means: Means): boolean {
  if (session.status !== 'open') throw invalid(`Session ${session.id} is ${session.status}.`);
  const plan = planOf(till, session);
  const done = session.mode === 'payment' ? payOnce(till, session, plan, means) : subscribe(till, session, plan, means);
  if (!done) return false;
  const customer = session.customer === null ? undefined : till.find('customers', session.customer);
  if (customer) till.state.cards[customer.id] = 'good';
  session.customer_details = { email: customer?.email ?? null, name: customer?.name ?? null };
  session.status = 'complete';
  session.url = null;
  till.emit('checkout.session.completed', session);
  return true;
}

function payOnce(till: Till, session: SessionShape, { intent: asked }: CheckoutPlan, means: Means): boolean {
  if (session.amount_total === 0) {
    if (means === 'declined') return false;
    session.payment_status = 'no_payment_required';
    return true;
  }
  const intent =
    session.payment_intent === null
      ? askPayment(till, {
          amount: session.amount_total,
          currency: session.currency,
          customer: session.customer,
          ...asked,
        })
      : till.find('intents', session.payment_intent);
  session.payment_intent = intent.id;
  if (takePayment(till, intent, means)) received(till, session);
  return means !== 'declined';
}

/** The money of a single purchase is there. */
function received(till: Till, session: SessionShape): void {
  session.payment_status = 'paid';
  if (!session.invoice_creation?.enabled || session.payment_intent === null) return;
  const invoice = makeInvoice(till, {
    customer: session.customer,
    currency: session.currency,
    lines: onceLines(till, planOf(till, session).lineItems, null),
    period: { start: till.now(), end: till.now() },
    reason: 'manual',
    subscription: null,
  });
  bindPayment(till, invoice, till.find('intents', session.payment_intent));
  markPaid(till, invoice);
  session.invoice = invoice.id;
}

function subscribe(till: Till, session: SessionShape, plan: CheckoutPlan, means: Means): boolean {
  if (means === 'declined') {
    if (session.amount_total > 0) takePayment(till, intentFor(till, session), means);
    return false;
  }
  const customer = (session.customer ??= createCustomer(till, { email: null, name: null, metadata: {} }).id);
  const subscription = startSubscription(till, { customer, lineItems: plan.lineItems, ...plan.subscription });
  const now = till.now();
  const invoice = makeInvoice(till, {
    customer,
    currency: session.currency,
    lines: [
      ...onceLines(till, plan.lineItems, subscription.id),
      ...periodLines(till, subscription.id, subscription.items.data, { free: plan.subscription.trialDays > 0 }),
    ],
    period: { start: now, end: now },
    reason: 'subscription_create',
    subscription,
  });
  subscription.latest_invoice = invoice.id;
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  till.emit('customer.subscription.created', subscription);
  const free = invoice.amount_due === 0;
  const paid = collect(till, invoice, means);
  session.payment_status = free ? 'no_payment_required' : paid ? 'paid' : 'unpaid';
  return true;
}

function intentFor(till: Till, session: SessionShape) {
  const { amount_total: amount, currency, customer } = session;
  return askPayment(till, { amount, currency, customer, description: 'Subscription creation', metadata: {} });
}

function onceLines(till: Till, lineItems: LineItemShape[], subscription: string | null): InvoiceLineShape[] {
  const now = till.now();
  return lineItems
    .filter(({ price }) => price.recurring === null)
    .map(({ price, quantity, amount_total, description }) =>
      newLine(till, {
        amount: amount_total,
        description: description ?? '',
        period: { start: now, end: now },
        price,
        quantity,
        subscription,
        subscriptionItem: null,
        proration: false,
      }),
    );
}

/** The outcome of a payment by bank that was still open. Errors: 400 when none is. */
export function settleSession(till: Till, session: SessionShape, outcome: 'succeeded' | 'failed'): void {
  const means = outcome === 'succeeded' ? 'good' : 'declined';
  const invoice = session.mode === 'subscription' && session.invoice ? till.find('invoices', session.invoice) : null;
  if (!awaitsMoney(till, session, invoice)) throw invalid(`Session ${session.id} awaits no payment.`);
  if (invoice) {
    if (collect(till, invoice, means)) session.payment_status = 'paid';
  } else if (takePayment(till, till.find('intents', session.payment_intent ?? ''), means)) {
    received(till, session);
  }
  till.emit(
    outcome === 'succeeded' ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    session,
  );
}

/** Whether a session was completed with a method whose outcome is still open. */
export function awaitsMoney(till: Till, session: SessionShape, invoice: InvoiceShape | null): boolean {
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') return false;
  const payment = Object.values(till.state.invoicePayments).find((one) => one.invoice === invoice?.id);
  const id = payment?.payment.payment_intent ?? session.payment_intent;
  return id !== null && till.find('intents', id).status === 'processing';
}

function planOf({ state }: Till, { id }: SessionShape): CheckoutPlan {
  const plan = state.plans[id];
  if (!plan) throw new Error(`Session ${id} has no plan.`);
  return plan;
}
