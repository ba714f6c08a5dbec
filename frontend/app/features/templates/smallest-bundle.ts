import type { CreditPackage } from '~/lib/api/types';

/** The cheapest bundle that brings at least `missing` credits; else the one that brings most. */
export function smallestBundle<T extends Pick<CreditPackage, 'totalCredits' | 'priceCents'>>(
  bundles: readonly T[],
  missing: number,
): T | undefined {
  const enough = bundles.filter(({ totalCredits }) => totalCredits >= missing);
  if (enough.length > 0) return enough.toSorted((a, b) => a.priceCents - b.priceCents)[0];
  return bundles.toSorted((a, b) => b.totalCredits - a.totalCredits)[0];
}
