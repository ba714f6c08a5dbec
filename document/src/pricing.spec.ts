import { complexityLabel, pounds, priceOfRun, sectionPrice, templatePricing } from './pricing.js';
import type { ComplexityLevel } from './types.js';

function keys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `s${index}`);
}

describe('price of a run', () => {
  it.each<[ComplexityLevel, number, number, string]>([
    [1, 4, 180, 'Simple'],
    [2, 4, 225, 'Standard'],
    [3, 5, 300, 'Advanced'],
    [4, 14, 760, 'Premium'],
  ])('at level %i with %i sections is %i credits (%s)', (level, count, credits, label) => {
    const price = priceOfRun(level, keys(count));
    expect(price.credits).toBe(credits);
    expect(price.complexityLabel).toBe(label);
    expect(price.pounds).toBe((credits / 100).toFixed(2));
  });

  it('breaks down into base, sections, subtotal and total', () => {
    expect(priceOfRun(2, ['a', 'b']).breakdown).toEqual({
      base: 100,
      perSection: [
        { key: 'a', credits: 20 },
        { key: 'b', credits: 20 },
      ],
      multiplier: 1.25,
      subtotal: 140,
      total: 175,
    });
  });

  it('gives whole credits back for a section, and base plus sections is the total', () => {
    for (const level of [1, 2, 3, 4] as const) {
      expect(Number.isInteger(sectionPrice(level))).toBe(true);
      for (let count = 1; count <= 14; count += 1) {
        const { total, multiplier } = priceOfRun(level, keys(count)).breakdown;
        expect(total - count * sectionPrice(level)).toBe(100 * multiplier);
      }
    }
  });
});

it('reads any other complexity as Standard', () => {
  expect([0, 5, '1', null, undefined].map(complexityLabel)).toEqual(Array(5).fill('Standard'));
});

it('shows pence as pounds with two decimals', () => {
  expect([0, 5, 225, 100_000].map(pounds)).toEqual(['0.00', '0.05', '2.25', '1000.00']);
});

it('prices a template for its detail page', () => {
  expect(templatePricing({ complexityLevel: 3, sections: [{ key: 'a' }, { key: 'b' }] })).toEqual({
    baseCost: 100,
    sectionCost: 20,
    multiplier: 1.5,
    complexityLabel: 'Advanced',
    minimumSections: 2,
    sectionCosts: { a: 30, b: 30 },
  });
});
