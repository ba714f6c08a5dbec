import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const remindersIn = (sentence: string) =>
  readIdea(`Families fill in a weekly report. Supervisors comment on a report. ${sentence}`, today)
    .capabilities.filter(({ verb }) => /^(?:remind|warn|alert|notify|see)$/.test(verb))
    .map(({ by, verb, object, tail, automatic }) => ({ by, deed: `${verb} ${object} ${tail}`, automatic }));

describe('what the product tells people by itself', () => {
  it.each([
    [
      'The app should remind a family when a report is two days late.',
      'remind a family when a report is two days late',
    ],
    ['It warns the supervisors as soon as a report is missing.', 'warn the supervisors as soon as a report is missing'],
  ])('is a deed of the product: %s', (sentence, deed) => {
    expect(remindersIn(sentence)).toEqual([{ by: undefined, deed, automatic: true }]);
  });
});
