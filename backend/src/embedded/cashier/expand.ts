import type { Till } from './till.js';

type Properties = Record<string, unknown>;

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null;
}

/** Puts objects where their ids stand, along a path like `items.data.price.product`. */
export function expandPath(till: Till, within: unknown, [name = '', ...rest]: string[]): void {
  if (Array.isArray(within)) {
    for (const one of within as unknown[]) expandPath(till, one, [name, ...rest]);
    return;
  }
  if (!isObject(within)) return;
  const found = expanded(till, within, name);
  if (found !== undefined) within[name] = structuredClone(found);
  if (rest.length > 0) expandPath(till, within[name], rest);
}

function expanded({ state }: Till, within: Properties, name: string): object | undefined {
  const url = `/v1/${String(within['object'])}s/${String(within['id'])}/${name}`;
  if (name === 'payments') {
    const data = Object.values(state.invoicePayments).filter(({ invoice }) => invoice === within['id']);
    return { object: 'list', data, has_more: false, url };
  }
  if (name === 'line_items') {
    const data = state.plans[String(within['id'])]?.lineItems ?? [];
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${String(within['id'])}/line_items` };
  }
  const id = within[name];
  if (typeof id !== 'string') return undefined;
  switch (name) {
    case 'customer':
      return state.customers[id];
    case 'product':
      return state.products[id];
    case 'subscription':
      return state.subscriptions[id];
    case 'latest_invoice':
    case 'invoice':
      return state.invoices[id];
    case 'payment_intent':
      return state.intents[id];
    case 'latest_charge':
      return state.charges[id];
    default:
      return undefined;
  }
}
