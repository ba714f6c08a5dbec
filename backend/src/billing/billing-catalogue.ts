import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PLANS, type Plan } from '@specforge/document';
import { parse } from 'yaml';
import { contentShapes } from '../common/content-shapes.js';
import type { BillingInterval } from './subscription.entity.js';

export type PaidPlan = Exclude<Plan, 'free'>;
export const PAID_PLANS = ['plus', 'pro', 'ultimate'] as const satisfies readonly PaidPlan[];

export interface PlanOffer {
  id: Plan;
  name: string;
  /** Pence. */
  monthlyPence: number;
  /** Credits that come with each paid month. */
  monthlyCredits: number;
  /** Credits that come once per workspace and plan. */
  firstTimeBonus: number;
  advertised: boolean;
  /** How many documents that is good for, in words. */
  documents: string | null;
  tagline: string;
  features: string[];
}

export const BUNDLE_IDS = ['small', 'medium', 'large', 'mega'] as const;
export type BundleId = (typeof BUNDLE_IDS)[number];

export interface Bundle {
  id: BundleId;
  name: string;
  description: string;
  pence: number;
  baseCredits: number;
  /** Per cent on top of the base. */
  bonusPercentage: number;
  popular: boolean;
}

interface Catalogue {
  plans: PlanOffer[];
  bundles: Bundle[];
}

/** A year costs ten months. */
const MONTHS_PAID_A_YEAR = 10;

const text = { type: 'string', minLength: 1 };
const amount = { type: 'integer', minimum: 0 };
const isCatalogue = contentShapes.compile<Catalogue>({
  type: 'object',
  additionalProperties: false,
  required: ['plans', 'bundles'],
  properties: {
    plans: {
      type: 'array',
      minItems: PLANS.length,
      maxItems: PLANS.length,
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'id',
          'name',
          'monthlyPence',
          'monthlyCredits',
          'firstTimeBonus',
          'advertised',
          'documents',
          'tagline',
          'features',
        ],
        properties: {
          id: { enum: [...PLANS] },
          name: text,
          monthlyPence: amount,
          monthlyCredits: amount,
          firstTimeBonus: amount,
          advertised: { type: 'boolean' },
          documents: { anyOf: [text, { type: 'null' }] },
          tagline: text,
          features: { type: 'array', minItems: 1, items: text },
        },
      },
    },
    bundles: {
      type: 'array',
      minItems: BUNDLE_IDS.length,
      maxItems: BUNDLE_IDS.length,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'description', 'pence', 'baseCredits', 'bonusPercentage', 'popular'],
        properties: {
          id: { enum: [...BUNDLE_IDS] },
          name: text,
          description: text,
          pence: { type: 'integer', minimum: 1 },
          baseCredits: { type: 'integer', minimum: 1 },
          bonusPercentage: { type: 'integer', minimum: 0, maximum: 100 },
          popular: { type: 'boolean' },
        },
      },
    },
  },
});

/** `content/billing/catalogue.yaml`, from `backend/src` and from `backend/dist` alike. */
const FILE = fileURLToPath(new URL('../../../content/billing/catalogue.yaml', import.meta.url));

function load(): Catalogue {
  const content: unknown = parse(readFileSync(FILE, 'utf8'));
  if (isCatalogue(content)) return content;
  const problems = isCatalogue.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`content/billing/catalogue.yaml: ${problems?.join('; ')}`);
}

export const { plans: PLAN_OFFERS, bundles: BUNDLES } = load();

export function planOffer(plan: Plan): PlanOffer {
  return found(PLAN_OFFERS, plan);
}

export function bundleOf(id: BundleId): Bundle {
  return found(BUNDLES, id);
}

export function bonusCredits({ baseCredits, bonusPercentage }: Bundle): number {
  return Math.floor((baseCredits * bonusPercentage) / 100);
}

/** Pence for one interval of a plan. */
export function planPence(plan: Plan, interval: BillingInterval): number {
  const { monthlyPence } = planOffer(plan);
  return interval === 'yearly' ? monthlyPence * MONTHS_PAID_A_YEAR : monthlyPence;
}

/** Whether `plan` gives more than `other`. */
export function isHigher(plan: Plan, other: Plan): boolean {
  return PLANS.indexOf(plan) > PLANS.indexOf(other);
}

function found<T extends { id: string }>(offers: readonly T[], id: string): T {
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw new Error(`content/billing/catalogue.yaml offers no '${id}'.`);
  return offer;
}
