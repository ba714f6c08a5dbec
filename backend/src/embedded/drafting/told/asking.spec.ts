import { askingIn } from './asking.js';
import { noted } from './told.testing.js';

describe('what an idea asks for', () => {
  it.each([
    [
      'a sentence of today is none of it',
      ['We manage flats, and every autumn our phones do not stop.'],
      '{bg We manage flats,} {today and every autumn our phones do not stop.}',
      [],
    ],
    [
      'what is asked stands without what is told before it',
      ['I sing alto in a choir, and singers pay nothing.'],
      '{bg I sing alto in a choir,} {price and singers pay nothing.}',
      ['Singers pay nothing.'],
    ],
    [
      'what is left out asks for nothing',
      ['Payments stay in Domus.', 'Tenants see each cost line.'],
      '{out Payments stay in Domus.} {do [who Tenants] [v see] [o each cost line].}',
      ['Tenants see each cost line.'],
    ],
    [
      'what was put in long words is known by them',
      ['We missed a deadline with the paper.'],
      '{today we missed a deadline w/ the paper.}',
      [],
    ],
    ['what no mark was found for is kept', ['Clerks sort the mail.'], '{bg We are a town.}', ['Clerks sort the mail.']],
  ])('%s', (_, sentences, notes, asking) => {
    expect(askingIn(sentences, noted(notes))).toEqual(asking);
  });
});
