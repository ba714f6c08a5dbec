import { answerTo, furtherCases, inCase, onlyWhen } from './case-clauses.js';

const rows = (tests: ReturnType<typeof inCase> | null): string[] =>
  (tests ?? []).map(({ when, then }) => `${when} | ${then}`);

describe('what follows in a case', () => {
  it('is tried on both sides of a figure', () =>
    expect(rows(inCase('a balance sheet is older than 18 months', 'the customer is told'))).toEqual([
      'a balance sheet is just over 18 months old | the customer is told',
      'a balance sheet is exactly 18 months old | this does not happen: the customer is told',
    ]));

  it.each([
    [
      'Appointments need a driver, and if there is no driver 48 hours before, everyone gets a notification',
      'there is no driver 48 hours before | everyone gets a notification',
    ],
    [
      "Write access needs approval, and if there's no answer in 15 min it goes to the secondary",
      "there's no answer in 15 min | it goes to the secondary",
    ],
    [
      'Only members can sign off; if the card has expired the app blocks them',
      'the card has expired | the app blocks them',
    ],
    [
      'Data are fetched; if they refuse or the data looks wrong they can enter it themselves',
      'they refuse or the data looks wrong | they can enter it themselves',
    ],
  ])('is found behind another clause: %s', (text, test) => expect(rows(furtherCases(text))[0]).toBe(test));

  it('does not follow without it, where it is to be only then', () =>
    expect(rows(onlyWhen('An alert should only go out when the value is outside, because doors are opened'))).toEqual([
      'it is not so that the value is outside | this does not happen: an alert goes out',
      'the value is outside | an alert goes out',
    ]));

  it('is what the product answers to a deed', () => {
    expect(rows(answerTo('The worker sends a photo; the bot reads it back', 'Chanjo'))).toEqual([
      'the worker sends a photo | the bot reads it back',
    ]);
    expect(answerTo('The worker sends a photo; the vet reads it', 'Chanjo')).toEqual([]);
  });
});
