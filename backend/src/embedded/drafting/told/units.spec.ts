import { noted } from './told.testing.js';
import { inUnit, unitsOf } from './units.js';

const texts = (notes: string): string[] =>
  unitsOf(noted(notes)).statements.flatMap(({ text }) => (text === '' ? [] : [text]));

describe('what one sentence asks for in pieces', () => {
  it.each<[notes: string, expected: string[]]>([
    [
      '{do [who A farmer] [v lists] [o a lot] [t with photo and weight],} {do [o the date] it must be gone by and a minimum price.}',
      ['A farmer lists a lot with photo and weight, the date it must be gone by and a minimum price.'],
    ],
    [
      '{do [who The botanist] [v requests] [o a loan],} {rule [t at most 80 sheets per loan].}',
      ['The botanist requests a loan, at most 80 sheets per loan.'],
    ],
    [
      '{do [s Appointments] [v need] [o a driver],} {rule and [c if there is none], [who everybody] is [v told].}',
      ['Appointments need a driver, and if there is none, everybody is told.'],
    ],
    [
      '{rule [s Appointments] need a driver,} {do and [c if there is none], [to everyone] [v gets] [o a notice].}',
      ['Appointments need a driver, and if there is none, everyone gets a notice.'],
    ],
    [
      '{do [who The cold customer] [v goes] [t first in the queue of the day],} {rule [c even if it means] [v moving] [o a visit].}',
      ['The cold customer goes first in the queue of the day, even if it means moving a visit.'],
    ],
    [
      '{rule [c Under 0.8] we do not guess:} {do [who we] [v return] [o three candidates].}',
      ['Under 0.8 we do not guess: we return three candidates.'],
    ],
  ])('is one where no piece begins with somebody of its own: %s', (notes, expected) => {
    expect(texts(notes)).toEqual(expected);
  });

  it.each<[notes: string, expected: string[]]>([
    [
      '{do [who Clerks] [v enter] [o each claim] [t on the day],} {rule and [who the manager] must [v approve] [o the sum].}',
      ['Clerks enter each claim on the day', 'the manager must approve the sum.'],
    ],
    [
      '{today Members write dives [way in a notebook],} {do [who divers] [v record] [o each dive].}',
      ['Members write dives in a notebook', 'divers record each dive.'],
    ],
    [
      '{do [who Clerks] [v enter] [o each claim] [t on the day].} {do [o A photo] is kept.}',
      ['Clerks enter each claim on the day.', 'A photo is kept.'],
    ],
  ])('stays apart where it does, in another sentence and beside what is so today: %s', (notes, expected) => {
    expect(texts(notes)).toEqual(expected);
  });

  it('keeps its places, and a deed of the second piece is one of the first', () => {
    const units = unitsOf(noted('{do [who Firms] [v send] [o the bill],} {rule [t at most once a week].}'));
    expect(units.leaders).toEqual([0, 0]);
    expect(units.statements.map(({ text }) => text === '')).toEqual([false, true]);
    const deed = { verb: 'send', object: 'the bill', noun: 'bill', tail: '', automatic: false };
    expect(inUnit({ ...deed, source: { statement: 1, deed: null } }, units).source).toEqual({
      statement: 0,
      deed: null,
    });
    expect(inUnit(deed, units)).toBe(deed);
  });
});
