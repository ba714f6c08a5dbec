/** The arithmetic of a run's end. Amounts are credits, always whole. */

interface SettledSection {
  key: string;
  delivered: boolean;
  price: number;
  /** Its price went back at an earlier settlement and was not held again. */
  refunded: boolean;
}

export interface SettlementInput {
  /** Held so far, and given back so far. */
  reserved: number;
  refunded: number;
  /** The part that comes back only when nothing at all is delivered. */
  base: number;
  sections: readonly SettledSection[];
}

export interface Settlement {
  /** What goes back now: one entry for each section that was not delivered, and `null` for the base. */
  refunds: { section: string | null; amount: number }[];
  /** Totals after it. */
  refunded: number;
  spent: number;
  delivered: number;
}

export function settle({ reserved, refunded, base, sections }: SettlementInput): Settlement {
  const delivered = sections.filter((section) => section.delivered).length;
  const refunds: Settlement['refunds'] = sections
    .filter((section) => !section.delivered && !section.refunded && section.price > 0)
    .map(({ key, price }) => ({ section: key, amount: price }));
  const goingBack = refunds.reduce((sum, { amount }) => sum + amount, 0);
  // Rounding of the whole price may leave the base a credit more or less: whatever is still held goes back.
  const rest = reserved - refunded - goingBack;
  if (delivered === 0 && rest > 0 && base > 0) refunds.push({ section: null, amount: rest });
  const total = refunded + refunds.reduce((sum, { amount }) => sum + amount, 0);
  return { refunds, refunded: total, spent: reserved - total, delivered };
}
