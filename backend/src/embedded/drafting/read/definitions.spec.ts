import { definitionsIn } from './definitions.js';

describe('words that an idea explains', () => {
  it.each([
    ['A lapse means a member who has not paid for two seasons.', 'Lapse', 'A member who has not paid for two seasons.'],
    ['Drivers note each dud, i.e. a parcel without an address.', 'Dud', 'A parcel without an address.'],
    ['A wreath that nobody collects is called an orphan.', 'Orphan', 'A wreath that nobody collects.'],
    ['Pilots read the notice to airmen (NTA) before take-off.', 'NTA', 'Notice to airmen.'],
  ])('are read with what they mean: %s', (text, term, meaning) => {
    expect(definitionsIn([text])).toEqual([{ term, meaning }]);
  });

  it('are no rules, and no asides in brackets', () => {
    expect(
      definitionsIn([
        'A quote is valid for 14 days.',
        'Clerks photograph the damage (at the counter) and book the repair.',
        'The means of payment are open.',
      ]),
    ).toEqual([]);
  });
});
