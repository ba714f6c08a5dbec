import type { Category } from '@specforge/document';

export const CATEGORY_LABELS: Record<Category, string> = {
  'product-tech': 'Product & Tech',
  'business-strategy': 'Business & Strategy',
  'design-ux': 'Design & UX',
  'engineering-delivery': 'Engineering & Delivery',
  'product-management': 'Product Management',
  'marketing-growth': 'Marketing & Growth',
  'operations-compliance': 'Operations & Compliance',
  'agency-client': 'Agency/Client',
};

export const ALL_CATEGORIES = 'all';

/** In the order in which they are offered. */
export const CATEGORIES = Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label }));

export const CATEGORY_OPTIONS = [{ value: ALL_CATEGORIES, label: 'All Categories' }, ...CATEGORIES];

export function categoryLabel(category: string): string {
  return Object.hasOwn(CATEGORY_LABELS, category) ? CATEGORY_LABELS[category as Category] : category;
}
