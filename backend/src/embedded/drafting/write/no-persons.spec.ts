import { coreTemplates, draftAfresh } from '../drafting.testing.js';
import { namesNobody } from './no-persons.js';

describe('a product that measures nobody', () => {
  it.each([
    [true, "We don't want any measurement of individual operators."],
    [true, 'Individual drivers must not be tracked.'],
    [true, 'Votes are anonymous.'],
    [false, 'Each decision is kept with name and time.'],
    [false, 'Managers see the results of individual teams.'],
  ])('is told (%s) by: %s', (expected, text) => {
    expect(namesNobody([text])).toBe(expected);
  });

  it('keeps times and no names', () => {
    const idea =
      'StopLog is an app for press shops. An operator picks the reason of a stop. A shift leader approves the reason.';
    const texts = (more: string): string => JSON.stringify(draftAfresh(coreTemplates[0]!, `${idea} ${more}`).data);
    expect(texts('')).toMatch(/name and time/);
    expect(texts("We don't want any measurement of individual operators.")).not.toMatch(/name and time/);
  });
});
