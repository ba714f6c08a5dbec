import { describe, expect, it } from '@jest/globals';
import { priceOfRun, sectionPrice } from '@specforge/document';
import fc from 'fast-check';
import { settle } from './settlement.js';

const sections = (delivered: boolean[], price = 25, refunded: boolean[] = []) =>
  delivered.map((done, index) => ({ key: `s${index}`, delivered: done, price, refunded: refunded[index] ?? false }));

describe('settle', () => {
  it('keeps everything when everything was delivered', () => {
    const result = settle({ reserved: 225, refunded: 0, base: 125, sections: sections([true, true, true, true]) });
    expect(result).toEqual({ refunds: [], refunded: 0, spent: 225, delivered: 4 });
  });

  it('gives back each missing section at its own price, and keeps the base', () => {
    const result = settle({ reserved: 225, refunded: 0, base: 125, sections: sections([true, false, true, false]) });
    expect(result.refunds).toEqual([
      { section: 's1', amount: 25 },
      { section: 's3', amount: 25 },
    ]);
    expect(result).toMatchObject({ refunded: 50, spent: 175 });
  });

  it('gives back the base too when nothing was delivered', () => {
    const result = settle({ reserved: 225, refunded: 0, base: 125, sections: sections([false, false, false, false]) });
    expect(result.refunds.at(-1)).toEqual({ section: null, amount: 125 });
    expect(result).toMatchObject({ refunded: 225, spent: 0 });
  });

  it('gives nothing back twice after a retry', () => {
    // One section came back at first, was held again, and failed again.
    const again = settle({ reserved: 250, refunded: 25, base: 125, sections: sections([true, true, true, false]) });
    expect(again).toMatchObject({ refunds: [{ section: 's3', amount: 25 }], refunded: 50, spent: 200 });
    // A person wrote it instead: it was not held again.
    const left = settle({
      reserved: 225,
      refunded: 25,
      base: 125,
      sections: sections([true, true, true, false], 25, [false, false, false, true]),
    });
    expect(left).toMatchObject({ refunds: [], refunded: 25, spent: 200 });
  });

  it('always adds up: what was held is spent or given back, and nothing is below zero', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2, 3, 4),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 14 }),
        (level, delivered) => {
          const complexity = level as 1 | 2 | 3 | 4;
          const price = sectionPrice(complexity);
          const { credits } = priceOfRun(complexity, delivered.map(String));
          const base = credits - price * delivered.length;
          const result = settle({ reserved: credits, refunded: 0, base, sections: sections(delivered, price) });
          const missing = delivered.filter((done) => !done).length;
          expect(result.spent + result.refunded).toBe(credits);
          expect(result.spent).toBe(missing === delivered.length ? 0 : credits - missing * price);
          expect(result.refunds.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        },
      ),
    );
  });
});
