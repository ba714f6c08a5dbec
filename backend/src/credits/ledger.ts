export const CREDIT_TRANSACTION_TYPES = [
  'purchase',
  'deduction',
  'refund',
  'admin_adjustment',
  'subscription_grant',
  'monthly_grant',
  'bundle',
  'generation',
  'improve',
  'regenerate',
  'promo',
] as const;
export type CreditTransactionType = (typeof CREDIT_TRANSACTION_TYPES)[number];
