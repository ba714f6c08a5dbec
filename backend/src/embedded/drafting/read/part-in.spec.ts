import { figureOf } from './figures.js';
import { partIn } from './part-in.js';
import { isWelcome } from './worth.js';

describe('a part told by the piece', () => {
  it.each<[text: string, name: string | null, baseline: string | null]>([
    ['1 visit report in 6 reaches the client late', 'share of visit reports that reach the client late', '1 in 6'],
    ['1 in 6 visit reports reaches the client late', 'share of visit reports that reach the client late', '1 in 6'],
    ['about one hoof trim in five is done too late', 'share of hoof trims that are done too late', '1 in 5'],
    ['3 handover sheets out of 40 are missing', 'share of handover sheets that are missing', '3 in 40'],
    ['1 parcel in 14 goes to the wrong island', 'share of parcels that go to the wrong island', '1 in 14'],
    ['one shop in 5 villages', null, null],
    ['6 visits in 3 weeks', null, null],
    ['1 in 6 is sent back', null, null],
  ])('%s', (text, name, baseline) => {
    expect(partIn(text)).toEqual(name === null ? null : { name, baseline });
  });

  it('is the figure of a sentence that tells it behind its cause', () => {
    expect(
      figureOf(
        'Marta Iglesias types the cards into a spreadsheet on Fridays, so 1 visit report in 6 reaches the client late',
      ),
    ).toEqual({ name: 'share of visit reports that reach the client late', baseline: '1 in 6' });
  });

  it('takes no count of people with work that has a number of its own for a share', () => {
    expect(figureOf('Our 9 falconers make 60 visits a week')).toBeNull();
    expect(figureOf('22 patients a week arrive late')).toMatchObject({ baseline: '22 a week' });
  });
});

describe('what is welcome', () => {
  it.each([
    ['share of falconers who make visits', false],
    ['share of forms that are read by the client', true],
    ['share of customers who book a slot', true],
    ['share of people who visit the museum', true],
    ['share of inspectors who visit a site', false],
    ['share of orders that reach the book shop', false],
    ['share of those who rent the audio guide', true],
  ])('%s: %s', (name, expected) => {
    expect(isWelcome(name)).toBe(expected);
  });
});
