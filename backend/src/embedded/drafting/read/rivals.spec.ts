import { readIdea } from '../read.js';
import { rivalsIn } from './rivals.js';

const none = (): boolean => false;

describe('products that the idea sets itself against', () => {
  it.each<[sentence: string, names: string[], why: string | null]>([
    [
      'Competes with LaunchDarkly, which is too expensive for teams under 10.',
      ['LaunchDarkly'],
      'is too expensive for teams under 10',
    ],
    ['Competes with Expensify and SAP Concur, which are too complex.', ['Expensify', 'SAP Concur'], 'are too complex'],
    ['Competitors: Ironclad, Juro.', ['Ironclad', 'Juro'], null],
    [
      'Alternatives are Splunk and Datadog, both bill by ingested volume.',
      ['Splunk', 'Datadog'],
      'bill by ingested volume',
    ],
    ['Rover charges 20% and takes days to pay out.', ['Rover'], 'charges 20% and takes days to pay out'],
    ['eBay takes about 13% and offers no inspection.', ['eBay'], 'takes about 13% and offers no inspection'],
  ])('%s', (sentence, names, why) => {
    const { rivals, others } = rivalsIn([sentence], none);
    expect(rivals.map(({ name }) => name)).toEqual(names);
    expect(rivals[0]?.why).toBe(why);
    expect(others).toEqual([]);
  });

  it('are told beside something else that stays', () => {
    const { rivals, others } = rivalsIn(['Unlike Care.com, every sitter is vouched for by two families.'], none);
    expect(rivals).toMatchObject([{ name: 'Care.com' }]);
    expect(others).toEqual(['Every sitter is vouched for by two families.']);
  });

  it.each([
    'Alcohol can’t be claimed.',
    'No-shows cost us around 900 euros each month.',
    'Demurrage cost us 86,000 euro last year.',
    'Entries can’t be deleted, only corrected with a reason.',
    'Clinics have no overview of it.',
  ])('are not: %s', (sentence) => {
    expect(rivalsIn([sentence], none)).toEqual({ rivals: [], others: [sentence] });
  });

  it.each(['Barrels are not supported.', 'Spoilage costs them 2.4% a year.'])(
    'are no words of the trade: %s',
    (sentence) => {
      expect(rivalsIn([sentence, 'We want to halve spoilage.'], none).rivals).toEqual([]);
    },
  );

  it('are never the product that the idea opens with', () => {
    const { rivals, sums } = readIdea(
      'PocketPal is a banking app for teenagers and their parents. Parents set an allowance. PocketPal costs €3.99 per child per month.',
      '2026-11-27',
    );
    expect(rivals).toEqual([]);
    expect(sums).toMatchObject([{ kind: 'price', amount: '€3.99' }]);
  });

  it('are no rule, no trouble and nobody who uses the product', () => {
    const { limits, problem, audiences } = readIdea(
      'Feature flag service for developers. Developers create flags. Competitors: LaunchDarkly, which is too expensive.',
      '2026-11-27',
    );
    expect(limits).toEqual([]);
    expect(problem.sentences).toEqual([]);
    expect(audiences.map(({ noun }) => noun)).toEqual(['developer']);
  });
});
