import { placesInTurn } from './places-in-turn.js';

const days = (sentence: string) =>
  placesInTurn(sentence, '2026-11-27').map(({ kind, title, day }) => [kind, title, day]);

describe('places that open one after the other', () => {
  it('reckons the second from the first', () => {
    expect(days('Bodø goes live on 1 March 2027 and the other plants eight weeks later.')).toEqual([
      ['launch', 'Bodø goes live', '2027-03-01'],
      ['later', 'The other plants live', '2027-04-26'],
    ]);
    expect(
      days('The pilot in Utrecht starts on 1 February 2027, Amersfoort and Zwolle follow six weeks later.'),
    ).toEqual([
      ['trial', 'Pilot in Utrecht', '2027-02-01'],
      ['later', 'Amersfoort and Zwolle live', '2027-03-15'],
    ]);
    expect(days('We plan to launch in Ontario on 11 January 2027 and in Quebec three months later.')).toEqual([
      ['launch', 'Launch in Ontario', '2027-01-11'],
      ['later', 'Quebec live', '2027-04-11'],
    ]);
  });

  it('takes the month of the second', () => {
    expect(
      days('It should be live in Linz before the peak season on 1 October 2027; Graz follows in January 2028.'),
    ).toEqual([
      ['launch', 'Live in Linz', '2027-10-01'],
      ['later', 'Graz live', '2028-01-31'],
    ]);
  });

  it('finds none where only one opens', () => {
    expect(days('We launch in the UK and Ireland on 14 September 2026.')).toEqual([]);
  });
});
