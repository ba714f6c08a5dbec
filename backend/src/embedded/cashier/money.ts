import type { PriceShape } from './shapes.js';
import type { Till } from './till.js';

/** `£12.00`; amounts are in the currency's smallest unit. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** `2 × Pro (at £12.00 / month)`. */
export function described(till: Till, price: PriceShape, quantity: number, free = false): string {
  const name = nameOf(till, price);
  if (free) return `Free trial for ${quantity} × ${name}`;
  return price.recurring ? `${quantity} × ${name} (at ${priced(price)})` : name;
}

export function priced({ unit_amount, currency, recurring }: PriceShape): string {
  const amount = money(unit_amount, currency);
  if (!recurring) return amount;
  const { interval, interval_count } = recurring;
  return interval_count === 1 ? `${amount} / ${interval}` : `${amount} every ${interval_count} ${interval}s`;
}

export function nameOf(till: Till, price: PriceShape): string {
  return till.state.products[price.product]?.name ?? price.nickname ?? price.product;
}

/** `3 Mar 2026`, UTC. */
export function day(at: number): string {
  return new Date(at * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
