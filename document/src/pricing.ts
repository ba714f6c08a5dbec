import { minimumSections } from './selection.js';
import type { ComplexityLevel } from './types.js';

/** One credit is one penny. */
export const BASE_COST = 100;
export const SECTION_COST = 20;
export const IMPROVE_COST = 10;
/** What a usual document costs, for telling how many a balance is good for: four sections of the simplest kind. */
export const USUAL_DOCUMENT_COST = 180;

export function documentsFor(credits: number): number {
  return Math.floor(credits / USUAL_DOCUMENT_COST);
}

const COMPLEXITY: Record<ComplexityLevel, { label: string; multiplier: number }> = {
  1: { label: 'Simple', multiplier: 1 },
  2: { label: 'Standard', multiplier: 1.25 },
  3: { label: 'Advanced', multiplier: 1.5 },
  4: { label: 'Premium', multiplier: 2 },
};

function isComplexityLevel(level: unknown): level is ComplexityLevel {
  return level === 1 || level === 2 || level === 3 || level === 4;
}

/** Any value that is not a level reads as Standard. */
export function complexityLabel(level: unknown): string {
  return COMPLEXITY[isComplexityLevel(level) ? level : 2].label;
}

export function complexityMultiplier(level: ComplexityLevel): number {
  return COMPLEXITY[level].multiplier;
}

/** What one section costs, and gives back when it is not delivered. Always whole. */
export function sectionPrice(level: ComplexityLevel): number {
  return SECTION_COST * complexityMultiplier(level);
}

export interface PriceBreakdown {
  base: number;
  perSection: { key: string; credits: number }[];
  multiplier: number;
  /** Base and sections before the multiplier. */
  subtotal: number;
  total: number;
}

export interface RunPrice {
  credits: number;
  /** `2.25` for 225 credits. */
  pounds: string;
  complexityLabel: string;
  breakdown: PriceBreakdown;
}

/**
 * The price of a run: round((100 + 20 × sections) × multiplier). `perSection` shows each section's 20
 * before the multiplier, so that base and sections add up to the subtotal.
 */
export function priceOfRun(level: ComplexityLevel, sectionKeys: readonly string[]): RunPrice {
  const multiplier = complexityMultiplier(level);
  const subtotal = BASE_COST + SECTION_COST * sectionKeys.length;
  const total = Math.round(subtotal * multiplier);
  return {
    credits: total,
    pounds: pounds(total),
    complexityLabel: complexityLabel(level),
    breakdown: {
      base: BASE_COST,
      perSection: sectionKeys.map((key) => ({ key, credits: SECTION_COST })),
      multiplier,
      subtotal,
      total,
    },
  };
}

export interface TemplatePricing {
  baseCost: number;
  sectionCost: number;
  multiplier: number;
  complexityLabel: string;
  minimumSections: number;
  /** What each section adds to the price, multiplier included. */
  sectionCosts: Record<string, number>;
}

/** The `pricing` part of a template's detail. */
export function templatePricing(template: {
  complexityLevel: ComplexityLevel;
  sections: readonly { key: string }[];
}): TemplatePricing {
  const { complexityLevel: level, sections } = template;
  return {
    baseCost: BASE_COST,
    sectionCost: SECTION_COST,
    multiplier: complexityMultiplier(level),
    complexityLabel: complexityLabel(level),
    minimumSections: minimumSections(sections.length),
    sectionCosts: Object.fromEntries(sections.map(({ key }) => [key, sectionPrice(level)])),
  };
}

/** Pence as pounds with two decimals and no sign of currency: 225 is `2.25`. */
export function pounds(pence: number): string {
  return (pence / 100).toFixed(2);
}
