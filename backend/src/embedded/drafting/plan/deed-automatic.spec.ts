import type { Capability } from '../read/brief.js';
import { automatic } from './deed-automatic.js';
import { thingIn } from './deed-thing.js';

const does = (verb: string, object: string, noun: string): string[] => {
  const capability: Capability = { verb, object, noun, tail: '', automatic: true };
  const found = automatic(capability, `MealMate ${verb}s ${object}`, thingIn(capability, {}));
  return (found ?? []).map((one) => (Array.isArray(one) ? one[1] : one)).map(({ given, then }) => `${given} → ${then}`);
};

describe('what the product works out by itself', () => {
  it('is shown from what is on record, and never made up', () => {
    expect(does('suggest', 'a dinner plan', 'dinner plan')).toEqual([
      'what it needs for that is on record → the dinner plan is shown, and can be opened again later',
      'what it needs for that is missing → nothing is made up, and the page says what is missing',
    ]);
  });

  it('finds what fits, and leaves the rest', () => {
    expect(does('flag', 'risky clauses', 'risky clause')[0]).toBe(
      'of two risky clauses one meets the conditions and one does not → the first is flagged, and the second is not',
    );
  });

  it('is nothing special for any other deed', () => {
    expect(does('water', 'plants', 'plant')).toEqual([]);
  });
});
