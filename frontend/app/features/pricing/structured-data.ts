import type { CreditPackage, PlanOffer } from '~/lib/api/types';
import { PRODUCT } from '~/lib/page-meta';

const pounds = (pence: number) => (pence / 100).toFixed(2);

/** The product with everything that can be bought of it, for search engines. */
export function productData(url: string, description: string, plans: PlanOffer[], bundles: CreditPackage[]) {
  const offer = (name: string, pence: number) => ({
    '@type': 'Offer',
    name,
    price: pounds(pence),
    priceCurrency: 'GBP',
    availability: 'https://schema.org/InStock',
    url,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: PRODUCT,
    description,
    brand: { '@type': 'Brand', name: PRODUCT },
    url,
    offers: [
      ...plans.map(({ name, monthlyPence }) => offer(`${name} plan, a month`, monthlyPence)),
      ...plans
        .filter((plan) => plan.yearlyPence > 0)
        .map((plan) => offer(`${plan.name} plan, a year`, plan.yearlyPence)),
      ...bundles.map(({ name, totalCredits, priceCents }) => offer(`${name}, ${totalCredits} credits`, priceCents)),
    ],
  };
}
