import { minimumSections, priceOfRun } from '@specforge/document';
import type { ComplexityLevel, RunPrice } from '@specforge/document';
import type { Estimate } from '~/lib/api/types';
import type { ShownTemplate } from './shown-template';

export interface ShownPrice {
  credits: number;
  /** Without the sign of the currency. */
  pounds: string;
  /** What would be charged now; null where only the server could say. */
  payable: number | null;
  /** How the list price comes about. */
  breakdown: RunPrice['breakdown'];
  complexityLabel: string;
  minimum: number;
  /** How many sections must still be chosen. */
  missing: number;
}

/** The price of a selection: the server's where it has been asked, else the same formula. */
export function shownPrice(
  template: Pick<ShownTemplate, 'complexityLevel' | 'sections'>,
  selected: readonly string[],
  estimate: Estimate | null | undefined,
): ShownPrice {
  const local = priceOfRun(template.complexityLevel as ComplexityLevel, selected);
  const minimum = minimumSections(template.sections.length);
  const nothing = selected.length === 0;
  return {
    credits: nothing ? 0 : (estimate?.credits ?? local.credits),
    pounds: nothing ? '0.00' : (estimate?.pounds ?? local.pounds),
    payable: nothing ? null : (estimate?.payable ?? null),
    breakdown: local.breakdown,
    complexityLabel: local.complexityLabel,
    minimum,
    missing: Math.max(0, minimum - selected.length),
  };
}
