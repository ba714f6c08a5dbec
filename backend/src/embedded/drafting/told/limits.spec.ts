import { limitsIn } from './limits.js';
import { noted } from './told.testing.js';

const limits = (notes: string): string[] =>
  limitsIn(noted(notes), { today: '2026-11-27', name: '' }).map(({ kind, text }) => `${kind}: ${text}`);

describe('what binds in marked statements', () => {
  it('is each rule of a list by itself, without the word for it', () => {
    expect(
      limits(
        '{rule Rules we know about: rush cases carry a 30% surcharge, no case starts without a prescription, overdue offices cannot submit new cases.}',
      ),
    ).toEqual([
      'other: rush cases carry a 30% surcharge',
      'other: no case starts without a prescription',
      'other: overdue offices cannot submit new cases',
    ]);
  });

  it('stays whole where a comma parts no rules', () => {
    expect(limits('{rule A booking can be moved, if there is room, up to 2 hours before.}')).toHaveLength(1);
  });

  it('keeps the spelling of a platform', () => {
    expect(limits('{need iOS and Android.}')).toEqual(['platform: iOS', 'platform: Android']);
  });

  it('names what is out of scope one by one', () => {
    expect(limits('{out Out of scope for phase 1: events and parties, insurance, Sweden.}').join('; ')).toMatch(
      /no events.*no parties.*no insurance.*no Sweden/,
    );
  });
});
