import { wantedAs } from './wanted-as.js';

const as = (name: string, ...sentences: string[]) => wantedAs({ name, provisional: false, sentences });

describe('what is wanted', () => {
  it('is told as whoever wants it puts it', () => {
    expect(
      as('TextileTrack', 'The museum needs a loans register, TextileTrack, for objects that go out to other museums.'),
    ).toBe('a loans register for objects that go out to other museums');
    expect(as('Mesa', 'We run three spaces, and we want a booking app called Mesa.')).toBe('a booking app');
  });

  it('is nothing where the idea tells it otherwise', () => {
    expect(as('Mesa', 'Mesa is an app for members.')).toBeNull();
  });
});
