import { purposeOf, wantedAs } from './wanted-as.js';

const as = (name: string, ...sentences: string[]) => wantedAs({ name, provisional: false, sentences });

describe('what is wanted', () => {
  it('is told as whoever wants it puts it', () => {
    expect(
      as('TextileTrack', 'The museum needs a loans register, TextileTrack, for objects that go out to other museums.'),
    ).toBe('a loans register for objects that go out to other museums');
    expect(as('SunSurvey', 'Loftwork wants a field app, SunSurvey, for its 48 installers.')).toBe(
      'a field app for the 48 installers',
    );
    expect(as('Mesa', 'We run three spaces, and we want a booking app called Mesa.')).toBe('a booking app');
  });

  it('is told by a line of its purpose', () => {
    expect(purposeOf({ sentences: ['TenderTrack', 'Purpose: help small firms answer public tenders in time.'] })).toBe(
      'helps small firms answer public tenders in time',
    );
  });

  it('is nothing where the idea tells it otherwise', () => {
    expect(as('Mesa', 'Mesa is an app for members.')).toBeNull();
  });
});
