import { describe, expect, it } from '@jest/globals';
import { priceUsage, readModelCatalogue } from './model-catalogue.js';

describe('the models', () => {
  const { main, mini } = readModelCatalogue();

  it('cost what is published', () => {
    expect(main.price).toEqual({ input: 2, cachedInput: 0.2, output: 12 });
    expect(mini.price).toEqual({ input: 0.2, cachedInput: 0.02, output: 1.2 });
  });

  it('have more room the second time', () => {
    expect(main.maxOutputTokensRetry).toBeGreaterThan(main.maxOutputTokens);
  });

  it('are paid in cents, cached input at its own price', () => {
    const usage = priceUsage(main.price, { inputTokens: 10_000, cachedInputTokens: 4_000, outputTokens: 1_000 });
    expect(usage.inputCostCents).toBeCloseTo(1.2 + 0.08, 9);
    expect(usage.outputCostCents).toBeCloseTo(1.2, 9);
    expect(usage).toMatchObject({ calls: 1, inputTokens: 10_000, cachedInputTokens: 4_000 });
  });
});
