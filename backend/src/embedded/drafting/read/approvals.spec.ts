import { readIdea } from '../read.js';

const yesIn = (idea: string) =>
  readIdea(idea, '2026-11-22')
    .capabilities.filter(({ verb }) => /^(?:approve|release|sign off)$/.test(verb))
    .map(({ by, verb, object }) => `${by ?? ''}: ${verb} ${object}`);

const kitchen = 'We want a tool: the vet changes a diet, and keepers note leftovers.';

describe('whoever something waits for', () => {
  it.each([
    ['A diet change only takes effect once the head keeper has approved it.', 'head keeper: approve a diet change'],
    ['No ration may leave the kitchen until the store manager has released it.', 'store manager: release a ration'],
    ['Each order above 50 kilos needs a yes from the bursar first.', 'bursar: approve an order'],
    ['No diet after noon without the head keeper’s approval.', 'head keeper: approve a diet'],
  ])('is a person with a deed: %s', (rule, deed) => {
    expect(yesIn(`${kitchen} ${rule}`)).toEqual([deed]);
  });

  it('is named once, and not where a thing or a day is waited for', () => {
    expect(
      yesIn(`${kitchen} The head keeper approves diets. No diet counts until the head keeper has approved it.`),
    ).toHaveLength(1);
    expect(yesIn(`${kitchen} No diet may change before the clinic has opened.`)).toEqual([]);
  });

  it('is nobody else whom the idea names', () => {
    const { audiences } = readIdea(
      `${kitchen} A diet change takes effect once the head keeper has approved it.`,
      '2026-11-22',
    );
    expect(audiences.map(({ noun }) => noun)).toEqual(['vet', 'keeper', 'head keeper']);
  });
});
