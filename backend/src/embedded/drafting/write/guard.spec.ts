import { ruledOutIn, formsOf } from '../know/ruled-out.js';
import type { Plan } from '../plan/plan.js';
import { contradicts, proseWithout, withoutRuledOut } from './guard.js';

const plan = {
  brief: {
    sentences: ['Restaurants order by link. No online payment and no accounts.'],
    limits: [],
    capabilities: [],
    measures: [],
  },
  features: [],
} as unknown as Plan;

describe('a line against what the idea rules out', () => {
  it('is heard by another name as well', () => {
    expect(contradicts('Sign in with the account of the phone', plan)).toBe(true);
    expect(contradicts('A refund takes three days', plan)).toBe(true);
    expect(contradicts('See the packing list', plan)).toBe(false);
    // What stands in quotation marks is the idea's own.
    expect(contradicts('Said by the idea: “no accounts”', plan)).toBe(false);
  });

  it('is none where the idea asks for the same itself', () => {
    const pays = { verb: 'pay', object: 'for lessons', noun: 'lesson', tail: '', automatic: false };
    const asking = { ...plan, brief: { ...plan.brief, sentences: [...plan.brief.sentences], capabilities: [pays] } };
    expect(contradicts('What is paid shows at once', asking)).toBe(false);
    expect(contradicts('Sign in with the account of the phone', asking)).toBe(true);
  });

  it('is gone, but from records that others point to', () => {
    const rows = [
      { name: 'Visitor', access: 'A sign-in of their own' },
      { name: 'Cook', access: 'By link' },
    ];
    expect(withoutRuledOut('authRule', rows, { plan })).toEqual([rows[1]]);
    expect(withoutRuledOut('actor', rows, { plan })).toEqual([{ name: 'Visitor', access: undefined }, rows[1]]);
    expect(withoutRuledOut('constraint', rows, { plan })).toEqual(rows);
  });

  it('is none in the name of a feature', () => {
    const named = { ...plan, features: [{ name: 'Order without an account', stated: true }] } as unknown as Plan;
    expect(withoutRuledOut('screen', [{ name: 'Order without an account' }], { plan: named })).toEqual([
      { name: 'Order without an account' },
    ]);
  });

  it('is gone from a text, sentence by sentence', () =>
    expect(proseWithout('Each person has an account. Orders stay for a year.', { plan })).toBe(
      'Orders stay for a year.',
    ));
});

describe('what an idea does without', () => {
  it.each([
    ['Guests reserve without registering.', ['account']],
    ['Nobody should have to install an app.', ['app']],
    ['Residents must not need a password.', ['account']],
    ['They went without lunch.', []],
    ['Lessons are lost to late cancellations nobody pays for.', []],
    ['No patient names may be stored, under UK GDPR.', []],
  ])('%s', (text, expected) => expect(ruledOutIn([text])).toEqual(expected));

  it('rules nothing out that only some of its people do without', () =>
    expect(
      ruledOutIn(['The inspector scans a tag.', 'Site workers can scan the same tag without an account.']),
    ).toEqual([]));

  it('leaves words that fit any line alone', () => expect(formsOf('app')).not.toContain('app'));
});
