import { unlessKept } from './otherwise.js';
import { toldIn } from './idea.js';

const deedsOf = (idea: string): string[] =>
  toldIn(idea).capabilities.map(({ by, verb, object, tail }) => `${by ?? '-'}: ${verb} ${object} ${tail}`.trim());

describe('what is done otherwise', () => {
  it('is done unless the rule before it is kept', () => {
    const deeds = deedsOf(
      'A REST API gathers the evidence. A package must be complete no later than 48 hours before the deadline, otherwise the analyst is alerted.',
    );
    expect(deeds).toContainEqual(
      expect.stringMatching(
        /alert the analyst unless a package is complete no later than 48 hours before the deadline/,
      ),
    );
  });

  it.each([
    ['Samples must be started within 18 hours', 'unless samples are started within 18 hours'],
    ['The tenant has to confirm the date', 'unless the tenant confirms the date'],
    ['A key must never be shown', null],
  ])('turns no rule round that has another form: %s', (rule, expected) => {
    expect(unlessKept(rule)).toBe(expected);
  });
});
