import type { TransactionType } from '~/lib/api/types';

const LABELS: Record<TransactionType, string> = {
  purchase: 'Purchase',
  deduction: 'Deduction',
  refund: 'Refund',
  admin_adjustment: 'Adjustment',
  subscription_grant: 'Plan credits',
  monthly_grant: 'Monthly credits',
  bundle: 'Bundle',
  generation: 'Generation',
  improve: 'AI Improve',
  regenerate: 'Regeneration',
  promo: 'Bonus',
};

export const typeLabel = (type: TransactionType): string => LABELS[type];

/** The types as a person would sort them. */
export const TYPE_GROUPS: { label: string; all: string; types: TransactionType[] }[] = [
  { label: 'Bought', all: 'Everything bought', types: ['purchase', 'bundle'] },
  { label: 'Granted', all: 'Everything granted', types: ['subscription_grant', 'monthly_grant', 'promo'] },
  { label: 'Spent', all: 'Everything spent', types: ['generation', 'improve', 'regenerate', 'deduction'] },
  { label: 'Put right', all: 'Everything put right', types: ['refund', 'admin_adjustment'] },
];
