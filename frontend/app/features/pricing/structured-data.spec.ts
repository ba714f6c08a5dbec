import type { CreditPackage, PlanOffer } from '~/lib/api/types';
import { productData } from './structured-data';

it('offers each plan by month and by year, and each bundle, in pounds', () => {
  const free = { name: 'Free', monthlyPence: 0, yearlyPence: 0 } as PlanOffer;
  const pro = { name: 'Pro', monthlyPence: 1999, yearlyPence: 19_990 } as PlanOffer;
  const small = { name: 'Small', totalCredits: 500, priceCents: 500 } as CreditPackage;
  const { offers } = productData('https://x.example/pricing', 'Documents.', [free, pro], [small]);
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ['Free plan, a month', '0.00'],
    ['Pro plan, a month', '19.99'],
    ['Pro plan, a year', '199.90'],
    ['Small, 500 credits', '5.00'],
  ]);
  expect(offers.every(({ priceCurrency }) => priceCurrency === 'GBP')).toBe(true);
});
