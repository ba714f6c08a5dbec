export const PREMIUM_FEATURES = [
  'expanded_personas',
  'competitive_intelligence',
  'technical_architecture',
  'gtm_strategy',
  'regulatory_compliance',
  'design_architecture',
] as const;
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number];

export const PREMIUM_DEPENDENCY_TYPES = ['upstream', 'parallel', 'downstream'] as const;
/** upstream feeds the document, parallel is written beside it, downstream is derived from it. */
export type PremiumDependencyType = (typeof PREMIUM_DEPENDENCY_TYPES)[number];
