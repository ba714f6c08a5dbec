import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { deedRulesOf } from './deed-rules.js';

describe('a rule that begins with a deed told already', () => {
  it('keeps only what it rules', () => {
    const { brief, features } = planDocument(
      'We need a tariff register. Tariffs are entered by our compliance analysts, and no tariff goes live until a second analyst has released it; past orders keep their tariff.',
      '',
      today,
    );

    const told = features.map(({ description }) => description).join('\n');

    expect(told.match(/No tariff goes live until a second analyst has released it/g)).toHaveLength(1);
    expect(told.match(/are entered by/g)).toHaveLength(1);
    expect(deedRulesOf(brief).map(({ text }) => text)).toEqual([
      'no tariff goes live until a second analyst has released it',
    ]);
  });
});

describe('what the product does for some things only', () => {
  it('is tried with one of them and with another', () => {
    const { features } = planDocument(
      'A marketplace for leftover fabric. Sellers list a roll. The platform refunds each roll whose composition turns out to be wrong in full.',
      '',
      today,
    );

    const given = features.flatMap(({ tests }) => tests.map((test) => test.given)).join('\n');

    expect(given).toMatch(/^a roll whose composition turns out to be wrong, and another roll$/m);
  });
});
