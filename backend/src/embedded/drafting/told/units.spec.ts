import { deedsIn } from './deeds.js';
import { noted } from './told.testing.js';
import { unitsOf } from './units.js';

const units = (notes: string): string[] =>
  unitsOf(deedsIn(noted(notes)).whole)
    .statements.map(({ text }) => text)
    .filter((text) => text !== '');

describe('what one sentence asks for', () => {
  it('is one where a piece of it begins with nobody', () =>
    expect(
      units(
        '{do [who A farmer] can [v list] [o a lot] [t with photo and weight],} {rule the date and a minimum price.}',
      ),
    ).toEqual([
      expect.stringMatching(/^A farmer can list a lot with photo and weight,? the date and a minimum price/),
    ]));

  it('is two where somebody else acts', () =>
    expect(
      units(
        '{do [who The organiser] can [v enter] [o the guests of the group],} {rule and [who the hotel] must [v confirm] [o the list].}',
      ),
    ).toHaveLength(2));

  it('is one where the first piece says too little alone', () =>
    expect(
      units(
        '{rule [s Appointments] need a driver,} {do and [c if there is none], [to everyone] [v gets] [o a notice].}',
      ),
    ).toHaveLength(1));
});
